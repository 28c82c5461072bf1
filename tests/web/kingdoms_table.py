"""The table of Kingdoms as a person uses it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.patience import attempts
from tests.web.claim_table import END
from tests.web.person import Person


class KingdomsTable:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = page = person.page
        self.hand = page.get_by_role("region", name="Your hand")
        self.board = page.get_by_role("group", name="Board")
        self.fields = self.board.get_by_role("button", name=re.compile("^Free field"))
        self.targets = self.board.get_by_role("button", name=re.compile("can be chosen"))
        self.draws = page.get_by_role("region", name="Display").locator("button.drawn")
        self.keep = page.locator(".keep")
        self.words = page.locator(".options").get_by_role("button")
        self.end = page.get_by_role("dialog", name=END)
        self.ended = page.locator("button[title=Result]")
        self.skip = page.get_by_role("button", name="Skip ahead")

    def wait(self) -> None:
        """Until something can be done, or the game is over. What is told meanwhile is cut short."""
        choices = self.fields.or_(self.targets).or_(self.draws).or_(self.keep).or_(self.words)
        ready = choices.or_(self.ended)
        for _ in attempts():
            ready.or_(self.skip).first.wait_for()
            if ready.first.is_visible():
                return
            self.page.keyboard.press("Escape")

    @property
    def is_over(self) -> bool:
        self.wait()
        return self.ended.count() > 0

    def decide(self) -> None:
        """Do the first thing that can be done."""
        if self.keep.count():
            self.keep.locator("[aria-pressed=false]").nth(0).click()
            self.keep.locator("[aria-pressed=false]").nth(0).click()
            self.keep.get_by_role("button", name="Keep these").click()
        elif self.targets.count():
            self.targets.first.click()
        elif self.fields.count():
            if self.hand.locator("[aria-pressed=true]").count() == 0:
                self.hand.locator("[aria-pressed]").first.click()
            self.fields.first.click()
        elif self.draws.count():
            self.draws.first.click()
        else:
            self.words.first.click()

    def play_out(self) -> int:
        decisions = 0
        while not self.is_over:
            self.decide()
            decisions += 1
        assert self.page.locator(".toast.alarm").count() == 0
        # It opens by itself, unless somebody in a hurry has closed it at once.
        if not self.end.is_visible():
            self.ended.first.click()
        expect(self.end).to_be_visible()
        return decisions
