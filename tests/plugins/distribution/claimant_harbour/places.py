"""A place of Claim."""

from __future__ import annotations

from claimant.claim import Place
from claimant.claim.state import State


class Quay(Place):
    """The leader of the last trick gets an extra vote."""

    def __init__(self) -> None:
        super().__init__(
            "Quay", "Quay", "building", "At the end whoever leads gets one extra vote.", remembers=0
        )

    def extra_votes(self, side: int, state: State) -> int:
        return 1 if side == state.leader % state.rules.sides else 0
