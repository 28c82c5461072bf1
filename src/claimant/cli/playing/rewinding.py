"""A game at an earlier moment: the same deal, and only the first of the actions."""

from __future__ import annotations

from claimant.cli.terminal.problems import Problem
from claimant.tabletop.game import AnyGame, TabletopGame

NO_ACTIONS = "--at counts the actions of a record, and this is a position."
NO_SUCH_MOMENT = "The record has {last}: --at takes a number from 0 to {number}."
ACTIONS = {1: "1 action"}
SEVERAL_ACTIONS = "{number} actions"


def counted_actions(number: int) -> str:
    return ACTIONS.get(number) or SEVERAL_ACTIONS.format(number=number)


def at_moment(game: AnyGame, actions: int | None) -> AnyGame:
    """The game after as many actions as `--at` says; as it is where nothing is said."""
    if actions is None:
        return game
    if not game.has_record:
        raise Problem(NO_ACTIONS)
    last = len(game.actions)
    if not 0 <= actions <= last:
        raise Problem(NO_SUCH_MOMENT.format(last=counted_actions(last), number=last))
    return game.rewound(actions)


def decisions_of(seat: int, game: TabletopGame) -> list[int]:
    """After how many actions this seat made each of its decisions."""
    return [number for number, move in enumerate(game.actions) if move.seat == seat]
