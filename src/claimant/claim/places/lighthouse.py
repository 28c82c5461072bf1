"""The Lighthouse: the first three of a faction decide."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Faction, Place
from claimant.claim.state import Seat, State
from claimant.tabletop.reason import FACTION, NUMBER, PLACE, SEAT, Reason, define_reasons
from claimant.tabletop.seats import seat_letter

ENOUGH: Final = 3

define_reasons(
    {
        "lighthouse": {"place": PLACE, "who": SEAT, "number": NUMBER, "faction": FACTION},
    }
)


class Lighthouse(Place):
    """The first seat to win three cards of a faction in phase 2 has its vote for good."""

    def __init__(self) -> None:
        super().__init__("Lighthouse", "Lighthouse", "building", remembers=10, phase=2)

    def is_trick_local(self) -> bool:
        return True

    def race(self, faction: Faction, state: State) -> i64:
        """How many cards of the faction each seat has won."""
        slot = self.slot + 2 * faction.index
        return state.memory[slot] * (ENOUGH + 1) + state.memory[slot + 1]

    # What is remembered for each faction: how many of its cards seat A and seat B have won in phase 2,
    # until one of them has enough.

    def on_card_won(self, card: Card, seat: Seat, state: State) -> None:
        memory = state.memory
        slot = self.slot + 2 * card.faction.index
        if memory[slot] < ENOUGH and memory[slot + 1] < ENOUGH:
            memory[slot + seat.index] += 1

    def awards_vote(self, so_far: i64, faction: Faction, state: State) -> i64:
        first = self._first(faction, state)
        return so_far if first == -1 else first

    def explains(self, state: State) -> list[Reason]:
        told: list[Reason] = []
        for faction in state.rules.factions:
            first = self._first(faction, state)
            # A faction that does not let others decide its vote has the last word.
            if first != -1 and faction.awards_vote(first, faction, state) == first:
                words = {"place": self.code, "who": seat_letter(first), "faction": faction.code}
                told.append(Reason("lighthouse", {**words, "number": ENOUGH}))
        return told

    def _first(self, faction: Faction, state: State) -> i64:
        """The seat that was the first to win enough cards of a faction, or -1."""
        slot = self.slot + 2 * faction.index
        if state.memory[slot] == ENOUGH:
            return 0
        return 1 if state.memory[slot + 1] == ENOUGH else -1
