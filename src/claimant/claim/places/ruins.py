"""The Ruins: odd ones fall."""

from __future__ import annotations

from claimant.claim.cards import CardSet
from claimant.claim.culling import REMEMBERED, cull, tell_culled
from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.tabletop.reason import Reason


class Ruins(Place):
    """Before scoring, all won cards of odd value are discarded."""

    def __init__(self) -> None:
        super().__init__("Ruins", "Ruins", "building", remembers=REMEMBERED)

    def scores_factions_independently(self) -> bool:
        return True

    def on_scoring(self, state: State) -> None:
        odd = CardSet()
        for cards in state.rules.of_value[1::2]:
            odd.add_all(cards)
        for seat in state.seats:
            culled = seat.score_pile.copy()
            culled.keep_only(odd)
            cull(state, self, seat, culled)

    def explains(self, state: State) -> list[Reason]:
        return tell_culled(state, self)
