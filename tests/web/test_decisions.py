"""What is asked at the table of Claim besides a card for the trick: seen, answered, what comes of it."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.patience import attempts
from tests.web.claim_table import ClaimTable
from tests.web.person import Person
from tests.web.test_pages import COVERED


def table_that_asks(person: Person, power: str, setup: dict[str, object], asking: str = "") -> ClaimTable:
    """A game against bots, played until a faction or place (or the turn itself) asks something."""
    line, api = person.context.request, f"{person.address}/api/v1"
    assert line.post(f"{api}/players", data={"name": "Mira"}).ok
    bots = ["random"] * (int(str(setup.get("players", 2))) - 1)
    opening = {"setup": {"game": "claim", **setup}, "bots": bots, "start": True}
    for _ in attempts():
        table = line.post(f"{api}/tables", data=opening).json()
        game = f"{api}/games/{table['game']}"
        for _ in attempts():
            seen = line.get(game).json()
            if seen["outcome"] is not None:
                break
            view, version = seen["view"], seen["version"]
            if view["legal"] and view["asker"] == power and asking in view["asking"]:
                person.open(f"/t/{table['table']}")
                return ClaimTable(person)
            if view["legal"]:
                move = {"action": view["legal"][-1], "version": version, "key": str(version)}
                assert line.post(f"{game}/moves", data=move).ok
            else:
                time.sleep(0.02)
    raise AssertionError(f"{power} has not asked")


@pytest.mark.parametrize(
    ("power", "setup", "question", "change"),
    [
        ("Peaks", {"places": ["Peaks"]}, "Windy Peaks: choose 3 cards to swap with Random", 0),
        ("Swamp", {"places": ["Swamp"]}, "choose 2 cards to discard", -2),
        ("Au", {"deck": "Go Kn Au Do Dw"}, "Discard one card face down; nobody else will see it", -1),
    ],
)
def test_cards_of_the_hand_are_chosen(
    person: Person, power: str, setup: dict[str, object], question: str, change: int
) -> None:
    table = table_that_asks(person, power, setup)
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


@pytest.mark.parametrize("size", [(1366, 650), (1280, 800), (1060, 720), (390, 844)])
def test_with_four_at_the_table_a_question_covers_nobody(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    table = table_that_asks(person, "", {"players": 4}, "take")
    expect(table.options).not_to_have_count(0)  # Equal prizes are one choice.
    assert person.page.evaluate(COVERED) == []
    for option in table.options.all():
        # Where long texts leave too little room, the question scrolls.
        option.scroll_into_view_if_needed()
        expect(option).to_be_in_viewport(ratio=all_but_a_pixel(option))
