"""Dwarves: they side with the loser."""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import win_card


class Dwarves(Faction):
    """Dwarves played in phase 2 go to the loser of the trick."""

    def __init__(self) -> None:
        super().__init__("Dw", "Dwarves", "Dwarf", box="Claim", phase=2)

    def is_trick_local(self) -> bool:
        return True

    def collects(self, card: Card, player: Seat, state: State) -> bool:
        win_card(state, card, state.trick, self._receiver(state).score_pile, self.code)
        return True

    def _receiver(self, state: State) -> Seat:
        if state.players == 2:
            return state.seats[state.after(state.winner)]
        weakest = state.seats[state.leader]
        for seat in state.order():
            if seat.strength <= weakest.strength:
                weakest = seat
        return weakest
