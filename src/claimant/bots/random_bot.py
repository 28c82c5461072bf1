"""The gentlest player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from claimant.bots.moment import chance_for

Answer = TypeVar("Answer")


class RandomBot:
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: object, legal: Sequence[Answer]) -> Answer:
        return legal[chance_for(self.seed, legal).below(len(legal))]
