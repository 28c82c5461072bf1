"""Unicorns: they hearten everybody else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State

WON: Final = 16
"""More than there are Unicorns."""


class Unicorns(Faction):
    """In phase 2 each Unicorn in a seat's score pile makes its other cards 1 stronger."""

    def __init__(self) -> None:
        super().__init__("Uc", "Unicorns", "Unicorn", box="Maps", phase=2, most_players=2)

    def carries(self, state: State) -> i64:
        """How many Unicorns are in each score pile."""
        return WON * count_bits(state.seats[0].score_pile.of(self)) + count_bits(
            state.seats[1].score_pile.of(self)
        )

    def strength(self, so_far: i64, card: Card, seat: Seat, state: State) -> i64:
        if card.faction is self:
            return so_far
        return so_far + count_bits(seat.score_pile.of(self))
