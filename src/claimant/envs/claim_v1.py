"""Claim for PettingZoo: `env` as its users expect it, `raw_env` without wrappers, in parallel."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from claimant.envs.aec import GameEnv, in_parallel, wrapped
from claimant.tabletop.setup import Setup


def raw_env(
    deck: str = "claim",
    players: int = 2,
    places: tuple[str, ...] = (),
    random_places: str = "",
    **arguments: Any,
) -> GameEnv:
    """A game that refuses what is not legal; further arguments are those of `GameEnv`."""
    return GameEnv(Setup("claim", deck, players, places, random_places), "claim_v1", **arguments)


def env(**arguments: Any) -> AECEnv:
    """A game in which an agent that does what is not legal loses; the arguments are those of `raw_env`."""
    return wrapped(raw_env(**arguments))


def parallel_env(**arguments: Any) -> ParallelEnv:
    """The same with an action of every agent at each step, of which one counts."""
    return in_parallel(raw_env(together=True, **arguments))
