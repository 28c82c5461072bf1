"""How long bots think."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp, floor, log
from typing import Final

UNITS: Final = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))
STEP: Final = 0.01
"""Times are counted in classes that are so much wider than the one before."""
SHORTEST: Final = 1e-9


class Thinking:
    """The time that a bot took for its answers. It is asked only where it has a choice.

    However many answers there are, it needs no more memory; the median is right to one percent.
    """

    def __init__(self, seconds: Iterable[float] = ()) -> None:
        self.choices = 0
        self.total = 0.0
        self.longest = 0.0
        self._classes: Counter[int] = Counter()
        self.add(seconds)

    def add(self, seconds: Iterable[float]) -> None:
        for time in seconds:
            self.choices += 1
            self.total += time
            self.longest = max(self.longest, time)
            self._classes[floor(log(max(time, SHORTEST)) / STEP)] += 1

    def include(self, other: Thinking) -> None:
        """Count all answers of another one as well."""
        self.choices += other.choices
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self._classes.update(other._classes)

    @property
    def mean(self) -> float:
        return self.total / self.choices if self.choices else 0.0

    @property
    def median(self) -> float:
        shorter = 0
        for number in sorted(self._classes):
            shorter += self._classes[number]
            if 2 * shorter >= self.choices:
                return exp((number + 0.5) * STEP)
        return 0.0

    def __repr__(self) -> str:
        return f"<Thinking: {self.choices} choices, {duration(self.median)} median>"

    def to_json(self) -> dict[str, object]:
        return {
            "choices": self.choices,
            "median_seconds": self.median,
            "mean_seconds": self.mean,
            "longest_seconds": self.longest,
        }


def duration(seconds: float) -> str:
    """A time as people read it, with three digits.

    >>> duration(1.254), duration(0.0312), duration(0.000004)
    ('1.25 s', '31.2 ms', '4.00 µs')
    """
    size, unit = next((unit for unit in UNITS if seconds >= unit[0]), UNITS[-1])
    number = seconds / size
    decimals = 2 if number < 10 else 1 if number < 100 else 0
    return f"{number:.{decimals}f} {unit}"
