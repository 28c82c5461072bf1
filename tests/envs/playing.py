"""Random games for the tests of environments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from claimant.envs.layout import Layout
from claimant.games import new_game
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.setup import Setup

SETUPS = {
    "base": Setup("claim"),
    "three": Setup("claim", "claim2", players=3),
    "four": Setup("claim", "clockwork-court", players=4),
    "places": Setup("claim", "northern-raid", places=("Dungeon", "Desert")),
    "islands": Setup("claim", "Gi Gn Au Ph Ra", places=("Islands",)),
    "peaks": Setup("claim", "Go Kn Gr Ba Un", places=("Peaks",)),
    "random": Setup("claim", "random", random_places="both"),
    "kingdoms": Setup("kingdoms", "Go Dw Gn Tr Un Dr Kn"),
    "kingdoms-random": Setup("kingdoms"),
}
"""Every kind of question, zone and number of players comes up in one of these."""


def questions(setup: Setup, seed: int) -> Iterator[tuple[TabletopGame, Any, Chance]]:
    """A random game, at every decision: the game, the view of the seat to act, and chance."""
    game = new_game(setup, seed)
    chance = Chance(seed)
    while not game.is_over:
        actor = game.asked[chance.below(len(game.asked))]
        view = game.view(actor)
        yield game, view, chance
        game.apply(view.legal[chance.below(len(view.legal))], actor)


def named(layout: Layout, row: Any) -> dict[str, list[int]]:
    """What an observation says, by its parts; empty parts are left out."""
    found = {name: [int(value) for value in row[part.slice]] for name, part in layout.parts.items()}
    return {name: values for name, values in found.items() if any(values)}
