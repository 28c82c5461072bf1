"""Reading and writing games, with a clear sentence where it cannot be done."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from claimant.cli.terminal.output import json_text
from claimant.cli.terminal.problems import Problem, printable
from claimant.games import read_json, read_position, read_record
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.notation import LONGEST_RECORD

STDIN = "-"
JSON_FILE = ".json"
BETWEEN_SECTIONS = "|"
# A letter may take four bytes; one byte more shows that there is too much.
MOST_BYTES = 4 * LONGEST_RECORD + 1


def read_game(path: str) -> TabletopGame:
    """Replay the record, as text or as JSON, in a file or (named -) on stdin.

    Which game it is, its header tells.
    """
    return _replayed(_read_text(path), path)


def read_game_or_position(source: str) -> TabletopGame:
    """The same, but there or in the argument itself may also be a position."""
    is_position = BETWEEN_SECTIONS in source
    text = source if is_position else _read_text(source)
    if not is_position and (text.lstrip()[:1] in "[{" or BETWEEN_SECTIONS not in text):
        return _replayed(text, source)
    return read_position(text.strip())


def _replayed(text: str, path: str) -> TabletopGame:
    if not text.strip():
        raise Problem(f"{_named(path)} is empty: there is no record in it.")
    if not text.lstrip().startswith("{"):
        return read_record(text)
    if len(text) > LONGEST_RECORD:
        raise Problem(f"{_named(path)} is too long: a record has at most {LONGEST_RECORD} characters.")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem(f"{_named(path)} looks like JSON but cannot be read as such: {error}.") from None
    return read_json(data)


def _read_text(path: str) -> str:
    try:
        if path == STDIN:
            raw = sys.stdin.buffer.read(MOST_BYTES)
        else:
            with open(path, "rb") as file:
                raw = file.read(MOST_BYTES)
    except IsADirectoryError:
        raise Problem(f"{_named(path)} is a directory, not a record.") from None
    except FileNotFoundError:
        raise Problem(f"There is no file {printable(path)}.") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Problem(f"{_named(path)} cannot be read: {why}.") from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        if len(raw) == MOST_BYTES:
            raise Problem(f"{_named(path)} is far too long for a record.") from None
        raise Problem(f"{_named(path)} is not a text file in UTF-8.") from None


def record_for(path: str, game: TabletopGame) -> str:
    """The record of a game as its file's name wants it: as JSON or as text."""
    return json_text(game.to_json()) if path.lower().endswith(JSON_FILE) else game.record()


def write_new_file(path: str, text: str) -> None:
    """Write a file that does not exist yet: nobody's earlier game is overwritten."""
    with _failures_in_words(path), open(path, "x", encoding="utf-8", newline="\n") as file:
        file.write(text)


def write_own_file(path: str, text: str) -> None:
    """Write again to the file of this game. Whatever happens meanwhile, a whole game is always there."""
    with _failures_in_words(path):
        whole = os.path.realpath(path)
        unfinished = f"{whole}.unfinished"
        with open(unfinished, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(unfinished, whole)


@contextmanager
def _failures_in_words(path: str) -> Iterator[None]:
    if not path:
        raise Problem("A file needs a name.")
    try:
        yield
    except FileExistsError:
        raise Problem(f"{_named(path)} exists already: choose another name, or remove it first.") from None
    except FileNotFoundError:
        raise Problem(f"There is no directory {printable(str(Path(path).parent))}.") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Problem(f"{_named(path)} cannot be written: {why}.") from None


def _named(path: str) -> str:
    return "The input" if path == STDIN else printable(path)
