"""`claimant review`: a finished game, judged in the terminal, as JSON and in records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claimant.games import read_record
from claimant.locale import LANGUAGES
from claimant.study import restored
from tests.cli.shell import played_game, refused, run
from tests.study.played import played

QUICK = ("--effort", "300")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game full of mistakes, with its review in comments."""
    folder = tmp_path_factory.mktemp("review")
    plain, reviewed = str(folder / "game.txt"), str(folder / "reviewed.txt")
    Path(plain).write_text(played(("random", "random"), seed=3).record(), encoding="utf-8")
    assert run("review", plain, *QUICK, "--output", reviewed).code == 0
    return reviewed


def test_the_review_is_told(record: str) -> None:
    out = " ".join(run("review", record).out.split())
    assert "accuracy" in out
    assert "Turning points:" in out
    assert "blunder (costs 100%)" in out
    assert "With best play," in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_to_whoever_sat_there(record: str, language: str) -> None:
    told = run("review", record, "--seat", "A", "--all", "--language", language)
    assert told.code == 0, told.err
    assert "{" not in told.out
    assert len(told.out.splitlines()) > 40


def test_as_json(record: str) -> None:
    data = run("review", record, "--json").json()
    assert isinstance(data, dict)
    assert len(data["decisions"]) == 52
    assert data["effort"] == 300


def test_the_record_holds_the_review(record: str) -> None:
    """So it is not made again."""
    text = Path(record).read_text(encoding="utf-8")
    made = restored(read_record(text))
    assert made is not None
    assert json.loads(json.dumps(made.to_json())) == run("review", record, "--json").json()


def test_of_three_players_it_is_told_why_nothing_is_exact(tmp_path: Path) -> None:
    file = tmp_path / "three.txt"
    game = played_game(players=3).rewound(9).copy()
    game.headers["Resigned"] = "B C"
    file.write_text(game.record(), encoding="utf-8")
    out = " ".join(run("review", str(file), "--effort", "10").out.split())
    assert "With three players no value is exact" in out
    assert "With three players" not in run("review", str(file), "--effort", "10", "--json").out


def test_a_running_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "running.txt"
    file.write_text(played_game(moves=4).record(), encoding="utf-8")
    assert "not over" in refused(run("review", str(file)))


def test_bad_input_is_refused(record: str) -> None:
    assert "whole number" in refused(run("review", record, "--effort", "0"))
    assert "exists" in refused(run("review", record, "--output", record))
    assert refused(run("review", "nowhere.txt"))
