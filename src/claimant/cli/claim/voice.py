"""Who speaks to whom about a game of Claim."""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.ruleset import Ruleset
from claimant.cli.playing.speaker import Speaker


class Voice(Speaker):
    """Speaks about a game of Claim."""

    def __init__(self, rules: Ruleset, you: int | None = None) -> None:
        powers = {power.code: power.name for power in rules.powers}
        super().__init__(rules.players, rules.sides, powers, you)
        self.rules = rules

    def card(self, code: str) -> Card:
        return self.rules.named[code][0]
