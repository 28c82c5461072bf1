"""Exact endings: equal to brute force over the rules, whatever is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from claimant.bots import make_bot
from claimant.kingdoms import Game
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.search.endings import best_ending, final_rating
from claimant.kingdoms.search.imagine import Imagination
from claimant.kingdoms.search.world import KingdomsWorlds
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn.flow import apply, option, option_count, shuffle
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from tests.kingdoms.scene import Scene

KNOWN = (
    # Nothing is left to be drawn but what lies open: the hands and the display decide.
    "Go Kn Un | board Kn@0,0:A Go@1,0:B | turn 3 | A hand Go | B hand Kn | display Un",
    "Go Dw Gn | board Gn@0,0:B Go@1,0 Dw@0,1:A | turn 3 | A hand Go Dw | B hand Gn",
    # The pile is known, for it has one card.
    "Go Tr Dr | board Go@0,0 Tr@1,0:B | turn 3 | A hand Dr | B hand Go | pile Tr",
)
NODES = 1_000_000


def value(state: State, chance: Chance) -> int:
    """What a position is worth to seat 0, by trying everything."""
    while state.asking == SHUFFLE:
        shuffle(state, chance)
    if state.is_over():
        return final_rating(state)
    tried = []
    for number in range(option_count(state)):
        child = state.copy()
        apply(child, option(state, number))
        tried.append(value(child, chance))
    return max(tried) if state.active == 0 else min(tried)


def after(state: State, move: int) -> State:
    child = state.copy()
    apply(child, move)
    return child


def last_turns(games: int) -> Iterator[tuple[View, State]]:
    """Decisions in the last turn of random games."""
    chance = Chance(6)
    for seed in range(games):
        game = Game(seed=seed)
        while not game.is_over:
            seat = game.to_act
            assert seat is not None
            state = game.state
            if min(each.supply for each in state.seats) <= 1 and state.active != state.first:
                view = game.view(seat)
                yield view, Imagination(view).world(chance)
            legal = game.legal_actions()
            game.apply(legal[chance.below(len(legal))])


@pytest.mark.parametrize("text", KNOWN)
def test_where_everything_is_known_the_last_turns_are_solved_like_brute_force(text: str) -> None:
    state = Scene(text).state
    found = best_ending(state, True, Limit())
    assert found is not None
    sign = 1 if state.active == 0 else -1
    assert found.rating == sign * value(state.copy(), Chance(0))
    assert found.rating == sign * value(after(state, found.move), Chance(0))


def test_the_last_turn_is_solved_whatever_is_hidden() -> None:
    solved = 0
    chance = Chance(8)
    for view, state in last_turns(12):
        if state.sight_size > 0:
            continue
        found = best_ending(state, False, Limit())
        if found is None:
            continue
        solved += 1
        # Another way to lay the hidden cards comes to the same.
        for world in (state, Imagination(view).world(chance)):
            sign = 1 if world.active == 0 else -1
            assert found.rating == sign * value(world.copy(), chance)
            assert found.rating == sign * value(after(world, found.move), chance)
    assert solved >= 20


def test_a_display_of_three_alike_comes_to_rest() -> None:
    # To draw the Troll brings up a third Goblin; two laid back in the same order would come up for ever.
    state = Scene(
        "Go Tr Dr | board Go@0,0:A Tr@1,0:B | turn 30 | A hand Dr | A supply 0 | B hand Dr | B supply 1 | "
        "display Go Go Tr | pile Go Tr Go Go"
    ).state
    found = best_ending(state, False, Limit())
    assert found is not None
    assert found.rating == -value(state.copy(), Chance(2))


def test_there_is_no_exact_answer_while_hidden_cards_matter() -> None:
    view = Game("Go Dw Gn Tr Un Dr Kn", seed=1).view(0)
    state = Imagination(view).world(Chance(0))
    assert best_ending(state, False, Limit()) is None


def test_a_limit_stops_the_search() -> None:
    state = Scene(KNOWN[1]).state
    assert best_ending(state, True, Limit(steps=2)) is None


def test_the_strongest_bot_spoils_no_last_turn() -> None:
    bot = make_bot("regent", "kingdoms", 1)
    met = 0
    for view, state in last_turns(6):
        solved = KingdomsWorlds(view).solve(Limit(steps=NODES))
        if solved and len(view.legal) > 1:
            met += 1
            found = best_ending(state, False, Limit())
            assert found is not None
            assert str(bot.choose(view, view.legal)) == solved
    assert met >= 5
