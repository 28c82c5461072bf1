"""Tables and records in files."""

from __future__ import annotations

import csv
import errno
import os
import sys
from io import TextIOWrapper
from pathlib import Path

import polars
import pytest

from claimant.claim.game import Game as Claim
from claimant.lab.files import RecordFolder, append_whole, new_table, row_of
from claimant.lab.matches import Match, Player
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.setup import Setup
from tests.lab.players import ANY_CARD, FIRST_CARD, first_card

MATCH = Match(FIRST_CARD, ANY_CARD, Setup(places=("Dungeon",)), 7)
GAMES = MATCH.play(1) + MATCH.play(2)
ROWS = [row_of(MATCH, game) for game in GAMES]


def test_a_row_tells_the_game() -> None:
    row, game = ROWS[1], GAMES[1]
    assert row["first"] == row["seat_b"] == "first-card"
    assert row["second"] == row["seat_a"] == "any-card"
    assert (row["pair"], row["game"], row["kind"]) == (1, 2, "claim")
    assert (row["deck"], row["places"], row["seed"]) == ("Go Kn Do Dw Un", "Dungeon", str(game.seed))
    assert (row["winners"], row["score"]) == (game.winners, game.score)
    assert (row["total_first"], row["total_second"]) == game.totals
    assert row["choices_first"] == len(game.seconds[0])
    assert row["seconds_second"] == pytest.approx(sum(game.seconds[1]), abs=1e-5)


def test_the_columns_depend_on_the_seats_only() -> None:
    assert len({tuple(row) for row in ROWS}) == 1
    three = Match(FIRST_CARD, ANY_CARD, Setup(players=3), 7)
    row = row_of(three, three.play(1)[0])
    assert [name for name in row if name.startswith("seat_")] == ["seat_a", "seat_b", "seat_c"]


@pytest.mark.parametrize("name", ["games.csv", "games.CSV", "games.parquet"])
def test_a_table_can_be_read_back(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    table = new_table(str(path))
    table.add(ROWS[:2])
    table.add(ROWS[2:])
    table.close()
    read = polars.read_parquet if name.endswith("parquet") else polars.read_csv
    found = read(path)
    assert found.columns == list(ROWS[0])
    assert found["score"].to_list() == [row["score"] for row in ROWS]
    assert [str(seed) for seed in found["seed"]] == [row["seed"] for row in ROWS]
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_csv_table_is_whole_at_any_time(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    table = new_table(str(path))
    for number in range(4):
        table.add(ROWS[number : number + 1])
        with path.open(newline="") as file:
            assert len(list(csv.DictReader(file))) == number + 1


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_a_table_without_rows_leaves_no_file(name: str, tmp_path: Path) -> None:
    new_table(str(tmp_path / name)).close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("games.txt", r"\.csv or \.parquet"),
        ("games", r"\.csv or \.parquet"),
        ("", r"\.csv or \.parquet"),
        ("no/such/games.csv", "no directory"),
        ("no/such/games.parquet", "no directory"),
        ("old.csv", "already exists"),
        ("old.parquet", "already exists"),
    ],
)
def test_a_table_that_cannot_be_written_is_refused_at_once(name: str, says: str, tmp_path: Path) -> None:
    for old in ("old.csv", "old.parquet"):
        (tmp_path / old).write_text("mine")
    with pytest.raises(InvalidSetup, match=says):
        new_table(str(tmp_path / name))
    assert (tmp_path / "old.csv").read_text() == (tmp_path / "old.parquet").read_text() == "mine"


def test_without_polars_parquet_is_refused_with_advice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(InvalidSetup, match=r"claimant\[lab\]"):
        new_table(str(tmp_path / "games.parquet"))
    assert list(tmp_path.iterdir()) == []
    new_table(str(tmp_path / "games.csv"))


def test_a_full_disk_leaves_no_half_row(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    append_whole(path, "one\n")

    def half(file: TextIOWrapper, text: str) -> int:
        os.write(file.fileno(), text[: len(text) // 2].encode())
        raise OSError(errno.ENOSPC, "No space left on device")

    real_open = Path.open

    class Full:
        def __init__(self, file: TextIOWrapper) -> None:
            self.file = file

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self.file.close()

        def write(self, text: str) -> int:
            return half(self.file, text)

    monkeypatch.setattr(Path, "open", lambda *args, **options: Full(real_open(*args, **options)))
    with pytest.raises(OSError, match="No space"):
        append_whole(path, "two two two\n")
    with pytest.raises(OSError, match="No space"):
        append_whole(tmp_path / "another.csv", "two two two\n")
    monkeypatch.undo()
    assert path.read_text() == "one\n"
    assert list(tmp_path.iterdir()) == [path]


def test_every_game_has_its_record(tmp_path: Path) -> None:
    folder = RecordFolder(str(tmp_path / "new" / "records"))
    folder.add(MATCH, GAMES[:2])
    folder.add(MATCH, GAMES[2:])
    files = sorted((tmp_path / "new" / "records").iterdir())
    names = [f"first-card-any-card-000{pair}-{game}.claim" for pair in (1, 2) for game in (1, 2)]
    assert [path.name for path in files] == names
    for path, game in zip(files, GAMES, strict=True):
        assert Claim.from_record(path.read_text()).record() == game.record


def test_no_name_of_a_bot_leads_out_of_the_folder(tmp_path: Path) -> None:
    match = Match(Player("../../mine: a/b", first_card), ANY_CARD, Setup(), 1)
    RecordFolder(str(tmp_path / "records")).add(match, match.play(1))
    assert [path.name for path in tmp_path.iterdir()] == ["records"]
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_records_are_not_put_among_others(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    for name in (tmp_path, tmp_path / "mine.txt"):
        with pytest.raises(InvalidSetup, match="not an empty directory"):
            RecordFolder(str(name))
