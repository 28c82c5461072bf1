"""Who leads the factions during the game: what the rules would count now, from the open cards."""

from __future__ import annotations

import pytest

from claimant.kingdoms.game import Game
from claimant.kingdoms.knowledge.standing import standing
from claimant.kingdoms.result import controls_of
from claimant.tabletop.chance import Chance


@pytest.mark.parametrize("seed", range(4))
def test_the_standing_is_what_the_rules_would_count_and_the_same_for_all(seed: int) -> None:
    game, chance = Game(seed=seed), Chance(seed)
    while True:
        expected = [control.to_json() for control in controls_of(game.state)]
        for view in (game.view(0), game.view(1), game.public_view()):
            assert [control.to_json() for control in standing(view)] == expected
        if game.is_over:
            break
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
    assert game.result().to_json()["factions"] == expected
    assert any(control["seat"] is not None for control in expected)
