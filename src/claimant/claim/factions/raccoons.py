"""Raccoons: they bring loot to the faction with the fewest cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import ask_for_faction

LOOT: Final = (1, 4, 7, 10, 13)
"""The values that carry the loot symbol. No rules text lists them (ruling R3): correct them here."""
LOOT_BITS: Final = sum([2**value for value in LOOT])
"""The same as bits: there is one Raccoon of each value, and 0 is the lowest."""


class Raccoons(Faction):
    """Raccoons with loot also count for the faction of which their side has the fewest cards."""

    def __init__(self) -> None:
        super().__init__(
            "Ra",
            "Raccoons",
            "Raccoon",
            box="anniversary",
            values=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
            unseen=4,
            remembers=4,
        )

    # Remembered for each side: the number of the faction that gets its loot, + 1.

    def on_counting(self, state: State) -> None:
        """Let the sides choose in turn, from the winner of the last trick."""
        index = state.last_winner
        place: i64 = 0
        while place < state.players:
            seat = state.seats[index]
            if state.memory[self.slot + seat.side] == 0 and self._loot(seat.side, state) != 0:
                poorest = self._poorest(seat.side, state)
                if poorest.size() > 1:
                    ask_for_faction(state, self, seat, poorest)
                    return
                self._bring(state.rules.first(poorest), seat, state)
            index = state.after(index)
            place += 1

    def on_named(self, card: Card, seat: Seat, state: State) -> None:
        self._bring(card, seat, state)
        self.on_counting(state)

    def _bring(self, card: Card, seat: Seat, state: State) -> None:
        state.memory[self.slot + seat.side] = card.faction.index + 1

    def adds(self, extra: CardSet, faction: Faction, side: i64, state: State) -> None:
        if state.memory[self.slot + side] == faction.index + 1:
            if self.high:
                extra.high |= self._loot(side, state)
            else:
                extra.low |= self._loot(side, state)

    def roams(self, card: Card) -> bool:
        return card.faction is self and card.value in LOOT

    def joins(self, fewest: list[int], most: list[int]) -> i64:
        """The factions of which a side may have the fewest cards."""
        limit: i64 = most[0]
        for number in most:
            # Not `min`, which is slow: it is asked in every count.
            if number < limit:
                limit = number
        poorest: i64 = 0
        flag: i64 = 1
        for number in fewest:
            if number <= limit:
                poorest |= flag
            flag = flag * 2
        return poorest

    def _loot(self, side: i64, state: State) -> i64:
        """The loot of a side, as bits of this faction's word."""
        lowest = self.mask & -self.mask
        return state.seats[side].score_pile.of(self) & (lowest * LOOT_BITS)

    def _poorest(self, side: i64, state: State) -> CardSet:
        """The first card of each faction that the loot may join."""
        pile = state.seats[side].score_pile
        factions = state.rules.factions
        numbers = [count_bits(pile.of(faction)) for faction in factions]
        joined = self.joins(numbers, numbers)
        poorest = CardSet()
        for faction in factions:
            if (faction.flag & joined) != 0:
                poorest.add(state.rules.cards[faction.first])
        return poorest
