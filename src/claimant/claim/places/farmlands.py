"""The Farmlands: twos grow tall."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Place
from claimant.claim.state import Seat, State

GROWING: Final = 2


class Farmlands(Place):
    """In a trick, a card of value 2 is one stronger than the highest value of its faction."""

    def __init__(self) -> None:
        super().__init__("Farmlands", "Farmlands", "landscape")

    def is_trick_local(self) -> bool:
        return True

    def strength(self, so_far: i64, card: Card, seat: Seat, state: State) -> i64:
        if card.value != GROWING:
            return so_far
        faction = card.faction
        highest = state.rules.cards[faction.first + faction.size - 1].value
        return so_far - GROWING + highest + 1
