"""A game and its copies share what has happened before, and nothing after that."""

from __future__ import annotations

from claimant.claim import Game
from tests.cli.shell import played_game


def told(game: Game) -> list[object]:
    return [game.record(), [move.moment for move in game.moves], [event.to_json() for event in game.log]]


def replayed(game: Game) -> list[object]:
    return told(Game.from_record(game.record()))


def test_copies_that_go_different_ways_keep_their_own_past() -> None:
    game = played_game("claim", 3, moves=6)
    before = told(game)
    one, other = game.copy(), game.copy()
    first, second, *_ = game.legal_actions()
    one.apply(first)
    other.apply(second)
    assert told(game) == before
    for twin, action in ((one, first), (other, second)):
        assert [str(move.action) for move in twin.moves[6:]] == [str(action)]
        assert told(twin) == replayed(twin)
    game.apply(second)
    assert told(game) == told(other) != told(one)


def test_what_is_done_to_the_lists_of_a_game_is_not_done_to_the_game() -> None:
    game = played_game("claim", 3, moves=6)
    before = told(game)
    game.moves.clear()
    game.log.clear()
    game.copy().apply(game.legal_actions()[0]).clear()
    assert told(game) == before == replayed(game)
