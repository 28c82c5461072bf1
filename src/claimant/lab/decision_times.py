"""How long bots think."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean, median
from typing import Final

UNITS: Final = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


class Thinking:
    """The time that a bot took for its answers. It is asked only where it has a choice."""

    def __init__(self, seconds: Iterable[float]) -> None:
        times = list(seconds)
        self.choices = len(times)
        self.median = median(times) if times else 0.0
        self.mean = fmean(times) if times else 0.0
        self.longest = max(times, default=0.0)

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
