"""How the score of each match went, at a hundred moments of it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from statistics import fmean
from typing import Final

from claimant.lab.arena import Arena, MatchResult
from claimant.lab.matches import PlayedGame
from claimant.lab.statistics import Scores

MOMENTS: Final = 100


class Course:
    """Listens to matches, and notes their scores now and then."""

    def __init__(self, arena: Arena) -> None:
        """What the matches already hold counts from the start, unless all of it is reported again."""
        self.every = max(1, arena.wanted // MOMENTS)
        self.points: list[dict[str, object]] = []
        self.scores = {
            result.match: Scores() if arena.is_complete else copy(result.scores) for result in arena.results
        }

    def __repr__(self) -> str:
        return f"<Course: {len(self.points)} moments of {len(self.scores)} matches>"

    def add(self, result: MatchResult, games: Sequence[PlayedGame]) -> None:
        scores = self.scores[result.match]
        scores.add(fmean(game.score for game in games))
        if scores.number % self.every == 0:
            found = scores.estimate()
            self.points.append(
                {
                    "name": result.match.title,
                    "deals": scores.number,
                    "score": found.average,
                    "low": found.low,
                    "high": found.high,
                }
            )
