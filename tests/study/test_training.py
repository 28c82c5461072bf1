"""Training: ratings that change together, streaks, mistakes that come back at growing intervals."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from claimant.study import Attempt, puzzles, review
from claimant.study.training import Strength, Training, new_strength, rated, strength_of
from claimant.tabletop.errors import InvalidSetup
from tests.study.played import careless


@pytest.fixture(scope="module")
def filled() -> Training:
    game = careless()
    made = review(game, 1000)
    training = Training()
    added = sum(training.add_mistakes(game, made, seat) for seat in range(2))
    assert added == len(made.mistakes()) == len(training.exercises) > 0
    assert training.add_mistakes(game, made, 0) == 0
    return training


def test_both_ratings_change_together() -> None:
    easy, hard = strength_of(puzzles("claim")[0]), strength_of(puzzles("claim")[-1])
    assert easy.points < hard.points
    gained = [rated(new_strength(), puzzle, True)[0].mu for puzzle in (easy, hard)]
    assert gained[0] < gained[1]
    player, puzzle = rated(Strength(25.0, 5.0), Strength(25.0, 3.0), False)
    assert player.mu < 25 < puzzle.mu


def test_puzzles_come_by_rating_and_theme_and_count_once() -> None:
    training = Training()
    first = training.next_puzzle("claim", "sacrifice")
    assert first is not None
    assert "sacrifice" in first.themes
    before = training.strength.mu
    training.tried_puzzle(first, is_solved=True)
    assert (training.streak, training.best_streak) == (1, 1)
    assert training.strength.mu > before
    after = training.strength.mu
    training.tried_puzzle(first, is_solved=False)
    assert training.strength.mu == after
    second = training.next_puzzle("claim", "sacrifice")
    assert second is not None
    assert second.code != first.code
    training.tried_puzzle(second, is_solved=False)
    assert (training.streak, training.best_streak) == (0, 1)


def test_a_mistake_comes_back_until_it_is_mastered(filled: Training) -> None:
    exercise = Training.from_json(json.loads(filled.text())).exercises[0]
    now = datetime.now(UTC)
    assert exercise.played not in exercise.right
    assert not exercise.answer(exercise.played, now)
    intervals: list[timedelta] = []
    while not exercise.is_mastered:
        assert len(intervals) < 20
        now = max(now, exercise.due)
        assert exercise.answer(exercise.right[0], now)
        intervals.append(exercise.due - now)
    assert intervals == sorted(intervals)
    assert len(intervals) > 2


def test_the_moment_of_a_mistake_is_shown_as_it_was(filled: Training) -> None:
    for exercise in filled.exercises:
        game = exercise.moment()
        legal = [str(action) for action in game.legal_actions(exercise.seat)]
        assert {exercise.played, *exercise.right} <= set(legal)
    assert filled.due()
    assert sum(number for _, number in filled.weak_spots()) <= len(filled.exercises)


def test_what_is_kept_is_read_again(filled: Training) -> None:
    data = json.loads(filled.text())
    assert Training.from_json(data) == filled


@pytest.mark.parametrize(
    "change",
    [{"version": 99}, {"strength": 5}, {"exercises": [{}]}, {"unknown": 1}, {"puzzle_strengths": []}],
)
def test_a_broken_file_is_refused(filled: Training, change: dict[str, object]) -> None:
    with pytest.raises(InvalidSetup) as refused:
        Training.from_json({**filled.to_json(), **change})
    assert refused.value.reason.code == "bad-training"


def test_an_attempt_says_where_it_stands() -> None:
    assert "0 of" in repr(Attempt(puzzles("claim")[0]))
