"""Claim Kingdoms for PettingZoo: `env` with the usual wrappers, `raw_env` without them, `parallel_env`."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from claimant.envs.aec import GameEnv, in_parallel, wrapped
from claimant.tabletop.setup import Setup


def raw_env(deck: str = "", **arguments: Any) -> GameEnv:
    """The environment without wrappers: it refuses illegal actions. More arguments: those of `GameEnv`.

    Without a deck each deal draws its factions.
    """
    return GameEnv(Setup("kingdoms", deck), "kingdoms_v1", **arguments)


def env(**arguments: Any) -> AECEnv:
    """The usual environment: an illegal action loses. It takes the arguments of `raw_env`."""
    return wrapped(raw_env(**arguments))


def parallel_env(**arguments: Any) -> ParallelEnv:
    """The parallel form: every agent gives an action at each step, and that of the agent to act counts."""
    return in_parallel(raw_env(together=True, **arguments))
