"""Nobody has to wait for a card in the air. Time is the page's own: a busy machine makes no difference."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.patience import attempts
from tests.web.claim_table import ClaimTable
from tests.web.conftest import Arrive
from tests.web.opening import set_up_claim
from tests.web.person import Person

STAND_STILL = "2030-01-01"


def begin(arrive: Arrive, speed: str = "normal", **options: Any) -> tuple[Page, ClaimTable]:
    """A table at which time stands still, and the first card can be played."""
    person = arrive(remembers={"speed": speed}, **options)
    table = set_up_claim(person)
    page = person.page
    page.clock.install()
    page.clock.pause_at(STAND_STILL)
    pass_time_until_playable(page, table)
    return page, table


def pass_time_until_playable(page: Page, table: ClaimTable) -> None:
    for _ in attempts():
        if table.playable.count():
            return
        page.clock.run_for(200)


def test_the_next_card_is_chosen_at_once_and_played_in_its_turn(arrive: Arrive) -> None:
    page, table = begin(arrive)
    hand = table.hand.get_by_role("button")
    table.playable.first.click()
    chosen = hand.last
    chosen.click(force=True)
    marked = page.get_by_role("button", name=re.compile("plays next"))
    expect(marked).to_have_count(1)
    marked.click(force=True)
    expect(marked).to_have_count(0)
    chosen.click(force=True)
    for _ in attempts():
        page.clock.run_for(200)
        # It has been played, or it is told why it may not be.
        if hand.count() <= 11 or page.locator(".whisper").count():
            break
    expect(marked).to_have_count(0)
    assert table.trouble.all_inner_texts() == []


def test_a_hand_that_is_dealt_under_a_resting_mouse_says_nothing(person: Person) -> None:
    person.page.clock.install()
    page = person.open("/")
    page.mouse.move(640, 720)
    person.tab_to(page.get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    table = ClaimTable(person)
    table.wait()
    under = "document.elementFromPoint(640, 720).closest('[data-card]') !== null"
    page.wait_for_function(under)
    page.clock.run_for(1_000)
    assert page.locator(".whisper").count() == 0
    page.mouse.move(642, 720)
    page.clock.run_for(1_000)
    expect(page.locator(".whisper")).to_have_count(1)


def test_a_card_that_slides_under_a_resting_mouse_says_nothing(arrive: Arrive) -> None:
    page, table = begin(arrive)
    note = page.locator(".whisper")
    card = table.playable.first.bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.clock.run_for(1_000)
    expect(note).to_have_count(1)
    page.mouse.click(card["x"] + 30, card["y"] + 40)
    expect(table.hand.get_by_role("button")).to_have_count(12)
    page.clock.run_for(5_000)
    # Browsers tell it again where it is when something else has come to lie there.
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.clock.run_for(1_000)
    assert note.count() == 0
    page.mouse.move(card["x"] + 50, card["y"] + 50)
    page.clock.run_for(1_000)
    expect(note).to_have_count(1)


def test_a_tap_on_the_felt_the_space_bar_and_a_button_skip(arrive: Arrive) -> None:
    page, table = begin(arrive, "slow")
    onward = page.get_by_role("button", name="Skip ahead")

    def skipped_by(way: str) -> None:
        pass_time_until_playable(page, table)
        page.clock.run_for(20_000)
        table.playable.first.click()
        expect(onward).to_be_visible()
        flying = page.locator(".flight").element_handle()
        if way == "tap":
            page.locator(".felt").click(position={"x": 20, "y": 300})
        elif way == "key":
            page.keyboard.press(" ")
        else:
            onward.click()
        # The other player's answer may arrive after the skip, and is shown then.
        flying.wait_for_element_state("hidden")

    for way in ("tap", "key", "button"):
        skipped_by(way)


def test_a_card_is_dragged_onto_the_table(arrive: Arrive) -> None:
    page, table = begin(arrive)
    cards = table.cards()
    box = table.playable.first.bounding_box()
    goal = page.get_by_role("group", name="Trick").bounding_box()
    assert box is not None
    assert goal is not None
    page.mouse.move(box["x"] + 12, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 30, steps=3)
    page.mouse.up()
    assert table.cards() == cards, "It was let go in the hand."
    box = table.playable.first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    expect(table.hand.get_by_role("button")).to_have_count(len(cards) - 1)


def test_a_finger_drags_a_card_onto_the_table(arrive: Arrive) -> None:
    page, table = begin(arrive, viewport={"width": 360, "height": 740}, has_touch=True)
    cards = table.cards()
    box = table.playable.last.bounding_box()
    goal = page.get_by_role("group", name="Trick").bounding_box()
    assert box is not None
    assert goal is not None
    finger = page.context.new_cdp_session(page)
    left, top = box["x"] + 12, box["y"] + 30
    over, down = goal["x"] + goal["width"] / 2 - left, goal["y"] + goal["height"] / 2 - top
    for part in range(6):
        at = {"x": left + over * part / 5, "y": top + down * part / 5}
        kind = "touchMove" if part else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(table.hand.get_by_role("button")).to_have_count(len(cards) - 1)


def test_a_card_that_cannot_be_sent_is_marked_until_it_is(arrive: Arrive) -> None:
    page, table = begin(arrive)
    table.person.tolerate("ERR_INTERNET_DISCONNECTED|WebSocket")
    page.context.set_offline(True)
    page.clock.resume()
    table.playable.first.click()
    sent = page.get_by_role("button", name=re.compile("being sent"))
    expect(sent).to_have_count(1)
    page.context.set_offline(False)
    expect(sent).to_have_count(0)
    expect(table.hand.get_by_role("button")).to_have_count(12)


def test_the_last_card_plays_itself_unless_somebody_wants_otherwise(arrive: Arrive) -> None:
    table = set_up_claim(arrive(remembers={"plays-last": "off"}), moves=12)
    expect(table.hand.get_by_role("button")).to_have_count(1)
    table.playable.click()
    expect(table.hand.get_by_role("button")).to_have_count(13)
