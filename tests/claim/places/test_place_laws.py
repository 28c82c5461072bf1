"""Every game with places obeys the laws, and hides what it must, with all factions."""

from __future__ import annotations

from itertools import product

import pytest

from claimant.claim import Game
from claimant.claim.sets import FACTIONS, PLACES
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from tests.claim.decks import PAIRS, TENS
from tests.claim.test_hidden_information import check_two_worlds

BUILDINGS = [code for code, make in PLACES.items() if make().kind == "building"]
LANDSCAPES = [code for code, make in PLACES.items() if make().kind == "landscape"]

Meeting = tuple[str, str]


def covering_games() -> list[tuple[tuple[str, ...], Meeting]]:
    """Every building with every landscape, and decks in which every faction meets every place."""
    games: list[tuple[tuple[str, ...], Meeting]] = []
    for row, column in product(range(len(BUILDINGS)), range(len(LANDSCAPES))):
        # Steps of three through the ten-card factions: along each row and column all of them occur.
        tens = [TENS[(3 * (row + column) + number) % len(TENS)] for number in range(3)]
        games.append(
            ((*PAIRS[(row + 2 * column) % len(PAIRS)], *tens), (BUILDINGS[row], LANDSCAPES[column]))
        )
    return games


def test_every_faction_meets_every_place() -> None:
    met = {meeting for deck, places in covering_games() for meeting in product(deck, places)}
    assert met == set(product(FACTIONS, PLACES))


@pytest.mark.parametrize(("deck", "places"), covering_games(), ids="".join)
def test_laws_hold_wherever_a_faction_meets_a_place(deck: tuple[str, ...], places: Meeting) -> None:
    laws.check_playthrough(Game(deck, seed=1, places=places), Chance(1), Game)


@pytest.mark.parametrize("place", PLACES)
def test_two_worlds_look_the_same_at_every_place(place: str) -> None:
    deck = ("Go", "Kn", "Au", "Ra", "Se")
    assert check_two_worlds(Game(deck, seed=2, places=place), Chance(2), tries=1) > 0


@pytest.mark.parametrize("place", ["Desert", "Peaks", "Swamp"])
def test_two_worlds_look_the_same_while_cards_are_chosen_in_secret(place: str) -> None:
    """Whatever one seat has chosen so far, the other and a spectator cannot tell."""
    for seed in range(5):
        game = Game("Gi Gn Bs Ph Uc", seed=seed, places=place)
        chance = Chance(seed)
        while game.view(0).asker != place:
            game.apply(game.legal_actions()[chance.below(len(game.legal_actions()))])
        for chooser in game.asked:
            other = 1 - chooser
            start = (len(game.events()), len(game.events()))
            one, two = game.copy(), game.copy()
            while chooser in one.asked:
                for world in (one, two):
                    legal = world.legal_actions(chooser)
                    world.apply(legal[chance.below(len(legal))], chooser)
                laws.check_looks_the_same(one, two, other, start)
                laws.check_looks_the_same(one, two, None, start)
