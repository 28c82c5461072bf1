"""Phoenixes: out of every defeat a fire."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.state import State
from claimant.claim.verbs import draw


class Phoenixes(Faction):
    """Who loses a trick of phase 2 with a Phoenix draws a Phoenix Fire, a Phoenix in every way."""

    def __init__(self) -> None:
        super().__init__(
            "Ph",
            "Phoenixes",
            "Phoenix",
            box="Maps",
            phase=2,
            reserve_values=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
            reserve_code="Pf",
            most_players=2,
        )

    def ignores_score_piles(self) -> bool:
        return True

    def carries(self, state: State) -> i64:
        """How many fires are gone."""
        return state.reserves[self.pile].drawn

    def tells_apart(self, card: Card, other: Card) -> bool:
        return False

    def draws(self, card: Card) -> bool:
        return card.faction is self

    def on_trick_collected(self, state: State) -> None:
        fires = state.reserves[self.pile]
        for seat in state.seats:
            card = seat.played
            lost = seat.index != state.winner
            if lost and card is not None and card.faction is self and not fires.is_empty():
                draw(state, fires, seat.hand, self.code)
