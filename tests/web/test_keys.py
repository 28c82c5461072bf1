"""A table for those who use keys, and for those who listen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.patience import attempts
from tests.web.checks import violations
from tests.web.claim_table import ClaimTable
from tests.web.conftest import Arrive, Visit
from tests.web.opening import set_up_claim
from tests.web.person import Person
from tests.web.sights import Sights

FOCUSED = "document.activeElement.closest('.log') ? 'log' : document.activeElement.innerText"


def test_the_log_is_one_stop_after_the_tools(visit: Visit) -> None:
    page = visit("claim")
    stops = []
    page.locator("h1").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUSED))
        if stops[-1] == "log":
            break
    assert stops.count("log") == 1
    assert "Hint" in stops
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('.log a')")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.log') !== null")


def test_the_focus_stays_at_the_table_and_arrows_reach_the_hand(person: Person) -> None:
    table = set_up_claim(person)
    page = person.page
    held = page.locator("[data-card]:focus")
    hint = page.get_by_role("button", name="Hint")
    hint.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("A strong player would choose")
    expect(hint).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(held).to_have_count(1)
    page.keyboard.press("Enter")
    for _ in attempts():
        assert page.evaluate("document.activeElement !== document.body")
        if table.can_act:
            break
    page.locator(".votes button").first.focus()
    page.keyboard.press("ArrowLeft")
    expect(held).to_have_count(1)
    # What has the focus goes away: the hand takes it over.
    page.locator(".votes button").first.focus()
    page.evaluate("document.activeElement.remove()")
    expect(held).to_have_count(1)


@pytest.mark.parametrize("sight", ["claim", "kingdoms"])
def test_single_keys_do_what_the_question_mark_lists(visit: Visit, sight: str) -> None:
    page = visit(sight)
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keyboard shortcuts")
    for text in ("Hint", "Undo", "Log", "Skip what is being shown"):
        expect(listed).to_contain_text(text)
    assert violations(page) == []
    page.keyboard.press("h")
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator(".log")).to_be_focused()
    if sight == "claim":
        page.keyboard.press("m")
        expect(page.get_by_role("dialog", name="Memory aid")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    advice = page.locator(".prompt, .advice").first
    expect(advice).to_contain_text("A strong player would choose")
    expect(advice).to_contain_text(
        re.compile("the trick" if sight == "claim" else "points? at once|then lead")
    )


def test_single_keys_can_be_switched_off(mira: Arrive, sights: Sights) -> None:
    page = mira(remembers={"keys": "off"}).open(sights.path("claim"))
    page.locator(".hand [data-card]").first.wait_for()
    for key in ("?", "h", "m", "l"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".log")).not_to_be_focused()
    # Arrows are no letters.
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card]:focus")).to_have_count(1)


def test_who_watches_is_not_told_how_to_play(visit: Visit) -> None:
    page = visit("replay")
    page.locator(".hand").wait_for()
    assert "Enter plays" not in page.content()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).not_to_contain_text("Play the card")


def test_the_title_says_whose_turn_it_is(visit: Visit) -> None:
    expect(visit("claim")).to_have_title("Your turn · Claimant")
    expect(visit("claim-end")).to_have_title(re.compile("^The game is over|Game over"))


def test_the_verdict_is_not_heard_before_it_is_announced(mira: Arrive, sights: Sights) -> None:
    person = mira(remembers={"speed": "normal"})
    page = person.page
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    person.open(sights.path("claim-end"))
    table = ClaimTable(person)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    before = dialog.aria_snapshot()
    page.clock.run_for(4_000)
    expect(table.end).to_be_visible()
    verdict = page.locator(".verdict").inner_text().strip()
    assert verdict not in before
    assert verdict in dialog.aria_snapshot()
