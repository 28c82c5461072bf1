"""Whom the player plays with and against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from claimant.tabletop.chance import SEED_LIMIT, Chance


class View(Protocol):
    """A view of any game, for somebody who only asks what may be done."""

    @property
    def legal(self) -> Sequence[object]: ...


class RandomOpponent:
    """Does anything that it may. It sees its own view and nothing else."""

    def __init__(self, seed: int) -> None:
        # Another stream than the one that dealt the cards.
        self.chance = Chance((seed + 1) % SEED_LIMIT)

    def __call__(self, view: View) -> str:
        return str(view.legal[self.chance.below(len(view.legal))])
