"""Options that several commands share, and what their values mean."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token

from claimant.cli.terminal.problems import Problem, printable
from claimant.tabletop.wire import parse_seat

# No number that makes sense here has more digits.
NUMBER = re.compile(r"[+-]?[0-9]{1,25}")


def whole_number(_: object, tokens: Sequence[Token]) -> int:
    """A whole number as people write it; nothing is rounded."""
    token = tokens[0]
    if NUMBER.fullmatch(token.value) is None:
        option = token.keyword or ""
        raise Problem("not-a-whole-number", option=option, value=printable(token.value, 40))
    return int(token.value)


GameName = Annotated[str, Parameter(metavar="claim|kingdoms|…")]
Seed = Annotated[int | None, Parameter(converter=whole_number)]
At = Annotated[int | None, Parameter(converter=whole_number, metavar="N")]
Seconds = Annotated[float | None, Parameter(metavar="S")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", show_default=False)]


BY_LOT = "lot"


def seat_number(letter: str, players: int) -> int:
    """The number of a seat from its letter, small or capital."""
    return parse_seat(letter.upper(), players)


def chosen_seed(seed: int | None) -> int:
    return secrets.randbits(64) if seed is None else seed
