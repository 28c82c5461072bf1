"""The Coast: the loser takes the prize."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.powers import Place
from claimant.claim.state import State


class Coast(Place):
    """In phase 1 the loser takes the prize and the winner the deck's card."""

    def __init__(self) -> None:
        super().__init__("Coast", "Coast", "landscape")

    def takes_first(self, so_far: i64, state: State) -> i64:
        return state.after(state.winner)
