"""The factions of one game, numbered."""

from __future__ import annotations

from typing import Final, final

from claimant.kingdoms.bags import unit
from claimant.kingdoms.powers import Faction

RULES_VERSION = "1"
CARDS_PER_FACTION: Final = 7
FIGURES_PER_SEAT: Final = 15
FACTIONS_IN_PLAY: Final = 7


@final
class Ruleset:
    """The factions in play. `sets.ruleset` makes one from names and refuses what may not be combined."""

    def __init__(self, factions: list[Faction]) -> None:
        self.factions = factions
        for index, faction in enumerate(factions):
            faction.index = index
            faction.kind = index + 1
            faction.unit = unit(index)

    def faction(self, code: str) -> Faction | None:
        """The faction in play with this code."""
        for faction in self.factions:
            if faction.code == code:
                return faction
        return None

    def codes(self, cards: list[int]) -> list[str]:
        """The codes of cards that are given as numbers of factions."""
        return [self.factions[index].code for index in cards]
