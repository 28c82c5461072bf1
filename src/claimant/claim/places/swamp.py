"""The Swamp: not everybody gets through."""

from __future__ import annotations

from typing import Final

from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.claim.verbs import ask_each_for_cards, move

DISCARDED: Final = 2


class Swamp(Place):
    """Before phase 2 both seats discard two cards, chosen in secret and then shown."""

    def __init__(self) -> None:
        super().__init__("Swamp", "Swamp", "landscape", phase=2)

    def on_phase_begin(self, state: State) -> None:
        ask_each_for_cards(state, self, DISCARDED)

    def on_answers(self, state: State) -> None:
        for seat in state.seats:
            for card in state.rules.listed(seat.own_choice()):
                move(state, card, seat.hand, state.discard, self.code)
