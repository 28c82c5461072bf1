"""Games of Kingdoms in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.kingdoms_table import KingdomsTable
from tests.web.person import Person


def test_a_whole_game_of_kingdoms(person: Person) -> None:
    page = person.open("/")
    page.get_by_role("radio", name="Claim Kingdoms").check()
    page.get_by_role("radio", name="Random").check()
    page.get_by_role("button", name="Play now").click()
    table = KingdomsTable(person)
    assert table.play_out() > 20
    # Head, seven factions, and three lines of points.
    expect(table.end.get_by_role("row")).to_have_count(11)
