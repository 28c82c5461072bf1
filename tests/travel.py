"""Games that are pickled or copied between any two moves, and everything that can be observed of a game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

from claimant.claim.game import Game as Claim
from claimant.kingdoms.game import Game as Kingdoms
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup

PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)
AnyGame = Claim | Kingdoms


def pickled(thing: Any, protocol: int = pickle.DEFAULT_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))


WAYS: list[Callable[[Any], Any]] = [
    *(partial(pickled, protocol=protocol) for protocol in PROTOCOLS),
    copy.deepcopy,
    copy.copy,
]
"""All ways in which an object gets a twin."""


def observed(game: AnyGame) -> list[object]:
    """Everything that a game tells."""
    readers = (None, *range(game.seats))
    told: list[object] = [
        repr(game),
        repr(game.state),
        game.position(),
        game.to_act,
        game.asked,
        game.headers,
    ]
    told += [[event.to_json() for event in game.events(seat)] for seat in readers]
    told += [[event.to_json() for event in game.log], [repr(move) for move in game.moves]]
    told += [game.public_view().to_json(), *(game.view(seat).to_json() for seat in readers[1:])]
    told += [game.legal_actions(seat) for seat in range(game.seats)]
    told += [game.result().to_json() if game.is_over else None, game.pieces()]
    try:
        told += [game.record(), game.to_json()]
    except InvalidSetup as refusal:
        told.append(refusal.reason)
    return told


def check_travels(game: AnyGame, chance: Chance) -> None:
    """Play a game to its end by twins of twins: each is like its original and independent of it."""
    plain = game.copy()
    moves = 0
    while True:
        before = observed(game)
        assert before == observed(plain)
        twin = WAYS[moves % len(WAYS)](game)
        assert twin is not game
        assert type(twin) is type(game)
        assert observed(twin) == before
        if plain.is_over:
            return
        seat = plain.asked[chance.below(len(plain.asked))]
        legal = plain.legal_actions(seat)
        action = str(legal[chance.below(len(legal))])
        told = [event.to_json() for event in plain.apply(action, seat)]
        assert [event.to_json() for event in twin.apply(action, seat)] == told
        assert observed(game) == before
        game = twin
        moves += 1
