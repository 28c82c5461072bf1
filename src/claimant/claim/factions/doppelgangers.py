"""Doppelgängers: they pass for anybody."""

from __future__ import annotations

from claimant.claim.powers import Faction


class Doppelgangers(Faction):
    """A Doppelgänger may be played instead of following, and then fights as the led faction."""

    def __init__(self) -> None:
        super().__init__("Do", "Doppelgängers", "Doppelgänger", box="Claim")

    def stands_in_for(self, led: Faction) -> bool:
        return True
