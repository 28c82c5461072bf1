"""The colours of a game of Claim, whose cards are written by code (Go5) and by name (Goblin 5)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimant.claim.powers import Faction
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text


class ClaimPalette(Palette):
    def __init__(self, factions: Sequence[Faction]) -> None:
        super().__init__(factions)
        self.patterns = {
            rf"\b(?:{code}|{re.escape(text(f'faction-{code}-one'))} )\d{{1,2}}\b": self.colours[
                faction.code
            ]
            for faction in factions
            for code in (faction.code, faction.reserve_code)
            if code
        }
