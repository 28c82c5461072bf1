"""The table of Claim as a person uses it: by what is on the screen, with the mouse or with keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.patience import attempts
from tests.web.person import Person

END = re.compile("You win|You lose|shared|over")


class ClaimTable:
    """All of it is found by role and name, as a screen reader would."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = page = person.page
        self.hand = page.get_by_role("list", name="Your hand")
        self.playable = self.hand.get_by_role("button", disabled=False)
        self.options = page.locator(".decision").get_by_role("button")
        self.confirm = page.get_by_role("button", name=re.compile("^Confirm"))
        self.trick_cards = page.get_by_role("group", name="Trick").locator("[data-piece]")
        self.end = page.get_by_role("dialog", name=END)
        self.ended = page.locator("button", has_text="Result")
        self.skip = page.get_by_role("button", name="Skip ahead")
        self.trouble = page.locator(".toast.alarm")

    def wait(self) -> None:
        """Until something can be done, or the game is over. What is told meanwhile is cut short."""
        ready = self.playable.or_(self.options).or_(self.ended)
        for _ in attempts():
            ready.or_(self.skip).first.wait_for()
            if ready.first.is_visible():
                return
            self.page.keyboard.press("Escape")

    @property
    def can_act(self) -> bool:
        return self.playable.or_(self.options).count() > 0

    @property
    def is_over(self) -> bool:
        self.wait()
        return self.ended.count() > 0

    def look_at_result(self) -> None:
        """It opens by itself, unless somebody in a hurry has closed it at once."""
        if not self.end.is_visible():
            self.ended.first.click()
        expect(self.end).to_be_visible()

    def cards(self) -> list[str]:
        """The codes of the cards in the own hand."""
        return [
            str(card)
            for card in self.hand.locator("[data-card]").evaluate_all(
                "all => all.map(one => one.dataset.card)"
            )
        ]

    def pick_another(self) -> None:
        self.playable.and_(self.page.locator(":not([aria-pressed=true])")).first.click()

    def decide(self) -> None:
        """Do the first thing that can be done."""
        if self.options.count():
            self.options.first.click()
        elif self.confirm.count():
            for _ in attempts():
                if self.confirm.is_enabled():
                    break
                self.pick_another()
            self.confirm.click()
        else:
            self.playable.first.click()

    def play_out(self) -> int:
        """To the end; returns how many decisions that took."""
        decisions = 0
        while not self.is_over:
            self.decide()
            decisions += 1
        assert self.trouble.all_inner_texts() == []
        self.look_at_result()
        return decisions

    def decide_by_keys(self) -> None:
        keyboard = self.page.keyboard
        if self.options.count():
            self.person.tab_to(self.options.first)
        else:
            if not self._focused.count():
                keyboard.press("ArrowRight")
            expect(self._focused).to_have_count(1)
            while self._focused.get_attribute("aria-disabled") != "false":
                keyboard.press("ArrowRight")
        keyboard.press("Enter")

    @property
    def _focused(self) -> Locator:
        return self.page.locator("[data-card]:focus")


def expect_full_count(table: ClaimTable) -> None:
    """The end tells the votes of all five factions, and who has more of them."""
    expect(table.end.get_by_role("row")).to_have_count(7)
