"""What the library hands out can be pickled and copied, at any moment of any game."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples.home_made_faction import Lamplighters
from examples.home_made_place import Observatory

from claimant.claim import Game, find_faction, find_place, register, register_place, ruleset
from claimant.claim.playout import new_state, play_out
from claimant.claim.presets import PRESETS
from claimant.claim.sets import FACTIONS, PLACES
from claimant.tabletop.chance import Chance
from tests.claim.decks import covering_decks
from tests.lengths import IS_LONG
from tests.travel import PROTOCOLS, WAYS, check_travels, observed, pickled

ROOT = Path(__file__).parents[2]


# The decks take turns with the numbers of players; in the long form each is played by all.
TABLES = [
    (deck, players)
    for number, deck in enumerate(PRESETS)
    for players in ((2, 3, 4) if IS_LONG else (2 + number % 3,))
]


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_a_game_can_be_pickled_and_copied_at_every_moment(deck: str, players: int) -> None:
    check_travels(Game(deck, players=players, seed=players), Chance(3))


@pytest.mark.parametrize("place", PLACES)
def test_so_it_is_at_every_place(place: str) -> None:
    check_travels(Game("Go Kn Au Ph Ra", places=place, seed=4), Chance(4))


@pytest.mark.parametrize("deck", covering_decks()[::3], ids="".join)
def test_a_game_from_a_position_travels_without_a_record(deck: tuple[str, ...]) -> None:
    game = Game(deck, seed=5)
    for _ in range(9):
        game.apply(game.legal_actions()[-1])
    check_travels(Game.from_position(game.position()), Chance(5))


def test_rules_and_what_belongs_to_them_stay_the_very_same_objects() -> None:
    rules = ruleset("Un Dw Kn Go Do", places="Coast Dungeon")
    assert rules is ruleset("Go Kn Do Dw Un", places="Dungeon Coast")
    for thing in (rules, *rules.powers, *rules.cards, *(one for kind in rules.actions for one in kind)):
        for twin in WAYS:
            assert twin(thing) is thing


def test_a_power_outside_a_ruleset_can_be_pickled() -> None:
    for power in (find_faction("Trolls"), find_place("Tower")):
        twin = pickled(power)
        assert type(twin) is type(power)
        assert (twin.code, twin.text, twin.rules) == (power.code, power.text, None)


def test_a_view_and_its_rules_stay_together() -> None:
    game = Game("claim2", seed=6)
    for protocol in PROTOCOLS:
        view = pickled(game.view(0), protocol)
        assert view.to_json() == game.view(0).to_json()
        assert view.rules is game.rules
        assert view.legal == game.view(0).legal


def test_a_shallow_copy_of_a_view_shares_its_parts_and_a_deep_one_does_not() -> None:
    view = Game("claim", seed=1).view(0)
    assert copy.copy(view).seats is view.seats
    deep = copy.deepcopy(view)
    deep.seats[0].hand.clear()
    assert view.seats[0].hand


def test_a_state_can_be_played_on_anywhere() -> None:
    state = new_state(ruleset("Gi Gn Au Ph Ra"), Chance(8))
    ends = set()
    for way in WAYS:
        twin, chance = way(state), Chance(9)
        play_out(twin, chance)
        ends.add((repr(twin), tuple(seat.score_pile.low for seat in twin.seats), chance.word()))
    assert len(ends) == 1
    assert not state.is_over()


def test_a_state_and_its_game_stay_together_in_a_deep_copy() -> None:
    game = Game("claim", seed=1)
    twin, state = copy.deepcopy((game, game.state))
    assert twin.state is state is not game.state


def test_a_masked_event_has_no_cards_in_its_pickle() -> None:
    game = Game("claim", seed=1)
    dealt = game.events(0)
    assert [event.kind for event in dealt[:2]] == ["dealt", "dealt"]
    assert [len(event.cards) for event in pickled(dealt)[:2]] == [13, 0]

    assert b"Ruleset" not in pickle.dumps(dealt[1])


class Chronicle(Game):
    """A game with something of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__("claim", seed=seed)
        self.remarks = ["begun"]


def test_a_game_of_an_own_kind_keeps_what_it_has_added() -> None:
    game = Chronicle(3)
    for twin in (pickled(game), copy.deepcopy(game)):
        assert type(twin) is Chronicle
        assert twin.remarks == ["begun"]
        assert twin.remarks is not game.remarks
        assert observed(twin) == observed(game)


@pytest.fixture
def _home_made() -> Iterator[None]:
    register(Lamplighters)
    register_place(Observatory)
    yield
    del FACTIONS["La"]
    del PLACES["Observatory"]


ELSEWHERE = """
import pickle, sys
game, view = pickle.load(sys.stdin.buffer)
from claimant.claim.sets import FACTIONS, PLACES
assert "La" not in FACTIONS and "Observatory" not in PLACES
assert game.rules is view.rules
print(game.warnings, view.legal == game.view(0).legal)
while not game.is_over:
    game.apply(game.legal_actions()[0])
print(game.record(), game.result().to_json(), end="")
"""


@pytest.mark.usefixtures("_home_made")
def test_home_made_powers_travel_to_processes_that_have_not_registered_them() -> None:
    game = Game("Go Kn Dw Un La", places="Observatory", seed=2, first=0)
    for _ in range(7):
        game.apply(game.legal_actions()[0])
    paths = [os.environ.get("PYTHONPATH", ""), str(ROOT)]
    told = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps((game, game.view(0))),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)},
        capture_output=True,
        timeout=60,
        check=True,
    )
    legal = game.view(0).legal == game.legal_actions(0)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    expected = f"{game.warnings} {legal}\n{game.record()} {game.result().to_json()}"
    assert told.stdout.decode() == expected
