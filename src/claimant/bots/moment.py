"""Chance for one decision: the same question to the same bot gets the same answer."""

from __future__ import annotations

from collections.abc import Sequence

from claimant.tabletop.chance import Chance, derived_seed


def chance_for(seed: int, legal: Sequence[object]) -> Chance:
    """A separate stream for every seed and every choice of actions."""
    return Chance(derived_seed(seed, *map(str, legal)))
