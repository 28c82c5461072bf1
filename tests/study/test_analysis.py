"""Positions analysed bit by bit: bounds that only tighten, estimates by what a seat can know."""

from __future__ import annotations

from functools import cache

import pytest

from claimant.bots import make_bot
from claimant.bots.searching import SearchingBot
from claimant.claim import Game
from claimant.claim.formats.position import write_position
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.solver import Bounds, Solver
from claimant.claim.state import CHOOSE
from claimant.games import kind_of
from claimant.study.analysis import Findings, PositionAnalysis
from claimant.study.endings import exact_values
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import TabletopGame
from tests.cli.shell import played_game, played_kingdoms
from tests.patience import attempts
from tests.study.played import played

MOMENT = 1e-6
"""As short as a slice can be: each question is asked once."""
SLICE = 0.05


def after(game: TabletopGame, actions: int) -> TabletopGame:
    return game.rewound(actions).copy()


@cache
def finished(deck: str = "claim", players: int = 2, places: str = "") -> Game:
    return played_game(deck, 1, players=players, places=places)


def all_known(game: TabletopGame) -> Findings:
    """Analyse until everything is done."""
    analysis = PositionAnalysis(game)
    for _ in attempts():
        found = analysis.go_on(SLICE)
        if found.is_done:
            return found
    raise AssertionError


def notes(found: Findings) -> list[str]:
    return [note.key for note in found.notes]


@pytest.mark.parametrize(("deck", "moment"), [("claim", 0), ("claim", 9), ("clockwork-court", 33)])
def test_swapping_hidden_cards_changes_no_value(deck: str, moment: int) -> None:
    here = after(played(deck=deck), moment)
    assert isinstance(here, Game)
    seat = here.asked[0]

    def told(game: TabletopGame) -> list[object]:
        analysis = PositionAnalysis(game)
        return [analysis.go_on(MOMENT).values for _ in range(4)]

    expected = told(here)
    assert expected[0] != expected[-1]
    imagination = Imagination(here.view(seat))
    chance = Chance(5)
    for _ in range(2):
        assert told(Game.from_position(write_position(imagination.world(chance)))) == expected


def test_bounds_only_tighten_until_all_is_exact() -> None:
    here = after(finished(), 28)
    assert isinstance(here, Game)
    expected = Solver().solve(here.state.copy())
    analysis = PositionAnalysis(here)
    before: dict[str, Bounds] = {}
    for _ in attempts():
        found = analysis.go_on(0.002)
        assert found.solution is not None
        for action, bounds in before.items():
            now = found.solution.bounds[action]
            assert rank(bounds.least) <= rank(now.least) <= rank(now.most) <= rank(bounds.most)
        before = found.solution.bounds
        assert found.values
        if found.is_done:
            break
    assert found.solution is not None
    assert found.is_final
    assert found.is_certain
    assert dict(found.solution.actions) == dict(expected.actions)
    assert [value.votes for value in found.values] == [
        score.votes for _, score in expected.actions if score is not None
    ]
    assert all(value.is_exact for value in found.values)
    assert found.best == expected.best
    # The best line is legal to its end, and ends as promised.
    for action in found.line:
        here.apply(action)
    assert here.is_over


def rank(score: object) -> tuple[int, int]:
    return score.outcome, score.votes  # type: ignore[attr-defined]


def test_where_few_worlds_are_left_values_are_exact_over_these() -> None:
    here = after(played(deck="northern-raid"), 42)
    assert isinstance(here, Game)
    found = all_known(here)
    assert not found.is_certain
    assert list(found.values) == exact_values(here.view(here.asked[0]), Solver())
    assert found.solution is not None
    assert notes(found) == ["analysis-open-cards"]


def test_deeper_means_more_playouts() -> None:
    analysis = PositionAnalysis(after(finished(), 3))
    for _ in attempts():
        if analysis.go_on(SLICE).is_done:
            break
    shallow = analysis.findings()
    assert not shallow.is_final
    assert notes(shallow) == ["analysis-phase-1"]
    for _ in attempts():
        deep = analysis.go_on(SLICE, depth=1)
        if deep.is_done:
            break
    assert deep.playouts > shallow.playouts
    widest = [max(value.margin for value in found.values) for found in (shallow, deep)]
    assert widest[0] >= widest[1]


def test_three_players_are_told_what_the_numbers_assume() -> None:
    game = finished(players=3)
    here = after(game, len(game.actions) - 9)
    found = all_known(here)
    assert found.meaning == "paranoid"
    assert found.each is not None
    assert found.each.complete
    assert "analysis-three-sides" in notes(found)
    assert found.best == found.each.best
    assert found.line == found.each.line


def test_two_teams_are_solved() -> None:
    game = finished(players=4)
    here = after(game, len(game.actions) - 12)
    assert isinstance(here, Game)
    found = all_known(here)
    assert found.meaning == "exact"
    assert found.solution is not None
    assert dict(found.solution.actions) == dict(Solver().solve(here.state.copy()).actions)


def test_a_secret_choice_is_mixed() -> None:
    here = choice()
    found = PositionAnalysis(here).go_on(SLICE)
    assert found.mixture is not None
    assert found.solution is None
    assert notes(found) == ["analysis-secret"]
    assert len(found.values) == len(found.actions)


def choice() -> Game:
    for there in finished(places="Swamp").retold():
        if int(there.state.asking) == CHOOSE and there.state.phase == 2:
            return there.copy()
    raise AssertionError


def test_the_last_turn_of_kingdoms_is_exact() -> None:
    game = played_kingdoms(seed=3)
    bot = make_bot("regent", "kingdoms")
    assert isinstance(bot, SearchingBot)
    checked = 0
    for number in range(len(game.actions) - 6, len(game.actions)):
        here = after(game, number)
        view = here.view(here.asked[0])
        solved = bot.solution(view, view.legal) if len(view.legal) > 1 else None
        if solved is None:
            continue
        found = all_known(here)
        best = next(value for value in found.values if value.action == str(solved[0]))
        assert best.is_exact
        assert best.win == max(value.win for value in found.values if value.is_exact)
        assert solved[1] == 2 * best.win - 1
        checked += 1
    assert checked > 0


def test_before_it_there_are_estimates() -> None:
    found = PositionAnalysis(after(played_kingdoms(seed=3), 4)).go_on(SLICE)
    assert notes(found) == ["analysis-not-last-turn"]
    assert len(found.values) == len(found.actions)
    assert not any(value.is_exact for value in found.values)


def test_a_game_that_is_over_has_nothing_to_analyse() -> None:
    with pytest.raises(IllegalAction):
        PositionAnalysis(finished())


def test_findings_tell_themselves_as_json() -> None:
    here = after(finished(), 40)
    found = all_known(here)
    told = found.to_json()
    assert told["best"] == found.best
    assert told["done"] is True
    assert kind_of(here).code in repr(kind_of(here))
    assert "actions" in repr(PositionAnalysis(here))
