"""Options that several commands share, and what their values mean."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token

from claimant.cli.terminal.problems import printable
from claimant.tabletop.wire import parse_seat

# No number that makes sense here has more digits.
NUMBER = re.compile(r"[+-]?[0-9]{1,25}")


def whole_number(_: object, tokens: Sequence[Token]) -> int:
    """A whole number as people write it; nothing is rounded."""
    text = tokens[0].value
    if NUMBER.fullmatch(text) is None:
        raise ValueError(f"a whole number is wanted, not {printable(text, 40)!r}.")
    return int(text)


GameName = Annotated[
    str,
    Parameter(
        metavar="claim|kingdoms|…",
        help="Claim, its sibling Claim Kingdoms with cards and figures on a board, or a plug-in's game.",
    ),
]
Seed = Annotated[
    int | None,
    Parameter(
        converter=whole_number, help="The same seed gives the same again; a random one if none is given."
    ),
]
At = Annotated[
    int | None,
    Parameter(converter=whole_number, metavar="N", help="Look at the record as it was after N actions."),
]
Seconds = Annotated[float | None, Parameter(metavar="S")]
AsJson = Annotated[
    bool,
    Parameter(name="--json", negative="", show_default=False, help="Write JSON, for programs to read."),
]


BY_LOT = "lot"


def seat_number(letter: str, players: int) -> int:
    """The number of a seat from its letter, small or capital."""
    return parse_seat(letter.upper(), players)


def chosen_seed(seed: int | None) -> int:
    return secrets.randbits(64) if seed is None else seed
