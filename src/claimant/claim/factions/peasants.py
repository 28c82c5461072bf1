"""Peasants: they run away from a land without a king."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction
from claimant.claim.state import State
from claimant.claim.verbs import move_all

REACH: Final = 3
"""How far above a Peasant's value a Royal may be and still keep it."""


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
        return (self._subjects(other) & card.bit) != 0

    def on_scoring(self, state: State) -> None:
        sides = range(state.rules.sides)
        leaving = [self._leaving(state.seats[side].score_pile, state) for side in sides]
        for side in sides:
            refuge = state.seats[side + 1 if side + 1 < state.rules.sides else 0].score_pile
            move_all(state, leaving[side], state.seats[side].score_pile, refuge, self.code)

    def _leaving(self, pile: CardSet, state: State) -> CardSet:
        peasants = pile.of(self)
        royals = self.partner
        if royals is not None:
            ruling = pile.of(royals)
            while ruling != 0:
                peasants &= ~self._subjects(state.rules.card_of(royals, ruling & -ruling))
                ruling &= ruling - 1
        leaving = CardSet()
        if self.high:
            leaving.high = peasants
        else:
            leaving.low = peasants
        return leaving

    def _subjects(self, royal: Card) -> i64:
        """The Peasants that a Royal keeps, as bits: there is one of each value from 0 on."""
        lowest = self.mask & -self.mask
        return ((lowest << (royal.value + 1)) - (lowest << (royal.value - REACH))) & self.mask
