"""The colours of a game of Claim Kingdoms, whose cards are written by code and by name."""

from __future__ import annotations

from collections.abc import Sequence

from claimant.cli.terminal.output import Palette
from claimant.kingdoms.powers import Faction


class KingdomsPalette(Palette):
    def __init__(self, factions: Sequence[Faction]) -> None:
        super().__init__(factions)
        self.patterns = {
            rf"\b(?:{faction.code}|{faction.singular}|{faction.name})\b": self.colours[faction.code]
            for faction in factions
        }
