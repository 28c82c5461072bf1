"""Chance for one decision: the same question to the same bot gets the same answer."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from claimant.tabletop.chance import Chance


def chance_for(seed: int, legal: Sequence[object]) -> Chance:
    """A stream of its own for every seed and every choice of actions."""
    question = " ".join([str(seed), *map(str, legal)])
    return Chance(int.from_bytes(blake2b(question.encode(), digest_size=8).digest(), "big"))
