"""The laws that every game here obeys, and the two-world test of hidden information."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings

from claimant.kingdoms import Game, bags
from claimant.kingdoms.knowledge.minds import SPECTATOR, hand_in, in_hand
from claimant.kingdoms.sets import FACTIONS
from claimant.kingdoms.state import State
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from tests.kingdoms.decks import COVERING, decks, seeds


def test_a_game_is_a_game_of_the_tabletop() -> None:
    game: TabletopGame = Game(seed=1)
    assert game.seats == 2


@pytest.mark.parametrize("deck", COVERING)
def test_laws_hold_wherever_two_factions_meet(deck: str) -> None:
    laws.check_playthrough(Game(deck, seed=1), Chance(1), Game, every=11)


def test_any_two_factions_meet_in_these_games() -> None:
    met = {pair for deck in COVERING for pair in combinations(sorted(deck.split()), 2)}
    assert met == set(combinations(sorted(FACTIONS), 2))


@settings(max_examples=max(5, settings().max_examples // 5))
@given(deck=decks, seed=seeds)
def test_laws_hold_for_any_deck_and_seed(deck: str, seed: int) -> None:
    laws.check_playthrough(Game(deck, seed=seed), Chance(seed), Game, every=17)


@given(deck=decks, seed=seeds)
def test_the_same_seed_gives_the_same_deal(deck: str, seed: int) -> None:
    assert Game(deck, seed=seed).record() == Game(deck, seed=seed).record()
    assert Game(deck.split()[::-1], seed=seed).record() == Game(deck, seed=seed).record()


# --- two worlds -------------------------------------------------------------------------------------


def other_world(game: Game, viewer: int, dice: random.Random, deep: int = 0) -> Game:
    """The same game, but for what the viewer cannot know; the top `deep` cards of the pile stay."""
    twin = game.copy()
    state = twin.state
    mind = state.minds[viewer]
    top = [int(card) for card in state.pile[len(state.pile) - deep :]]
    hidden_top = bags.packed(top) if deep else 0
    worlds = [world for world in sorted(mind.worlds) if fits(state, viewer, world, hidden_top)]
    world = dice.choice(worlds)
    unseen = state.unseen()
    for seat in state.seats:
        seat.hand = hand_in(world, seat.index)
    rest = unseen - state.seats[0].hand - state.seats[1].hand
    looking = state.sight if viewer == state.active else 0
    hidden = bags.listed(rest - looking - hidden_top)
    dice.shuffle(hidden)
    if not looking and state.sight_size:
        state.sight = bags.packed([hidden.pop() for _ in range(state.sight_size)])
    state.pile = [*hidden, *top]
    state.pile_bag = bags.packed([*hidden, *top])
    for other in (0, 1, SPECTATOR):
        if other != viewer:
            # What others know need not be the same; that they are right is enough.
            state.minds[other].worlds = {int(state.seats[0].hand + in_hand(state.seats[1].hand, 1))}
    return twin


def fits(state: State, viewer: int, world: int, top: int) -> bool:
    looking = state.sight if viewer == state.active else 0
    rest = state.unseen() - hand_in(world, 0) - hand_in(world, 1)
    return bags.holds(rest, looking + top)


@pytest.mark.parametrize("seed", range(6))
def test_two_worlds_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(seed: int) -> None:
    dice = random.Random(seed)
    different = 0

    def look(game: TabletopGame) -> None:
        nonlocal different
        assert isinstance(game, Game)
        for viewer in (0, 1, SPECTATOR):
            other = other_world(game, viewer, dice)
            seat = None if viewer == SPECTATOR else viewer
            if other.state.seats[0].hand != game.state.seats[0].hand or (
                other.state.seats[1].hand != game.state.seats[1].hand
            ):
                different += 1
            point = len(game.events())
            laws.check_looks_the_same(game, other, seat, (point, point))

    game = Game(seed=seed)
    chance = Chance(seed)
    while not game.is_over:
        look(game)
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
    look(game)
    assert different > 50


@pytest.mark.parametrize("seed", range(6))
def test_and_they_go_on_looking_the_same_while_the_seat_acts(seed: int) -> None:
    """Whatever the seat does, as long as what comes from the pile is the same in both worlds."""
    dice = random.Random(seed)
    game = Game(seed=seed)
    chance = Chance(seed)
    compared = 0
    while not game.is_over:
        seat = game.to_act
        assert seat is not None
        legal = game.legal_actions()
        action = legal[chance.below(len(legal))]
        one, other = game.copy(), other_world(game, seat, dice, deep=min(3, len(game.state.pile)))
        point = len(game.events())
        one.apply(action)
        other.apply(action)
        if one.shuffles == game.shuffles:
            laws.check_looks_the_same(one, other, seat, (point, point))
            compared += 1
        game.apply(action)
    assert compared > 30


@pytest.mark.parametrize("seed", range(6))
def test_nor_does_an_opponents_secret_choice_show(seed: int) -> None:
    """What a Seer's player keeps, and what is drawn unseen, is nowhere to be found by the other seat."""
    game = Game("Se Do Go Dw Gn Dr Kn", seed=seed)
    chance = Chance(seed)
    kept = 0
    while not game.is_over:
        legal = [str(action) for action in game.legal_actions()]
        action = "use" if "use" in legal else legal[chance.below(len(legal))]
        if action.startswith("=") and len(legal) > 1:
            seat = game.to_act
            assert seat is not None
            one, other = game.copy(), game.copy()
            point = len(game.events())
            one.apply(legal[0])
            other.apply(legal[-1])
            if one.public_view().display == other.public_view().display:
                watcher = 1 - seat
                heard = [event.to_json() for event in one.events(watcher, point)]
                assert heard == [event.to_json() for event in other.events(watcher, point)]
                assert one.view(watcher).to_json() == other.view(watcher).to_json()
                kept += 1
        game.apply(action)
    assert kept > 0
