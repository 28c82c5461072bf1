"""The Windy Peaks: followers are blown over to the other side."""

from __future__ import annotations

from typing import Final

from claimant.claim.exchange import exchange
from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.claim.verbs import ask_each_for_cards

EXCHANGED: Final = 3


class WindyPeaks(Place):
    """Before phase 2 both seats give each other three cards, chosen in secret."""

    def __init__(self) -> None:
        super().__init__("Peaks", "Windy Peaks", "landscape", phase=2)

    def on_phase_begin(self, state: State) -> None:
        ask_each_for_cards(state, self, EXCHANGED)

    def on_answers(self, state: State) -> None:
        exchange(state, self.code)
