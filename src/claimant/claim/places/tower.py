"""The Tower: high cards outweigh many."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import CardSet
from claimant.claim.powers import Faction, Place
from claimant.claim.state import State


class Tower(Place):
    """A faction votes for the higher sum of values; on a tie, for more cards."""

    def __init__(self) -> None:
        super().__init__(
            "Tower",
            "Tower",
            "building",
            "At the end each faction votes for the higher sum of its values. Only if the sums are "
            "equal is it counted as usual.",
        )

    def scores_factions_independently(self) -> bool:
        return True

    def weighs(self, so_far: i64, faction: Faction, side: i64, state: State) -> i64:
        rules = state.rules
        total = so_far
        bits = state.seats[side].score_pile.of(faction)
        while bits != 0:
            total += rules.card_of(faction, bits & -bits).value
            bits &= bits - 1
        for power in rules.adds:
            # A Viking that counts as two is still one card with one value.
            if power.code != "Vi":
                extra = CardSet()
                power.adds(extra, faction, side, state)
                for card in rules.listed(extra):
                    total += card.value
        return total
