"""Reading and writing games, with a clear sentence where it cannot be done."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from claimant.cli.terminal.output import json_text
from claimant.cli.terminal.problems import Problem, printable, why_not
from claimant.cli.terminal.texts import say_error, text
from claimant.games import read_json, read_position, read_record
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.notation import LONGEST_RECORD
from claimant.tabletop.reason import Reason

STDIN = "-"
JSON_FILE = ".json"
BETWEEN_SECTIONS = "|"
# A letter may take four bytes; one byte more shows that there is too much.
MOST_BYTES = 4 * LONGEST_RECORD + 1
# What is missing in a text that is not a record at all.
WITHOUT_GAME = Reason("header-missing", {"name": "Game"})


def read_game(path: str) -> TabletopGame:
    """Replay the record, as text or as JSON, in a file or (named -) on stdin.

    Its header says which game it is.
    """
    return _replayed(_read(path), path)


def read_game_or_position(source: str) -> TabletopGame:
    """The same, but there or in the argument itself may also be a position."""
    is_position = BETWEEN_SECTIONS in source
    written = source if is_position else _read(source)
    if not is_position and (written.lstrip()[:1] in "[{" or BETWEEN_SECTIONS not in written):
        return _replayed(written, source)
    return read_position(written.strip())


def _replayed(written: str, path: str) -> TabletopGame:
    if not written.strip():
        raise Problem("file-empty", file=named(path))
    is_json = written.lstrip().startswith("{")
    try:
        return read_json(_json_data(written, path)) if is_json else read_record(written)
    except ClaimantError as error:
        if error.reason == WITHOUT_GAME:
            raise Problem("file-not-record", file=named(path)) from None
        raise Problem("file-bad-record", file=named(path), why=say_error(error)) from None


def _json_data(written: str, path: str) -> object:
    if len(written) > LONGEST_RECORD:
        raise Problem("file-too-long", file=named(path), most=LONGEST_RECORD)
    try:
        return json.loads(written)
    except json.JSONDecodeError as error:
        raise Problem("file-bad-json", file=named(path), line=error.lineno) from None
    except (ValueError, RecursionError):
        # Enormous numbers or depths.
        raise Problem("file-not-record", file=named(path)) from None


def _read(path: str) -> str:
    try:
        if path == STDIN:
            raw = sys.stdin.buffer.read(MOST_BYTES)
        else:
            with open(path, "rb") as file:
                raw = file.read(MOST_BYTES)
    except IsADirectoryError:
        raise Problem("file-is-directory", file=named(path)) from None
    except FileNotFoundError:
        raise Problem("file-missing", file=printable(path)) from None
    except (OSError, ValueError) as error:
        raise Problem("file-unreadable", file=named(path), why=why_not(error)) from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        if len(raw) == MOST_BYTES:
            raise Problem("file-too-long", file=named(path), most=LONGEST_RECORD) from None
        raise Problem("file-not-text", file=named(path)) from None


def record_for(path: str, game: TabletopGame) -> str:
    """The record of a game as its file's name wants it: as JSON or as text."""
    return json_text(game.to_json()) if path.lower().endswith(JSON_FILE) else game.record()


def write_new_file(path: str, written: str) -> None:
    """Write a file that does not exist yet: nobody's earlier game is overwritten."""
    with _failures_in_words(path), open(path, "x", encoding="utf-8", newline="\n") as file:
        file.write(written)


def write_own_file(path: str, written: str) -> None:
    """Write again to the file of this game. Whatever happens meanwhile, a whole game is always there."""
    with _failures_in_words(path):
        whole = os.path.realpath(path)
        unfinished = f"{whole}.unfinished"
        with open(unfinished, "w", encoding="utf-8", newline="\n") as file:
            file.write(written)
        os.replace(unfinished, whole)


@contextmanager
def _failures_in_words(path: str) -> Iterator[None]:
    if not path:
        raise Problem("file-needs-name")
    try:
        yield
    except FileExistsError:
        raise Problem("file-exists", file=named(path)) from None
    except FileNotFoundError:
        raise Problem("directory-missing", directory=printable(str(Path(path).parent))) from None
    except (OSError, ValueError) as error:
        raise Problem("file-unwritable", file=named(path), why=why_not(error)) from None


def named(path: str) -> str:
    return text("the-input") if path == STDIN else printable(path)
