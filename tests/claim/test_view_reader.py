"""A view comes back from its JSON form as it was."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from claimant.claim.game import Game
from claimant.claim.knowledge.view_reader import read_view
from claimant.claim.sets import PLACES
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError
from tests.claim.decks import decks, seeds


def check_all_views(game: Game, chance: Chance) -> None:
    while not game.is_over:
        for view in (*(game.view(seat) for seat in range(game.seats)), game.public_view()):
            written = view.to_json()
            assert read_view(json.loads(json.dumps(written))).to_json() == written
        actor = game.asked[chance.below(len(game.asked))]
        legal = game.legal_actions(actor)
        game.apply(legal[chance.below(len(legal))], actor)


@given(deck=decks, seed=seeds)
def test_every_view_of_a_game_comes_back(deck: tuple[str, ...], seed: int) -> None:
    check_all_views(Game(deck, seed=seed), Chance(seed))


@pytest.mark.parametrize("players", [3, 4])
def test_so_it_does_with_more_players(players: int) -> None:
    check_all_views(Game("claim", players=players, seed=players), Chance(1))


@pytest.mark.parametrize("place", PLACES)
def test_so_it_does_at_every_place(place: str) -> None:
    check_all_views(Game("Gi Gn Au Ph Ra", places=place, seed=3), Chance(2))


def test_what_is_no_view_is_refused() -> None:
    view = Game("claim", seed=1).view(0).to_json()
    for name in view:
        if name == "result":
            continue
        with pytest.raises(ClaimantError):
            read_view({**view, name: object()})
    with pytest.raises(ClaimantError):
        read_view([])
    with pytest.raises(ClaimantError):
        read_view({**view, "prizes": ["Xx5"]})
