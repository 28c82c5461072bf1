"""Puzzles in the browser: solved with keys, failed and played out on a phone; and a mistake trained."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from claimant.study import Puzzle, puzzles
from tests.patience import attempts
from tests.server.reviewing import keep_review
from tests.study.solving import way, wrong
from tests.web.checks import violations
from tests.web.claim_table import ClaimTable
from tests.web.conftest import Arrive
from tests.web.person import Person
from tests.web.sights import fixed_table, play, post

PHONE = {"width": 360, "height": 740}


def short() -> Puzzle:
    """One card to find among several, and the game goes on afterwards."""
    return next(
        each for each in puzzles("claim2") if each.length == 1 and len(each.game().legal_actions()) == 4
    )


def guide(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Guide")


def test_a_puzzle_of_two_cards_is_solved_with_keys(person: Person) -> None:
    known = next(each for each in puzzles("claim") if each.length == 2)
    page = person.open("/")
    page.get_by_role("link", name="Puzzles").first.click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    # Nobody has asked for a name yet: the first card makes a guest.
    person.tolerate("401")
    person.open(f"/puzzles/{known.code}")
    table = ClaimTable(person)
    table.wait()
    state = known.game().state
    open_cards = page.get_by_role("list", name="Hand: Opponent").get_by_role("listitem")
    expect(open_cards).to_have_count(int(state.seats[1 - state.turn].hand.size()))
    first, second = way(known)
    person.tab_to(table.hand.locator(f'[data-card="{first}"]'), "ArrowRight")
    page.keyboard.press("Enter")
    expect(guide(person)).to_contain_text("1 of 2")
    person.tab_to(table.hand.locator(f'[data-card="{second}"]'), "ArrowRight")
    page.keyboard.press("Enter")
    expect(guide(person)).to_contain_text("Solved!")
    expect(guide(person)).to_contain_text(re.compile(r"Rating: \d+\s+\+\d+"))
    assert violations(page) == []
    guide(person).get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(f"{known.code}$"))
    expect(guide(person)).to_contain_text("Rating")


def test_a_puzzle_is_failed_and_played_out_on_a_phone(arrive: Arrive) -> None:
    person = arrive(viewport=PHONE, has_touch=True)
    person.tolerate("401")
    known = short()
    page = person.open(f"/puzzles/{known.code}")
    table = ClaimTable(person)
    table.wait()
    table.hand.locator(f'[data-card="{wrong(known)}"]').click()
    expect(guide(person)).to_contain_text("was right")
    expect(guide(person)).to_contain_text(re.compile("Rating: [0-9]+\\s+\N{MINUS SIGN}[0-9]+"))
    assert violations(page) == []
    # To the end, to see what comes of it.
    for _ in attempts():
        if table.is_over:
            break
        table.decide()
    table.look_at_result()
    page.keyboard.press("Escape")
    guide(person).get_by_role("button", name="Try again").click()
    table.wait()
    table.hand.locator(f'[data-card="{known.answer}"]').click()
    expect(guide(person)).to_contain_text("Solved!")
    expect(guide(person)).to_contain_text("Only the first attempt counts.")


def test_a_mistake_is_trained(arrive: Arrive) -> None:
    person = arrive(remembers={"known": "yes"})
    line = person.context.request
    post(line, "players", name="Ida")
    _, game = fixed_table(line, person.server, setup={"game": "claim"}, bots=["random"])
    play(line, game)
    keep_review(person.server, game, line.get(f"games/{game}/record").text())
    due = line.get("me/exercises").json()["due"]
    page = person.open("/puzzles")
    page.get_by_role("link", name="My mistakes").click()
    expect(page.get_by_role("heading", name="2 exercises are due")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Lesson")).first).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Practise").click()
    expect(guide(person)).to_contain_text("What is better?")
    table = ClaimTable(person)
    table.wait()
    guide(person).get_by_role("button", name="Show me").click()
    expect(guide(person)).to_contain_text("Not quite")
    expect(guide(person)).to_contain_text("It will come back on")
    assert violations(page) == []
    guide(person).get_by_role("button", name="Next exercise").click()
    expect(guide(person)).to_contain_text("What is better?")
    left = line.get("me/exercises").json()["due"]
    assert [entry["number"] for entry in left] == [due[1]["number"]]
    table.wait()
    table.playable.or_(table.options).first.click()
    expect(guide(person)).to_contain_text(re.compile("Right!|Not quite"))
    guide(person).get_by_role("link", name="All my mistakes").click()
    expect(page.get_by_role("heading", name="Nothing is due")).to_be_visible()
