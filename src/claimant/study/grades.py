"""How good a decision was, by the win probability that it cost."""

from __future__ import annotations

from collections.abc import Sequence
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
"""The grades to learn from."""

BORDERS: Final = (0.02, 0.05, 0.1, 0.2)
"""From these costs on, a decision is no longer best, good, an inaccuracy, a mistake."""
NOTHING_AT_STAKE: Final = BORDERS[0]
"""If the values of all actions differ by no more than this, nobody can do anything wrong."""


def grade(cost: Cost) -> str:
    """The grade of a decision that was not forced. What may be noise is never counted against a player.

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


def exact_votes(value: Value) -> float:
    """The votes of an action where they are exact; estimates are too rough to be held against anybody."""
    return value.votes if value.is_exact and value.votes is not None else 0.0


def at_stake(values: Sequence[Value]) -> float:
    """How much win probability depends on a decision; 0 where all actions are worth about the same."""
    wins = [value.win for value in values]
    stake = max(wins) - min(wins) if wins else 0.0
    return stake if stake > NOTHING_AT_STAKE else 0.0
