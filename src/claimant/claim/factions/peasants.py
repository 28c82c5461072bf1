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
            rules = self.rules
            assert rules is not None
            royals = rules.faction("Ro")
            if royals is not None:
                flags |= royals.flag
        return flags

    def unsettles(self, card: Card, other: Card) -> bool:
        return card.faction is self and other.faction.code == "Ro" and _keeps(other.value, card.value)

    def on_scoring(self, state: State) -> None:
        leaving = [self._leaving(seat.score_pile, state) for seat in state.seats[: state.rules.sides]]
        for side, peasants in enumerate(leaving):
            pile = state.seats[side].score_pile
            refuge = state.seats[side + 1 if side + 1 < state.rules.sides else 0].score_pile
            move_all(state, peasants, pile, refuge, self.code)

    def _leaving(self, pile: CardSet, state: State) -> CardSet:
        royals = state.rules.faction("Ro")
        ruling: i64 = 0 if royals is None else pile.of(royals)
        leaving = CardSet()
        own = pile.of(self)
        while own != 0:
            card = state.rules.card_of(self, own & -own)
            own &= own - 1
            if royals is None or not self._is_kept(card, royals, ruling, state):
                leaving.add(card)
        return leaving

    def _is_kept(self, card: Card, royals: Faction, ruling: i64, state: State) -> bool:
        """Is one of these Royals near enough?"""
        while ruling != 0:
            if _keeps(state.rules.card_of(royals, ruling & -ruling).value, card.value):
                return True
            ruling &= ruling - 1
        return False


def _keeps(royal: i64, peasant: i64) -> bool:
    """Does a Royal of this value keep a Peasant of that value?"""
    return peasant <= royal <= peasant + REACH
