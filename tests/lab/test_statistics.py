"""What many scores say."""

from __future__ import annotations

import pytest

from claimant.lab.statistics import Estimate, elo, estimate, share
from claimant.tabletop.chance import Chance


def test_without_scores_everything_is_possible() -> None:
    assert estimate([]) == Estimate(0.5, 0.0, 1.0)


@pytest.mark.parametrize("number", [1, 2, 10, 100, 1_000])
@pytest.mark.parametrize("score", [0.0, 1 / 3, 0.5, 1.0])
def test_equal_scores_are_not_certainty(number: int, score: float) -> None:
    found = estimate([score] * number)
    assert found.average == pytest.approx(score)
    assert 0 <= found.low <= score <= found.high <= 1
    assert found.high - found.low > 1 / (number + 4)


def test_more_scores_tell_more() -> None:
    few, many = estimate([0.0, 0.5, 1.0, 1.0]), estimate([0.0, 0.5, 1.0, 1.0] * 25)
    assert few.average == many.average
    assert few.low < many.low < many.average < many.high < few.high


def test_of_won_and_lost_deals_it_is_the_interval_of_agresti_and_coull() -> None:
    found = estimate([1.0] * 60 + [0.0] * 40)
    assert (round(found.low, 4), round(found.high, 4)) == (0.5019, 0.6907)


@pytest.mark.parametrize(
    "scores",
    [
        [0.0, 1.0],
        [0.0, 0.0, 1.0],
        [0.0, 0.5, 0.5, 1.0],
        [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0],
        [0.0, 0.0, 1 / 3, 1 / 3, 1 / 3, 2 / 3, 2 / 3],
    ],
)
@pytest.mark.parametrize("number", [10, 40, 200])
def test_the_true_average_lies_within_19_times_of_20(scores: list[float], number: int) -> None:
    chance = Chance(number)
    truth = sum(scores) / len(scores)
    trials = 600
    hits = 0
    for _ in range(trials):
        found = estimate([scores[chance.below(len(scores))] for _ in range(number)])
        hits += found.low <= truth <= found.high
    # Two and a half standard deviations of such a count are left for chance.
    assert hits / trials > 0.928


def test_a_difference_keeps_its_interval() -> None:
    assert Estimate(0.75, 0.5, 1.0).less(0.5) == Estimate(0.25, 0.0, 0.5)


def test_elo_is_odd_and_without_end() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(1 / 11) == pytest.approx(-400)
    assert elo(0.0) is None
    assert elo(1.0) is None


@pytest.mark.parametrize(("hits", "number"), [(0, 10), (3, 10), (10, 10), (30, 100)])
def test_a_share_is_the_estimate_of_full_and_empty_scores(hits: int, number: int) -> None:
    found = share(hits, number)
    scores = [1.0] * hits + [0.0] * (number - hits)
    same = estimate(scores)
    assert (found.average, found.low, found.high) == pytest.approx((same.average, same.low, same.high))
    assert found.low <= found.average <= found.high


def test_without_games_a_share_can_be_anything() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
