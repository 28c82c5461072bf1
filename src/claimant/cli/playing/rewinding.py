"""A game at an earlier moment: the same deal, and only the first of the actions."""

from __future__ import annotations

from claimant.cli.terminal.problems import Problem
from claimant.tabletop.game import AnyGame, TabletopGame


def at_moment(game: AnyGame, actions: int | None) -> AnyGame:
    """The game after as many actions as `--at` says; unchanged without it."""
    if actions is None:
        return game
    if not game.has_record:
        raise Problem("at-position")
    last = len(game.actions)
    if not 0 <= actions <= last:
        raise Problem("at-out-of-range", last=last)
    return game.rewound(actions)


def decisions_of(seat: int, game: TabletopGame) -> list[int]:
    """After how many actions this seat made each of its decisions."""
    return [number for number, move in enumerate(game.actions) if move.seat == seat]
