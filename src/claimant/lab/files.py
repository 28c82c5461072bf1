"""The games of matches in files: a row for each in a table, a record for each in a folder."""

from __future__ import annotations

import csv
import io
import os
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.util import find_spec
from math import fsum
from pathlib import Path
from typing import Final

from claimant.lab.matches import FIRST, SECOND, Match, PlayedGame
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import TEXT, Reason, any_of, define_reasons
from claimant.tabletop.seats import seat_letter

define_reasons(
    {
        "table-kind": {"known": any_of(TEXT), "name": TEXT},
        "no-polars": {},
        "exists": {"name": TEXT},
        "not-empty": {"name": TEXT},
        "no-directory": {"name": TEXT},
    }
)

Row = dict[str, str | int | float]
MICROSECONDS: Final = 6
UNSAFE: Final = re.compile(r"[^\w.@-]")
"""What stays out of the names of files."""


def row_of(match: Match, game: PlayedGame) -> Row:
    """A game as a row. The columns are the same for all games of a kind."""
    setup = match.setup
    names = [player.name for player in match.players]
    seats = {f"seat_{seat_letter(seat).lower()}": names[who] for seat, who in enumerate(game.seating)}
    return {
        "first": names[FIRST],
        "second": names[SECOND],
        "pair": game.pair,
        "game": game.game,
        "kind": setup.game,
        "deck": game.deck,
        "places": game.places,
        # As text: not every program that reads tables can hold 64 bits without a sign.
        "seed": str(game.seed),
        "lead": game.lead,
        **seats,
        "winners": game.winners,
        "decided_by": game.decided_by,
        "score": game.score,
        "total_first": game.totals[FIRST],
        "total_second": game.totals[SECOND],
        "moves": game.moves,
        "choices_first": len(game.seconds[FIRST]),
        "choices_second": len(game.seconds[SECOND]),
        "seconds_first": round(fsum(game.seconds[FIRST]), MICROSECONDS),
        "seconds_second": round(fsum(game.seconds[SECOND]), MICROSECONDS),
    }


class Table(ABC):
    """A table that grows."""

    @abstractmethod
    def add(self, rows: Sequence[Row]) -> None: ...

    @abstractmethod
    def close(self) -> None:
        """Finish the file; a table without rows leaves none."""


class CsvTable(Table):
    """Written as it grows: at any time the file holds whole rows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_empty = True
        path.touch(exist_ok=False)

    def add(self, rows: Sequence[Row]) -> None:
        text = io.StringIO()
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        if self.is_empty:
            writer.writeheader()
        writer.writerows(rows)
        append_whole(self.path, text.getvalue())
        self.is_empty = False

    def close(self) -> None:
        if self.is_empty:
            self.path.unlink()


class ParquetTable(Table):
    """Written when it is closed, and not before."""

    def __init__(self, path: Path) -> None:
        if find_spec("polars") is None:
            raise InvalidSetup(Reason("no-polars", {}))
        self.path = path
        self.rows: list[Row] = []
        self.unfinished = path.with_name(path.name + ".unfinished")
        # Now is the time to find out that nothing can be written here.
        self.unfinished.touch(exist_ok=False)

    def add(self, rows: Sequence[Row]) -> None:
        self.rows += rows

    def close(self) -> None:
        import polars

        if self.rows:
            polars.DataFrame(self.rows).write_parquet(self.unfinished)
            os.replace(self.unfinished, self.path)
        else:
            self.unfinished.unlink()


KINDS: Final[dict[str, type[CsvTable] | type[ParquetTable]]] = {".csv": CsvTable, ".parquet": ParquetTable}


def new_table(name: str) -> Table:
    """A table in a new file, of the kind that the end of its name says."""
    path = Path(name)
    kind = KINDS.get(path.suffix.lower())
    if kind is None:
        raise InvalidSetup(Reason("table-kind", {"known": list(KINDS), "name": path.name}))
    refuse_taken(path)
    return kind(path)


def refuse_taken(path: Path) -> None:
    """A new file must not be there yet, but its folder must."""
    if path.exists():
        raise InvalidSetup(Reason("exists", {"name": str(path)}))
    if not path.parent.is_dir():
        raise InvalidSetup(Reason("no-directory", {"name": str(path.parent)}))


def refuse_filled(path: Path) -> None:
    """A new folder may be there already if it is empty."""
    if path.exists() and not (path.is_dir() and not any(path.iterdir())):
        raise InvalidSetup(Reason("not-empty", {"name": str(path)}))


def new_folder(name: str) -> Path:
    """A folder that is there, and empty; what holds something already is refused."""
    path = Path(name)
    refuse_filled(path)
    path.mkdir(parents=True, exist_ok=True)
    return path


class RecordFolder:
    """A folder with one record for each game, as `claimant replay` reads them."""

    def __init__(self, name: str) -> None:
        self.path = new_folder(name)

    def add(self, match: Match, games: Sequence[PlayedGame]) -> None:
        for game in games:
            names = UNSAFE.sub("_", f"{match.first.name}-{match.second.name}")
            append_whole(self.path / f"{names}-{game.pair:04}-{game.game}.{match.setup.game}", game.record)


def append_whole(path: Path, text: str) -> None:
    """Append a text to a file, completely or not at all: half a row would spoil the file."""
    before = path.stat().st_size if path.exists() else None
    try:
        with path.open("a", encoding="utf-8", newline="") as file:
            file.write(text)
    except OSError:
        if before is None:
            path.unlink(missing_ok=True)
        else:
            os.truncate(path, before)
        raise
