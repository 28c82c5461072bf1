"""What a person asked for and cannot have."""

from __future__ import annotations

from claimant.cli.terminal.texts import text


class Problem(Exception):
    """One clear sentence for the person at the keyboard, by the key of its text; nothing is broken."""

    def __init__(self, key: str, **parameters: str | int) -> None:
        super().__init__(text(key, **parameters))


def printable(text: str, longest: int = 120) -> str:
    """Somebody's words as they may be shown back: in one line, harmless to a terminal, not too long."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."
