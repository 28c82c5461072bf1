"""Exact endings: what a position of phase 2 is worth when everything is known and played perfectly.

Where the powers look beyond the trick every card is tried through the rules; where they do not, the same
is done on tables made from the rules, which is a hundred times faster. A secret choice at the same time
is solved as if whoever answers later knew the earlier answer: the value is what the first can make sure of.
"""

from __future__ import annotations

from time import perf_counter
from typing import final

from claimant.claim.actions import Action
from claimant.claim.search.exact import WIN, ExactSearch
from claimant.claim.search.plan import planned
from claimant.claim.search.state_search import MOST_VOTES, StateSearch
from claimant.claim.search.tricks import Tricks
from claimant.claim.state import State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.reason import NUMBER, Reason, define_reasons

define_reasons(
    {
        "solve-two-players": {"players": NUMBER},
        "solve-phase-2": {},
    }
)


@final
class Score:
    """What a position is worth to a seat: 1 won, 0 shared, -1 lost; then by how many votes."""

    def __init__(self, outcome: int, votes: int) -> None:
        self.outcome = outcome
        self.votes = votes

    def __reduce__(self) -> Parts:
        return Score, (self.outcome, self.votes)

    def __repr__(self) -> str:
        return f"Score({self.outcome}, {self.votes})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.outcome == other.outcome and self.votes == other.votes

    def __hash__(self) -> int:
        return hash((self.outcome, self.votes))


@final
class Solution:
    """What is known of a position after solving it: through the eyes of the seat to act.

    A score is None where the limit was reached before it was known; `complete` says whether all are.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.score: Score | None = None
        self.actions: list[tuple[str, Score | None]] = []
        self.line: list[str] = []
        self.nodes = 0
        self.seconds = 0.0
        self.complete = True

    def __reduce__(self) -> Parts:
        return remade(self, self.seat)

    def __repr__(self) -> str:
        known = "complete" if self.complete else "incomplete"
        return f"<Solution for seat {self.seat}: {self.score}, {len(self.actions)} actions, {known}>"

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "score": _to_json(self.score),
            "actions": {action: _to_json(score) for action, score in self.actions},
            "line": self.line,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "complete": self.complete,
        }


def _to_json(score: Score | None) -> dict[str, int] | None:
    return None if score is None else {"outcome": score.outcome, "votes": score.votes}


def solve(state: State, limit: Limit | None = None) -> Solution:
    """The value of a position of phase 2 and of every legal action, with a best line.

    A step of the limit is a node of the search.
    """
    return Solver().solve(state, limit)


@final
class Solver:
    """Solves one position after another, and keeps what it has asked the rules about a line-up."""

    def __init__(self) -> None:
        self._tricks: Tricks | None = None

    def solve(self, state: State, limit: Limit | None = None) -> Solution:
        """Everything about a position: see `solve`."""
        begun = perf_counter()
        search = self._search(state, limit or Limit())
        solution = Solution(state.turn)
        best: int | None = None
        previous: Action | None = None
        rating: int | None = None
        for action in legal_actions(state, state.seats[state.turn]):
            if previous is None or not search.are_alike(state, previous.card, action.card):
                rating = _rating(search, state, action, best)
            previous = action
            if rating is None:
                solution.complete = False
            elif best is None or rating > best:
                best = rating
            solution.actions.append((str(action), None if rating is None else _score(rating)))
        if solution.complete and best is not None:
            solution.score = _score(best)
            solution.line = _line(search, state, best)
        solution.nodes = search.nodes
        solution.seconds = perf_counter() - begun
        return solution

    def best(self, state: State, limit: Limit | None = None) -> tuple[Action, Score] | None:
        """One best action and what it is worth; None if the limit was reached before it was known."""
        search = self._search(state, limit or Limit())
        actions = legal_actions(state, state.seats[state.turn])
        chosen = actions[0]
        best = _rating(search, state, chosen, None)
        for action in actions[1:]:
            if best is not None and search.reaches(state, action.card, best + 1):
                chosen = action
                best = _rating(search, state, action, best)
        return None if best is None or search.stopped else (chosen, _score(best))

    def _search(self, state: State, limit: Limit) -> ExactSearch:
        rules = state.rules
        if rules.players != 2:
            raise InvalidSetup(Reason("solve-two-players", {"players": rules.players}))
        if state.is_over():
            raise InvalidSetup(Reason("game-over", {}))
        if state.phase == 1:
            raise InvalidSetup(Reason("solve-phase-2", {}))
        plan = planned(state)
        if plan is None:
            return StateSearch(rules, limit)
        tricks = self._tricks
        if tricks is None or tricks.rules is not rules:
            tricks = Tricks(rules)
            self._tricks = tricks
        pessimist = plan.search(state, tricks, 1, limit)
        if pessimist.votes % 2 == 0:
            # A tie in votes is broken by what no table counts.
            return StateSearch(rules, limit)
        if not plan.has_ties:
            return pessimist
        return StateSearch(rules, limit, pessimist, plan.search(state, tricks, 0, limit))


def _rating(search: ExactSearch, state: State, action: Action, guess: int | None) -> int | None:
    """The rating of an action, found by questions; None if the limit was reached."""
    ratings = search.ratings
    # The lowest rating is always reached. Other actions are worth about as much as the best so far:
    # its neighbours are asked about before the rest is halved.
    low = 0
    high = len(ratings) - 1
    asked = ratings.index(guess) if guess is not None else _first_win(ratings)
    near = True
    while low < high:
        asked = min(max(asked, low + 1), high)
        if search.reaches(state, action.card, ratings[asked]):
            low = asked
            asked = low + 1
        else:
            high = asked - 1
            asked = high
        if search.stopped:
            return None
        if not near:
            asked = (low + high + 1) // 2
        near = False
    return ratings[low]


def _first_win(ratings: list[int]) -> int:
    return len([rating for rating in ratings if rating < WIN - MOST_VOTES])


def _score(rating: int) -> Score:
    if rating >= WIN - MOST_VOTES:
        return Score(1, rating - WIN)
    if rating <= MOST_VOTES - WIN:
        return Score(-1, rating + WIN)
    return Score(0, rating)


def _line(search: ExactSearch, state: State, rating: int) -> list[str]:
    """A best line for both sides, as far as the limit allows."""
    line: list[str] = []
    here = state.copy()
    seat = here.turn
    while not here.is_over():
        wanted = rating if here.turn == seat else -rating
        for action in legal_actions(here, here.seats[here.turn]):
            if search.reaches(here, action.card, wanted):
                break
        if search.stopped:
            return line
        line.append(str(action))
        apply(here, action, here.turn)
    return line
