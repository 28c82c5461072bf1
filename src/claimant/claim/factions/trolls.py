"""Trolls: one at a time."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import move, win_card


class Trolls(Faction):
    """In phase 2 each trick's winner takes one Troll, the highest on the table; the others wait."""

    def __init__(self) -> None:
        super().__init__("Tr", "Trolls", "Troll", box="Claim 2", phase=2, warned_from=3)

    def ignores_score_piles(self) -> bool:
        return True

    def carries(self, state: State) -> i64:
        """The Trolls that wait."""
        return state.table.of(self)

    def tells_apart(self, card: Card, other: Card) -> bool:
        return card.faction is self

    def collects(self, card: Card, player: Seat, state: State) -> bool:
        move(state, card, state.trick, state.table, self.code)
        return True

    def on_trick_collected(self, state: State) -> None:
        waiting = state.table.of(self)
        if waiting != 0 and not self._one_is_gone(state):
            highest = state.rules.highest(self, waiting)
            win_card(state, highest, state.table, state.seats[state.winner].score_pile, self.code)

    def _one_is_gone(self, state: State) -> bool:
        """Has a Troll of this trick been won already, past the table?"""
        if (state.in_trick & self.flag) == 0:
            return False
        for seat in state.seats:
            card = seat.played
            if card is not None and card.faction is self and not state.table.has(card):
                return True
        return False

    def on_phase_end(self, state: State) -> None:
        for card in state.rules.listed(state.table):
            if card.faction is self:
                win_card(state, card, state.table, state.seats[state.winner].score_pile, self.code)
