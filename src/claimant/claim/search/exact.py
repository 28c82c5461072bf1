"""What the exact searches share: the question and the limit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.state import State
from claimant.claim.turn.score import votes, winning_sides
from claimant.tabletop.clock import now
from claimant.tabletop.limit import Limit

WIN: Final = 32
"""In a rating a win is worth more than any number of votes."""
MOST_VOTES: Final = 7
"""No game is about more."""
NODES_BETWEEN_LOOKS: Final = 255


def rate(difference: i64) -> i64:
    """The rating of a game that was won or lost by this difference in votes."""
    return difference + WIN if difference > 0 else difference - WIN


def final_rating(state: State, side: i64) -> i64:
    """How good a finished game is for a side: won or lost first, then the votes ahead of the next one."""
    flags = winning_sides(state)
    difference: i64 = 0
    if state.verdict < 0:
        counted = votes(state)
        most: i64 = 0
        for other in range(len(counted)):
            if other != side and counted[other] > most:
                most = counted[other]
        difference = counted[side] - most
    flag = state.seats[side].flag
    if flags == flag:
        return WIN + difference
    return difference - WIN if (flags & flag) == 0 else difference


def votes_for(rating: i64, votes: i64) -> i64:
    """How many of these votes such a rating takes."""
    wanted: i64 = 0
    while rate(2 * wanted - votes) < rating:
        wanted += 1
    return wanted


class ExactSearch:
    """Answers for a position and a card: does its player get at least this rating?

    It keeps its findings from question to question. When the limit is reached it is `stopped`, and its
    answers from then on mean nothing.
    """

    side: i64
    """The side whose ratings are looked for."""
    nodes: i64
    most_nodes: i64
    deadline: float
    stopped: bool
    shown: i64
    """After a yes of `reaches`, a rating that the action surely gets; after a no, one it cannot exceed."""

    def __init__(self, ratings: list[int], limit: Limit, side: i64 = 0) -> None:
        self.side = side
        self.ratings = ratings
        """All ratings that can come out, rising."""
        self.nodes = 0
        self.shown = 0
        self.allow(limit)

    def allow(self, limit: Limit) -> None:
        """Continue within a new limit, with everything found so far."""
        self.allow_until(limit, limit.deadline())

    def allow_until(self, limit: Limit, deadline: float) -> None:
        """The same for a limit that has been running for a while and ends then."""
        self.most_nodes = -1 if limit.steps is None else self.nodes + limit.steps
        self.deadline = deadline
        self.limit = limit
        self.stopped = False

    def reaches(self, state: State, card: Card, rating: i64) -> bool:
        raise NotImplementedError

    def favours(self, state: State, rating: i64) -> bool:
        """Does the side get at least this rating, when a trick is about to begin?"""
        raise NotImplementedError

    def promises(self, state: State, rating: i64) -> bool:
        """Does the seat to act get at least this rating, when a trick is about to begin?"""
        if state.seats[state.turn].side == self.side:
            return self.favours(state, rating)
        return not self.favours(state, 1 - rating)

    def are_alike(self, state: State, one: Card, other: Card) -> bool:
        """Is it known that it makes no difference which of these two the seat to act plays?"""
        return False

    def count_node(self) -> None:
        self.nodes += 1
        if (self.nodes & NODES_BETWEEN_LOOKS) == 0 and (now() > self.deadline or self.limit.is_stopped):
            self.stopped = True
        if self.most_nodes >= 0 and self.nodes >= self.most_nodes:
            self.stopped = True
