"""A table shows what has been told, and nothing that is still to come; and telling does not take long."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server
from tests.web.frames import WATCH, ClaimStory, KingdomsStory, last_moment, let_count_end, let_time_pass
from tests.web.person import Person
from tests.web.sights import Sights

ROUTINE_MILLISECONDS = 1_800
POWER_MILLISECONDS = 2_800
STAND_STILL = "2030-01-01"
STEADY_PIXELS = 2
PLACES = """() => ['.trick', '.mine', '.hand', '.own-hand']
  .flatMap((part) => document.querySelector(part)?.getBoundingClientRect().top ?? [])"""


@dataclass
class Walk:
    """A whole game, told at the usual speed."""

    steps: list[dict[str, Any]]
    frames: list[dict[str, Any]]
    times: list[float]
    """How long each step was being told, in milliseconds by the clock of the page."""
    places: list[list[int]]
    """How far from the top of the window the trick, the prompt and the hand were after each step."""


@pytest.fixture(scope="module")
def claim(chromium: Browser, server: Server, sights: Sights) -> Walk:
    return walk(chromium, server, sights, "game")


@pytest.fixture(scope="module")
def kingdoms(chromium: Browser, server: Server, sights: Sights) -> Walk:
    return walk(chromium, server, sights, "kingdoms_game")


def walk(chromium: Browser, server: Server, sights: Sights, name: str) -> Walk:
    game = sights.names[name]
    context = chromium.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", storage_state=sights.state
    )
    context.add_init_script("localStorage['claimant-speed'] = 'normal'")
    person = Person(context, server)
    page = person.page
    page.clock.install()
    page.clock.pause_at(STAND_STILL)
    person.open(f"/games/{game}/replay")
    steps = page.request.get(f"{server.url}/api/v1/games/{game}/replay").json()
    let_time_pass(page, last_moment(steps[0]))
    page.evaluate(WATCH)
    times = []
    places = []
    for step in steps[1:]:
        page.evaluate("time_told = 0")
        page.keyboard.press("ArrowRight")
        let_time_pass(page, last_moment(step))
        time, place = page.evaluate(f"[time_told, ({PLACES})()]")
        times.append(time)
        places.append(place)
    let_count_end(page)
    frames = [json.loads(frame) for frame in page.evaluate("frames_seen")]
    context.close()
    assert person.wrongs() == []
    return Walk(steps, frames, times, places)


def test_every_picture_of_a_whole_game_shows_its_own_moment(claim: Walk) -> None:
    assert len(claim.frames) > 2 * len(claim.steps)
    assert ClaimStory(claim.steps).faults(claim.frames) == []
    assert any(frame["isCounting"] for frame in claim.frames)


def test_so_does_every_picture_of_kingdoms_and_the_last_one_the_final_points(kingdoms: Walk) -> None:
    assert len(kingdoms.frames) > len(kingdoms.steps)
    assert KingdomsStory(kingdoms.steps).faults(kingdoms.frames) == []
    assert any(frame["isCounting"] for frame in kingdoms.frames)
    totals = kingdoms.steps[-1]["view"]["result"]["totals"]
    points = {plate["seat"]: plate["score"] for plate in kingdoms.frames[-1]["plates"]}
    assert points == dict(zip("AB", totals, strict=True))


def test_the_table_does_not_jump_when_a_hand_empties(claim: Walk, kingdoms: Walk) -> None:
    for walk in (claim, kingdoms):
        for tops in zip(*walk.places, strict=True):
            assert max(tops) - min(tops) <= STEADY_PIXELS


def test_a_trick_is_quick_and_a_power_takes_a_little_longer(claim: Walk) -> None:
    routine: list[float] = []
    special: list[float] = []
    for first in range(0, len(claim.times) - 1, 2):
        trick = claim.steps[first + 1 : first + 3]
        (special if any(map(is_special, trick)) else routine).append(sum(claim.times[first : first + 2]))
    assert len(routine) >= 3
    assert min(routine) > 0
    assert max(routine) <= ROUTINE_MILLISECONDS
    assert max(special) <= POWER_MILLISECONDS


def test_a_turn_of_kingdoms_is_quick_as_well(kingdoms: Walk) -> None:
    turns: list[list[tuple[dict[str, Any], float]]] = [[]]
    for step, time in zip(kingdoms.steps[1:], kingdoms.times, strict=True):
        turns[-1].append((step, time))
        if any(event["event"] == "turn-began" for event in step["events"]):
            turns.append([])
    for turn in filter(None, turns):
        limit = POWER_MILLISECONDS if any(is_special(step) for step, _ in turn) else ROUTINE_MILLISECONDS
        assert sum(time for _, time in turn) <= limit


def is_special(step: dict[str, Any]) -> bool:
    """Does a power or the end of a phase take part?"""
    powers = [told for told in step["told"] if told.get("topic", "")[:1].isupper()]
    return bool(powers) or any(event["event"] == "phase-began" for event in step.get("events", []))
