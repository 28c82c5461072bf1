"""Setting up a table in the browser: who sits where."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import Person


def seat(person: Person, number: int, who: str) -> None:
    person.page.get_by_role("combobox", name=f"Seat {number}").select_option(who)


def test_bots_sit_where_they_were_put(person: Person) -> None:
    page = person.open("/new")
    page.get_by_role("group", name="How many players?").get_by_role("radio", name="4").check()
    seat(person, 2, "greedy")
    seat(person, 3, "person")
    seat(person, 4, "random")
    page.get_by_role("button", name="Open the table").click()
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    expect(seats.nth(1)).to_contain_text("Bot")
    expect(seats.nth(2)).to_contain_text("Free")
    expect(seats.nth(3)).to_contain_text("Bot")
