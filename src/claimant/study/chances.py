"""How likely each player of Claim Kingdoms wins from a position, by the lead in points to be expected.

Bots weigh a lead the same throughout. What it is worth grows as figures are used up. How fast was fitted to
745 positions of 46 games, between two of `squire` and between two of `captain`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec

from claimant.kingdoms.kind import KINGDOMS
from claimant.kingdoms.search.common_sense import expected_lead
from claimant.kingdoms.search.world import KingdomsWorld
from claimant.study.values import Judge, judged_by_world
from claimant.tabletop.kind import Kind
from claimant.tabletop.world import World

SPREAD_AT_END: Final = 3.0
"""A lead of so many points is won about three times in four when the last figures are placed,"""
SPREAD_PER_FIGURE: Final = 0.2
"""and so much more is needed for every figure that both can still place."""


def judge_for(kind: Kind) -> Judge:
    """Who judges where playouts of a game stop."""
    return judged_by_lead if kind is KINGDOMS else judged_by_world


def judged_by_lead(world: World, into: vec[float]) -> None:
    """By the lead to be expected, and how much of the game is left; at the end by the result."""
    assert isinstance(world, KingdomsWorld)
    state = world.state
    if state.is_over():
        world.rewards(into)
        return
    figures = min(int(seat.supply) for seat in state.seats)
    spread = SPREAD_AT_END + SPREAD_PER_FIGURE * figures
    into[0] = 1 / (1 + exp(-float(expected_lead(state, 0)) / spread))
    into[1] = 1 - into[0]
