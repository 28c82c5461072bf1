"""The factions of one game, numbered."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, final

from claimant.kingdoms.bags import unit
from claimant.kingdoms.powers import Faction
from claimant.tabletop.copying import Parts, Shared

RULES_VERSION = "1"
CARDS_PER_FACTION: Final = 7
FIGURES_PER_SEAT: Final = 15
FACTIONS_IN_PLAY: Final = 7
MOST_ARRANGED: Final = 256


@final
class Ruleset(Shared):
    """The factions in play. `sets.ruleset` makes one from names and refuses illegal combinations."""

    def __init__(self, factions: list[Faction]) -> None:
        self.factions = factions
        # Used to recreate the factions when this ruleset is unpickled.
        self.makers: Parts = tuple(map(type, factions))
        for index, faction in enumerate(factions):
            faction.rules = self
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

    @property
    def line_up(self) -> str:
        """The codes of the factions, as positions begin with them."""
        return " ".join([faction.code for faction in self.factions])

    def __repr__(self) -> str:
        return f"<ruleset of Claim Kingdoms {self.line_up}>"

    def __reduce__(self) -> Parts:
        return arranged, (self.makers,)


@lru_cache(MOST_ARRANGED)
def arranged(factions: tuple[Callable[[], Faction], ...]) -> Ruleset:
    """The ruleset of these factions, in this order: the same for everybody, since it never changes."""
    rules = Ruleset([make() for make in factions])
    rules.makers = factions
    return rules
