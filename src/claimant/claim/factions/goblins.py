"""Goblins: many, and nothing more."""

from __future__ import annotations

from claimant.claim.powers import Faction


class Goblins(Faction):
    """A faction without a power."""

    def __init__(self) -> None:
        super().__init__(
            "Go",
            "Goblins",
            "Goblin",
            box="Claim",
            values=(0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
            paired_with="Kn",
        )
