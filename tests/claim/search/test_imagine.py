"""Worlds imagined from a view: true to it, complete, counted and drawn fairly, and playable."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from math import comb, factorial, sqrt

import pytest

from claimant.claim import Game
from claimant.claim.cards import CardSet
from claimant.claim.formats.position import write_position
from claimant.claim.knowledge.view import View, view_of
from claimant.claim.playout import play_out
from claimant.claim.ruleset import Ruleset
from claimant.claim.search.imagine import Imagination
from claimant.claim.sets import ruleset
from claimant.claim.state import NAME, RECRUIT, TAKE, Seat, State, all_cards
from claimant.claim.turn.flow import legal_actions
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from tests.claim.scene import Scene
from tests.claim.search.enumeration import Look, look_of, looks
from tests.claim.search.positions import positions, same_viewer, viewers
from tests.claim.soak import random_setup
from tests.claim.test_hidden_information import second_worlds

# Set-ups in which much is hidden: cards buried, boxed, reserved, exchanged, slid under the deck.
SECRETIVE = [
    ("Go Kn Au Ra Se", 2, "Desert"),
    ("Go Kn Au Bs Do", 2, "Desert, Castle"),
    ("Gi Gn Au Ph Ra", 2, "Peaks, Bridge"),
    ("Gi Gn Au Ph Se", 2, "Islands"),
    ("Pe Ro Ph Ra Se", 2, "Swamp, Dungeon"),
    ("Go Kn Au Do Ra Se Un", 3, ""),
    ("Gi Gn Au Do Dr Ra Se", 4, ""),
]


def told(view: View) -> str:
    return json.dumps(view.to_json())


def chosen(seat: Seat) -> CardSet:
    return CardSet() if seat.chosen is None else seat.chosen


def standing(state: State) -> tuple[object, ...]:
    """Where the game stands, as far as anything still depends on it."""
    taking = state.step == RECRUIT
    return (
        (state.phase, state.trick_number, state.step, state.cursor, state.leader, state.turn),
        (state.asking, state.asker, state.played, state.last_winner, state.memory),
        (state.verdict, state.verdict_by),
        (state.winner, state.taken, [seat.index for seat in state.ranking[state.taken :]])
        if taking
        else (),
        state.top_offered and state.taken == 0,
        [(seat.side, seat.lacks, seat.wanted, chosen(seat).size()) for seat in state.seats],
        legal_actions(state, state.seats[state.turn]) if state.asking in (TAKE, NAME) else (),
    )


def check_world(world: State, state: State, viewer: Seat | None, view: View) -> None:
    assert told(view_of(world, same_viewer(viewer, world))) == told(view)
    assert sorted([card.index for card in all_cards(world)]) == list(range(len(world.rules.cards)))
    assert standing(world) == standing(state)
    assert world.log is None
    for seat in world.seats:
        own = seat.hand.copy()
        own.add_all(seat.followers)
        assert all(world.knows(seat, card) for card in world.rules.listed(own))
        assert all(seat.hand.has(card) for card in world.rules.listed(chosen(seat)))


def check_game(rules: Ruleset, chance: Chance) -> Counter[str]:
    """Imagine worlds throughout a random game; which questions were open then, how many times."""
    met: Counter[str] = Counter()
    for state in positions(rules, chance):
        for viewer in viewers(state):
            if chance.below(4) == 0:
                view = view_of(state, viewer)
                world = Imagination(view).world(chance)
                check_world(world, state, viewer, view)
                if not world.is_over():
                    play_out(world, chance)
                    assert world.is_over()
                met[f"{view.asking} {view.asker}"] += 1
    return met


def test_a_world_looks_to_the_viewer_like_the_real_one() -> None:
    chance = Chance(1)
    met: Counter[str] = Counter()
    for _ in range(45):
        met += check_game(random_setup(chance), chance)
    assert met.total() > 3000
    assert {"play ", "take ", "choose Au", "name Ra", " "} <= set(met)


@pytest.mark.parametrize(("deck", "players", "places"), SECRETIVE)
def test_so_it_does_where_much_is_hidden(deck: str, players: int, places: str) -> None:
    chance = Chance(5)
    met: Counter[str] = Counter()
    for _ in range(12):
        met += check_game(ruleset(deck, players, places), chance)
    assert met.total() > 500


# --- small positions, in which all worlds can be counted ------------------------------------------


def small(line_up: str, text: str, players: int = 2) -> Game:
    """A position in which the cards that are not mentioned have been discarded."""
    rest = Counter([card.code for card in ruleset(line_up.split(" at ")[0], players).cards])
    placed = " ".join([section for section in text.split("|") if " lost " not in section])
    rest -= Counter([word.rstrip("*abcd") for word in placed.split()])
    return Game.from_position(
        f"{line_up} | players {players} | {text} | discard {' '.join(rest.elements())}"
    )


SMALL = {
    "nothing is known": small(
        "Go Kn Do Dw Un", "trick 12 | A hand Go1 Kn2 | B hand Dw1 Go5 | prizes Un1 | deck Do3 Un4 Kn5"
    ),
    "somebody did not follow": small(
        "Go Kn Do Dw Un",
        "trick 12 | A hand Go1 Kn2 | B hand Dw1 Dw2 | B lacks Go Un | prizes Un1 | deck Go5 Un3 Do1",
    ),
    "a card of the deck is known": small(
        "Go Kn Do Dw Un at Islands",
        "trick 12 | A hand Go1 Kn2 | B hand Dw1 Go4 | prizes Un1 Un2 | deck Go5 Do1* | B followers Dw5",
    ),
    "cards are equal": small(
        "Go Kn Do Dw Un",
        "trick 12 | A hand Go1 Kn2 | B hand Go0 Kn3 | prizes Un1 | deck Go0 Go0 Dw3 | B followers Go5 Kn8",
    ),
    "all cards are equal": small(
        "Go Kn Do Dw Un", "trick 12 | A hand Go1 Kn2 | B hand Go0 Go0 | prizes Un1 | deck Go0 Go0 Go0"
    ),
    "cards were buried": small(
        "Go Kn Au Do Dw",
        "trick 12 | A hand Go1 Kn2 | B hand Dw1 Dw2 | B lacks Go Kn | prizes Do1 | deck Go5 Kn6 Do2 "
        "| A buried Go2 Go3 | A buried-lacks - - | B buried Go4 Dw3 | B buried-lacks Kn GoKn",
    ),
    "what was known in a hand may be buried": small(
        "Go Kn Au Do Dw at Desert",
        "trick 12 | A hand Go1 Kn2 | B hand Dw1 Kn8 | prizes Do1 | deck Go5 Kn6 Do2 "
        "| A buried Go2 | A buried-lacks - | A lost Kn8 | B buried Go4 | B buried-lacks -",
    ),
    "one of equal cards may be buried, another anywhere": small(
        "Go Kn Au Do Dw at Desert",
        "trick 12 | A hand Go1 Kn2 | B hand Dw1 Kn8 | prizes Do1 | deck Go5 Go0 Do2 "
        "| A buried Go2 | A buried-lacks - | A lost Go0 | B buried Go0 | B buried-lacks -",
    ),
    "cards lie in the box": small(
        "Go Kn Do Dw Ra",
        "trick 12 | A hand Go1 Kn2 | B hand Dw1 Dw2 | A lacks Ra | B lacks Ra | prizes Do1 "
        "| deck Go5 Ra6 Do2 | box Ra1 Ra3 Ra5 Ra7",
    ),
    "a reserve is drawn from": small(
        "Go Kn Do Dw Ph",
        "phase 2 | trick 9 | A hand Go1 Kn2 Pf1 | B hand Go5 Pf6 Pf7 | reserve Ph Pf3 Pf2 Pf9",
    ),
    "three play": small(
        "Go Kn Do Dr Dw Se Un",
        "trick 13 | A hand Go1 | B hand Dw1 | B lacks Go | C hand Kn7 | C lacks Go Dw | prizes Un1 Do2 "
        "| deck Go5 | B followers Un4 | C followers Dr3 Dr4",
        players=3,
    ),
}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_are_counted_exactly_and_drawn_evenly(name: str, seat: int) -> None:
    state = SMALL[name].state
    check_worlds(state, state.seats[seat], Chance(11))


@pytest.mark.parametrize("name", ["nothing is known", "somebody did not follow", "three play"])
def test_so_are_those_of_a_spectator(name: str) -> None:
    check_worlds(SMALL[name].state, None, Chance(11))


def check_worlds(state: State, viewer: Seat | None, chance: Chance) -> None:
    """Compare what is imagined with all worlds there are, found one by one."""
    imagination = Imagination(view_of(state, viewer))
    expected = looks(state, viewer)
    assert imagination.worlds == expected.total()
    assert imagination.is_certain == (len(expected) == 1)
    assert look_of(state) in expected
    draws = range(20 * min(expected.total(), 500))
    drawn = Counter([look_of(imagination.world(chance)) for _ in draws])
    assert set(drawn) <= set(expected)
    assert chi_square(drawn, expected) < generous_limit(len(expected) - 1)


def chi_square(drawn: Counter[Look], weights: Counter[Look]) -> float:
    rate = drawn.total() / weights.total()
    return sum((drawn[look] - rate * weight) ** 2 / (rate * weight) for look, weight in weights.items())


def generous_limit(freedom: int) -> float:
    """Five standard deviations above the mean of chi-square."""
    return freedom + 5 * sqrt(2 * freedom) + 0.001


def test_the_worlds_of_random_games_are_counted_exactly() -> None:
    chance = Chance(3)
    counted: Counter[bool] = Counter()
    for deck, players, places in SECRETIVE * 3:
        for state in positions(ruleset(deck, players, places), chance):
            for viewer in viewers(state):
                imagination = Imagination(view_of(state, viewer))
                if 1 < imagination.worlds < 300 and chance.below(3) == 0:
                    assert imagination.worlds == looks(state, viewer).total()
                    counted[imagination.is_certain] += 1
    assert counted[False] > 100


def test_a_world_of_the_first_trick_is_a_hand_and_an_order_of_the_deck() -> None:
    assert Imagination(Game("claim", seed=1).view(0)).worlds == comb(38, 13) * factorial(25)


# --- what is certain ------------------------------------------------------------------------------


def test_the_second_phase_of_the_base_game_is_certain() -> None:
    chance = Chance(4)
    for _ in range(20):
        for state in positions(ruleset("claim"), chance):
            for viewer in state.seats:
                imagination = Imagination(view_of(state, viewer))
                assert imagination.is_certain or state.phase == 1
                if imagination.is_certain:
                    assert imagination.worlds == 1
                    assert look_of(imagination.world(chance)) == look_of(state)


def test_equal_cards_leave_no_doubt() -> None:
    game = small("Go Kn Au Do Dw", "phase 2 | A hand Go1 | B hand Go0 | B buried Go0 | B buried-lacks -")
    imagination = Imagination(game.view(0))
    assert (imagination.worlds, imagination.is_certain) == (2, True)


def test_what_is_chosen_in_secret_is_any_part_of_the_hand() -> None:
    game = small(
        "Go Kn Do Dw Un at Swamp",
        "phase 2 | step begin-phase | cursor 1 | asker Swamp | A hand Go1 Go2 Go3 | A wants 2 "
        "| B hand Kn4* Kn5* Kn6* Kn7* | B wants 0 | B chosen Kn4 Kn6",
    )
    imagination = Imagination(game.view(0))
    assert (imagination.worlds, imagination.is_certain) == (1, True)
    chance = Chance(2)
    drawn: Counter[Look] = Counter()
    for _ in range(1200):
        world = imagination.world(chance)
        drawn[(tuple([card.code for card in world.rules.listed(chosen(world.seats[1]))]),)] += 1
    pairs: Counter[Look] = Counter({(pair,): 1 for pair in combinations(("Kn4", "Kn5", "Kn6", "Kn7"), 2)})
    assert chi_square(drawn, pairs) < generous_limit(5)


# --- worlds of their own --------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "players", "places"), SECRETIVE)
def test_the_same_seed_gives_the_same_world(deck: str, players: int, places: str) -> None:
    """Also in two games that look the same to the viewer; and playing a world on changes no other."""
    game = Game(deck, players=players, places=places, seed=8)
    chance = Chance(8)
    compared = 0
    while not game.is_over:
        for seat in range(players):
            imagination = Imagination(game.view(seat))
            world = imagination.world(Chance(compared))
            position = write_position(world)
            play_out(world, chance)
            assert write_position(imagination.world(Chance(compared))) == position
            for second in second_worlds(game, seat, chance, tries=1):
                assert write_position(Imagination(second.view(seat)).world(Chance(compared))) == position
                compared += 1
        actor = game.asked[chance.below(len(game.asked))]
        legal = game.legal_actions(actor)
        game.apply(legal[chance.below(len(legal))], actor)
    assert compared > 20


def test_a_view_that_loses_cards_is_refused() -> None:
    scene = Scene("Go Kn | phase 1 | A hand Go9 | B hand Kn2 | prizes Go1 | deck Go2")
    with pytest.raises(InvalidSetup) as refusal:
        Imagination(view_of(scene.state, scene.state.seats[0]))
    assert refusal.value.reason.code == "cards-nowhere"
