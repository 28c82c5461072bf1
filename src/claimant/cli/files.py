"""Reading and writing games, with a clear sentence where it cannot be done."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from claimant.claim.game import Game
from claimant.cli.problems import Problem, printable
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.record import GAME_NAME
from claimant.tabletop.record import LONGEST_RECORD, parse_record

STDIN = "-"
# A letter may take four bytes; one byte more shows that there is too much.
MOST_BYTES = 4 * LONGEST_RECORD + 1


def read_game(path: str) -> Game | Kingdoms:
    """Replay the record, as text or as JSON, in a file or (named -) on stdin.

    Which game it is, its header tells.
    """
    text = _read_text(path)
    if not text.strip():
        raise Problem(f"{_named(path)} is empty: there is no record in it.")
    if not text.lstrip().startswith("{"):
        headers, _ = parse_record(text)
        return Kingdoms.from_record(text) if _is_kingdoms(headers) else Game.from_record(text)
    if len(text) > LONGEST_RECORD:
        raise Problem(f"{_named(path)} is too long: a record has at most {LONGEST_RECORD} characters.")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem(f"{_named(path)} looks like JSON but cannot be read as such: {error}.") from None
    return Kingdoms.from_json(data) if _is_kingdoms(data.get("headers")) else Game.from_json(data)


def _is_kingdoms(headers: object) -> bool:
    return isinstance(headers, dict) and headers.get("Game") == GAME_NAME


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


def write_new_file(path: str, text: str) -> None:
    """Write a file that does not exist yet: nobody's earlier game is overwritten."""
    _write(path, text, "x")


def write_own_file(path: str, text: str) -> None:
    """Write again to a file that this run of the program has made."""
    _write(path, text, "w")


def _write(path: str, text: str, mode: str) -> None:
    if not path:
        raise Problem("A file needs a name.")
    try:
        with open(path, mode, encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise Problem(f"{_named(path)} exists already: choose another name, or remove it first.") from None
    except FileNotFoundError:
        raise Problem(f"There is no directory {printable(str(Path(path).parent))}.") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Problem(f"{_named(path)} cannot be written: {why}.") from None


def _named(path: str) -> str:
    return "The input" if path == STDIN else printable(path)
