"""How good a decision was, by the win probability that it cost."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from claimant.study.values import Cost, Value

FORCED: Final = "forced"
BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
GRADES: Final = (FORCED, BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
BAD: Final = (MISTAKE, BLUNDER)
"""What one should learn from."""

BORDERS: Final = (0.02, 0.05, 0.1, 0.2)
"""From these costs on a decision is no longer best, good, an inaccuracy, a mistake."""
NOTHING_AT_STAKE: Final = BORDERS[0]
"""Where all actions are worth the same but for this, nobody can do anything wrong."""
STEEPNESS: Final = 5.0
PER_VOTE: Final = 0.05
"""What an exact vote that is given away costs the accuracy, in win probability."""


def grade(cost: Cost) -> str:
    """The grade of a decision that was not forced. What may be noise is never held against anybody.

    >>> grade(Cost(0.12, 0.03)), grade(Cost(0.12, 0.15)), grade(Cost(0.01, 0.0))
    ('mistake', 'good', 'best')
    """
    if cost.loss < BORDERS[0]:
        return BEST
    if cost.is_noise or cost.loss < BORDERS[1]:
        return GOOD
    if cost.loss < BORDERS[2]:
        return INACCURACY
    return MISTAKE if cost.loss < BORDERS[3] else BLUNDER


def accuracy_of(cost: Cost, votes_lost: float = 0.0) -> float:
    """How accurate one decision was, from 0 to 100. A vote counts little where the winner is settled.

    >>> round(accuracy_of(Cost(0.0, 0.0))), round(accuracy_of(Cost(0.1, 0.02)))
    (100, 61)
    """
    return 100.0 * exp(-STEEPNESS * (cost.loss + PER_VOTE * votes_lost))


def exact_votes(value: Value) -> float:
    """The votes of an action where they are exact; estimates are too rough to be held against anybody."""
    return value.votes if value.is_exact and value.votes is not None else 0.0


def is_something_at_stake(values: Sequence[Value]) -> bool:
    """Does it matter which action is taken?"""
    wins = [value.win for value in values]
    votes = [exact_votes(value) for value in values]
    return max(wins) - min(wins) > NOTHING_AT_STAKE or max(votes) > min(votes)
