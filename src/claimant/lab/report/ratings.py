"""Ratings that suit all matches at once, with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

import numpy as np

from claimant.lab.arena import MatchResult
from claimant.lab.statistics import DEVIATIONS, Estimate

ELO: Final = 400 / log(10)


def ratings(results: Sequence[MatchResult]) -> dict[str, Estimate]:
    """Elo points of everybody, around an average of 0, by weighted least squares.

    Every match says by how much two players differ, and how sure that is. The middle of its interval is
    taken, which is never a certain victory: nobody is rated infinitely high.
    """
    names = list(dict.fromkeys(player.name for result in results for player in result.match.players))
    place = {name: number for number, name in enumerate(names)}
    weights = np.zeros((len(names), len(names)))
    pulls = np.zeros(len(names))
    for result in results:
        first, second = (place[player.name] for player in result.match.players)
        middle = (result.score.low + result.score.high) / 2
        reach = (result.score.high - result.score.low) / 2 / DEVIATIONS
        # How a small change of the score changes the logarithm of its odds.
        slope = 1 / (middle * (1 - middle))
        weight = 1 / (slope * reach) ** 2
        pull = weight * log(middle / (1 - middle))
        weights[[first, second], [first, second]] += weight
        weights[[first, second], [second, first]] -= weight
        pulls[first] += pull
        pulls[second] -= pull
    covariance = np.linalg.pinv(weights)
    found = covariance @ pulls
    reaches = DEVIATIONS * np.sqrt(np.diag(covariance))
    return {
        name: Estimate(
            ELO * float(found[at]),
            ELO * float(found[at] - reaches[at]),
            ELO * float(found[at] + reaches[at]),
        )
        for name, at in place.items()
    }
