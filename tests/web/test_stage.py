"""A table never runs ahead of its animation, and the animation does not take long."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server
from tests.web.conftest import new_context
from tests.web.frames import WATCH, ClaimStory, KingdomsStory, last_moment, let_count_end, let_time_pass
from tests.web.person import Person
from tests.web.sights import Sights
from tests.web.test_screens import SCREENS

ROUTINE_MILLISECONDS = 1_800
POWER_MILLISECONDS = 2_800
STAND_STILL = "2030-01-01"

Step = dict[str, Any]


@dataclass
class Walk:
    """A game, told at the usual speed, every trick or turn on another screen."""

    steps: list[Step]
    frames: list[dict[str, Any]]
    times: list[float]
    """How long each step was being told, in milliseconds by the clock of the page."""

    def rounds(self) -> Iterator[list[tuple[Step, float]]]:
        """The steps and their times by tricks or turns."""
        part: list[tuple[Step, float]] = []
        for step, time in zip(self.steps[1:], self.times, strict=True):
            part.append((step, time))
            if is_last_of_round(step):
                yield part
                part = []
        if part:
            yield part


@pytest.fixture(scope="module")
def claim(chromium: Browser, server: Server, sights: Sights) -> Walk:
    return walk(chromium, server, sights, "game")


@pytest.fixture(scope="module")
def kingdoms(chromium: Browser, server: Server, sights: Sights) -> Walk:
    return walk(chromium, server, sights, "kingdoms_game")


def walk(chromium: Browser, server: Server, sights: Sights, name: str) -> Walk:
    game = sights.names[name]
    context = new_context(chromium, server, {"speed": "normal"}, storage_state=sights.state)
    person = Person(context, server)
    page = person.page
    page.clock.install()
    page.clock.pause_at(STAND_STILL)
    person.open(f"/games/{game}/replay")
    steps = page.request.get(f"{server.url}/api/v1/games/{game}/replay").json()
    let_time_pass(page, last_moment(steps[0]))
    page.evaluate(WATCH)
    times = []
    sizes = cycle(SCREENS.values())
    for step in steps[1:]:
        if step is steps[-1]:
            # Here the count is read beside the table.
            page.set_viewport_size(SCREENS["desktop"])
        page.evaluate("time_told = 0")
        page.keyboard.press("ArrowRight")
        let_time_pass(page, last_moment(step))
        times.append(page.evaluate("time_told"))
        if is_last_of_round(step):
            page.set_viewport_size(next(sizes))
    if steps[-1]["outcome"]:
        let_count_end(page)
    frames = [json.loads(frame) for frame in page.evaluate("frames_seen")]
    context.close()
    assert person.wrongs() == []
    return Walk(steps, frames, times)


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


def test_a_trick_is_quick_and_a_power_takes_a_little_longer(claim: Walk) -> None:
    assert len(list(claim.rounds())) == 26
    assert_quick(claim)


def test_so_is_a_trick_of_four(chromium: Browser, server: Server, sights: Sights) -> None:
    assert_quick(walk(chromium, server, sights, "game_of_four"))


def test_a_turn_of_kingdoms_is_quick_as_well(kingdoms: Walk) -> None:
    assert_quick(kingdoms)


def assert_quick(walk: Walk) -> None:
    routine: list[float] = []
    special: list[float] = []
    for part in walk.rounds():
        is_routine = not any(is_special(step) for step, _ in part)
        (routine if is_routine else special).append(sum(time for _, time in part))
    assert routine
    assert min(routine) > 0
    assert max(routine) <= ROUTINE_MILLISECONDS
    assert max(special, default=0) <= POWER_MILLISECONDS


def is_last_of_round(step: Step) -> bool:
    """Does the next trick or turn begin with it?"""
    return any(event["event"] in ("lead-passed", "phase-began", "turn-began") for event in step["events"])


def is_special(step: Step) -> bool:
    """Does a power or the end of a phase take part?"""
    powers = [told for told in step["told"] if told.get("topic", "")[:1].isupper()]
    return bool(powers) or any(event["event"] == "phase-began" for event in step["events"])
