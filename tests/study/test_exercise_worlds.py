"""An exercise shows a moment as its player saw it: cards that they could not see change nothing."""

from __future__ import annotations

from io import StringIO
from itertools import islice
from types import SimpleNamespace
from typing import Any

from rich.console import Console

from claimant.claim import Game
from claimant.cli.study.solving import GIVE_UP, train_exercise
from claimant.server.study.exercises import shown
from claimant.study import Review, reviewing
from claimant.study.training import Exercise, Training
from claimant.tabletop.seats import seat_letter
from tests.study.played import played

EFFORT = 200
SEAT = 0
"""Whose mistakes are trained: those of a player without a plan."""


def twin_of(game: Game) -> Game:
    """The same game, but that a card of the other hand lies in the deck, and one of the deck in that hand.

    Both are of one faction, so that the other may still do what they did; they go on as long as it is
    theirs to do.
    """
    words = game.deal_words()
    other = seat_letter(1 - SEAT)
    moves = [move.action for move in game.actions if move.seat != SEAT]
    held = max(words[other], key=moves.index)
    late = next(code for code in reversed(words["deck"]) if code[:2] == held[:2] and code != held)
    swapped = {held: late, late: held}
    deal = {whom: " ".join(swapped.get(code, code) for code in codes) for whom, codes in words.items()}
    twin = Game("claim", deal=deal, first=game.first)
    for move in game.actions:
        if twin.why_not(move.action, move.seat) is not None:
            break
        twin.apply(move.action, move.seat)
    while not twin.is_over:
        twin.apply(twin.legal_actions()[0])
    return twin


def moments_alike(game: Game, twin: Game) -> int:
    """Before how many actions the player could not tell the two apart, although they were not the same."""
    number = 0
    for here, there in zip(game.retold(), twin.retold(), strict=False):
        if here.view(SEAT).to_json() != there.view(SEAT).to_json():
            break
        assert here.position() != there.position()
        number += 1
    return number


def told(game: Game, until: int) -> list[tuple[object, ...]]:
    """All that is told of the exercises from the beginning of a game."""
    made = Review(tuple(game.sides), EFFORT)
    for _ in islice(reviewing(game, made), until):
        pass
    training = Training()
    training.add_mistakes(game, made, SEAT)
    return [
        (
            each.number,
            each.played,
            each.right,
            each.phase,
            each.grade,
            in_terminal(each),
            on_server(game, each),
        )
        for each in training.exercises
    ]


def in_terminal(exercise: Exercise) -> str:
    out = StringIO()
    train_exercise(Console(file=out, width=100), exercise, lambda prompt: GIVE_UP)
    return out.getvalue()


def on_server(game: Game, exercise: Exercise) -> object:
    row: Any = SimpleNamespace(game="game", kind="claim", due=0.0, **vars(exercise))
    return shown(row, game, None)


def test_swapping_hidden_cards_changes_no_exercise() -> None:
    game = played(("random", "squire"))
    assert isinstance(game, Game)
    twin = twin_of(game)
    until = moments_alike(game, twin)
    exercises = told(game, until)
    assert exercises
    assert told(twin, until) == exercises
