"""The player that goes by common sense."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, SupportsIndex, TypeVar

from claimant.bots.moment import chance_for
from claimant.bots.searching import named
from claimant.tabletop.numbers import whole
from claimant.tabletop.world import Worlds

Seen = TypeVar("Seen")
Answer = TypeVar("Answer")


class GreedyBot(Generic[Seen, Answer]):
    """Imagines one world that its view allows and does there what common sense suggests."""

    def __init__(self, worlds_of: Callable[[Seen], Worlds], seed: SupportsIndex) -> None:
        self.worlds_of = worlds_of
        self.seed = whole(seed, "A seed")

    def __repr__(self) -> str:
        return f"<GreedyBot: seed {self.seed}>"

    def choose(self, view: Seen, legal: Sequence[Answer]) -> Answer:
        if len(legal) == 1:
            return legal[0]
        chance = chance_for(self.seed, legal)
        world = self.worlds_of(view).draw(chance)
        return named(world.notation(world.sensible_move(chance)), legal)
