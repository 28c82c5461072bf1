"""`claimant balance`."""

from __future__ import annotations

import csv
from pathlib import Path

import polars
import pytest

from claimant.lab.balance import measure
from tests.cli.shell import Outcome, refused, run


def balance(*arguments: str) -> Outcome:
    """A short study by the quickest bot."""
    words = ("--bot", "random", "--deals", "3", "--seed", "7", "--processes", "1")
    return run("balance", *arguments, *words)


def test_people_get_tables() -> None:
    outcome = balance("claim+Tower")
    assert outcome.code == 0
    assert outcome.err == ""
    assert "Balance: 3 deals, 12 games, seed 7, random" in outcome.out
    for word in ("Claim with Tower", "wins of the first leader", "95% interval", "Votes", "Goblin 0"):
        assert word in outcome.out
    assert max(len(line) for line in outcome.out.splitlines()) <= 80


def test_a_few_deals_are_said_to_be_too_few() -> None:
    few, enough = balance("claim"), run("balance", "claim", "--bot", "random", "--deals", "10")
    said = "With fewer than 10 deals, averages such as that of lead changes would look more certain"
    assert said in " ".join(few.out.split())
    assert "margin in votes" not in few.out
    assert said not in " ".join(enough.out.split())
    assert "margin in votes" in enough.out


def test_several_subjects_are_compared_and_ranked() -> None:
    outcome = balance("claim", "Dragons")
    for word in ("Claim", "Dragons", "luck", "Fairest first", "Most dramatic first"):
        assert word in outcome.out
    assert max(len(line) for line in outcome.out.splitlines()) <= 80


def test_names_may_be_those_of_the_language() -> None:
    outcome = balance("Drachen+Turm", "--language", "de")
    assert "Drachen mit Turm" in outcome.out


def test_json_is_what_the_library_says() -> None:
    study = measure("claim2", bot="random", deals=3, seed=7)
    assert balance("claim2", "--json").json() == study.to_json()


def test_a_table_has_a_row_for_every_figure(tmp_path: Path) -> None:
    as_csv, as_parquet = tmp_path / "figures.csv", tmp_path / "figures.parquet"
    balance("claim", "--table", str(as_csv))
    balance("claim", "--table", str(as_parquet))
    with as_csv.open(newline="") as file:
        rows = list(csv.DictReader(file))
    frame = polars.read_parquet(as_parquet)
    assert [row["figure"] for row in rows] == frame["figure"].to_list()
    assert (
        set(rows[0]) == set(frame.columns) >= {"subject", "figure", "of", "average", "low", "high", "deals"}
    )


def test_parts_of_a_run_are_merged(tmp_path: Path) -> None:
    parts = [str(tmp_path / part) for part in ("one.run", "two.run")]
    for number, part in enumerate(parts, start=1):
        assert balance("claim", "--run", part, "--shard", f"{number}/2").code == 0
    whole = balance("claim", "--json").json()
    assert run("merge", *parts, "--json").json() == whole
    assert "wins of the first leader" in run("merge", *parts).out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nobody"], "There is no deck, faction or place “nobody”."),
        (["Gi+Go"], "exactly one pair"),
        (["--deals", "0"], "from 1 to"),
        (["--processes", "0"], "from 1 to"),
        (["--shard", "3/2"], "2/5"),
        (["--bot", "nobody"], "nobody"),
        (["--players", "5"], "5"),
    ],
)
def test_what_cannot_be_studied_is_refused(arguments: list[str], says: str) -> None:
    assert says in refused(run("balance", *arguments))
