"""What many scores say about the true one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt
from typing import Final

DEVIATIONS: Final = 1.959964
"""95 % of a normal distribution is within this many standard deviations."""
FEWEST_NUMBERS: Final = 10
"""If there are fewer numbers, they look like certainty when they happen to be equal."""


@dataclass(frozen=True)
class Estimate:
    """An average, and its 95 % confidence interval."""

    average: float
    low: float
    high: float

    def less(self, amount: float) -> Estimate:
        """The same with something taken off."""
        return Estimate(self.average - amount, self.low - amount, self.high - amount)

    def times(self, factor: float) -> Estimate:
        """The same on a scale that is longer by this factor."""
        return Estimate(self.average * factor, self.low * factor, self.high * factor)

    def above_chance(self, chance: float) -> Estimate:
        """The same on the scale on which what chance gives is 0 and certainty is 1.

        >>> Estimate(0.75, 0.5, 1.0).above_chance(0.5)
        Estimate(average=0.5, low=0.0, high=1.0)
        """
        average, low, high = ((one - chance) / (1 - chance) for one in (self.average, self.low, self.high))
        return Estimate(average, low, high)


class Scores:
    """Independent scores from 0 to 1, added up: a million of them need no more memory than one."""

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def __repr__(self) -> str:
        return f"<Scores: {self.number} scores, {self.total:g} in all>"

    def add(self, score: float) -> None:
        self.number += 1
        self.total += score
        self.squares += score * score

    def estimate(self) -> Estimate:
        return _estimate(self.number, self.total, self.squares)


class Numbers:
    """Independent numbers of any size, added up."""

    def __init__(self) -> None:
        self.number = 0
        self.average = 0.0
        self._squares = 0.0

    def __repr__(self) -> str:
        return f"<Numbers: {self.number}, {self.average:g} on average>"

    def add(self, value: float) -> None:
        # Welford's way: sums of large squares would lose what small differences say.
        self.number += 1
        off = value - self.average
        self.average += off / self.number
        self._squares += off * (value - self.average)

    def estimate(self) -> Estimate | None:
        """The average with the usual interval; None while there are too few numbers."""
        if self.number < FEWEST_NUMBERS:
            return None
        reach = DEVIATIONS * sqrt(self._squares / (self.number - 1) / self.number)
        return Estimate(self.average, self.average - reach, self.average + reach)


def estimate(scores: Sequence[float]) -> Estimate:
    """The average of independent scores from 0 to 1, with Agresti and Coull's interval.

    For the interval, about two full and two empty scores are added, so that a few scores that happen to be
    equal do not look like certainty. It never extends beyond 0 and 1.

    >>> few = estimate([1.0, 1.0, 1.0])
    >>> few.average, round(few.low, 2), few.high
    (1.0, 0.38, 1.0)
    """
    return _estimate(len(scores), sum(scores), sum(score * score for score in scores))


def share(hits: int, number: int) -> Estimate:
    """The same for so many full scores among empty ones.

    >>> half = share(50, 100)
    >>> half.average, round(half.low, 3), round(half.high, 3)
    (0.5, 0.404, 0.596)
    """
    return _estimate(number, hits, hits)


def _estimate(number: int, total: float, total_of_squares: float) -> Estimate:
    if not number:
        return Estimate(0.5, 0.0, 1.0)
    added = DEVIATIONS**2
    centre = (total + added / 2) / (number + added)
    squares = total_of_squares - 2 * centre * total + number * centre**2
    squares += added / 2 * (centre**2 + (1 - centre) ** 2)
    reach = DEVIATIONS * sqrt(squares) / (number + added)
    return Estimate(total / number, max(0.0, centre - reach), min(1.0, centre + reach))


def elo(score: float) -> float | None:
    """The difference in Elo points that makes such a score likely; None if nothing short of infinity does.

    >>> round(elo(0.75)), elo(1.0)
    (191, None)
    """
    return 400 * log10(score / (1 - score)) if 0 < score < 1 else None
