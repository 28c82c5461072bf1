"""The colours of a game of Claim Kingdoms, whose cards are written by code (Go) and by name (Goblin)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text
from claimant.kingdoms.powers import Faction


class KingdomsPalette(Palette):
    def __init__(self, factions: Sequence[Faction]) -> None:
        super().__init__(factions)
        self.patterns = {
            rf"\b(?:{'|'.join(_names(code))})\b": self.colours[code]
            for code in [faction.code for faction in factions]
        }


def _names(code: str) -> list[str]:
    return [code, *(re.escape(text(key)) for key in (f"faction-{code}-one", f"faction-{code}"))]
