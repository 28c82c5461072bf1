"""The Pyramid: nothing low may stay."""

from __future__ import annotations

from typing import Final

from claimant.claim.cards import CardSet
from claimant.claim.culling import REMEMBERED, cull, tell_culled
from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.tabletop.reason import Reason

HIGHEST_DISCARDED: Final = 3


class Pyramid(Place):
    """Before scoring, all won cards of value 3 or less are discarded."""

    def __init__(self) -> None:
        super().__init__("Pyramid", "Pyramid", "building", remembers=REMEMBERED)

    def scores_factions_independently(self) -> bool:
        return True

    def on_scoring(self, state: State) -> None:
        low = CardSet()
        for cards in state.rules.of_value[: HIGHEST_DISCARDED + 1]:
            low.add_all(cards)
        for seat in state.seats:
            culled = seat.score_pile.copy()
            culled.keep_only(low)
            cull(state, self, seat, culled)

    def explains(self, state: State) -> list[Reason]:
        return tell_culled(state, self)
