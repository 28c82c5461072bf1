"""A view comes back from its JSON form as it was."""

from __future__ import annotations

import json

import pytest

from claimant.kingdoms.game import Game
from claimant.kingdoms.knowledge.view_reader import read_view
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError


@pytest.mark.parametrize("seed", range(6))
def test_every_view_of_a_game_comes_back(seed: int) -> None:
    game = Game(seed=seed)
    chance = Chance(seed)
    while not game.is_over:
        for view in (game.view(0), game.view(1), game.public_view()):
            written = view.to_json()
            assert read_view(json.loads(json.dumps(written))).to_json() == written
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])


def test_what_is_no_view_is_refused() -> None:
    view = Game(seed=1).view(0).to_json()
    for name in view:
        if name == "result":
            continue
        with pytest.raises(ClaimantError):
            read_view({**view, name: object()})
