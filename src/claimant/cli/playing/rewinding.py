"""A game at an earlier moment: the same deal, and only the first of the actions."""

from __future__ import annotations

from typing import TypeVar

from claimant.claim.game import Game
from claimant.cli.terminal.problems import Problem
from claimant.kingdoms.formats.record import CHANCE
from claimant.kingdoms.game import Game as Kingdoms
from claimant.tabletop.seats import seat_letter

AnyGame = TypeVar("AnyGame", Game, Kingdoms)

NO_ACTIONS = "--at counts the actions of a record, and this is a position."
NO_SUCH_MOMENT = "The record has {last}: --at takes a number from 0 to {number}."
ACTIONS = {1: "1 action"}
SEVERAL_ACTIONS = "{number} actions"


def counted_actions(number: int) -> str:
    return ACTIONS.get(number) or SEVERAL_ACTIONS.format(number=number)


def actions_of(game: Game | Kingdoms) -> list[str]:
    """What the seats did, as records write it; what chance did in between is left out."""
    return [words for words in _moves(game) if _is_action(words)]


def rewound(game: AnyGame, actions: int) -> AnyGame:
    """The same game after so many actions of its seats, and after what chance did then."""
    data = game.to_json()
    moves = data["moves"]
    assert isinstance(moves, list)
    data["moves"] = moves[: _ends(game)[actions]]
    return type(game).from_json(data)


def _ends(game: Game | Kingdoms) -> list[int]:
    """For each number of actions, how many moves that are, with those of chance."""
    moves = _moves(game)
    return [*(place for place, words in enumerate(moves) if _is_action(words)), len(moves)]


def at_moment(game: AnyGame, actions: int | None) -> AnyGame:
    """The game after as many actions as `--at` says; as it is where nothing is said."""
    if actions is None:
        return game
    if game.deal is None:
        raise Problem(NO_ACTIONS)
    last = len(actions_of(game))
    if not 0 <= actions <= last:
        raise Problem(NO_SUCH_MOMENT.format(last=counted_actions(last), number=last))
    return rewound(game, actions)


def decisions_of(seat: int, game: Game | Kingdoms) -> list[int]:
    """After how many actions this seat made each of its decisions."""
    mine = f"{seat_letter(seat)}:"
    return [number for number, words in enumerate(actions_of(game)) if words.startswith(mine)]


def _moves(game: Game | Kingdoms) -> list[str]:
    if isinstance(game, Kingdoms):
        return [move.text for move in game.moves]
    return [str(move) for move in game.moves]


def _is_action(words: str) -> bool:
    return not words.startswith(f"{CHANCE}:")
