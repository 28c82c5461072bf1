"""Peasants: they run away from a land without a king."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction
from claimant.claim.state import State
from claimant.claim.verbs import move_all

LOWEST_ROYAL: Final = 16
"""As a bit, where the lowest one stands for the value 0."""


class Peasants(Faction):
    """At scoring, Peasants without a fitting Royal in the same pile go to the next side."""

    def __init__(self) -> None:
        super().__init__(
            "Pe",
            "Peasants",
            "Peasant",
            box="anniversary",
            values=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
            paired_with="Ro",
        )

    def looks_at(self, faction: Faction) -> i64:
        """Also at their Royals; no other vote changes."""
        flags: i64 = 0
        if faction is self:
            flags = self.flag
            royals = self.partner
            if royals is not None:
                flags |= royals.flag
        return flags

    def unsettles(self, card: Card, other: Card) -> bool:
        if card.faction is not self or other.faction is not self.partner:
            return False
        return (self._subjects(other.bit) & card.bit) != 0

    def on_scoring(self, state: State) -> None:
        sides = range(state.rules.sides)
        leaving = [self._leaving(state.seats[side].score_pile) for side in sides]
        for side in sides:
            refuge = state.seats[side + 1 if side + 1 < state.rules.sides else 0].score_pile
            move_all(state, leaving[side], state.seats[side].score_pile, refuge, self.code)

    def _leaving(self, pile: CardSet) -> CardSet:
        peasants = pile.of(self)
        royals = self.partner
        if royals is not None:
            peasants &= ~self._subjects(pile.of(royals))
        leaving = CardSet()
        if self.high:
            leaving.high = peasants
        else:
            leaving.low = peasants
        return leaving

    def _subjects(self, royals: i64) -> i64:
        """The Peasants that are kept by these Royals, all as bits of their words.

        A Royal keeps the Peasants of its own value and of the three values below it.
        """
        kind = self.partner
        assert kind is not None
        # There is one Royal of each value from 4 on, and one Peasant from 0 on.
        values = royals // (kind.mask & -kind.mask) * LOWEST_ROYAL
        kept = values | values >> 1 | values >> 2 | values >> 3
        return kept * (self.mask & -self.mask)
