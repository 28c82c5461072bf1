"""Three players in phase 2: paranoid and max-n values, like brute force over the rules."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

from claimant.claim.search.max_n import MaxN, solve_max_n
from claimant.claim.search.solver import EXACT, PARANOID, Score, Solver
from claimant.claim.sets import ruleset
from claimant.claim.state import State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.claim.turn.score import votes, winning_sides
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from tests.claim.search.endings import ending

DECKS = ("claim", "Go Kn Do Dw Un Ba Se", "Pe Ro Dr Tr Se Au Gr", "Gi Gn Ra Do Dr Vi Se")


def some_endings(number: int, cards: int) -> Iterator[State]:
    chance = Chance(21)
    for deck in DECKS:
        for _ in range(number):
            state = ending(ruleset(deck.split() if " " in deck else deck, 3), chance, cards)
            if state is not None:
                yield state


def final_scores(state: State) -> list[Score]:
    """For each side: has it won, shared or lost, and how many votes is it ahead of the next one?"""
    flags = winning_sides(state)
    counted = [int(each) for each in votes(state)]
    scores = []
    for side, own in enumerate(counted):
        flag = state.seats[side].flag
        outcome = -1 if not flags & flag else 1 if flags == flag else 0
        others = max(counted[:side] + counted[side + 1 :])
        scores.append(Score(outcome, 0 if state.verdict >= 0 else own - others))
    return scores


def rank(score: Score) -> tuple[int, int]:
    return score.outcome, score.votes


def max_n(state: State) -> list[Score]:
    if state.is_over():
        return final_scores(state)
    # Of equal values the first one is the greatest.
    return max(after_each(state).values(), key=lambda scores: rank(scores[state.turn]))


def after_each(state: State) -> dict[str, list[Score]]:
    found = {}
    for action in legal_actions(state, state.seats[state.turn]):
        after = state.copy()
        apply(after, action, state.turn)
        found[str(action)] = max_n(after)
    return found


def paranoid(state: State, seat: int) -> Score:
    """What a seat can make sure of."""
    if state.is_over():
        return final_scores(state)[seat]
    scores = []
    for action in legal_actions(state, state.seats[state.turn]):
        after = state.copy()
        apply(after, action, state.turn)
        scores.append(paranoid(after, seat))
    return max(scores, key=rank) if state.turn == seat else min(scores, key=rank)


def test_max_n_values_are_those_of_brute_force() -> None:
    different = 0
    for state in some_endings(6, 2):
        expected = after_each(state)
        solution = solve_max_n(state)
        assert solution.complete
        assert dict(solution.actions) == expected
        assert solution.scores == max_n(state) == expected[solution.best]
        here = state.copy()
        for text in solution.line:
            [action] = [each for each in legal_actions(here, here.seats[here.turn]) if str(each) == text]
            apply(here, action, here.turn)
        assert here.is_over()
        assert final_scores(here) == solution.scores
        different += len({rank(scores[state.turn]) for scores in expected.values()}) > 1
    assert different > 3


def test_paranoid_values_are_those_of_brute_force() -> None:
    for state in some_endings(6, 2):
        analysis = Solver().begin_paranoid(state)
        solution = analysis.go_on(Limit())
        assert solution.complete
        assert solution.meaning == PARANOID
        for action in legal_actions(state, state.seats[state.turn]):
            after = state.copy()
            apply(after, action, state.turn)
            assert dict(solution.actions)[str(action)] == paranoid(after, state.turn)
        assert solution.score == paranoid(state, state.turn)
        here = state.copy()
        for text in solution.line:
            [action] = [each for each in legal_actions(here, here.seats[here.turn]) if str(each) == text]
            apply(here, action, here.turn)
        assert final_scores(here)[state.turn] == solution.score


def test_nobody_gets_less_by_looking_after_themselves_than_against_all() -> None:
    for state in some_endings(3, 3):
        paranoid_values = Solver().begin_paranoid(state).go_on(Limit())
        max_n_values = solve_max_n(state)
        for (action, least), (same, scores) in zip(
            paranoid_values.actions, max_n_values.actions, strict=True
        ):
            assert action == same
            assert least is not None
            assert scores is not None
            assert rank(least) <= rank(scores[state.turn])


def test_max_n_goes_on_where_it_was_stopped() -> None:
    state = next(some_endings(1, 3))
    truth = solve_max_n(state)
    analysis = MaxN(state)
    assert "MaxN" in repr(analysis)
    found = analysis.go_on(Limit(steps=1))
    assert not found.complete
    assert found.scores is None
    steps = 1
    while not (found.complete and found.line):
        steps *= 2
        found = analysis.go_on(Limit(steps=steps))
        for action, scores in found.actions:
            assert scores in (None, dict(truth.actions)[action])
    assert found.scores == truth.scores
    assert found.line == truth.line
    for copied in (copy.deepcopy(found), pickle.loads(pickle.dumps(found))):
        assert copied.to_json() == found.to_json()
        assert repr(copied) == repr(found)


def test_two_sides_are_exact_and_other_moments_are_refused() -> None:
    state = ending(ruleset("claim"), Chance(3), 4)
    assert state is not None
    solution = Solver().begin_paranoid(state).go_on(Limit())
    assert solution.meaning == EXACT
    assert solution.to_json()["meaning"] == "exact"
    over = state.copy()
    while not over.is_over():
        apply(over, legal_actions(over, over.seats[over.turn])[0], over.turn)
    for refused in (MaxN, Solver().begin_paranoid):
        with pytest.raises(InvalidSetup, match="over"):
            refused(over)
