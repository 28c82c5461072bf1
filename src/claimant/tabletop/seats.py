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


def player_header(seat: int) -> str:
    """The header of a record that names the person in a seat."""
    return f"Player{seat_letter(seat)}"


def bot_header(seat: int) -> str:
    """The header of a record that says which bot plays a seat; a seat without one is a person's."""
    return f"Bot{seat_letter(seat)}"


def seat_flag(seat: int) -> int:
    """The bit of a seat in a set of seats: A is 1, B is 2, C is 4, D is 8."""
    return FLAGS[seat]
