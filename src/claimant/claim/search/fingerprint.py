"""Positions as two words: equal positions have equal words, others practically never do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.claim.cards import CardSet
from claimant.claim.state import State

WORD: Final = 0x3FFFFFFFFFFFFFFF
HALF: Final = 0x7FFFFFFF
P1: Final = 0x5BD1E995
P2: Final = 0x2C1B3C6D
P3: Final = 0x45D9F3B3
P4: Final = 0x297A2D39
P5: Final = 0x27D4EB2F
P6: Final = 0x165667B1
P7: Final = 0x1D8AF066
P8: Final = 0x4CF5AD43


@final
@mypyc_attr(acyclic=True)
class Fingerprint:
    """Takes in word after word. No product has more than 62 bits: both builds agree."""

    first: i64
    second: i64

    def __init__(self) -> None:
        self.first = 1
        self.second = 2

    def take(self, word: i64) -> None:
        low = word & HALF
        high = word >> 31
        one = self.first ^ (self.first >> 29)
        one = ((one & HALF) * P1) ^ ((one >> 31) * P2) ^ ((low ^ P8) * P3) ^ ((high ^ P7) * P4)
        other = self.second ^ (self.second >> 27)
        other = ((other & HALF) * P5) ^ ((other >> 31) * P6) ^ ((low ^ P4) * P8) ^ ((high ^ P3) * P7)
        self.first = one & WORD
        self.second = other & WORD

    def take_set(self, cards: CardSet) -> None:
        self.take(cards.low)
        self.take(cards.high)


def fingerprint(state: State, low: i64, high: i64) -> Fingerprint:
    """Everything that the rest of phase 2 can depend on.

    Only those cards of the score piles are considered that are in these two words.
    """
    mark = Fingerprint()
    mark.take(
        state.leader
        + 4 * (state.turn + 1)
        + 32 * state.asking
        + 256 * (state.last_winner + 1)
        + 2048 * state.step
        + 32768 * state.cursor
    )
    for seat in state.seats:
        mark.take_set(seat.hand)
        mark.take(seat.score_pile.low & low)
        mark.take(seat.score_pile.high & high)
        mark.take_set(seat.display)
        if seat.wanted > 0 or seat.chosen is not None:
            mark.take(seat.wanted)
            mark.take_set(seat.own_choice())
    mark.take_set(state.trick)
    mark.take_set(state.table)
    for pile in state.reserves:
        mark.take(pile.drawn)
    for number in state.memory:
        mark.take(number)
    return mark
