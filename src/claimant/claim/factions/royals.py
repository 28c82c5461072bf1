"""Royals: Peasants stay where one rules."""

from __future__ import annotations

from claimant.claim.powers import Faction


class Royals(Faction):
    """They have no power of their own; Peasants look for them."""

    def __init__(self) -> None:
        super().__init__(
            "Ro",
            "Royals",
            "Royal",
            box="anniversary",
            values=(4, 5, 6, 7, 8, 9, 10, 11, 12),
            paired_with="Pe",
        )
