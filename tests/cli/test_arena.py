"""`claimant arena`."""

from __future__ import annotations

import csv
import json
import os
import signal
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import polars
import pytest

from claimant.cli.lab.crosstable import verdict
from claimant.lab import matches
from claimant.lab.arena import MatchResult, play_match
from claimant.lab.matches import Match, Player
from claimant.tabletop.setup import RANDOM, Setup
from tests.cli.shell import Outcome, refused, run
from tests.cli.terminal import Terminal
from tests.lab.players import Fixed, first_card


def arena(*arguments: str, processes: int = 1) -> Outcome:
    """A short match of two bots."""
    words = ("--pairs", "3", "--seed", "7", "--processes", str(processes))
    return run("arena", "random", "random@5", *words, *arguments)


def findings(*arguments: str, processes: int = 1) -> dict[str, object]:
    data = arena("--json", *arguments, processes=processes).json()
    assert isinstance(data, dict)
    for match in data["matches"]:
        for thinking in match.pop("thinking"):
            assert thinking["choices"] > 0
            assert 0 < thinking["median_seconds"] <= thinking["longest_seconds"]
    return data


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def test_people_get_a_table() -> None:
    outcome = arena()
    assert outcome.code == 0
    assert outcome.err == ""
    assert "Claim for 2 players: 3 deals, 6 games, seed 7" in outcome.out
    assert "Goblins, Knights, Doppelgängers, Dwarves, Undead" in outcome.out
    assert "random - random@5" in outcome.out
    assert "95 % interval" in outcome.out
    assert "time per choice" in outcome.out
    assert max(len(line) for line in outcome.out.splitlines()) <= 80


def test_it_is_the_match_of_the_library() -> None:
    data = findings("--deck", "claim2")
    result = play_match("random", "random@5", Setup(deck="claim2"), pairs=3, seed=7).to_json()
    del result["thinking"]
    assert data["matches"] == [result]
    assert data["deck"] == ["Gi", "Gn", "Dr", "Se", "Tr"]
    assert (data["seed"], data["pairs"], data["complete"]) == (7, 3, True)


@pytest.mark.parametrize(
    ("options", "setup"),
    [
        (["--deck", "Random", "--random-places", "both"], Setup(deck=RANDOM, random_places="both")),
        (["--building", "Tower", "--landscape", "windy", "peaks"], Setup(places=("Tower", "Peaks"))),
        (["--players", "4"], Setup(players=4)),
        (["--game", "kingdoms"], Setup("kingdoms")),
        (["--game", "kingdoms", "--deck", "random"], Setup("kingdoms")),
    ],
    ids=str,
)
def test_the_options_are_those_of_other_commands(options: list[str], setup: Setup) -> None:
    result = play_match("random", "random@5", setup, pairs=3, seed=7).to_json()
    del result["thinking"]
    assert findings(*options)["matches"] == [result]
    assert max(len(line) for line in arena(*options).out.splitlines()) <= 80


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    assert findings("--table", str(one)) == findings("--table", str(two), processes=2)
    for first, second in zip(rows_of(one), rows_of(two), strict=True):
        same = [name for name in first if not name.startswith("seconds")]
        assert [first[name] for name in same] == [second[name] for name in same]


def test_without_a_seed_the_one_taken_is_told() -> None:
    words = ("arena", "random", "random@5", "--pairs", "2", "--processes", "1", "--json")
    first = run(*words).json()
    assert isinstance(first, dict)
    again = run(*words, "--seed", str(first["seed"])).json()
    assert isinstance(again, dict)
    assert [match["score"] for match in again["matches"]] == [match["score"] for match in first["matches"]]


def test_long_names_leave_the_numbers_whole() -> None:
    told = run("arena", "random@1000000", "random@2000000", "--pairs", "2", "--processes", "1").out
    assert "…" not in told
    assert max(len(line) for line in told.splitlines()) <= 80


def test_three_bots_get_a_cross_table() -> None:
    told = run("arena", "random", "random@5", "random@0.5s", "--pairs", "4", "--processes", "1").out
    assert told.count(" - ") == 3
    assert "score in %" in told
    assert "These games do not show" not in told


def test_where_three_play_both_are_once_alone() -> None:
    outcome = arena("--players", "3")
    assert "random - random@5" in outcome.out
    assert "random@5 - random" in outcome.out
    assert "plays alone against two" in outcome.out
    assert "33.3%" in outcome.out
    data = findings("--players", "3")
    matches = data["matches"]
    assert isinstance(matches, list)
    assert [match["games"] for match in matches] == [9, 9]


def test_who_is_clearly_stronger_is_told() -> None:
    told = run("arena", "greedy", "random", "--pairs", "100", "--seed", "1").out
    assert "greedy is stronger, by about" in told


@pytest.mark.parametrize(
    ("scores", "players", "says"),
    [
        ([1.0] * 40 + [0.5] * 10, 2, "x is stronger, by about 382 Elo ("),
        ([0.0] * 40 + [0.5] * 10, 2, "y is stronger, by about 382 Elo ("),
        ([0.0, 1.0] * 20, 2, "These games do not show who is stronger, x or y."),
        ([1.0] * 3, 2, "These games do not show who is stronger, x or y."),
        ([1.0] * 40, 2, "x is stronger."),
        ([2 / 3] * 40, 3, "x is stronger where x is alone."),
        ([0.0] * 40, 3, "y is stronger where x is alone."),
        ([0.0, 1.0] * 20, 4, "These games do not show who is stronger, x or y."),
    ],
)
def test_the_verdict_is_no_bolder_than_the_interval(scores: list[float], players: int, says: str) -> None:
    match = Match(Player("x", first_card), Player("y", first_card), Setup(players=players), 1)
    game = match.play(1)[0]
    result = MatchResult(match)
    for pair, score in enumerate(scores):
        result.add([replace(game, pair=pair, score=score)])
    assert verdict(result).startswith(says)


def test_what_is_not_advised_is_said_on_stderr() -> None:
    told = arena("--players", "4", "--deck", "claim2")
    assert told.err == "claimant: With 4 players the rulebook advises against Trolls.\n"
    assert arena("--players", "4", "--deck", "random").err == ""


# --- files ------------------------------------------------------------------------------------------


def test_records_can_be_replayed_and_rows_tell_of_them(tmp_path: Path) -> None:
    folder, table = tmp_path / "records", tmp_path / "games.parquet"
    assert arena("--deck", "random", "--records", str(folder), "--table", str(table)).code == 0
    frame = polars.read_parquet(table)
    assert frame.height == 6
    for row in frame.to_dicts():
        file = folder / f"random-random@5-{row['pair']:04}-{row['game']}.claim"
        outcome = run("replay", str(file), "--json").json()
        assert isinstance(outcome, dict)
        assert " ".join(outcome["winners"]) == row["winners"]
        assert " ".join(outcome["deck"]) == row["deck"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "at least two"),
        (["random"], "at least two"),
        (["--deck", "claim2", "random", "greedy"], "named before the options"),
        (["random", "random"], "random appears twice"),
        (["random", "Random"], "random appears twice"),
        (["random", "rgent"], "regent"),
        (["random", "greedy", "--pairs", "0"], "from 1 to"),
        (["random", "greedy", "--pairs", "-4"], "from 1 to"),
        (["random", "greedy", "--pairs", "10000000"], "from 1 to"),
        (["random", "greedy", "--pairs", "many"], "whole number"),
        (["random", "greedy", "--seconds", "0"], "above 0"),
        (["random", "greedy", "--seconds", "-1"], "above 0"),
        (["random", "greedy", "--seconds", "nan"], "above 0"),
        (["random", "greedy", "--seconds", "soon"], "soon"),
        (["random", "greedy", "--steps", "0"], "above 0"),
        (["random", "greedy", "--steps", "-1"], "above 0"),
        (["random", "greedy@0"], "above 0"),
        (["random", "greedy@soon"], "regent@0.5s"),
        (["random", "greedy", "--processes", "0"], "from 1 to"),
        (["random", "greedy", "--processes", "100000"], "from 1 to"),
        (["random", "greedy", "--seed", "-1"], "out of range"),
        (["random", "greedy", "--deck", "nope"], "no deck"),
        (["random", "greedy", "--players", "5"], "2, 3 or 4"),
        (["random", "greedy", "--players", "3", "--random-places", "both"], "2 players"),
        (["random", "greedy", "--deck", "random", "--building", "Moon"], "Choose from Bridge"),
        (["random", "greedy", "--game", "kingdoms", "--players", "3"], "for 2 players, not for 3"),
        (["random", "greedy", "--table", "games.txt"], ".csv or .parquet"),
        (["random", "greedy", "--table", "no/such/games.csv"], "no directory"),
        (["random", "greedy", "--table", ""], ".csv or .parquet"),
        (["random", "greedy", "--records", __file__], "not an empty directory"),
    ],
    ids=lambda value: " ".join(value)[:50] if isinstance(value, list) else "",
)
def test_a_bad_argument_is_refused(arguments: list[str], says: str) -> None:
    assert says in refused(run("arena", *arguments))


def test_refused_records_leave_no_table(tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    assert "not an empty" in refused(arena("--table", str(table), "--records", __file__))
    assert not table.exists()


def test_a_bot_that_fails_is_told_after_what_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Tired(Fixed):
        answers = 0

        def choose(self, view: object, legal: Sequence[object]) -> object:
            Tired.answers += 1
            return super().choose(view, legal if Tired.answers < 100 else [])

    monkeypatch.setattr(matches, "make_bot", lambda name, *_: Tired(0) if name == "greedy" else Fixed(0))
    table = tmp_path / "games.csv"
    outcome = run("arena", "random", "greedy", "--processes", "1", "--seed", "1", "--table", str(table))
    assert outcome.code == 2
    assert outcome.err.startswith("claimant: greedy failed in pair 3, game ")
    assert outcome.err.endswith("IndexError: list index out of range\n")
    assert "2 deals, 4 games" in outcome.out
    assert len(rows_of(table)) == 4


# --- at a terminal ----------------------------------------------------------------------------------


def test_the_bar_moves_on_stderr_and_the_findings_are_on_stdout(tmp_path: Path) -> None:
    file = tmp_path / "findings.json"
    words = ("arena", "random", "random@5", "--pairs", "200", "--json")
    with file.open("wb") as out, Terminal(*words, stdout=out) as terminal:
        assert terminal.read_until("random - random@5")
        assert terminal.exit_code() == 0
    assert json.loads(file.read_text())["complete"] is True
    assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("processes", ["1", "2"])
@pytest.mark.parametrize("table", ["games.csv", "games.parquet"])
def test_ctrl_c_shows_what_was_played_and_leaves_whole_files(
    processes: str, table: str, tmp_path: Path
) -> None:
    words = ("arena", "random", "random@5", "--pairs", "100000", "--processes", processes)
    files = ("--table", str(tmp_path / table), "--records", str(tmp_path / "records"))
    with Terminal(*words, *files) as terminal:
        assert terminal.read_until(r"\d\d\.\d%")
        # As a terminal does it: to all processes at once.
        os.killpg(terminal.process.pid, signal.SIGINT)
        assert terminal.read_until(r"Stopped after [\d,]+ of 100,000 deals[\s\S]*time per choice")
        assert terminal.exit_code() == 130
    assert "Traceback" not in terminal.seen
    read = polars.read_csv if table.endswith("csv") else polars.read_parquet
    frame = read(tmp_path / table)
    assert frame.height % 2 == 0
    assert frame.height == len(list((tmp_path / "records").iterdir())) > 0
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([table, "records"])
    last = sorted((tmp_path / "records").iterdir())[-1]
    assert run("replay", str(last)).code == 0
