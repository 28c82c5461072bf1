"""Bots: legal answers to every question, and no way to know more than their seat may."""

from __future__ import annotations

import gc
from time import process_time
from types import FunctionType, ModuleType

import pytest

from claimant.bots import LEVELS, NAMES, describe, make_bot
from claimant.bots.searching import SearchingBot
from claimant.claim.game import Game
from claimant.claim.knowledge.view import View, view_of
from claimant.claim.ruleset import arranged
from claimant.claim.search import learning
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.solver import Solver
from claimant.claim.search.world import ClaimWorlds
from claimant.claim.state import State
from claimant.games import GAMES
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.style import TEXTBOOK
from claimant.tabletop.world import World, Worlds
from tests.bots.questions import questions

QUICK = Limit(steps=30)
"""Enough to think at all; a test of many questions need not be strong."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_answers_every_question_legally(name: str, players: int) -> None:
    kinds: set[str] = set()
    for game, seat in questions(players, 60, players):
        view = game.view(seat)
        kinds.add(view.asking)
        assert make_bot(name, seed=1, limit=QUICK).choose(view, view.legal) in game.legal_actions(seat)
    assert kinds >= ({"play", "choose"} if players == 2 else {"play", "take"})


@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_look_the_same_get_the_same_answer(name: str) -> None:
    others = 0
    for game, seat in questions(11, 30):
        view = game.view(seat)
        imagination = Imagination(view)
        if imagination.is_certain:
            # There is only one world.
            continue
        bot = make_bot(name, seed=5, limit=QUICK)
        chosen = str(bot.choose(view, view.legal))
        chance = Chance(3)
        for _ in range(3):
            world = imagination.world(chance)
            seen = view_of(world, world.seats[seat])
            assert seen.to_json() == view.to_json()
            assert str(make_bot(name, seed=5, limit=QUICK).choose(seen, seen.legal)) == chosen
            others += 1
    assert others > 20


def test_no_state_can_be_reached_from_a_view() -> None:
    for game, seat in questions(7, 3):
        view = game.view(seat)
        seen: set[int] = set()
        waiting: list[object] = [view]
        while waiting:
            thing = waiting.pop()
            if id(thing) in seen or isinstance(thing, (ModuleType, FunctionType, type)):
                continue
            seen.add(id(thing))
            assert not isinstance(thing, (State, Game))
            waiting += gc.get_referents(thing)
        assert len(seen) > 50


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    for game, seat in questions(13, 10):
        view = game.view(seat)
        answers = {str(make_bot(name, seed=2, limit=QUICK).choose(view, view.legal)) for _ in range(3)}
        assert len(answers) == 1


@pytest.mark.parametrize("name", ["greedy", "squire"])
def test_what_was_learnt_with_one_ruleset_serves_another_of_the_same_line_up(name: str) -> None:
    for deck in ("Gi Gn Au Ph Ra", "Pe Ro Dr Gr Do", "Go Kn Vi Ba Bs"):
        games = []
        for _ in range(2):
            arranged.cache_clear()
            game = Game(deck, seed=2)
            chance = Chance(11)
            for _ in range(11):
                legal = game.legal_actions()
                game.apply(legal[chance.below(len(legal))])
            games.append(game)
        assert games[0].rules is not games[1].rules
        answers = set()
        for game in games:
            view = game.view(game.asked[0])
            answers.add(str(make_bot(name, seed=7).choose(view, view.legal)))
        assert len(answers) == 1


@pytest.mark.parametrize(
    ("deck", "players", "places"),
    [("claim", 2, ()), ("Gi Gn Dr Se Tr", 2, ("Tower", "Swamp")), ("claim", 3, ()), ("claim", 4, ())],
)
def test_the_first_decision_with_a_new_line_up_takes_a_moment(
    deck: str, players: int, places: tuple[str, ...]
) -> None:
    game = Game(deck, players=players, places=places, seed=3)
    view = game.view(game.asked[0])
    known = dict(learning.LEARNT)
    took = []
    try:
        for _ in range(2):
            learning.LEARNT.clear()
            began = process_time()
            make_bot("squire", seed=1).choose(view, view.legal)
            took.append(process_time() - began)
    finally:
        learning.LEARNT.update(known)
    assert min(took) < 0.3


def test_the_strongest_never_gives_away_a_won_ending() -> None:
    assert errors_in_endings(range(3)) == 0


def errors_in_endings(seeds: range, deck: str = "claim") -> int:
    """How often does the strongest level, playing itself, spoil a phase 2 that it could have solved?"""
    errors = 0
    for seed in seeds:
        game = Game(deck, seed=seed)
        while not game.is_over:
            seat = game.to_act
            assert seat is not None
            view = game.view(seat)
            level = LEVELS[-1] if view.phase == 2 else "greedy"
            bot = make_bot(level, seed=seed)
            action = str(bot.choose(view, view.legal))
            if isinstance(bot, SearchingBot) and len(view.legal) > 1 and bot.solved(view, view.legal):
                analysis = Solver().begin(game.state)
                solution = analysis.go_on(Limit())
                while not solution.complete:
                    # Its memory was full: it begins anew, with the bounds found so far.
                    solution = analysis.go_on(Limit())
                score = dict(solution.actions)[action]
                assert score is not None
                assert solution.score is not None
                errors += score.outcome < solution.score.outcome
            game.apply(action, seat)
    return errors


def test_levels_have_names_and_a_line_for_the_menu() -> None:
    assert LEVELS[0] == "random"
    assert set(LEVELS) <= set(NAMES)
    assert len(LEVELS) >= 5
    for name in NAMES:
        assert 10 < len(describe(name)) < 70
    with pytest.raises(InvalidSetup, match="There is no bot “emperor”: the bots are random, greedy"):
        make_bot("emperor")
    with pytest.raises(InvalidSetup, match="There is no game “chess”"):
        make_bot("greedy", "chess")
    assert "claim" in GAMES


def test_advice_ranks_all_actions_with_their_chances() -> None:
    for game, seat in questions(17, 10):
        view = game.view(seat)
        bot = make_bot("captain", seed=3)
        advice = bot.advise(view, view.legal)  # type: ignore[attr-defined]
        assert {str(action) for action, _ in advice} == {str(action) for action in view.legal}
        assert all(0 <= chance <= 1 for _, chance in advice)
        assert str(advice[0][0]) == str(bot.choose(view, view.legal))


class NotedWorlds(Worlds):
    """The worlds of a view, and a note of the limit within which they were to be solved."""

    def __init__(self, view: View, limits: list[Limit]) -> None:
        assert view.seat is not None
        super().__init__(view.seat)
        self.worlds = ClaimWorlds(view)
        self.limits = limits

    def draw(self, chance: Chance) -> World:
        return self.worlds.draw(chance)

    def solve(self, limit: Limit) -> str:
        self.limits.append(limit)
        return ""


@pytest.mark.parametrize("limit", [Limit(seconds=0.02), Limit(steps=20)])
def test_a_limit_in_seconds_holds_for_the_solver_too(limit: Limit) -> None:
    limits: list[Limit] = []
    bot = SearchingBot[View, object](lambda view: NotedWorlds(view, limits), TEXTBOOK, limit, 5000, 1)
    view = Game("claim", seed=1).view(0)
    assert bot.choose(view, view.legal) in view.legal
    [solving] = limits
    assert solving.seconds == (None if limit.seconds is None else limit.seconds / 2)
    assert solving.steps == 5000
