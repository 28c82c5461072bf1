"""Setting up a table in the browser: who sits where, and who leads."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web.claim_table import ClaimTable
from tests.web.conftest import Arrive
from tests.web.person import Person


def seat(person: Person, number: int, who: str) -> None:
    person.page.get_by_role("combobox", name=f"Seat {number}").select_option(who)


def test_bots_sit_where_they_were_put(person: Person) -> None:
    page = person.open("/new")
    page.get_by_role("group", name="How many players?").get_by_role("radio", name="4").check()
    expect(page.get_by_label("Seat 3: your partner, across from you")).to_be_visible()
    seat(person, 2, "greedy")
    seat(person, 3, "person")
    seat(person, 4, "random")
    page.get_by_role("button", name="Open the table").click()
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    expect(seats.nth(1)).to_contain_text("Bot")
    expect(seats.nth(2)).to_contain_text("Free")
    expect(seats.nth(3)).to_contain_text("Bot")


def begin(person: Person) -> None:
    person.page.get_by_text("Ready to play.").wait_for()
    person.page.get_by_role("button", name="Play", exact=True).click()


def told(person: Person, path: str) -> Any:
    return person.context.request.get(f"{person.address}/api/v1{path}").json()


@pytest.mark.parametrize(("who", "leader"), [("You", "A"), ("Random", "B")])
def test_who_leads_is_chosen(person: Person, who: str, leader: str) -> None:
    page = person.open("/new")
    leads = page.get_by_role("group", name="Who leads?")
    seat(person, 2, "random")
    expect(leads.get_by_role("radio", name="Chance decides")).to_be_checked()
    expect(page.get_by_text("By the rules, the youngest player leads")).to_be_visible()
    leads.get_by_role("radio", name=who).check()
    begin(person)
    table = ClaimTable(person)
    table.wait()
    assert told(person, f"/tables/{page.url.rpartition('/')[2]}")["options"]["first"] == leader
    expect(table.trick_cards).to_have_count(1 if leader == "B" else 0)


def test_in_kingdoms_somebody_begins(person: Person) -> None:
    page = person.open("/new?game=kingdoms")
    begins = page.get_by_role("group", name="Who begins?")
    expect(page.get_by_text("By the rules, the younger player decides")).to_be_visible()
    begins.get_by_role("radio", name="You").check()
    begin(person)
    expect(page.locator(".table")).to_be_visible()
    table = told(person, f"/tables/{page.url.rpartition('/')[2]}")
    game = told(person, f"/games/{table['game']}")
    assert (game["view"]["first"], game["view"]["asked"]) == ("A", ["A"])


def test_a_seat_that_is_no_longer_there_leads_no_longer(person: Person) -> None:
    page = person.open("/new")
    players = page.get_by_role("group", name="How many players?")
    leads = page.get_by_role("group", name="Who leads?")
    players.get_by_role("radio", name="4").check()
    expect(leads.get_by_role("radio")).to_have_count(5)
    leads.get_by_role("radio", name="Seat 3").check()
    players.get_by_role("radio", name="2").check()
    expect(leads.get_by_role("radio")).to_have_count(3)
    expect(leads.get_by_role("radio", name="Chance decides")).to_be_checked()
    begin(person)
    ClaimTable(person).wait()


def test_who_leads_is_told_in_the_lobby_and_in_the_waiting_room(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    page = ann.open("/new?public")
    page.get_by_role("group", name="Who leads?").get_by_role("radio", name="A person").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Leads the first trick: Seat B")).to_be_visible()
    address = page.url.rpartition("/")[2]
    ben.open("/lobby")
    tile = ben.page.locator(f"a[href='/t/{address}']")
    expect(tile).to_contain_text("Leads the first trick: Seat B")
    tile.click()
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_text("Leads the first trick: You")).to_be_visible()
    expect(page.get_by_text("Leads the first trick: Ben")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    ben.page.get_by_role("main").get_by_text(re.compile("Trick 1 of 13")).wait_for()
    table = ClaimTable(ben)
    table.wait()
    assert table.can_act


def test_an_old_answer_that_arrives_late_changes_nothing(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    page = ann.open("/new?public")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("region", name="Seats").wait_for()
    address = page.url.rpartition("/")[2]
    ben.open(f"/t/{address}")
    old = ben.context.request.get(f"{ben.address}/api/v1/tables/{address}")
    late: list[Route] = []
    ben.page.route(old.url, lambda route: late.append(route))
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    sit = ben.page.get_by_role("button", name="Sit here")
    with ben.page.expect_request(old.url):
        sit.click()
    expect(sit).to_have_count(0)
    with ben.page.expect_response(old.url):
        late[0].fulfill(response=old)
    ben.page.evaluate("new Promise(requestAnimationFrame)")
    expect(sit).to_have_count(0)


def test_what_raccoons_and_fires_need_is_told_where_a_deck_is_chosen(person: Person) -> None:
    page = person.open("/new")
    raccoons = page.get_by_text("four of them are put aside unseen")
    loot = page.get_by_text("Raccoons with loot: 1, 4, 7, 10 and 13. Our interpretation")
    fires = page.get_by_text("there are ten Phoenix Fires")
    page.get_by_role("radio", name=re.compile("Northern Raid")).check()
    expect(raccoons).to_be_visible()
    expect(loot).to_be_visible()
    page.get_by_role("radio", name=re.compile("^Claim 2")).check()
    expect(raccoons).to_have_count(0)
    page.get_by_role("group", name="Deck").get_by_role("radio", name="Your own").check()
    expect(fires).to_have_count(0)
    # One faction is no deck yet.
    person.tolerate("status of 422")
    page.get_by_role("checkbox", name=re.compile("^Phoenixes")).check()
    expect(fires).to_be_visible()


def test_ready_made_decks_of_ours_are_labelled(person: Person) -> None:
    page = person.open("/new")
    decks = page.get_by_role("group", name="Ready-made")
    own = decks.locator("label").filter(has_text="Our interpretation: no rulebook lists it.")
    expect(decks.get_by_role("radio")).to_have_count(6)
    expect(own).to_have_count(4)
    expect(own.filter(has_text="Claim 2")).to_have_count(0)
    page.get_by_role("group", name="How many players?").get_by_role("radio", name="3").check()
    expect(own).to_have_count(6)


def test_the_rules_tell_how_raccoons_and_fires_are_set_up(person: Person) -> None:
    page = person.open("/rules")
    setting_up = page.locator("section#setup")
    expect(setting_up).to_contain_text("put four aside unseen")
    expect(setting_up).to_contain_text("shuffle the ten Phoenix Fires")
    person.open("/rules/Ra")
    expect(page.get_by_role("main")).to_contain_text("four of them are put aside unseen")
    expect(page.get_by_role("main")).to_contain_text("Our interpretation: no rulebook lists it.")
    person.open("/rules/Ph")
    expect(page.get_by_role("main")).to_contain_text("there are ten Phoenix Fires")
