"""Griffins: they lend their strength to their likes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import move

BONUS: Final = 5
SHOWN: Final = 1024
"""More than any set of Griffins as a number."""


class Griffins(Faction):
    """Griffins won in phase 2 are open; a card played later with the value of one is 5 stronger."""

    def __init__(self) -> None:
        super().__init__("Gr", "Griffins", "Griffin", box="anniversary", phase=2)

    def ignores_score_piles(self) -> bool:
        return True

    def carries(self, state: State) -> i64:
        """The Griffins in both displays."""
        lowest = self.mask & -self.mask
        shown = state.seats[0].display.of(self) // lowest
        return shown * SHOWN + state.seats[1].display.of(self) // lowest

    def heeds(self, card: Card, other: Card) -> bool:
        return other.faction is self and card.value == other.value

    def on_card_won(self, card: Card, seat: Seat, state: State) -> None:
        if card.faction is self:
            move(state, card, seat.score_pile, seat.display, self.code)

    def strength(self, so_far: i64, card: Card, seat: Seat, state: State) -> i64:
        # There is one Griffin of each value, from 0 on.
        if (seat.display.of(self) >> card.value & self.mask & -self.mask) != 0:
            so_far += BONUS
        return so_far
