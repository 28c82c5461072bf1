"""Who sits where in the games of one deal."""

from __future__ import annotations

from functools import lru_cache

from claimant.games import new_game
from claimant.tabletop.setup import Setup


@lru_cache
def sides_of(setup: Setup) -> tuple[int, ...]:
    """For each seat the side that it is on: seats by themselves, or teams."""
    return tuple(new_game(setup, 0).sides)


def number_of_sides(setup: Setup) -> int:
    """How many win or lose against each other."""
    return len(set(sides_of(setup)))


def equal_share(setup: Setup) -> float:
    """A side's share of the victories if all are equally strong."""
    return 1 / number_of_sides(setup)


def seatings(setup: Setup) -> list[tuple[int, ...]]:
    """For each game of a deal and each seat: is it the first player (0) or the second (1)?

    The first player has one side and the second has the others. It takes each side once, so that over the
    games of one deal nobody has the better cards.

    >>> seatings(Setup(players=2)), seatings(Setup(players=4))
    ([(0, 1), (1, 0)], [(0, 1, 0, 1), (1, 0, 1, 0)])
    >>> seatings(Setup(players=3))
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    sides = sides_of(setup)
    return [tuple(0 if side == own else 1 for side in sides) for own in sorted(set(sides))]
