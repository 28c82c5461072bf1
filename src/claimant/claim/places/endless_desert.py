"""The Endless Desert: nobody crosses it with what he set out with."""

from __future__ import annotations

from typing import Final

from claimant.claim.exchange import exchange
from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.claim.verbs import ask_each_for_cards

EXCHANGED: Final = 5


class EndlessDesert(Place):
    """Before phase 1 both seats give each other five cards, chosen in secret."""

    def __init__(self) -> None:
        super().__init__("Desert", "Endless Desert", "landscape", phase=1)

    def on_phase_begin(self, state: State) -> None:
        ask_each_for_cards(state, self, EXCHANGED)

    def on_answers(self, state: State) -> None:
        exchange(state, self.code)
