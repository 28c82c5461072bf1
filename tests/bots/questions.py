"""Questions of all kinds, met in random games over random line-ups."""

from __future__ import annotations

from collections.abc import Iterator

from claimant.claim.game import Game
from claimant.claim.random_decks import draw_deck
from claimant.tabletop.chance import Chance


def questions(seed: int, number: int, players: int = 2) -> Iterator[tuple[Game, int]]:
    """Games and a seat that has to choose among several actions; the last games are not finished."""
    chance = Chance(seed)
    while True:
        deck = draw_deck(players, chance)
        places = "both" if players == 2 else ""
        game = Game(deck, players=players, random_places=places, seed=chance.word())
        while not game.is_over:
            seat = game.to_act
            assert seat is not None
            actions = game.legal_actions(seat)
            if len(actions) > 1 and chance.below(6) == 0:
                yield game, seat
                number -= 1
                if number == 0:
                    return
            game.apply(actions[chance.below(len(actions))], seat)
