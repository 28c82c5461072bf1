"""Which factions are in a trick is known in every state, wherever it comes from."""

from __future__ import annotations

import pickle

import pytest

from claimant.claim import Game
from claimant.claim.search.imagine import Imagination
from claimant.claim.state import State
from claimant.tabletop.chance import Chance


def factions_in_trick(state: State) -> int:
    flags = 0
    for seat in state.seats:
        if seat.played is not None:
            flags |= int(seat.played.faction.flag)
    return flags


@pytest.mark.parametrize("deck", ["claim2", "clockwork-court", "wings-over-the-hills"])
def test_the_factions_in_a_trick_are_known(deck: str) -> None:
    game = Game(deck, seed=5)
    chance = Chance(5)
    in_trick = 0
    while game.to_act is not None:
        expected = factions_in_trick(game.state)
        in_trick += expected != 0
        states = [
            game.state,
            game.state.copy(),
            pickle.loads(pickle.dumps(game.state)),
            Game.from_position(game.position()).state,
            *[Imagination(game.view(seat)).world(chance) for seat in range(game.seats)],
        ]
        assert [int(state.in_trick) for state in states] == [expected] * len(states)
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
    assert in_trick > 20
