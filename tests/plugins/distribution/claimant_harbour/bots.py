"""A bot for Claim."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from claimant.tabletop.limit import Limit


class Pilot:
    """plays the first card that it may"""

    games = ("claim",)

    def __init__(self, game: str, seed: int, limit: Limit | None) -> None:
        self.steps = None if limit is None else limit.steps

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]
