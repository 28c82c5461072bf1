"""What a position of Claim Kingdoms is worth, and when search asks."""

from __future__ import annotations

import pytest

from claimant.kingdoms.game import Game
from claimant.kingdoms.search.common_sense import best_of_few, expected_lead
from claimant.kingdoms.search.world import KingdomsWorld, KingdomsWorlds
from claimant.kingdoms.state import POWER
from claimant.kingdoms.turn.flow import apply
from claimant.tabletop.chance import Chance
from claimant.tabletop.world import ALWAYS, Moves, World


def drawn(seed: int, moves: int) -> World:
    """A world of a game after so many random moves."""
    game = Game(seed=seed)
    chance = Chance(seed)
    for _ in range(moves):
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
    seat = game.to_act
    assert seat is not None
    return KingdomsWorlds(game.view(seat)).draw(chance)


@pytest.mark.parametrize("sense", [0, ALWAYS])
def test_all_playouts_of_a_search_are_judged_after_the_same_turns(sense: int) -> None:
    chance = Chance(3)
    for seed in range(1, 6):
        world = drawn(seed, 20)
        assert isinstance(world, KingdomsWorld)
        began = world.state.turn_number
        ends = set()
        moves = Moves()
        for _ in range(12):
            tried = world.copy()
            assert isinstance(tried, KingdomsWorld)
            # As far as a tree may lead: not at all, into this turn, or into the other seat's.
            for _ in range(chance.below(6)):
                tried.list_moves(moves)
                tried.play(moves.numbers[chance.below(moves.count)], chance)
            reached = tried.state.turn_number
            tried.play_out(sense, 2, chance)
            assert tried.state.turn_number > reached
            ends.add((tried.state.turn_number - began) % 2)
        assert ends == {0}


def test_the_most_promising_move_leaves_most_to_hope_for() -> None:
    chance = Chance(5)
    compared = 0
    for seed in range(1, 9):
        world = drawn(seed, 25)
        assert isinstance(world, KingdomsWorld)
        state = world.state
        moves = Moves()
        world.list_moves(moves)
        listed = [int(moves.numbers[number]) for number in range(moves.count)]
        assert best_of_few(state, chance) in listed
        # Without those after which a power is to be used, in whichever way is best.
        hopes: dict[int, float] = {}
        moves.clear()
        for move in listed:
            after = state.copy()
            apply(after, move)
            if after.asking != POWER:
                hopes[move] = expected_lead(after, state.active)
                moves.add(move)
        if len(set(hopes.values())) > 1:
            compared += 1
            assert hopes[world.suggest(moves, chance)] == max(hopes.values())
    assert compared >= 3
