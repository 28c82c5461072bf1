"""Reading a line that somebody types, or that a program pipes in."""

from __future__ import annotations

import sys
from contextlib import suppress

LONGEST_LINE = 1_000


def read_line(prompt: str) -> str:
    """The next line. Raises `EOFError` when there is none."""
    with suppress(ImportError):
        # Merely importing it gives `input` editing and a history.
        import readline  # noqa: F401
    line = input(prompt)[:LONGEST_LINE]
    if not sys.stdin.isatty():
        # Nobody has seen it being typed, so it belongs into what is read later.
        print("".join(letter for letter in line if letter.isprintable()))
    return line
