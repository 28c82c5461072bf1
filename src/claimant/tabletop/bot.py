"""A player that acts by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

Seen = TypeVar("Seen", contravariant=True)
Answer = TypeVar("Answer")


class Bot(Protocol[Seen, Answer]):
    """A player that sees what its seat may see, and nothing else."""

    def choose(self, view: Seen, legal: Sequence[Answer]) -> Answer:
        """One of the legal actions. It depends on the seed, the view and nothing else."""
        ...
