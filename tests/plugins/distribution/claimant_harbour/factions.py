"""A faction of Claim and one of Claim Kingdoms."""

from __future__ import annotations

from claimant import kingdoms
from claimant.claim import Card, Faction
from claimant.claim.state import Seat, State
from claimant.kingdoms.state import State as KingdomsState
from claimant.kingdoms.verbs import score


class Sailors(Faction):
    """A Sailor that was led is one stronger."""

    def __init__(self) -> None:
        super().__init__("Sa", "Sailors", "Sailor", "A Sailor that was led is one stronger.")

    def strength(self, so_far: int, card: Card, seat: Seat, state: State) -> int:
        return so_far + 1 if card.faction is self and seat.index == state.leader else so_far


class Mermaids(kingdoms.Faction):
    """A point for each figure that the opponent has on the board."""

    def __init__(self) -> None:
        super().__init__("Me", "Mermaids", "Mermaid", 3, "You get 1 point for each opposing figure.")

    def works(self, state: KingdomsState) -> bool:
        return len(state.opponent().figures) > 0

    def on_use(self, state: KingdomsState) -> None:
        score(state, len(state.opponent().figures), self.code)
