"""The number of ways to put cards into zones if not every card can be in every zone.

The cards come in lots: those of one lot can be in the same areas. A fork decides how many cards of a lot go
to one area; each decision then leads to a fork for the rest, and knows in how many ways it can be
completed. So a way can be drawn with exactly the right probability, fork by fork.
"""

from __future__ import annotations

from math import comb, gcd
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.chance import Chance

SMALL: Final = 2**31
WORD_SPAN: Final = 2**32
NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Fork:
    """The numbers of cards that an area can get here: `least` and up, with what comes after each.

    `shares` add up how the ways are divided among them, reduced to lowest terms.
    """

    least: i64
    ways: int

    def __init__(self, least: i64, ways: int, shares: list[int], after: list[Fork]) -> None:
        self.least = least
        self.ways = ways
        self.shares = shares
        self.after = after

    def draw(self, chance: Chance) -> i64:
        """The number of a decision, each as likely as its share of the ways."""
        if len(self.after) == 1:
            return 0
        drawn = below(chance, self.shares[-1])
        choice: i64 = 0
        while drawn >= self.shares[choice]:
            choice += 1
        return choice


DONE: Final = Fork(0, 1, [], [])
IMPOSSIBLE: Final = Fork(0, 0, [], [])


@final
class Ways:
    """All ways to distribute lots of these sizes over areas of these sizes, which they fill.

    `open_to` lists the areas where the cards of each lot can be. `first` is the first fork, for the first
    lot and the first of its areas; the others follow area by area and lot by lot.

    >>> Ways([3, 2], [2, 3], [[0, 1], [1]]).number
    3
    """

    number: int

    def __init__(self, sizes: list[int], room: list[int], open_to: list[list[int]]) -> None:
        self.sizes = sizes
        self.open_to = open_to
        self.last_lot = [
            max([lot for lot, areas in enumerate(open_to) if area in areas], default=NONE)
            for area in range(len(room))
        ]
        self.met: dict[tuple[int, int, int, tuple[int, ...]], Fork] = {}
        possible = sum(sizes) == sum(room) and all(open_to) and NONE not in self.last_lot
        self.first = self._fork(0, 0, tuple(room)) if possible else IMPOSSIBLE
        self.number = self.first.ways
        self.met.clear()

    def _fork(self, lot: int, place: int, room: tuple[int, ...], left: int = NONE) -> Fork:
        """What can be done with the rest of a lot, from the `place`-th of its areas on."""
        if lot == len(self.sizes):
            return DONE
        if left == NONE:
            left = self.sizes[lot]
        key = (lot, place, left, room)
        if key not in self.met:
            self.met[key] = self._divide(lot, place, room, left)
        return self.met[key]

    def _divide(self, lot: int, place: int, room: tuple[int, ...], left: int) -> Fork:
        area = self.open_to[lot][place]
        free = room[area]
        is_last = place == len(self.open_to[lot]) - 1
        # The last area of a lot takes the whole rest; one that no other lot can fill takes what it needs.
        least = left if is_last else 0
        if self.last_lot[area] == lot:
            least = max(least, free)
        parts: list[int] = []
        after: list[Fork] = []
        for number in range(least, min(left, free) + 1):
            smaller = (*room[:area], free - number, *room[area + 1 :])
            if is_last:
                fork = self._fork(lot + 1, 0, smaller)
            else:
                fork = self._fork(lot, place + 1, smaller, left - number)
            if fork.ways:
                parts.append(comb(left, number) * fork.ways)
                after.append(fork)
            elif not after:
                least += 1
            else:
                # The numbers that are possible have no gaps.
                break
        return Fork(least, sum(parts), _shares(parts), after)


def _shares(parts: list[int]) -> list[int]:
    """The running totals of some numbers in lowest terms."""
    common = gcd(*parts)
    total = 0
    shares: list[int] = []
    for part in parts:
        total += part // common
        shares.append(total)
    return shares


def below(chance: Chance, bound: int) -> int:
    """A number from 0 to `bound - 1`, however large, each exactly as likely as the others."""
    if bound <= SMALL:
        return chance.below(bound)
    span = WORD_SPAN
    while span < bound:
        span *= WORD_SPAN
    fair = span - span % bound
    while True:
        drawn = 0
        reach = 1
        while reach < span:
            word: int = chance.word()
            drawn = drawn * WORD_SPAN + word
            reach *= WORD_SPAN
        if drawn < fair:
            return drawn % bound
