"""The long command that measures all bots."""

from __future__ import annotations

import os
import signal
from itertools import pairwise
from pathlib import Path

import pytest

from claimant.bots import LEVELS
from claimant.lab import ledger, strength
from claimant.lab.files import append_whole
from claimant.lab.matches import find_player
from claimant.lab.runs import deals
from claimant.lab.strength import Trial, main, prepared
from claimant.tabletop.setup import Setup

TRIALS = [
    Trial("claim", "random@2", "random", Setup(), 0.0),
    Trial("three", "random@2", "random", Setup(players=3), 0.429),
    Trial("kingdoms", "random", "random@2", Setup("kingdoms"), 1.1),
]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "trials", lambda: iter(TRIALS))


def run(folder: Path, *arguments: str) -> int:
    return main([str(folder), "--processes", "1", "--pairs", "3", *arguments])


def rows(folder: Path) -> list[list[str]]:
    lines = (folder / "strength.md").read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_all_that_was_asked_for_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    trials = list(strength.trials())
    assert len({trial.file_name for trial in trials}) == len(trials)
    fields = {"claim": 60, "claim2": 60, "mixed": 60, "players3": 43, "players4": 60, "kingdoms": 60}
    for title, wanted in fields.items():
        for lower, higher in pairwise(LEVELS):
            assert (title, higher, lower, wanted) in [
                (trial.title, trial.first, trial.second, round(100 * trial.wanted)) for trial in trials
            ]
    assert {trial.setup.players for trial in trials} == {2, 3, 4}
    assert {trial.setup.game for trial in trials} == {"claim", "kingdoms"}
    for trial in trials:
        assert find_player(trial.first) != find_player(trial.second)


def test_a_table_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path / "new") == 0
    found = rows(tmp_path / "new")
    assert [row[0] for row in found] == [
        "claim: random@2 - random",
        "three: random@2 - random",
        "kingdoms: random - random@2",
    ]
    assert [row[1] for row in found] == ["3", "3", "3"]
    assert sum(map(int, found[1][2].split(" : "))) == 9
    assert [row[5].split(": ")[0] for row in found] == ["0%", "43%", "110%"]
    assert found[0][5].endswith("yes")
    assert found[2][5].endswith("no")
    assert capsys.readouterr().out.count("\n") == 3


def test_charts_are_drawn_if_wanted(tmp_path: Path) -> None:
    assert run(tmp_path) == 0
    assert not list(tmp_path.glob("*.svg"))
    assert run(tmp_path, "--charts") == 0
    drawn = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.svg")}
    assert sorted(drawn) == ["strength-2.svg", "strength-3.svg"]
    assert "kingdoms: random - random@2" in drawn["strength-2.svg"]
    assert "three: random@2 - random" in drawn["strength-3.svg"]


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path)
    before = {path: path.read_text() for path in tmp_path.glob("*.jsonl")}
    table = (tmp_path / "strength.md").read_text()
    assert run(tmp_path) == 0
    assert {path: path.read_text() for path in tmp_path.glob("*.jsonl")} == before
    assert (tmp_path / "strength.md").read_text() == table
    assert run(tmp_path, "--pairs", "5", "--only", "three") == 0
    assert [row[1] for row in rows(tmp_path)] == ["3", "5", "3"]
    for path, text in before.items():
        assert path.read_text().startswith(text)


def test_a_match_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def stop(path: Path, text: str) -> None:
        append_whole(path, text)
        written.append(text)
        if len(written) == 3:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(ledger, "append_whole", stop)
    assert run(tmp_path) == 130
    assert [row[:2] for row in rows(tmp_path)] == [["claim: random@2 - random", "2"]]
    assert run(tmp_path) == 0
    assert [row[1] for row in rows(tmp_path)] == ["3", "3", "3"]
    run(tmp_path / "whole")
    assert [row[:6] for row in rows(tmp_path)] == [row[:6] for row in rows(tmp_path / "whole")]


def test_games_read_back_are_the_games_played(tmp_path: Path) -> None:
    run(tmp_path)
    arena, _ = prepared(TRIALS[1], tmp_path, 3, 1)
    again = arena.matches[0].play(2)
    kept = [games for _, games in deals([tmp_path / TRIALS[1].file_name], arena)]
    assert [game.record for game in kept[1]] == [game.record for game in again]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seed", "2"], "another run"),
        (["--pairs", "0"], "above 0"),
        (["--processes", "0"], "above 0"),
        (["--seed", "-1"], "out of range"),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path)
    table = (tmp_path / "strength.md").read_text()
    assert run(tmp_path, *arguments) == 2
    assert says in capsys.readouterr().err
    assert (tmp_path / "strength.md").read_text() == table


def test_a_broken_line_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path)
    path = tmp_path / TRIALS[0].file_name
    path.write_text(path.read_text()[:-20] + "\n")
    assert run(tmp_path) == 2
    assert "Line 4 of" in capsys.readouterr().err
