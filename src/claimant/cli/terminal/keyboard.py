"""Reading a line that is typed, or piped in by a program."""

from __future__ import annotations

import sys
from contextlib import suppress

LONGEST_LINE = 1_000


def read_line(prompt: str) -> str:
    """The next line. Raises `EOFError` at the end."""
    with suppress(ImportError):
        # Merely importing it gives `input` editing and a history.
        import readline  # noqa: F401
    line = input(prompt)[:LONGEST_LINE]
    if not sys.stdin.isatty():
        # Piped input is not echoed, but belongs in the output.
        print("".join(letter for letter in line if letter.isprintable()))
    return line
