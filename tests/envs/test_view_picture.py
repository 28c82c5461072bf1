"""A picture of a view shows what the viewer knows, and backs for the rest."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from claimant.claim import Game
from claimant.drawing import draw_view
from claimant.envs.rendering import render, text
from claimant.notebook import game_picture, view_picture
from claimant.tabletop.chance import Chance
from tests.claim.test_hidden_information import second_worlds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_of_a_game_is_drawn(players: int) -> None:
    game = Game("claim", players=players, seed=4)
    while not game.is_over:
        for view in (game.view(0), game.public_view()):
            picture = ElementTree.fromstring(draw_view(view))
            shown = sum(seat.hand_size + seat.followers_size for seat in view.seats)
            known = sum(len(seat.hand) + len(seat.followers) for seat in view.seats)
            backs = [
                use for use in picture.iter("{http://www.w3.org/2000/svg}use") if use.get("href") == "#back"
            ]
            of_deck = min(3, len(view.deck)) if len(view.deck) != 2 else 3
            assert len(backs) == shown - known + of_deck
        for _ in range(7):
            if not game.is_over:
                game.apply(game.legal_actions()[0])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_two_worlds_that_a_viewer_cannot_tell_apart_look_and_read_the_same(seat: int | None) -> None:
    """In pictures, in text, and in notebooks; None is a spectator."""
    game = Game("claim2", seed=5)
    chance = Chance(5)
    worlds = 0
    while not game.is_over:
        for second in second_worlds(game, seat, chance, 1):
            one, other = (
                world.public_view() if seat is None else world.view(seat) for world in (game, second)
            )
            assert draw_view(one) == draw_view(other)
            assert text(one) == text(other)
            assert view_picture(one) == view_picture(other)
            if seat is None:
                assert render(game, "svg") == render(second, "svg") == game_picture(second)
                assert render(game, "ansi") == render(second, "ansi")
            worlds += 1
        game.apply(game.legal_actions()[0])
    assert worlds > 10
