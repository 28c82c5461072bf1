"""The Icebergs: defeat makes stronger."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Place
from claimant.claim.state import NO_SEAT, Seat, State


class Icebergs(Place):
    """Who lost a trick is 1 stronger in the next one."""

    def __init__(self) -> None:
        super().__init__("Icebergs", "Icebergs", "landscape")

    def ignores_score_piles(self) -> bool:
        return True

    def carries(self, state: State) -> i64:
        """Who has won the last trick."""
        return state.last_winner

    def strength(self, so_far: i64, card: Card, seat: Seat, state: State) -> i64:
        has_lost = state.last_winner != NO_SEAT and state.last_winner != seat.index
        return so_far + 1 if has_lost else so_far
