"""The Fortress: no side may hold too many of a kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import CardSet, count_bits
from claimant.claim.culling import REMEMBERED, cull, tell_culled
from claimant.claim.powers import Faction, Place
from claimant.claim.state import State
from claimant.tabletop.reason import Reason

MOST: Final = 5
DISCARDED: Final = 4


class Fortress(Place):
    """Before scoring, a player with more than five cards of a faction discards the four lowest of them."""

    def __init__(self) -> None:
        super().__init__("Fortress", "Fortress", "building", remembers=REMEMBERED)

    def looks_at(self, faction: Faction) -> i64:
        return faction.flag

    def on_scoring(self, state: State) -> None:
        for seat in state.seats:
            lowest = CardSet()
            for faction in state.rules.factions:
                bits = seat.score_pile.of(faction)
                if count_bits(bits) > MOST:
                    for _ in range(DISCARDED):
                        lowest.add(state.rules.card_of(faction, bits & -bits))
                        bits &= bits - 1
            cull(state, self, seat, lowest)

    def explains(self, state: State) -> list[Reason]:
        return tell_culled(state, self)
