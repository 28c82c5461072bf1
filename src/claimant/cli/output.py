"""How things are shown: on a terminal, in a pipe, as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from claimant.claim.powers import Faction
    from claimant.tabletop.reason import Reason

# One colour for each faction in a game, told apart as well as eight colours can be.
COLOURS = ("green", "cyan", "magenta", "yellow", "bright_blue", "red", "white")


def console(stderr: bool = False) -> Console:
    from rich.console import Console

    # Nothing is coloured by guesswork: numbers and quotes stay as they are.
    return Console(stderr=stderr, highlight=False, emoji=False, markup=False)


def print_json(data: object) -> None:
    sys.stdout.write(json.dumps(data, indent=2) + "\n")


def reasons_json(reasons: Iterable[Reason]) -> list[dict[str, object]]:
    return [reason.to_json() for reason in reasons]


def warn(warnings: Iterable[Reason]) -> None:
    """Say on stderr what is allowed but not advised."""
    for warning in warnings:
        print(f"claimant: {warning}", file=sys.stderr)


class Palette:
    """The colours of the factions of one game, which card codes and names are shown in."""

    def __init__(self, factions: Iterable[Faction]) -> None:
        self.colours: dict[str, str] = {}
        for faction, colour in zip(factions, COLOURS, strict=False):
            self.colours[faction.code] = colour
            if faction.reserve_code:
                self.colours[faction.reserve_code] = colour

    def paint(self, sentence: str) -> Text:
        """A sentence with every card code in it in its colour."""
        from rich.text import Text

        text = Text(sentence)
        for code, colour in self.colours.items():
            text.highlight_regex(rf"\b{code}\d{{1,2}}\b", f"bold {colour}")
        return text

    def name(self, faction: Faction) -> Text:
        from rich.text import Text

        return Text(faction.name, self.colours[faction.code])
