"""Automatons: wound up, they win twice."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.powers import Faction
from claimant.claim.state import State
from claimant.claim.verbs import ask_each_for_cards, award_trick, bury, pass_lead_to


class Automatons(Faction):
    """Winning a trick of phase 1 with an Automaton also wins the next one, without a fight."""

    def __init__(self) -> None:
        super().__init__("Au", "Automatons", "Automaton", box="anniversary", remembers=1, phase=1)

    def on_trick_won(self, state: State) -> None:
        """Remember who has wound one up, as seat number + 1."""
        wound_up = False
        if (state.in_trick & self.flag) != 0:
            winning = state.winning_card()
            wound_up = winning is not None and winning.faction is self
        state.memory[self.slot] = state.winner + 1 if wound_up else 0

    def on_reveal(self, state: State) -> None:
        winner = state.memory[self.slot] - 1
        if winner >= 0:
            pass_lead_to(state, winner, self.code)
            ask_each_for_cards(state, self, 1)

    def on_answers(self, state: State) -> None:
        for seat in state.seats:
            bury(state, seat, state.rules.first(seat.own_choice()), self.code)
        award_trick(state, state.seats[state.leader], self.code)

    def takes_first(self, so_far: i64, state: State) -> i64:
        return state.winner if self._is_automatic(state) else so_far

    def leads(self, so_far: i64, state: State) -> i64:
        return state.winner if self._is_automatic(state) else so_far

    def _is_automatic(self, state: State) -> bool:
        return state.played == 0

    def on_phase_end(self, state: State) -> None:
        state.memory[self.slot] = 0
