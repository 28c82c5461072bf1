"""Chance as a participant: one specified generator, with the same numbers on every machine.

The generator is sfc32 (32-bit words, a counter in its state), with unbiased draws by Lemire's
multiply-and-reject method. `docs/notation.md` specifies both, so that a deal can be checked by hand.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, SupportsIndex, TypeVar, final

from mypy_extensions import i64

from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import Reason

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 2**64
WARM_UP_ROUNDS: Final = 12


@final
class Chance:
    """A stream of random numbers that depends on its seed alone.

    >>> chance = Chance(7)
    >>> [chance.below(6) + 1 for _ in range(8)]
    [3, 3, 2, 3, 2, 3, 6, 5]
    """

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: SupportsIndex) -> None:
        number = whole(seed, "A seed")
        if not 0 <= number < SEED_LIMIT:
            raise InvalidSetup(Reason("seed-out-of-range", {"seed": number}))
        self.a = 0
        self.b = number & WORD
        self.c = number >> 32
        self.counter = 1
        for _ in range(WARM_UP_ROUNDS):
            self.word()

    def __reduce__(self) -> Parts:
        return remade(self, 0)

    def __repr__(self) -> str:
        return f"<Chance: {(self.counter - 1 - WARM_UP_ROUNDS) & WORD} words drawn>"

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        counter = self.counter
        drawn = (a + b + counter) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + drawn) & WORD
        self.counter = (counter + 1) & WORD
        return drawn

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound - 1`, each exactly as likely as the others."""
        product = self.word() * bound
        if product & WORD < bound:
            rejected = (WORD + 1 - bound) % bound
            while product & WORD < rejected:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, items: list[T], first: i64 = 0) -> None:
        """Shuffle in place, from the item numbered `first` on: from the last item down, swap with one at or
        before it.
        """
        last: i64 = len(items) - 1
        while last > first:
            chosen = first + self.below(last - first + 1)
            item = items[last]
            items[last] = items[chosen]
            items[chosen] = item
            last -= 1


def derived_seed(*parts: int | str) -> int:
    """A seed that follows from others, and looks like none of them."""
    words = " ".join([str(part) for part in parts])
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big")
