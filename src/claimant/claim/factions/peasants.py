"""Peasants: they run away from a land without a king."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction
from claimant.claim.state import State
from claimant.claim.verbs import move

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
        """At their Royals as well; nobody else's vote changes."""
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
        leaving: list[list[Card]] = []
        for side in range(state.rules.sides):
            leaving.append(self._leaving(state.seats[side].score_pile, state))
        for side, peasants in enumerate(leaving):
            pile = state.seats[side].score_pile
            refuge = state.seats[side + 1 if side + 1 < state.rules.sides else 0].score_pile
            for card in peasants:
                move(state, card, pile, refuge, self.code)

    def _leaving(self, pile: CardSet, state: State) -> list[Card]:
        royals = [card.value for card in state.rules.listed(pile) if card.faction.code == "Ro"]
        return [
            card
            for card in state.rules.listed(pile)
            if card.faction is self and not any(_keeps(royal, card.value) for royal in royals)
        ]


def _keeps(royal: i64, peasant: i64) -> bool:
    """Does a Royal of this value keep a Peasant of that value?"""
    return peasant <= royal <= peasant + REACH
