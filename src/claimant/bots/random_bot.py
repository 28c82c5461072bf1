"""The gentlest player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex, TypeVar

from claimant.bots.moment import chance_for
from claimant.tabletop.numbers import whole

Answer = TypeVar("Answer")


class RandomBot:
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: SupportsIndex) -> None:
        self.seed = whole(seed, "A seed")

    def __repr__(self) -> str:
        return f"<RandomBot: seed {self.seed}>"

    def choose(self, view: object, legal: Sequence[Answer]) -> Answer:
        return legal[chance_for(self.seed, legal).below(len(legal))]
