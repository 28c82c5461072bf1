"""Seers: they look ahead and choose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.actions import KEEP, keep_move
from claimant.kingdoms.bags import MOST_FACTIONS, unit
from claimant.kingdoms.choices import Options
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import HAND_SIZE, State
from claimant.kingdoms.verbs import ask_further, keep, look_at_pile
from claimant.tabletop.reason import CARD, all_of, define_reasons

LOOKED_AT: Final = 3

define_reasons(
    {
        "no-choice-Se": {"choice": all_of(CARD)},
    }
)


class Seers(Faction):
    """Instead of drawing, the player takes three cards and keeps any two of all."""

    def __init__(self) -> None:
        super().__init__("Se", "Seers", "Seer", 7, refusal="no-choice-Se")

    def works(self, state: State) -> bool:
        return len(state.pile) > 0

    def on_use(self, state: State) -> None:
        state.has_drawn = True
        look_at_pile(state, LOOKED_AT, self.code)
        if state.player().hand_size + state.sight_size <= HAND_SIZE:
            keep(state, state.player().hand + state.sight, self.code)
        else:
            ask_further(state, self)

    def further_choices(self, state: State, options: Options) -> None:
        cards = state.player().hand + state.sight
        one: i64 = 0
        while one < MOST_FACTIONS:
            other = one if bags.count(cards, one) > 0 else MOST_FACTIONS
            while other < MOST_FACTIONS:
                if bags.holds(cards, unit(one) + unit(other)):
                    options.add(keep_move(one, other))
                other += 1
            one += 1

    def on_choice(self, state: State, move: i64) -> None:
        pair = move - KEEP
        keep(state, unit(pair >> 3) + unit(pair & 7), self.code)
