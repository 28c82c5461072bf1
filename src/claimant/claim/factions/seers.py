"""Seers: they look before they take."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.powers import Faction
from claimant.claim.state import State
from claimant.claim.verbs import offer_top


class Seers(Faction):
    """Winning a trick of phase 1 with a Seer lets you look at the top card of the deck and take it."""

    def __init__(self) -> None:
        super().__init__("Se", "Seers", "Seer", box="Claim 2", phase=1)

    def on_trick_won(self, state: State) -> None:
        if self._sees(state):
            offer_top(state, state.seats[state.winner], self.code)

    def takes_first(self, so_far: i64, state: State) -> i64:
        return state.winner if self._sees(state) else so_far

    def _sees(self, state: State) -> bool:
        if (state.in_trick & self.flag) == 0:
            return False
        winning = state.winning_card()
        return winning is not None and winning.faction is self and not state.deck.is_empty()
