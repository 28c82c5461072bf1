"""The Tower: high cards outweigh many."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.powers import Faction, Place
from claimant.claim.state import State
from claimant.claim.turn.score import extra_value, value


class Tower(Place):
    """A faction votes for the higher sum of values; on a tie, for more cards."""

    def __init__(self) -> None:
        super().__init__("Tower", "Tower", "building")

    def scores_factions_independently(self) -> bool:
        return True

    def weighs(self, so_far: i64, faction: Faction, side: i64, state: State) -> i64:
        return so_far + value(state, faction, side) + extra_value(state, faction, side)
