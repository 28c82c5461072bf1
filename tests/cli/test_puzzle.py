"""`claimant puzzle` and `claimant train`, at the keyboard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claimant.locale import LANGUAGES
from claimant.study import puzzles
from claimant.study.training import Training
from tests.cli.shell import played_game, refused, run
from tests.study.played import careless

SHORT = next(puzzle for puzzle in puzzles("claim") if puzzle.length == 1)
TURNED_OVER = {"win": "Only one card keeps the win", "votes": "Only one card gets the most votes"}


def test_a_puzzle_is_solved(tmp_path: Path) -> None:
    file = str(tmp_path / "progress.json")
    told = run("puzzle", SHORT.code, "--progress", file, stdin=f"nonsense\n{SHORT.answer}\n").out
    assert TURNED_OVER[SHORT.goal] in told
    assert "Solved!" in told
    assert "Solved in a row: 1 (best: 1)." in told
    training = Training.from_json(json.loads(Path(file).read_text(encoding="utf-8")))
    assert training.tried == {SHORT.code: True}


@pytest.mark.parametrize("word", ["quit", "Q"])
def test_who_quits_has_tried_nothing(tmp_path: Path, word: str) -> None:
    file = tmp_path / "me.json"
    told = run("puzzle", SHORT.code, "--progress", str(file), stdin=f"{word}\n")
    assert told.code == 0
    assert "quit ends" in told.out
    assert "was right" not in told.out
    assert not file.exists()


def test_a_puzzle_is_failed(tmp_path: Path) -> None:
    wrong = next(
        number
        for number, action in enumerate(SHORT.game().legal_actions(), start=1)
        if str(action) != SHORT.answer
    )
    told = run("puzzle", SHORT.code, stdin=f"{wrong}\n").out
    assert f"Not solved: {SHORT.answer} was right." in told


def test_somebody_who_leaves_has_not_tried(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    assert run("puzzle", SHORT.code, "--progress", str(file)).code == 0
    assert not file.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    told = run("puzzle", "--daily", "--language", language, stdin="?\n")
    assert told.code == 0, told.err
    assert "{" not in told.out


def test_as_json() -> None:
    data = run("puzzle", "--deck", "claim2", "--theme", "sacrifice", "--json").json()
    assert isinstance(data, dict)
    assert data["deck"] == "claim2"
    assert "sacrifice" in data["themes"]


def test_mistakes_are_trained(tmp_path: Path) -> None:
    file, record = str(tmp_path / "training.json"), tmp_path / "game.txt"
    record.write_text(careless().record(), encoding="utf-8")
    data = run("train", file, "--add", str(record), "--seat", "A", "--json").json()
    assert isinstance(data, dict)
    first = data["exercises"][0]
    told = run("train", file, stdin=f"{first['right'][0]}\n").out
    # Counted from 1, as in reviews.
    assert f"Move {first['number'] + 1} of your game: you chose {first['played']}" in told
    assert f"Right: {first['right'][0]}" in told
    # Hands that were hidden stay hidden.
    assert "B's hand" not in told
    assert "Exercises:" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_training_in_every_language(language: str, tmp_path: Path) -> None:
    told = run("train", str(tmp_path / "none.json"), "--language", language)
    assert told.code == 0, told.err


@pytest.mark.parametrize("theme", ["Tr", "troll", "Trolls"])
def test_a_theme_may_be_a_faction_by_any_name(theme: str) -> None:
    data = run("puzzle", "--deck", "claim2", "--theme", theme, "--json").json()
    assert isinstance(data, dict)
    assert "Tr" in data["themes"]


@pytest.mark.parametrize("theme", ["nothing", "Nothing", ""])
def test_a_theme_that_does_not_exist_is_refused_with_those_that_do(theme: str) -> None:
    known = "sacrifice, winning, leading, throwing or counting, or a faction"
    assert refused(run("puzzle", "--theme", theme)) == f"There is no theme “{theme}”: choose {known}."


def test_a_theme_that_a_deck_does_not_have_is_refused_with_those_that_it_has() -> None:
    assert refused(run("puzzle", "--theme", "Tr")) == (
        "No puzzle for the deck claim is about Trolls: "
        "choose sacrifice, winning, leading, throwing, counting or Dw, or another deck."
    )


def test_a_puzzle_without_a_theme_is_told_without_one() -> None:
    bare = next(puzzle for puzzle in puzzles("claim") if not puzzle.themes)
    told = run("puzzle", bare.code, stdin="?\n").out
    assert "was right" in told
    assert "Themes:" not in told
    assert "Themes: " in run("puzzle", SHORT.code, stdin="?\n").out


def test_bad_input_is_refused(tmp_path: Path) -> None:
    assert "no puzzle nothing" in refused(run("puzzle", "nothing"))
    assert "no puzzles for the deck" in refused(run("puzzle", "--deck", "nothing"))
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    assert "not a training file" in refused(run("train", str(broken)))
    broken.write_text("{}", encoding="utf-8")
    assert "not a training file" in refused(run("train", str(broken)))
    running = tmp_path / "running.txt"
    running.write_text(played_game(moves=3).record(), encoding="utf-8")
    assert "not over" in refused(run("train", str(tmp_path / "new.json"), "--add", str(running)))
