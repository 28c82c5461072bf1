"""The Underworld: zeros are the strongest cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Place
from claimant.claim.state import Seat, State

STRENGTH: Final = 10


class Underworld(Place):
    """In a trick, cards of value 0 have strength 10."""

    def __init__(self) -> None:
        super().__init__("Underworld", "Underworld", "landscape")

    def is_trick_local(self) -> bool:
        return True

    def strength(self, so_far: i64, card: Card, seat: Seat, state: State) -> i64:
        return so_far + STRENGTH if card.value == 0 else so_far
