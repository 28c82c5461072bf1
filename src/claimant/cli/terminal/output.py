"""How things are shown: on a terminal, in a pipe, as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from itertools import cycle
from typing import TYPE_CHECKING, Protocol

from claimant.cli.terminal.texts import say, text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from claimant.tabletop.reason import Reason

# One colour per faction in a game, as distinct as eight colours can be.
COLOURS = ("green", "cyan", "magenta", "yellow", "bright_blue", "red", "white")


def console(stderr: bool = False) -> Console:
    from rich.console import Console

    # No automatic highlighting: numbers and quotes stay plain.
    return Console(stderr=stderr, highlight=False, emoji=False, markup=False)


def json_text(data: object) -> str:
    return json.dumps(data, indent=2) + "\n"


def print_json(data: object) -> None:
    sys.stdout.write(json_text(data))


def reasons_json(reasons: Iterable[Reason]) -> list[dict[str, object]]:
    return [reason.to_json() for reason in reasons]


def warn(warnings: Iterable[Reason]) -> None:
    """Warn on stderr about what is allowed but not advised."""
    for warning in warnings:
        print(f"claimant: {say(warning.message())}", file=sys.stderr)


class Named(Protocol):
    """A faction, whatever the game."""

    code: str
    name: str


class Palette:
    """The colours of the factions of one game, which their cards and names are shown in."""

    def __init__(self, factions: Iterable[Named]) -> None:
        self.colours = {
            faction.code: colour for faction, colour in zip(factions, cycle(COLOURS), strict=False)
        }
        self.patterns = {rf"\b{code}\b": colour for code, colour in self.colours.items()}
        """What is coloured in a sentence, as regular expressions."""

    def paint(self, sentence: str) -> Text:
        """A sentence with every card in it in its colour."""
        from rich.text import Text

        painted = Text(sentence)
        for pattern, colour in self.patterns.items():
            painted.highlight_regex(pattern, f"bold {colour}")
        return painted

    def name(self, faction: Named) -> Text:
        from rich.text import Text

        return Text(text(f"faction-{faction.code}"), self.colours[faction.code])
