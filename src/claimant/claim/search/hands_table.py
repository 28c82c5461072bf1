"""A table of two hands: how many votes their leader gets from which distances, as far as is known.

Being further ahead never hurts. So a win from some distances is a win from all that are at least as good,
and a loss is a loss from all that are no better.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.search.transpositions import HALF_WORD, NONE, empty_words

SPREAD_1: Final = 0x2545F491
SPREAD_2: Final = 0x3C6EF372
FIRST_SIZE: Final = 2048
LARGEST_SIZE: Final = 2097152

ENTRY: Final = 4
"""The hands, and three distances each with what is known about it: half a cache line."""

FIELD: Final = 1024
"""A distance has a field of so many numbers for each faction."""
EACH_FIELD: Final = 0x10040100401
"""One in every field."""
TOPS: Final = 0x2008020080200
TOP_BIT: Final = 9

# Below a distance: the most votes known to be won, the fewest known not to be, the best lead.
DISTANCE: Final = 8192
DISTANCE_BITS: Final = 13
UNKNOWN: Final = 0xF0
LOST: Final = 16
BEST: Final = 256
NO_CARD: Final = 31

# The answers.
YES: Final = 1
NO: Final = 0
OPEN: Final = -1


def has_at_most(hand: i64, cards: i64) -> bool:
    """Has this hand no more than so many cards?"""
    while cards > 0:
        hand &= hand - 1
        cards -= 1
    return hand == 0


@final
class HandsTable:
    """Where two pairs of hands fall on the same place, the newer pair stays."""

    mask: i64
    stored: i64
    largest: i64
    best: i64
    """The best lead known after `ask`, or `NO_CARD`."""
    found: i64
    """After an answer of `ask`: the distance with which it is kept."""

    def __init__(self, first_size: i64 = FIRST_SIZE, largest_size: i64 = LARGEST_SIZE) -> None:
        """It begins with room for so many pairs of hands and grows to so many: powers of two."""
        self.best = NO_CARD
        self.found = 0
        self.largest = largest_size
        self._make(first_size)

    def _make(self, size: i64) -> None:
        self.mask = (size - 1) * ENTRY
        self.stored = 0
        self.words = empty_words(size * ENTRY)

    def _place(self, hands: i64) -> i64:
        mixed = (hands & HALF_WORD) * SPREAD_1 ^ (hands >> 31) * SPREAD_2
        return (mixed >> 18 ^ mixed >> 37) & self.mask

    def ask(self, hands: i64, distance: i64, wanted: i64) -> i64:
        """Is it known whether the leader gets so many votes? `YES`, `NO` or `OPEN`."""
        self.best = NO_CARD
        words = self.words
        place = self._place(hands)
        if words[place] != hands:
            return OPEN
        end = place + ENTRY
        place += 1
        while place < end:
            known = words[place]
            if known == NONE:
                return OPEN
            other = known >> DISTANCE_BITS
            if wanted <= (known & 15):
                if (((distance | TOPS) - other) & TOPS) == TOPS:
                    self.found = other
                    return YES
            elif wanted >= ((known >> 4) & 15) and (((other | TOPS) - distance) & TOPS) == TOPS:
                self.found = other
                return NO
            if other == distance:
                self.best = (known >> 8) & 31
                return OPEN
            if self.best == NO_CARD:
                self.best = (known >> 8) & 31
            place += 1
        return OPEN

    def tell(self, hands: i64, distance: i64, wanted: i64, answer: bool, best: i64) -> None:
        """Keep an answer, and forget the oldest one if there are too many."""
        words = self.words
        place = self._place(hands)
        if words[place] != hands:
            if words[place] == NONE:
                self.stored += 1
                if self.stored * 2 * ENTRY > self.mask and self.mask < (self.largest - 1) * ENTRY:
                    self._grow()
                    words = self.words
                    place = self._place(hands)
            words[place] = hands
            words[place + 1] = NONE
            words[place + 2] = NONE
            words[place + 3] = NONE
        known: i64 = UNKNOWN
        at = place + 1
        if words[at] >> DISTANCE_BITS == distance:
            known = words[at]
        elif words[at + 1] >> DISTANCE_BITS == distance:
            known = words[at + 1]
            words[at + 1] = words[at]
        else:
            if words[at + 2] >> DISTANCE_BITS == distance:
                known = words[at + 2]
            words[at + 2] = words[at + 1]
            words[at + 1] = words[at]
        known = (known & 0xF0) | wanted if answer else (known & 15) | wanted * LOST
        words[at] = distance * DISTANCE + best * BEST + known

    def _grow(self) -> None:
        old = self.words
        self._make(4 * (self.mask // ENTRY + 1))
        words = self.words
        place: i64 = 0
        while place < len(old):
            if old[place] != NONE:
                target = self._place(old[place])
                if words[target] == NONE:
                    self.stored += 1
                word: i64 = 0
                while word < ENTRY:
                    words[target + word] = old[place + word]
                    word += 1
            place += ENTRY
