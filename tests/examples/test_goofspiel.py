"""A third game, made outside the package: it is played everywhere without a change to anything."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

from claimant.games import GAMES, find_game, new_game, read_position, read_record
from claimant.lab.arena import play_match
from claimant.server.messages.games import GameAnswer
from claimant.server.messages.views import AnyResult, AnyView, GameEvent
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup, NotationError
from claimant.tabletop.setup import Setup
from tests.architecture.source import ROOT
from tests.cli.shell import PROGRAM, Outcome
from tests.patience import SECONDS, until
from tests.plugins.installing import install, search_path
from tests.server.reading import read
from tests.server.running import Server
from tests.server.visitor import Visitor, hang_up_all

PROJECT = ROOT / "examples" / "goofspiel"
SETUP = Setup("goofspiel")


@pytest.fixture(scope="module")
def goofspiel() -> Iterator[Any]:
    sys.path.insert(0, str(PROJECT))
    yield import_module("goofspiel")
    sys.path.remove(str(PROJECT))
    del GAMES["goofspiel"], sys.modules["goofspiel"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which it is installed: it is found through its entry point."""
    folder = tmp_path_factory.mktemp("installed")
    install(PROJECT, folder / "site", folder / "scratch")
    return folder / "site"


# --- the rules ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_it_obeys_the_laws_of_every_game(goofspiel: Any, seed: int) -> None:
    laws.check_playthrough(goofspiel.Goofspiel(seed), Chance(seed), restore=goofspiel.Goofspiel, every=3)


def test_a_bid_stays_secret_until_both_have_bid(goofspiel: Any) -> None:
    one, other = goofspiel.Goofspiel(3), goofspiel.Goofspiel(3)
    one.apply("7", 0)
    other.apply("2", 0)
    for seat in (1, None):
        laws.check_looks_the_same(one, other, seat)
    assert one.view(0).bid == 7
    told = one.apply("3", 1)
    assert [event.cards for event in told if event.kind == "shown"] == [["7"], ["3"]]
    assert one.view(1).points == [one.prizes[0], 0]


def test_equal_bids_win_nothing(goofspiel: Any) -> None:
    game = goofspiel.Goofspiel(3)
    game.apply("4", 0)
    game.apply("4", 1)
    assert game.view(0).points == [0, 0]


def test_it_is_found_by_its_code_its_record_and_its_position(goofspiel: Any) -> None:
    game = new_game(SETUP, seed=5)
    assert isinstance(game, goofspiel.Goofspiel)
    game.apply("1", 1)
    for again in (read_record(game.record()), read_record(json.dumps(game.to_json()))):
        assert again.position() == game.position()
    assert read_position(game.position()).position() == game.position()
    assert find_game("goofspiel").read_view(game.view(0).to_json()).to_json() == game.view(0).to_json()


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup("goofspiel", players=3), "setup-players"),
        (Setup("goofspiel", deck="claim"), "setup-deck"),
        (Setup("goofspiel", random_places="both"), "setup-places"),
    ],
)
def test_what_it_has_not_is_refused(goofspiel: Any, setup: Setup, code: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        new_game(setup, 0)
    assert refusal.value.reason.code == code


def test_nobody_can_be_chosen_to_begin(goofspiel: Any) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        new_game(Setup("goofspiel"), 0, first=0)
    assert refusal.value.reason.code == "setup-first"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("deal prizes", "deal prises", "goofspiel-deal"),
        ("[Seed", "1. A:5\n[Seed", "header-after-body"),
        ("A:5", "A:8", "goofspiel-bid"),
        ("A:5", "5", "bad-move"),
        ("1. ", "2. ", "bad-line"),
    ],
)
def test_a_broken_record_is_refused(goofspiel: Any, old: str, new: str, code: str) -> None:
    game = goofspiel.Goofspiel(5)
    game.apply("5", 0)
    with pytest.raises(NotationError) as refusal:
        read_record(game.record().replace(old, new))
    assert refusal.value.reason.code == code


# --- everywhere ---------------------------------------------------------------------------------------


def test_bots_play_it_and_search_is_better_than_chance(goofspiel: Any) -> None:
    assert play_match("captain", "random", SETUP, pairs=25, seed=1).score.low > 0.5
    assert play_match("greedy", "random", SETUP, pairs=25, seed=1).score.low > 0.5


def run(*arguments: str, path: str, cwd: Path, typed: str = "") -> Outcome:
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"},
        timeout=SECONDS,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    path = search_path(site)
    typed = "why 9\nhint\n7\nundo\n" + "".join(f"{card}\n" for card in range(1, 8))
    options = ["--game", "goofspiel", "--seed", "1", "--save", "game.txt"]
    told = run("play", *options, path=path, cwd=tmp_path, typed=typed)
    assert (told.code, told.err) == (0, "")
    assert "Prize: 6   still to come: 1 2 3 4 5 7" in told.out
    assert "A bid is one of the cards 1 to 7." in told.out
    assert "You take back your move." in told.out
    assert "won," in told.out
    replayed = run("replay", "game.txt", path=path, cwd=tmp_path)
    assert (replayed.code, replayed.err) == (0, "")
    assert "A: shown 1" in replayed.out
    counted = run("simulate", "--game", "goofspiel", "--games", "20", "--json", path=path, cwd=tmp_path)
    assert json.loads(counted.out)["games"] == 20


def test_several_processes_play_it_in_the_arena(site: Path, tmp_path: Path) -> None:
    options = ["--game", "goofspiel", "--pairs", "4", "--seed", "1", "--processes", "2", "--json"]
    told = run("arena", "squire", "random", *options, path=search_path(site), cwd=tmp_path)
    assert (told.code, told.err) == (0, "")
    assert json.loads(told.out)["matches"][0]["games"] == 8


def test_the_server_plays_it(site: Path, tmp_path: Path) -> None:
    chance = Chance(1)
    with mock.patch.dict(os.environ, PYTHONPATH=search_path(site)), Server(tmp_path) as server:
        mira = Visitor(server, "Mira")
        game = mira.post("/tables", setup={"game": "goofspiel"}, bots=["squire"], start=True)["game"]
        until(lambda: mira.play_any(game, chance) and mira.sees(game)["outcome"] is not None)
        told = mira.get(f"/games/{game}", since=0)
        assert (told["kind"], told["outcome"]["by"]) == ("goofspiel", "rules")
        read(GameAnswer, told)
        msgspec.convert(told["view"], AnyView)
        msgspec.convert(told["outcome"]["result"], AnyResult)
        read(
            list[GameEvent],
            told["beginning"] + [event for step in told["steps"] for event in step["events"]],
        )
        assert '[Game "Goofspiel"]' in mira.http.get(f"/games/{game}/record").text
        assert mira.refused("POST", "/tables", setup={"game": "goofspiel", "players": 3}) == (
            422,
            "setup-players",
        )
        assert server.errors == []
        hang_up_all()
