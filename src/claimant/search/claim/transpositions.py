"""A table of positions that have been searched before. It grows with the search."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

HALF_WORD: Final = 0x7FFFFFFF
SPREAD_1: Final = 0x2545F491
SPREAD_2: Final = 0x1B873593
SPREAD_3: Final = 0x3C6EF372
SPREAD_4: Final = 0x27220A95
FIRST_SIZE: Final = 4096
LARGEST_SIZE: Final = 1048576
NONE: Final = -1


@final
class Transpositions:
    """Maps two words to one. Where two positions fall on the same place, the newer one stays."""

    mask: i64
    stored: i64

    def __init__(self) -> None:
        self._make(FIRST_SIZE)

    def _make(self, size: i64) -> None:
        self.mask = size - 1
        self.stored = 0
        self.first = vec[i64]([NONE] * size)
        self.second = vec[i64]([0] * size)
        self.values = vec[i64]([0] * size)

    def clear(self) -> None:
        place: i64 = 0
        while place <= self.mask:
            self.first[place] = NONE
            place += 1
        self.stored = 0

    def place(self, first: i64, second: i64) -> i64:
        """Where a position is kept, if it is."""
        mixed = (first & HALF_WORD) * SPREAD_1 ^ (first >> 31) * SPREAD_2
        mixed ^= (second & HALF_WORD) * SPREAD_3 ^ (second >> 31) * SPREAD_4
        return (mixed >> 20 ^ mixed >> 37) & self.mask

    def find(self, first: i64, second: i64) -> i64:
        """What was stored for a position, or `NONE`."""
        place = self.place(first, second)
        if self.first[place] == first and self.second[place] == second:
            return self.values[place]
        return NONE

    def store(self, first: i64, second: i64, value: i64) -> None:
        place = self.place(first, second)
        if self.first[place] == NONE:
            self.stored += 1
            if self.stored * 2 > self.mask and self.mask < LARGEST_SIZE:
                self._grow()
                place = self.place(first, second)
        self.first[place] = first
        self.second[place] = second
        self.values[place] = value

    def _grow(self) -> None:
        old_first = self.first
        old_second = self.second
        old_values = self.values
        self._make(4 * (self.mask + 1))
        place: i64 = 0
        while place < len(old_first):
            if old_first[place] != NONE:
                target = self.place(old_first[place], old_second[place])
                if self.first[target] == NONE:
                    self.stored += 1
                self.first[target] = old_first[place]
                self.second[target] = old_second[place]
                self.values[target] = old_values[place]
            place += 1
