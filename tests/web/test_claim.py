"""Games of Claim in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.patience import until
from tests.web.claim_table import ClaimTable, expect_full_count
from tests.web.conftest import Arrive
from tests.web.opening import set_up_claim
from tests.web.person import Person


def test_a_newcomer_plays_a_whole_game_by_mouse_two_clicks_from_home(person: Person) -> None:
    page = person.open("/")
    page.get_by_role("button", name="Play now").click()
    table = ClaimTable(person)
    table.wait()
    assert table.hand.get_by_role("button").count() == 13
    assert table.play_out() >= 24, "The last card of each phase plays itself."
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
    expect(table.end.get_by_role("button", name="Rematch")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.hand.get_by_role("button")).to_have_count(13)


@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_of_more_than_two(person: Person, players: int) -> None:
    table = set_up_claim(person, players)
    expect(person.page.get_by_role("group", name="Trick").locator(".place > .name")).to_have_count(players)
    assert table.play_out() > 10
    assert table.end.get_by_role("row").count() >= 7


def test_a_place_that_exchanges_cards(person: Person) -> None:
    table = set_up_claim(person, place="Desert")
    page = person.page
    expect(page.get_by_role("main").get_by_text("choose 5 cards to swap")).to_be_visible()
    before = table.cards()
    while table.confirm.is_disabled():
        table.pick_another()
    expect(table.confirm).to_contain_text("5 of 5")
    table.confirm.click()
    expect(table.confirm).to_have_count(0)
    table.wait()
    after = table.cards()
    assert len(after) == len(before)
    assert sorted(before) != sorted(after)
    table.decide()
    table.wait()
    assert len(table.cards()) < len(after)


def test_choosing_a_card_that_may_not_be_played_says_why_in_words(person: Person) -> None:
    table = set_up_claim(person)
    page = person.page
    while table.hand.get_by_role("button", disabled=True).count() == 0:
        assert not table.is_over
        table.decide()
        table.wait()
    others = table.cards()
    # It is said to be disabled, and so it is left alone by default; a person would click all the same.
    table.hand.get_by_role("button", disabled=True).first.click(force=True)
    why = page.locator(".whisper")
    expect(why).to_contain_text("was led and you hold")
    assert table.cards() == others
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


WATCH_A_FLIGHT = """() => {
  window.heights = []
  window.landed = false
  let flight = null
  const look = () => {
    flight ??= document.querySelector('.flight')
    if (flight?.isConnected) heights.push(flight.getBoundingClientRect().top)
    landed = flight !== null && !flight.isConnected
    if (!landed) requestAnimationFrame(look)
  }
  look()
}"""
"""Notes in every picture that the browser draws how high the first flying card is, until it has landed."""


def test_cards_move_from_the_hand_to_the_trick(arrive: Arrive) -> None:
    person = arrive(remembers={"speed": "slow"})
    table = set_up_claim(person)
    card = table.playable.first
    start = card.bounding_box()
    assert start is not None
    goal = person.page.get_by_role("group", name="Trick").bounding_box()
    assert goal is not None
    # The card that was led may still be on its way.
    expect(person.page.locator(".flight")).to_have_count(0)
    person.page.evaluate(WATCH_A_FLIGHT)
    card.click()
    until(lambda: person.page.evaluate("landed"))
    heights = person.page.evaluate("heights")
    assert len(heights) > 2
    assert heights == sorted(heights, reverse=True), "It goes up, without a jump back."
    assert heights[0] - heights[-1] > (start["y"] - goal["y"]) / 10
    table.wait()


def test_reduced_motion_is_honoured(arrive: Arrive) -> None:
    person = arrive(reduced_motion="reduce", remembers={"speed": ""})
    person.open("/")
    expect(person.page.locator("html")).to_have_attribute("data-speed", "off")


def test_without_motion_the_winner_leads_on_while_the_trick_still_lies(person: Person) -> None:
    table = set_up_claim(person)
    page = person.page
    # Time stands still, and with it a trick that is looked at.
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    table.playable.last.click()
    expect(page.locator(".prompt")).to_contain_text("You win the trick")
    expect(table.trick_cards).to_have_count(2)
    expect(page.locator(".trick .won")).to_have_count(1)
    expect(table.playable.first).to_be_visible()
    cards = table.cards()
    table.playable.first.click()
    expect(table.hand.get_by_role("button")).to_have_count(len(cards) - 1)
    expect(table.trick_cards.first).to_be_visible()
    assert table.trouble.all_inner_texts() == []


def test_hint_memory_log_and_undo(person: Person) -> None:
    table = set_up_claim(person)
    page = person.page
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".prompt")).to_contain_text("A strong player would choose")
    expect(page.locator(".hand .hinted .hint svg")).to_have_count(1)
    hand = table.cards()
    table.decide()
    table.wait()
    assert len(table.cards()) < len(hand)
    page.get_by_role("button", name="Memory").click()
    memory = page.get_by_role("dialog", name="Memory aid")
    expect(memory).to_contain_text("What you could know")
    page.keyboard.press("Escape")
    expect(page.locator(".log a").first).to_have_attribute("href", re.compile("^/rules"))
    page.get_by_role("button", name="Undo").click()
    expect(table.hand.get_by_role("button")).to_have_count(len(hand))
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
    expect(table.end).to_contain_text("You gave up")


def test_what_is_taken_back_leaves_the_log_and_the_replay(person: Person) -> None:
    table = set_up_claim(person)
    page = person.page
    tricks = page.locator(".log .which")
    aside = page.locator(".log li", has_text="You take back a move.")
    for _ in range(2):
        table.decide()
        table.wait()
    page.get_by_role("button", name="Undo").click()
    expect(aside).to_have_count(1)
    table.decide()
    table.wait()

    heading = page.locator(".trick-number").inner_text()
    assert heading.startswith(tricks.last.inner_text()), (heading, tricks.all_inner_texts())
    told = page.locator(".log li").all_inner_texts()
    page.reload()
    table.wait()
    assert page.locator(".log li").all_inner_texts() == told
    table.play_out()
    assert len(tricks.all_inner_texts()) == 26

    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    expect(tricks).to_have_count(26)
    expect(aside).to_have_count(0)
