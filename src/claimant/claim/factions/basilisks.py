"""Basilisks: they catch their equals."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import win_card


class Basilisks(Faction):
    """Played after a card of equal strength, a Basilisk wins, catches that card and leads next."""

    def __init__(self) -> None:
        super().__init__("Bs", "Basilisks", "Basilisk", box="Maps", most_players=2)

    def is_trick_local(self) -> bool:
        return True

    def beats(self, later: Seat, earlier: Seat, state: State) -> bool:
        card = later.played
        return card is not None and card.faction is self and later.strength == earlier.strength

    def on_trick_won(self, state: State) -> None:
        if self._has_caught(state):
            caught = state.led
            assert caught is not None
            win_card(state, caught, state.trick, state.seats[state.winner].score_pile, self.code)

    def leads(self, so_far: i64, state: State) -> i64:
        return state.winner if self._has_caught(state) else so_far

    def _has_caught(self, state: State) -> bool:
        leader = state.seats[state.leader]
        winner = state.seats[state.winner]
        return winner is not leader and self.beats(winner, leader, state)
