"""Work in the process for study, in small slices, so that everybody gets their turn."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from claimant.games import read_record
from claimant.study.review import Review, blank_review, reviewing


class Progress(NamedTuple):
    """A review, as far as it has come."""

    made: Review
    total: int
    is_done: bool


def review_on(record: str, made: Review | None, seconds: float) -> Progress:
    """Start or continue a review, for about this many seconds."""
    until = perf_counter() + seconds
    game = read_record(record)
    if made is None:
        made = blank_review(game)
    total = len(game.actions)
    for _ in reviewing(game, made):
        if perf_counter() >= until:
            return Progress(made, total, is_done=False)
    return Progress(made, total, is_done=True)
