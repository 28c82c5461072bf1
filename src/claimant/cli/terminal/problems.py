"""Errors caused by the user's request."""

from __future__ import annotations

from errno import errorcode

from claimant.cli.terminal.texts import text, words


class Problem(Exception):
    """One clear sentence for the person at the keyboard, by the key of its text; nothing is broken."""

    def __init__(self, key: str, **parameters: str | int) -> None:
        super().__init__(text(key, **parameters))


def why_not(error: OSError | ValueError) -> str:
    """Why the system refuses a file: in the language in use where we have words, else in its own."""
    if not isinstance(error, OSError):
        return text("system-bad-name")
    key = f"system-{errorcode.get(error.errno or 0, '')}"
    return text(key) if words().has(key) else error.strerror or str(error)


def printable(said: str, longest: int = 120) -> str:
    """A user's words, safe to show: in one line, harmless to a terminal, not too long."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in said)
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."
