"""Seats as letters: A, B, C, D."""

from __future__ import annotations

from typing import Final

from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import Reason, define_reasons

SEATS: Final = "ABCD"
FLAGS: Final = (1, 2, 4, 8)

define_reasons({"bad-seat": "A seat is written as one of the letters {right}."})


def seat_letter(seat: int) -> str:
    """The letter of a seat.

    >>> seat_letter(1)
    'B'
    """
    return SEATS[seat]


def seat_flag(seat: int) -> int:
    """The bit that stands for a seat where several are meant: A is 1, B is 2, C is 4, D is 8."""
    return FLAGS[seat]


def parse_seat(text: str, players: int) -> int:
    """The number of a seat from its letter."""
    seat = SEATS[:players].find(text) if len(text) == 1 else -1
    if seat < 0:
        raise NotationError(Reason("bad-seat", {"right": ", ".join(SEATS[:players])}), text)
    return seat
