"""The analysis board in the browser: values beside the cards, on and back, pasting, setting up, keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Route, expect

from tests.cli.shell import played_game
from tests.web.checks import violations
from tests.web.conftest import Arrive
from tests.web.sights import Sights
from tests.web.test_pages import PHONE

KNOWN = "Everything is known."
AT = 40


def engine(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Analysis board")


def known(page: Page) -> None:
    """Wait until the engine has nothing more to find out."""
    expect(engine(page).get_by_role("status")).to_have_text(KNOWN)


def test_a_moment_of_a_game_is_analysed_and_played_on(mira: Arrive, sights: Sights) -> None:
    person = mira()
    page = person.open(f"{sights.path('replay')}#{AT}")
    page.get_by_role("button", name="Analyse this position").click()
    expect(page).to_have_url(re.compile(rf"/analysis#{AT}$"))
    known(page)
    rows = engine(page).get_by_role("row")
    first = rows.nth(1)
    expect(first).to_contain_text(re.compile("wins|loses|shares"))
    expect(engine(page)).to_contain_text("exact")
    expect(engine(page).get_by_text("Best line")).to_be_visible()
    # The values stand beside the cards, too; a card leads on.
    cards = page.locator(".hand button[aria-disabled=false]")
    expect(cards.first.locator(".mark")).to_have_text(re.compile(r"^[▲▼=].?\d"))
    here = page.get_by_role("heading", name="to move").inner_text()
    cards.first.click()
    expect(page).to_have_url(re.compile(rf"analysis(\?line=[AB]%3A\w+#{AT}|#{AT + 1})$"))
    known(page)
    # Back by the browser, and on by the keyboard.
    page.go_back()
    expect(page).to_have_url(re.compile(rf"/analysis#{AT}$"))
    expect(page.get_by_role("heading", name="to move")).to_have_text(here)
    known(page)
    person.tab_to(first.get_by_role("button"))
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(rf"/analysis#{AT}$"))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", name="to move")).to_have_text(here)
    assert violations(page) == []


def test_estimates_can_be_stopped_and_deepened(mira: Arrive, sights: Sights) -> None:
    page = mira(viewport=PHONE).open(sights.path("review"))
    page.get_by_role("button", name="Analyse this position").click()
    expect(engine(page).get_by_role("status")).to_have_text("Done at this depth.")
    expect(engine(page)).to_contain_text("estimated, given what")
    expect(engine(page)).to_contain_text("Phase 1 has only estimates")
    # The answers are held back, so that there is something to stop.
    asked: list[Route] = []
    page.route("**/analyses", lambda route: asked.append(route))
    page.get_by_role("button", name="Deeper").click()
    page.get_by_role("button", name="Stop").click()
    expect(engine(page).get_by_role("status")).to_have_text("Stopped")
    for route in asked:
        route.continue_()
    page.unroute("**/analyses")
    page.get_by_role("button", name="Continue").click()
    expect(engine(page).get_by_role("status")).to_have_text("Done at this depth.")
    assert violations(page) == []


def test_records_and_positions_are_pasted_and_set_up(mira: Arrive) -> None:
    person = mira()
    person.tolerate("422")
    page = person.open("/")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Analysis").click()
    pasted = page.get_by_role("textbox", name="Paste a record or a position")
    pasted.fill("nonsense")
    page.get_by_role("button", name="Analyse").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    # A record that goes on is shown where it ends, after a reload as well.
    pasted.fill(played_game("claim", 2, moves=41).record())
    page.get_by_role("button", name="Analyse").first.click()
    expect(page.get_by_text("After move 41 of 41.")).to_be_visible()
    known(page)
    page.reload()
    expect(page.get_by_text("After move 41 of 41.")).to_be_visible()
    page.get_by_role("button", name="Another position").click()

    # Two cards each, one of them led: clicked together, then analysed.
    for place, cards in {
        "A's hand": ["Goblin 9"],
        "B's hand": ["Knight 8", "Dwarf 3"],
        "Led in this trick": ["Knight 2"],
        "B's score pile": ["Undead 9"],
    }.items():
        page.get_by_role("radio", name=place).check()
        for card in cards:
            page.get_by_role("button", name=f"{card}: Out of play", exact=True).click()
    page.get_by_role("button", name="Analyse").last.click()
    expect(page.get_by_role("heading", name="Seat B to move")).to_be_visible()
    known(page)
    expect(page).to_have_url(re.compile(r"/analysis\?position="))
    expect(engine(page).get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("list", name="Hand: Seat A")).to_contain_text("Goblin 9")
