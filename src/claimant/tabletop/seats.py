"""Seats as letters: A, B, C, D."""

from __future__ import annotations

from typing import Final

SEATS: Final = "ABCD"
FLAGS: Final = (1, 2, 4, 8)


def seat_letter(seat: int) -> str:
    """The letter of a seat.

    >>> seat_letter(1)
    'B'
    """
    return SEATS[seat]


def seat_flag(seat: int) -> int:
    """The bit of a seat in a set of seats: A is 1, B is 2, C is 4, D is 8."""
    return FLAGS[seat]
