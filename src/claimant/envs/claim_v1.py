"""Claim for PettingZoo: `env` as its users expect it, `raw_env` without wrappers."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from claimant.envs.aec import GameEnv, wrapped
from claimant.tabletop.setup import Setup


def raw_env(
    deck: str = "claim",
    players: int = 2,
    places: tuple[str, ...] = (),
    random_places: str = "",
    render_mode: str | None = None,
) -> GameEnv:
    """A game that refuses what is not legal."""
    return GameEnv(Setup("claim", deck, players, places, random_places), "claim_v1", render_mode)


def env(**arguments: Any) -> AECEnv:
    """A game in which an agent that does what is not legal loses; the arguments are those of `raw_env`."""
    return wrapped(raw_env(**arguments))
