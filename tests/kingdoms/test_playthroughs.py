"""Golden playthroughs: whole games that must not change, with every faction, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from claimant.kingdoms import Game
from claimant.kingdoms.sets import FACTIONS
from claimant.tabletop.event import Event
from tests.kingdoms.digest import PLAYTHROUGHS, digest, random_games, records
from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", list(records()))
def test_a_playthrough_leads_where_it_always_led(name: str) -> None:
    record = records()[name]
    assert Game.from_record(record).record() == record
    expected = json.loads((PLAYTHROUGHS / f"{name}.json").read_text(encoding="utf-8"))
    assert digest(record) == expected


def all_events() -> list[Event]:
    return [event for record in records().values() for event in Game.from_record(record).events()]


def test_every_faction_uses_its_power_in_one_of_them() -> None:
    assert {event.cause for event in all_events()} >= set(FACTIONS)


def test_every_power_that_can_be_copied_is_copied_in_one_of_them() -> None:
    copied: set[str] = set()
    for record in records().values():
        copied |= {event.cards[0] for event in Game.from_record(record).events() if event.kind == "copied"}
    assert copied == set(FACTIONS) - {"Do"}


def test_they_end_in_different_ways_and_chance_shuffles_in_them() -> None:
    games = [Game.from_record(record) for record in records().values()]
    assert {game.result().ended_by for game in games} >= {"figures", "cards"}
    assert {event.cause for event in all_events()} >= {"tidy", "chance"}


def test_compiled_and_interpreted_the_same_comes_of_them() -> None:
    """Here as installed, compiled or not, and once more from the sources."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    run = subprocess.run(
        [sys.executable, "-m", "tests.kingdoms.digest"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        check=True,
        text=True,
        timeout=SECONDS,
    )
    told = json.loads(run.stdout)
    if not list((ROOT / "src").rglob("*.so")):
        assert told["compiled"] is False
    assert told["random games"] == json.loads(json.dumps(random_games()))
    for name, record in records().items():
        assert told[name] == json.loads(json.dumps(digest(record))), name
