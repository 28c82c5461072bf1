"""Questions at the table of Claim besides a card for the trick: shown, answered, carried out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.checks import COVERED
from tests.web.claim_table import ClaimTable
from tests.web.person import Person
from tests.web.sights import fixed_table, play, post

SIZES = [(360, 740), (740, 360), (1280, 800), (640, 400), (2560, 1440)]


def table_that_asks(person: Person, power: str, setup: dict[str, object], asking: str = "") -> ClaimTable:
    """A game against bots, played until a faction or place (or the turn itself) asks something."""
    line = person.context.request
    post(line, "players", name="Mira")
    bots = ["random"] * (int(str(setup.get("players", 2))) - 1)

    def asks(view: dict[str, Any]) -> bool:
        return bool(view["legal"]) and view["asker"] == power and asking in view["asking"]

    for seed in range(20):
        table, game = fixed_table(line, person.server, seed, setup={"game": "claim", **setup}, bots=bots)
        if play(line, game, until=asks):
            person.open(f"/t/{table}")
            return ClaimTable(person)
    raise AssertionError(f"{power} has not asked")


@pytest.mark.parametrize(
    ("power", "setup", "goal", "question", "change"),
    [
        ("Peaks", {"places": ["Peaks", "Castle"]}, "most cards", "Windy Peaks: choose 3 cards to swap", 0),
        ("Swamp", {"places": ["Swamp", "Bridge"]}, "complete sets", "choose 2 cards to discard", -2),
        ("Au", {"deck": "Go Kn Au Do Dw"}, "Recruiting", "Discard one card face down", -1),
    ],
)
def test_cards_of_the_hand_are_chosen_and_the_table_says_what_for(
    person: Person, power: str, setup: dict[str, object], goal: str, question: str, change: int
) -> None:
    table = table_that_asks(person, power, setup)
    expect(person.page.locator(".goal")).to_contain_text(goal)
    expect(person.page.locator(".prompt")).to_contain_text(question)
    before, shown = len(table.cards()), table.hand.inner_text()
    table.decide()
    expect(table.hand).not_to_have_text(shown, use_inner_text=True)
    expect(table.hand.get_by_role("button")).to_have_count(before + change)
    expect(person.page.locator(".prompt")).not_to_contain_text(question)
    assert table.trouble.all_inner_texts() == []


def test_raccoons_ask_which_faction_the_loot_helps(person: Person) -> None:
    table = table_that_asks(person, "Ra", {"deck": "Go Kn Ra Vi Dw"})
    expect(person.page.locator(".decision")).to_contain_text("Your loot helps the faction")
    assert table.options.count() > 1
    chosen = table.options.last.inner_text()
    table.options.last.click()
    expect(person.page.locator(".log")).to_contain_text(re.compile(f"Your loot also counts for.*{chosen}"))
    expect(table.end).to_be_visible()


def all_but_a_pixel(shown: Locator) -> float:
    """How much of something must be visible: browsers scroll by whole pixels, but lay out by parts."""
    box = shown.bounding_box()
    assert box is not None
    return 1 - 1.5 / box["height"]


def test_with_four_at_the_table_a_question_covers_nobody_and_needs_no_scrolling(person: Person) -> None:
    table = table_that_asks(person, "", {"players": 4}, "take")
    expect(table.options).not_to_have_count(0)  # Equal prizes are one choice.
    for width, height in [(1366, 650), (1060, 720), (390, 844), *SIZES]:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(table.options.last).to_be_visible()
        assert person.page.evaluate(COVERED) == [], (width, height)
        for option in table.options.all():
            expect(option).to_be_in_viewport(ratio=all_but_a_pixel(option))
