"""Our emblems, places, figures and colours, read from `claimant.pictures`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from claimant.claim.sets import FACTIONS

PICTURES: Final = files("claimant.pictures")
HOME_MADE: Final = "any"
OURS: Final = {
    "ground": ("#f3ead8", "#17181d"),
    "panel": ("#fffaf0", "#24252c"),
    "tray": ("#eadfc9", "#33353f"),
    "gone": ("#a3303c", "#ff8f86"),
}
"""The background of cards, for light and dark, and the cross of those that nobody has."""
COLOUR: Final = re.compile(r"--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));")


@cache
def colours() -> dict[str, tuple[str, str]]:
    """Every colour by its name, for light and dark.

    >>> colours()["gold"]
    ('#f2b632', '#f2b632')
    """
    css = PICTURES.joinpath("colours.css").read_text(encoding="utf-8")
    found = {name: (light or both, dark or both) for name, light, dark, both in COLOUR.findall(css)}
    return OURS | found


@cache
def emblem(code: str) -> str:
    """The shapes of a faction's emblem, on a grid of 64 by 64; cut-outs have the class `paper`."""
    file = PICTURES.joinpath("factions", f"{code}.svg")
    if not file.is_file():
        file = PICTURES.joinpath("any-faction.svg")
    return _shapes(file.read_text(encoding="utf-8"))


@cache
def figure(seat: str) -> str:
    """The figure of a seat in Claim Kingdoms, on a grid of 64 by 64."""
    return _shapes(PICTURES.joinpath("figures", f"{seat}.svg").read_text(encoding="utf-8"))


@cache
def place(code: str) -> str:
    """A place, on a grid of 96 by 64, in its own colours."""
    file = PICTURES.joinpath("places", f"{code}.svg")
    if not file.is_file():
        file = PICTURES.joinpath("any-place.svg")
    return _shapes(file.read_text(encoding="utf-8"))


@cache
def back() -> str:
    """The back of a card, on a grid of 126 by 176, without its small pattern."""
    shapes = _shapes(PICTURES.joinpath("card-back.svg").read_text(encoding="utf-8"))
    return re.sub(r'<path [^>]*opacity="\.5"[^>]*/>', "", shapes)


@cache
def crown() -> str:
    """The crown of the card's back alone: a closed path."""
    found = re.findall(r'<path [^>]*d="([^"]+)"', back())
    return str(found[-1])


def colour_of(code: str) -> str:
    """The name of a faction's colour; reserves have that of their faction.

    >>> colour_of("Go"), colour_of("Pf"), colour_of("Xx")
    ('faction-Go', 'faction-Ph', 'faction-any')
    """
    known = _reserves().get(code, code)
    return f"faction-{known}" if f"faction-{known}" in colours() else "faction-any"


@cache
def _reserves() -> dict[str, str]:
    """The factions that letters on reserves belong to."""
    return {make().reserve_code: code for code, make in FACTIONS.items()}


def _shapes(svg: str) -> str:
    """The contents of an SVG, with classes instead of the page's variables."""
    inner = svg.partition(">")[2].rpartition("</svg>")[0]
    inner = re.sub(r'fill="var\(--([\w-]+), #\w+\)"', r'class="\1"', inner)
    inner = re.sub(r'stroke="var\(--([\w-]+), #\w+\)"', r'class="line-\1"', inner)
    return re.sub(r">\s+<", "><", inner.strip())
