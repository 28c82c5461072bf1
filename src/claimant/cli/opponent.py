"""Whom the player plays with and against."""

from __future__ import annotations

from claimant.claim.view import View
from claimant.tabletop.chance import SEED_LIMIT, Chance


class RandomOpponent:
    """Plays any card that it may. It sees its own view and nothing else."""

    def __init__(self, seed: int) -> None:
        # Another stream than the one that dealt the cards.
        self.chance = Chance((seed + 1) % SEED_LIMIT)

    def __call__(self, view: View) -> str:
        return str(view.legal[self.chance.below(len(view.legal))])
