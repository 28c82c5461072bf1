"""Tables of words that grow with the search: of positions searched before, and exact maps."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

HALF_WORD: Final = 0x7FFFFFFF
SPREAD_1: Final = 0x2545F491
SPREAD_2: Final = 0x1B873593
SPREAD_3: Final = 0x3C6EF372
SPREAD_4: Final = 0x27220A95
FIRST_SIZE: Final = 4096
LARGEST_SIZE: Final = 4194304
FIRST_MAP_SIZE: Final = 1024
NONE: Final = -1
ENTRY: Final = 4
"""Words for one position; the fourth is not used."""


def words_of(number: i64, word: i64) -> vec[i64]:
    """So many times the same word."""
    words = vec[i64](capacity=number)
    if number > 0:
        words = append(words, word)
    # Doubling copies whole blocks, which is much faster than one word after the other.
    while len(words) < number:
        words = extend(words, words[: number - len(words)])
    return words


def empty_words(number: i64) -> vec[i64]:
    """So many words that mean nothing."""
    return words_of(number, NONE)


@final
class Transpositions:
    """Maps two words to one. Where two positions fall on the same place, the newer one stays."""

    mask: i64
    stored: i64
    largest: i64

    def __init__(self, first_size: i64 = FIRST_SIZE, largest_size: i64 = LARGEST_SIZE) -> None:
        """It begins with room for so many positions and grows to so many: powers of two."""
        self.largest = largest_size
        self._make(first_size)

    def _make(self, size: i64) -> None:
        self.mask = (size - 1) * ENTRY
        self.stored = 0
        # Both words of a position and its value, side by side in one line of the processor's cache.
        self.words = empty_words(size * ENTRY)

    def place(self, first: i64, second: i64) -> i64:
        """Where a position is kept, if it is."""
        mixed = (first & HALF_WORD) * SPREAD_1 ^ (first >> 31) * SPREAD_2
        mixed ^= (second & HALF_WORD) * SPREAD_3 ^ (second >> 31) * SPREAD_4
        return (mixed >> 20 ^ mixed >> 37) & self.mask

    def find(self, first: i64, second: i64) -> i64:
        """The value stored for a position, or `NONE`."""
        place = self.place(first, second)
        words = self.words
        if words[place] == first and words[place + 1] == second:
            return words[place + 2]
        return NONE

    def store(self, first: i64, second: i64, value: i64) -> None:
        place = self.place(first, second)
        if self.words[place] == NONE:
            self.stored += 1
            if self.stored * 2 * ENTRY > self.mask and self.mask < (self.largest - 1) * ENTRY:
                self._grow()
                place = self.place(first, second)
        words = self.words
        words[place] = first
        words[place + 1] = second
        words[place + 2] = value

    def _grow(self) -> None:
        old = self.words
        self._make(4 * (self.mask // ENTRY + 1))
        place: i64 = 0
        while place < len(old):
            if old[place] != NONE:
                self.store(old[place], old[place + 1], old[place + 2])
            place += ENTRY


@final
class WordMap:
    """Maps words to words, exactly, and grows with them."""

    mask: i64
    stored: i64

    def __init__(self) -> None:
        self._make(FIRST_MAP_SIZE)

    def _make(self, size: i64) -> None:
        self.mask = (size - 1) * 2
        self.stored = 0
        self.words = empty_words(size * 2)

    def place(self, key: i64) -> i64:
        """Where a word is, or where it may be put."""
        mixed = (key & HALF_WORD) * SPREAD_1 ^ (key >> 31) * SPREAD_2
        words = self.words
        place = (mixed >> 18 ^ mixed >> 37) & self.mask
        while words[place] != NONE and words[place] != key:
            place = (place + 2) & self.mask
        return place

    def get(self, key: i64) -> i64:
        """The value of a word, or `NONE`."""
        return self.words[self.place(key) + 1]

    def put(self, key: i64, value: i64) -> None:
        self.stored += 1
        if self.stored * 4 > self.mask:
            old = self.words
            self._make(2 * (self.mask + 2))
            place: i64 = 0
            while place < len(old):
                if old[place] != NONE:
                    self.put(old[place], old[place + 1])
                place += 2
            self.stored += 1
        place = self.place(key)
        self.words[place] = key
        self.words[place + 1] = value
