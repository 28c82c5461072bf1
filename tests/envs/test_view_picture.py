"""A picture of a view shows what the viewer knows, and backs for the rest."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from claimant.claim import Game
from claimant.drawing import draw_view


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
