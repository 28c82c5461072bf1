"""Learning in the browser: the first game with its guide, lessons, rules."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
from playwright.sync_api import expect

from claimant.lessons import FIRST_GAME, SCENES, learn
from claimant.server.http.routes.lessons import told
from tests.patience import attempts
from tests.web.claim_table import ClaimTable
from tests.web.conftest import Arrive
from tests.web.person import Person

POSITION = (
    "Go Kn Do Dw Un | phase 1 | trick 1 | lead B | played {led} | prizes Kn8 | "
    "deck Go5 Dw8 Dw7 Un5 Un9 Do8 Kn4 Un7 Un4 | A hand {hand} | B hand Un3 Dw9 Go9 Go6"
)


def test_the_first_game_with_its_guide(person: Person) -> None:
    page = person.open("/learn")
    page.get_by_role("link", name="Begin").click()
    guide = page.get_by_role("region", name="Guide")
    said = set()
    table = ClaimTable(person)
    more = guide.get_by_role("button", name="Next")
    done = guide.get_by_role("link", name="All lessons")
    for _ in attempts():
        if done.count():
            break
        said.add(guide.get_by_role("paragraph").inner_text())
        # Nothing moves by itself while the table waits: the game cannot end under the click.
        if not table.can_act:
            page.keyboard.press("Escape")
        elif more.count():
            more.click()
        else:
            table.decide()
    assert len(said) >= 10
    page.goto(person.address + "/learn")
    expect(page.get_by_role("link", name="Play it again")).to_be_visible()


def first_line(person: Person, hand: str, led: str) -> str:
    """What the guide says when the first decision of a first game is to answer this card with this hand."""
    scene = replace(SCENES[FIRST_GAME], written=POSITION.format(hand=hand, led=led))
    answer = msgspec.json.encode(told(learn(scene, [])))
    person.page.unroute_all()
    person.page.route(
        f"**/lessons/{FIRST_GAME}",
        lambda route: route.fulfill(body=answer, content_type="application/json"),
    )
    page = person.open(f"/learn/{FIRST_GAME}")
    guide = page.get_by_role("region", name="Guide")
    more = guide.get_by_role("button", name="Next")
    for _ in attempts():
        said = guide.get_by_role("paragraph").inner_text()
        if "no cards of the led faction" in said or "no Goblin" in said:
            return said
        if more.count():
            more.click()
    raise AssertionError("the guide says nothing of it")


ANSWERS = [
    ("Un2 Un8 Do3 Dw2 Do6", "Go4", "Doppelgänger 6 you would win", "Knight|not win"),
    ("Un2 Un8 Do3 Dw2 Dw4", "Go4", "cannot win", "Knight"),
    ("Un2 Un8 Kn3 Dw2 Do6", "Go4", "any Knight beats", "not win"),
    ("Go1 Un8 Kn3 Go2 Do6", "Dw5", "Doppelgänger 6 you would win", "not win"),
    ("Go1 Un8 Kn3 Go2 Do4", "Dw5", "cannot win", "would win"),
]
"""A hand, the card that is led, what the guide says then, and what it does not."""


def test_the_guide_says_what_wins_only_if_it_does(person: Person) -> None:
    for hand, led, wins, never in ANSWERS:
        said = first_line(person, hand, led)
        assert wins in said
        assert re.search(never, said) is None


def test_a_lesson_is_played_as_it_shows_and_then_ticked_off(person: Person) -> None:
    page = person.open("/learn/Dw")
    table = ClaimTable(person)
    again = page.get_by_role("button", name="Once more")
    hint = page.get_by_role("button", name="Hint")
    for _ in attempts():
        if again.count():
            break
        if table.can_act:
            hint.click()
            page.locator(".hinted").click()
        else:
            page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Guide")).to_contain_text("Well done")
    page.goto(person.address + "/learn")
    expect(page.get_by_role("link", name="Dwarves done")).to_be_visible()


def test_every_rule_has_its_page(person: Person) -> None:
    page = person.open("/rules")
    links = page.locator("main a[href^='/rules/']")
    # The page is there before the catalogue, from which its links come.
    links.nth(30).wait_for(state="attached")
    paths = links.evaluate_all("all => [...new Set(all.map(a => a.pathname))]")
    assert len(paths) > 30
    for path in paths[::7]:
        person.open(path)
        expect(page.locator("h1")).not_to_have_text("This page does not exist.")


def test_the_rules_come_with_pictures_in_every_language(arrive: Arrive) -> None:
    person = arrive(remembers={"language": "de"})
    page = person.open("/rules")
    table = page.get_by_alt_text("Ein Tisch mit zwei Spielern, die Teile nummeriert")
    table.scroll_into_view_if_needed()
    for _ in attempts():
        if table.evaluate("picture => picture.complete && picture.naturalWidth") > 0:
            break
    expect(page.get_by_role("heading", name="Eine ganze Partie")).to_be_attached()
    person.open("/rules/Kn")
    expect(page.get_by_alt_text("Vorher und nachher: Ritter", exact=True)).to_be_visible()


def test_a_deck_fits_on_one_page(person: Person) -> None:
    page = person.open("/rules/summary/claim")
    expect(page.get_by_role("button", name="Print this page")).to_be_visible()
    expect(page.locator(".factions li")).to_have_count(5)
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
