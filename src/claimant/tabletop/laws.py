"""Laws that every game must obey, as checks that anybody can run on a game of their own.

    from claimant.tabletop import laws

    def test_my_game():
        laws.check_playthrough(MyGame(seed=1), Chance(1), restore=my_restorer)

Each check plays on copies or on the game given and raises `AssertionError` with what went wrong.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Protocol

from claimant.tabletop.action import Action
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import TabletopGame

MOST_MOVES = 10_000


class Restorer(Protocol):
    """The ways to restore a game of one kind from its saved forms."""

    def from_record(self, text: str) -> TabletopGame: ...
    def from_position(self, text: str) -> TabletopGame: ...
    def from_json(self, data: object) -> TabletopGame: ...


def check_playthrough(
    game: TabletopGame,
    chance: Chance,
    restore: Restorer,
    look: Callable[[TabletopGame], None] | None = None,
    every: int = 7,
) -> None:
    """Play a game to its end with random legal actions and check all laws on the way.

    The expensive checks (saving and restoring) are made at every `every`-th decision and at the end. `look`
    is called with the game at each decision, for your own checks.
    """
    pieces = game.pieces()
    moves = 0
    while not game.is_over:
        assert moves < MOST_MOVES, "every game ends"
        check_somebody_acts(game)
        check_illegal_changes_nothing(game)
        check_looking_changes_nothing(game)
        assert game.pieces() == pieces, "pieces are conserved"
        if moves % every == 0:
            check_round_trips(game, restore)
        if look is not None:
            look(game)
        seat = game.asked[chance.below(len(game.asked))]
        legal = game.legal_actions(seat)
        action = str(legal[chance.below(len(legal))])
        check_copies_are_independent(game, action, seat)
        game.apply(action, seat)
        moves += 1
    check_the_end(game)
    check_looking_changes_nothing(game)
    check_round_trips(game, restore)
    assert game.pieces() == pieces, "pieces are conserved"
    if look is not None:
        look(game)


def check_somebody_acts(game: TabletopGame) -> None:
    """Until the end somebody is asked and has something legal to do, and nobody else has."""
    assert game.asked, "somebody is asked until the end"
    assert game.to_act == game.asked[0], "the first of those asked is the seat to act"
    for seat in range(game.seats):
        legal = [str(action) for action in game.legal_actions(seat)]
        assert bool(legal) == (seat in game.asked), f"seat {seat}: asked and legal actions agree"
        assert len(set(legal)) == len(legal), "no action is listed twice"
        for action in legal:
            assert game.why_not(action, seat) is None, f"{action} is legal: no reason against it"


def check_illegal_changes_nothing(game: TabletopGame) -> None:
    """An illegal action is refused with a reason and does not change the game."""
    before = game.position()
    known = len(game.events())
    legal = {seat: {str(action) for action in game.legal_actions(seat)} for seat in range(game.seats)}
    tried = set().union(*legal.values())
    for seat in range(game.seats):
        for action in sorted(tried - legal[seat]):
            reason = game.why_not(action, seat)
            assert reason is not None, f"{action} is not legal for seat {seat}: there is a reason"
            assert reason.code, "a reason has a code"
            assert str(reason), "a reason has words"
            try:
                game.apply(action, seat)
            except IllegalAction as refusal:
                assert refusal.reason == reason, "the refusal gives the reason"
            else:
                raise AssertionError(f"{action} of seat {seat} should have been refused")
    assert game.position() == before, "a refused action changes nothing"
    assert len(game.events()) == known, "a refused action tells nothing"


def check_looking_changes_nothing(game: TabletopGame) -> None:
    """Views, events and texts can be had at any time, by anybody, and change nothing."""
    before = game.position()
    for seat in range(game.seats):
        assert_same(game.view(seat).to_json(), game.view(seat).to_json(), "a view is repeatable")
        assert len(game.events(seat)) == len(game.events()), "everybody hears of every event"
    json.dumps(game.public_view().to_json())
    assert game.position() == before, "looking changes nothing"


def check_copies_are_independent(game: TabletopGame, action: str, seat: int) -> None:
    """Changes to a copy affect only the copy, and have the same effects there."""
    before = game.position()
    one, other = game.copy(), game.copy()
    assert one.position() == before, "a copy is in the same position"
    told = [event.to_json() for event in one.apply(action, seat)]
    assert game.position() == before, "the original does not follow its copy"
    assert other.position() == before, "copies do not follow each other"
    assert_same([event.to_json() for event in other.apply(action, seat)], told, "same action, same events")
    assert one.position() == other.position(), "same action, same position"


def check_round_trips(game: TabletopGame, restore: Restorer) -> None:
    """Record, JSON, position, pickle and deep copy all bring back the same game."""
    record = game.record()
    replayed = restore.from_record(record)
    unpickled = pickle.loads(pickle.dumps(game))
    for restored, how in ((replayed, "a record"), (unpickled, "a pickle"), (deepcopy(game), "a deep copy")):
        assert restored.record() == record, f"{how} round-trips"
        assert restored.position() == game.position(), f"{how} leads to the same position"
        for seat in range(game.seats):
            assert_same(_told(restored, seat), _told(game, seat), f"{how} leads to the same events")
            assert_same(restored.view(seat).to_json(), game.view(seat).to_json(), "and the same views")
    data = json.loads(json.dumps(game.to_json()))
    assert_same(restore.from_json(data).to_json(), game.to_json(), "JSON round-trips")
    position = game.position()
    assert "\n" not in position, "a position is one line"
    placed = restore.from_position(position)
    assert placed.position() == position, "a position round-trips"
    for seat in range(game.seats):
        assert_same(
            placed.view(seat).to_json(), game.view(seat).to_json(), "a position keeps who knows what"
        )


def check_the_end(game: TabletopGame) -> None:
    """After the end nobody acts, nothing is legal, and there is a result."""
    assert game.to_act is None, "after the end nobody is to act"
    assert game.asked == [], "after the end nobody is asked"
    for seat in range(game.seats):
        assert not game.legal_actions(seat), "after the end nothing is legal"
    json.dumps(game.result().to_json())


def check_looks_the_same(
    one: TabletopGame, other: TabletopGame, seat: int | None, since: tuple[int, int] = (0, 0)
) -> None:
    """Two games that differ only in what a seat (or a spectator) may not know give it the same bytes."""
    view, second = (game.public_view() if seat is None else game.view(seat) for game in (one, other))
    whose = "the public view" if seat is None else f"the view of seat {seat}"
    assert_same(view.to_json(), second.to_json(), f"{whose} leaks")
    assert repr(view) == repr(second), f"the repr of {whose} leaks"
    assert pickle.dumps(view) == pickle.dumps(second), f"the pickle of {whose} leaks"
    if seat is not None:
        legal = [str(action) for action in one.legal_actions(seat)]
        assert legal == [str(action) for action in other.legal_actions(seat)], "legal actions leak"
        tried = {str(action) for game in (one, other) for action in _anybodys_actions(game)}
        for action in sorted(tried):
            assert one.why_not(action, seat) == other.why_not(action, seat), "a reason leaks"
    heard = [event.to_json() for event in one.events(seat, since[0])]
    assert_same(heard, [event.to_json() for event in other.events(seat, since[1])], "events leak")


def _anybodys_actions(game: TabletopGame) -> list[Action]:
    return [action for seat in range(game.seats) for action in game.legal_actions(seat)]


def _told(game: TabletopGame, seat: int) -> list[dict[str, object]]:
    return [event.to_json() for event in game.events(seat)]


def assert_same(one: object, other: object, law: str) -> None:
    """The same, down to the bytes that would go over a wire."""
    first, second = json.dumps(one), json.dumps(other)
    assert first == second, f"{law}:\n{first}\n{second}"
