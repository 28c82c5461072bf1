"""Whole games of Claim in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.claim_table import ClaimTable, expect_full_count
from tests.web.person import Person


def test_a_newcomer_plays_a_whole_game_by_mouse_two_clicks_from_home(person: Person) -> None:
    page = person.open("/")
    page.get_by_role("button", name="Play now").click()
    table = ClaimTable(person)
    table.wait()
    assert table.hand.get_by_role("button").count() == 13
    assert table.play_out() >= 26
    expect_full_count(table)


def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person.open("/")
    person.tab_to(page.get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    table = ClaimTable(person)
    while not table.is_over:
        table.decide_by_keys()
    table.look_at_result()
    expect_full_count(table)
    person.tab_to(table.end.get_by_role("button", name="Rematch"))
    page.keyboard.press("Enter")
    expect(table.hand.get_by_role("button")).to_have_count(13)
