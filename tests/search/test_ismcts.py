"""Search under uncertainty: what it must find, and what it may not depend on."""

from __future__ import annotations

import pytest

from claimant.claim.game import Game
from claimant.claim.knowledge.view import view_of
from claimant.claim.search.solver import solve
from claimant.claim.search.world import ClaimWorlds
from claimant.claim.sets import ruleset
from claimant.search.ismcts import Judgement, Search
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.style import TEXTBOOK, Style
from tests.claim.search.endings import ending

STYLES = [
    TEXTBOOK,
    Style(explore=0.7, sense=60, horizon=-1),
    Style(explore=0.7, sense=60, horizon=2),
    Style(explore=0.7, sense=60, horizon=-1, widens=True),
]


def searched(game: Game, style: Style, steps: int, seed: int) -> list[Judgement]:
    seat = game.to_act
    assert seat is not None
    search = Search(ClaimWorlds(game.view(seat)), style, Chance(seed))
    assert search.run(Limit(steps=steps)) == steps
    return search.judgements()


@pytest.mark.parametrize("style", STYLES)
def test_it_finds_the_winning_card_of_an_ending(style: Style) -> None:
    chance = Chance(4)
    found = 0
    while found < 12:
        state = ending(ruleset("claim"), chance, 4)
        assert state is not None
        scores = dict(solve(state).actions)
        winning = {action for action, score in scores.items() if score and score.outcome == 1}
        if not 0 < len(winning) < len(scores):
            continue
        found += 1
        search = Search(ClaimWorlds(view_of(state, state.seats[state.turn])), style, Chance(found))
        search.run(Limit(steps=4000))
        best = max(search.judgements(), key=lambda judgement: judgement.visits)
        assert best.action in winning


def test_a_search_that_ends_when_the_best_move_is_settled_finds_the_same_one() -> None:
    saved = 0
    for seed in range(20):
        game = Game("claim", seed=seed)
        full = searched(game, STYLES[-1], 200, seed)
        assert game.to_act is not None
        short = Search(ClaimWorlds(game.view(game.to_act)), STYLES[-1], Chance(seed))
        saved += 200 - short.run(Limit(steps=200), until_settled=True)
        assert _best(short.judgements()) == _best(full)
    assert saved > 0


def test_without_a_number_of_steps_nothing_is_settled() -> None:
    search = Search(ClaimWorlds(Game("claim", seed=1, first=0).view(0)), STYLES[-1], Chance(1))
    assert search.run(Limit(seconds=0.2), until_settled=True) > 1


def _best(judgements: list[Judgement]) -> str:
    return min(judgements, key=lambda judgement: (-judgement.visits, -judgement.value)).action


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seed_and_a_number_of_steps_give_the_same_search(players: int, style: Style) -> None:
    game = Game("claim", players=players, seed=9)
    first, second = (
        [(j.action, j.visits, j.value) for j in searched(game, style, 200, 6)] for _ in range(2)
    )
    assert first == second
    assert sum(visits for _, visits, _ in first) == 200
    assert [action for action, _, _ in first] == [str(action) for action in game.legal_actions()]


def test_a_search_that_widens_begins_with_common_sense_and_tries_few_moves_often() -> None:
    style = Style(explore=0.7, sense=60, horizon=-1, widens=True)
    game = Game("claim", seed=9)
    seat = game.to_act
    assert seat is not None
    assert len(game.legal_actions()) == 13
    world = ClaimWorlds(game.view(seat)).draw(Chance(1))
    sensible = world.notation(world.sensible_move(Chance(1)))
    for steps, most in ((1, 1), (10, 4), (30, 6)):
        tried = [judgement.action for judgement in searched(game, style, steps, 6) if judgement.visits]
        assert len(tried) == most
        # The worlds that are drawn may differ, but not in what lies in this hand.
        assert sensible in tried or steps == 1
    assert all(judgement.visits for judgement in searched(game, style, 200, 6))


def test_a_search_can_be_stopped_and_goes_on() -> None:
    game = Game("claim", seed=9)
    seat = game.to_act
    assert seat is not None
    search = Search(ClaimWorlds(game.view(seat)), TEXTBOOK, Chance(1))
    limit = Limit()
    limit.stop()
    assert search.run(limit) < 20
    assert search.run(Limit(seconds=0.01)) > 0
    with pytest.raises(InvalidSetup, match="above 0"):
        search.run(Limit(seconds=0))
