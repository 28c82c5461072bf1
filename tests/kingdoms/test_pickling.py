"""What the library hands out can be pickled and copied, at any moment of any game."""

from __future__ import annotations

import pytest

from claimant.kingdoms import Game, find_faction, ruleset
from claimant.kingdoms.playout import play_out
from claimant.tabletop.chance import Chance
from tests.kingdoms.decks import COVERING
from tests.travel import WAYS, check_travels, pickled


@pytest.mark.parametrize("deck", COVERING)
def test_a_game_can_be_pickled_and_copied_at_every_moment(deck: str) -> None:
    check_travels(Game(deck, seed=1), Chance(1))


def test_a_game_from_a_position_travels_without_a_record() -> None:
    game = Game(COVERING[0], seed=2)
    for _ in range(9):
        game.apply(game.legal_actions()[-1])
    check_travels(Game.from_position(game.position(), seed=3), Chance(2))


def test_rules_and_what_belongs_to_them_stay_the_very_same_objects() -> None:
    rules = ruleset(COVERING[0])
    assert rules is ruleset(COVERING[0].split()[::-1])
    for thing in (rules, *rules.factions):
        for twin in WAYS:
            assert twin(thing) is thing


def test_a_faction_outside_a_ruleset_can_be_pickled() -> None:
    faction = find_faction("Trolls")
    twin = pickled(faction)
    assert type(twin) is type(faction)
    assert (twin.code, twin.text, twin.rules) == (faction.code, faction.text, None)


def test_actions_and_views_travel() -> None:
    game = Game(COVERING[1], seed=4)
    for way in WAYS:
        assert way(game.legal_actions()[0]) == game.legal_actions()[0]
        assert way(game.view(1)).to_json() == game.view(1).to_json()


def test_a_state_can_be_played_on_anywhere() -> None:
    game = Game(COVERING[0], seed=5)
    ends = set()
    for way in WAYS:
        twin, chance = way(game.state), Chance(6)
        play_out(twin, chance)
        ends.add((repr(twin), twin.seats[0].score, twin.seats[1].score, chance.word()))
    assert len(ends) == 1
    assert not game.is_over
