"""Bards: they love a good sequence."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.powers import Faction
from claimant.claim.state import State


class Bards(Faction):
    """Their vote goes to the longest run of consecutive values; on a tie, to the normal count."""

    def __init__(self) -> None:
        super().__init__("Ba", "Bards", "Bard", box="anniversary")

    def scores_factions_independently(self) -> bool:
        return True

    def looks_at(self, faction: Faction) -> i64:
        return faction.flag if faction is self else 0

    def weighs(self, so_far: i64, faction: Faction, side: i64, state: State) -> i64:
        return self._longest_run(side, state)

    def awards_vote(self, so_far: i64, faction: Faction, state: State) -> i64:
        if faction is self:
            return -1
        return so_far

    def _longest_run(self, side: i64, state: State) -> i64:
        # One bit per value in rising order: after n foldings only the starts of longer runs are left.
        bits = state.seats[side].score_pile.of(self)
        length: i64 = 0
        while bits != 0:
            bits &= bits >> 1
            length += 1
        return length
