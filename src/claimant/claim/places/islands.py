"""The Islands: two prizes, and one is washed back."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.claim.verbs import slide_under_deck


class Islands(Place):
    """In phase 1 two prizes are turned up; the one that is not taken goes under the deck."""

    def __init__(self) -> None:
        super().__init__("Islands", "Islands", "landscape")

    def prizes(self, so_far: i64) -> i64:
        return 2

    def on_prize_taken(self, state: State) -> None:
        if not state.deck.is_empty():
            slide_under_deck(state, state.rules.first(state.prizes), state.prizes, self.code)
