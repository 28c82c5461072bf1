"""How a search explores and judges."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.tabletop.copying import Parts


@final
class Style:
    """How a search explores and judges.

    `explore` weighs curiosity against results, `sense` is the part of the playouts' moves (of 100)
    that follow common sense, and `horizon` the number of tricks after which a playout is judged by what
    everybody has (-1: it is played to the end). A search that `widens` tries first what common sense
    suggests, and other moves only as a position is met more often.
    """

    sense: i64
    horizon: i64
    widens: bool

    def __init__(self, explore: float, sense: int, horizon: int, widens: bool = False) -> None:
        self.explore = explore
        self.sense = sense
        self.horizon = horizon
        self.widens = widens

    def __reduce__(self) -> Parts:
        return Style, (self.explore, self.sense, self.horizon, self.widens)

    def __repr__(self) -> str:
        judging = f"sense={self.sense}, horizon={self.horizon}"
        return f"Style(explore={self.explore}, {judging}, widens={self.widens})"


TEXTBOOK: Final = Style(explore=0.7, sense=0, horizon=-1)
