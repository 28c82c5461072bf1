"""A table of two hands: how many votes their leader gets from which distances, as far as is known.

Being further ahead never hurts. So a win from some distances is a win from all that are at least as good,
and a loss is a loss from all that are no better.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.search.transpositions import HALF_WORD, NONE, empty_words

SPREAD_1: Final = 0x2545F491
SPREAD_2: Final = 0x3C6EF372
FIRST_SIZE: Final = 1024
LARGE_SIZE: Final = 262144
"""Lines whose addresses the processor still has at hand. In a larger table every look takes longer."""
LARGEST_SIZE: Final = 1048576

PAIR: Final = 2
"""Two words: the hands, and a distance with what is known about it."""
LINE: Final = 8
"""Four pairs, newest first, for whatever falls on the same place: as much as a line of the cache."""

FIELD: Final = 1024
"""A distance has a field of so many numbers for each faction."""
EACH_FIELD: Final = 0x10040100401
"""One in every field."""
TOPS: Final = 0x2008020080200
TOP_BIT: Final = 9

CACHED: Final = 262144
"""Words that fit into the cache."""

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


def fetch(words: vec[i64], place: i64) -> None:
    """Have the processor fetch a word. The build fills this in; Python has no such instruction."""


@final
class HandsTable:
    """Answers about two hands, each for one distance. A line keeps four, about the same hands or others."""

    mask: i64
    stored: i64
    lost: i64
    """How many answers had to make room for others."""
    large: i64
    largest: i64
    best: i64
    """The best lead known after `ask`, or `NO_CARD`."""
    found: i64
    """After an answer of `ask`: the distance with which it is kept."""

    def __init__(
        self,
        first_size: i64 = FIRST_SIZE,
        largest_size: i64 = LARGEST_SIZE,
        large_size: i64 = LARGE_SIZE,
    ) -> None:
        """It begins with so many lines and grows to so many: powers of two.

        It grows when half of it is full, but from `large_size` lines on only when it has lost as much.
        """
        self.best = NO_CARD
        self.found = 0
        self.large = large_size
        self.largest = largest_size
        self._make(first_size)

    def _make(self, size: i64) -> None:
        self.mask = (size - 1) * LINE
        self.stored = 0
        self.lost = 0
        self.words = empty_words(size * LINE)

    def _line(self, hands: i64) -> i64:
        mixed = (hands & HALF_WORD) * SPREAD_1 ^ (hands >> 31) * SPREAD_2
        return (mixed >> 18 ^ mixed >> 37) & self.mask

    def is_large(self) -> bool:
        """Is it so large that most of it is not in the processor's cache?"""
        return self.mask > CACHED

    def fetch(self, hands: i64) -> None:
        """Have the processor fetch what is known about these hands: they will be asked about soon."""
        fetch(self.words, self._line(hands))

    def ask(self, hands: i64, mark: i64, low: i64, high: i64, wanted: i64) -> i64:
        """Is it known whether the leader gets so many votes? `YES`, `NO` or `OPEN`.

        They are at least as far as `low` and at most as far as `high`. Answers that depend on more than the
        hands have a `mark` below `NONE`, but lie in the same line; for all others it is the hands.
        """
        self.best = NO_CARD
        words = self.words
        place = self._line(hands)
        end = place + LINE
        while place < end:
            if words[place] == mark:
                known = words[place + 1]
                other = known >> DISTANCE_BITS
                if wanted <= (known & 15):
                    if (((low | TOPS) - other) & TOPS) == TOPS:
                        self.found = other
                        return YES
                elif wanted >= ((known >> 4) & 15) and (((other | TOPS) - high) & TOPS) == TOPS:
                    self.found = other
                    return NO
                if self.best == NO_CARD:
                    self.best = (known >> 8) & 31
            place += PAIR
        return OPEN

    def tell(self, hands: i64, mark: i64, distance: i64, wanted: i64, answer: bool, best: i64) -> None:
        """Keep an answer, and forget the oldest one of its line if there are too many."""
        words = self.words
        line = self._line(hands)
        place = line
        last = line + LINE - PAIR
        while place < last and words[place] != NONE and not self._is_at(place, mark, distance):
            place += PAIR
        known: i64 = UNKNOWN
        if self._is_at(place, mark, distance):
            known = words[place + 1]
        elif words[place] == NONE:
            self.stored += 1
        else:
            self.lost += 1
        if self._is_crowded():
            self._grow()
            words = self.words
            line = self._line(hands)
            place = line + LINE - PAIR
        while place > line:
            words[place] = words[place - PAIR]
            words[place + 1] = words[place - 1]
            place -= PAIR
        known = (known & 0xF0) | wanted if answer else (known & 15) | wanted * LOST
        words[line] = mark
        words[line + 1] = distance * DISTANCE + best * BEST + known

    def _is_crowded(self) -> bool:
        """Is it time to grow?"""
        if self.mask >= (self.largest - 1) * LINE:
            return False
        crowd = self.stored if self.mask < (self.large - 1) * LINE else self.lost
        return crowd * 4 > self.mask

    def _is_at(self, place: i64, mark: i64, distance: i64) -> bool:
        """Does something that is known about this distance lie here?"""
        words = self.words
        return words[place] == mark and words[place + 1] >> DISTANCE_BITS == distance

    def _grow(self) -> None:
        """Make twice as many lines. Marked answers are forgotten: nothing tells where they belong."""
        old = self.words
        self._make(2 * (self.mask // LINE + 1))
        words = self.words
        place: i64 = 0
        while place < len(old):
            hands = old[place]
            if hands >= 0:
                free = self._line(hands)
                while words[free] != NONE:
                    free += PAIR
                words[free] = hands
                words[free + 1] = old[place + 1]
                self.stored += 1
            place += PAIR
