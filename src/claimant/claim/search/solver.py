"""Exact endings: the value of a position in phase 2 when everything is known and played perfectly.

Two players, or two teams whose partners play as one; with more sides, one is solved against all others.
Where powers do not declare what they look back at, and with more than two players, every card is tried
through the rules; elsewhere the same is done on tables made from the rules, which is a hundred times
faster. A simultaneous secret choice is solved here as if the later player knew the earlier answer; `mixing`
solves it properly.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from time import perf_counter
from typing import Final, final

from claimant.claim.actions import Action
from claimant.claim.search.continuing import are_alike, may_follow
from claimant.claim.search.exact import MOST_VOTES, WIN, ExactSearch
from claimant.claim.search.plan import planned
from claimant.claim.search.state_search import StateSearch
from claimant.claim.search.trick_search import TrickSearch
from claimant.claim.search.tricks import tricks_of
from claimant.claim.state import PLAY, State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.reason import NUMBER, Reason, define_reasons

define_reasons(
    {
        "solve-two-sides": {"players": NUMBER},
        "solve-phase-2": {},
    }
)

EXACT: Final = "exact"
PARANOID: Final = "paranoid"


@final
class Score:
    """The value of a position to a seat: 1 won, 0 shared, -1 lost; then by how many votes."""

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
class Bounds:
    """What an action is worth at least and at most, as far as is known."""

    def __init__(self, least: Score, most: Score) -> None:
        self.least = least
        self.most = most

    def __reduce__(self) -> Parts:
        return Bounds, (self.least, self.most)

    def __repr__(self) -> str:
        return f"Bounds({self.least}, {self.most})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bounds) and self.least == other.least and self.most == other.most

    def __hash__(self) -> int:
        return hash((self.least, self.most))


@final
class Solution:
    """What is known about a position after solving it, from the point of view of the seat to act.

    A score is None if the limit was reached before it was known; `complete` says whether all are known.
    Bounds are given for every action, and `best` is the best action as far as is known. `meaning` is
    `EXACT` with two sides, and `PARANOID` with more: what the seat can guarantee even if all others play
    against it.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.score: Score | None = None
        self.actions: list[tuple[str, Score | None]] = []
        self.bounds: dict[str, Bounds] = {}
        self.best = ""
        self.line: list[str] = []
        self.nodes = 0
        self.seconds = 0.0
        self.complete = True
        self.meaning = EXACT

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
            "bounds": {
                action: {"least": _to_json(bounds.least), "most": _to_json(bounds.most)}
                for action, bounds in self.bounds.items()
            },
            "best": self.best,
            "line": self.line,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "complete": self.complete,
            "meaning": self.meaning,
        }


def _to_json(score: Score | None) -> dict[str, int] | None:
    return None if score is None else {"outcome": score.outcome, "votes": score.votes}


def check_solvable(state: State) -> None:
    """Only phase 2 can be solved, until it is over."""
    if state.is_over():
        raise InvalidSetup(Reason("game-over", {}))
    if state.phase == 1:
        raise InvalidSetup(Reason("solve-phase-2", {}))


def solve(state: State, limit: Limit | None = None) -> Solution:
    """The value of a position of phase 2 and of every legal action, with a best line.

    A step of the limit is a node of the search.
    """
    return Solver().solve(state, limit)


@final
class Analysis:
    """A position that is being solved bit by bit: its bounds only tighten."""

    seconds: float

    def __init__(self, search: ExactSearch, state: State, meaning: str = EXACT) -> None:
        self._meaning = meaning
        self._search = search
        self._state = state.copy()
        self._actions = legal_actions(state, state.seats[state.turn])
        # For each action, the places of the least and of the most that it can be worth among the ratings.
        self._least = [0] * len(self._actions)
        self._most = [len(search.ratings) - 1] * len(self._actions)
        # For each action the first one that is certainly worth as much.
        self._twins: list[int] = []
        for number, action in enumerate(self._actions):
            twin = number
            if number > 0 and search.are_alike(state, self._actions[number - 1].card, action.card):
                twin = self._twins[number - 1]
            self._twins.append(twin)
        self._first_node = search.nodes
        self.seconds = 0.0

    def go_on(self, limit: Limit) -> Solution:
        """Find out as much as the limit allows; returns what is known then."""
        begun = perf_counter()
        line: list[str] = []
        if self.find_values(limit):
            best = max(self._least)
            line = _line(self._search, self._state, self._search.ratings[best])
        self.seconds += perf_counter() - begun
        return self._solution(line)

    def find_values(self, limit: Limit) -> bool:
        """Find the values of all actions, but no best line. Did the limit allow that?"""
        search = self._search
        search.allow(limit)
        for number in range(len(self._actions)):
            if self._twins[number] == number:
                self._ask(number, _first_win(search.ratings))
        for number in range(len(self._actions)):
            if self._twins[number] == number:
                self._tighten(number)
        return not search.stopped

    def _ask(self, number: int, asked: int) -> None:
        """Ask whether an action reaches the rating at this place, unless that is known."""
        search = self._search
        if search.stopped or not self._least[number] < asked <= self._most[number]:
            return
        reached = search.reaches(self._state, self._actions[number].card, search.ratings[asked])
        if search.stopped:
            return
        if reached:
            self._least[number] = bisect_left(search.ratings, search.shown)
        else:
            self._most[number] = bisect_right(search.ratings, search.shown) - 1

    def _tighten(self, number: int) -> None:
        """Ask until the value of an action is known."""
        ratings = self._search.ratings
        # Actions are worth about as much as the best, and games are won and lost by few votes.
        best = max(self._least)
        if best > 0:
            self._ask(number, best)
            self._ask(number, best + 1)
        while self._least[number] < self._most[number] and not self._search.stopped:
            asked = self._least[number] + 1
            if self._most[number] < _first_win(ratings):
                # Ties in votes are rare: ask whether there is one before asking who breaks it.
                asked = min(self._most[number], max(asked, bisect_left(ratings, -WIN)))
            self._ask(number, asked)

    def _solution(self, line: list[str]) -> Solution:
        ratings = self._search.ratings
        solution = Solution(self._state.turn)
        top = -1
        hoped = -1
        for number, action in enumerate(self._actions):
            least = self._least[self._twins[number]]
            most = self._most[self._twins[number]]
            known = least == most
            solution.complete = solution.complete and known
            solution.actions.append((str(action), score_of(ratings[least]) if known else None))
            solution.bounds[str(action)] = Bounds(score_of(ratings[least]), score_of(ratings[most]))
            if (least, most) > (top, hoped):
                top, hoped = least, most
                solution.best = str(action)
        if solution.complete:
            solution.score = score_of(ratings[top])
            solution.line = line
        solution.meaning = self._meaning
        solution.nodes = self._search.nodes - self._first_node
        solution.seconds = self.seconds
        return solution


@final
class Solver:
    """Solves one position after another, and keeps its findings during a game."""

    def __init__(self) -> None:
        self._last: ExactSearch | None = None
        self._begun: State | None = None

    def solve(self, state: State, limit: Limit | None = None) -> Solution:
        """Everything about a position: see `solve`."""
        begun = perf_counter()
        analysis = self.begin(state, limit)
        analysis.seconds = perf_counter() - begun
        return analysis.go_on(limit or Limit())

    def is_on_tables(self, state: State) -> bool:
        """Is this position searched on tables, so that a node takes little time?"""
        search = self.search(state, Limit())
        return isinstance(search, TrickSearch)

    def begin(self, state: State, limit: Limit | None = None) -> Analysis:
        """A position to be solved bit by bit. It is to be done with before the next one."""
        return Analysis(self.search(state, limit or Limit()), state)

    def begin_paranoid(self, state: State, limit: Limit | None = None) -> Analysis:
        """A position to be solved bit by bit for the seat to act, as if all others were one side."""
        check_solvable(state)
        rules = state.rules
        if rules.sides == 2:
            return self.begin(state, limit)
        side = state.seats[state.turn].side
        return Analysis(StateSearch(rules, limit or Limit(), side=side), state, PARANOID)

    def best(self, state: State, limit: Limit | None = None) -> tuple[Action, Score] | None:
        """One best action and its value; None if the limit was reached before it was known.

        If there was only time to find a way to win, that is one, and its value the least that it brings.
        """
        search = self.search(state, limit or Limit())
        actions = legal_actions(state, state.seats[state.turn])
        winning: Action | None = None
        victories = search.ratings[_first_win(search.ratings) :]
        for action in actions:
            if victories and search.reaches(state, action.card, victories[0]) and not search.stopped:
                winning = action
                break
        chosen = winning or actions[0]
        best = _rating(search, state, chosen, None)
        for action in actions:
            if best is not None and action is not chosen and search.reaches(state, action.card, best + 1):
                chosen = action
                best = _rating(search, state, action, best)
        if best is not None and not search.stopped:
            return chosen, score_of(best)
        return None if winning is None else (winning, score_of(victories[0]))

    def search(self, state: State, limit: Limit) -> ExactSearch:
        """The search for this position, with its findings about others of the game."""
        rules = state.rules
        if rules.sides != 2:
            raise InvalidSetup(Reason("solve-two-sides", {"players": rules.players}))
        check_solvable(state)
        last = self._last
        begun = self._begun
        if last is not None and begun is not None and (may_follow(begun, state) or are_alike(begun, state)):
            last.allow(limit)
            return last
        search = self._new_search(state, limit)
        self._last = search
        self._begun = state.copy()
        return search

    def _new_search(self, state: State, limit: Limit) -> ExactSearch:
        rules = state.rules
        plan = planned(state) if rules.players == 2 else None
        if plan is None:
            return StateSearch(rules, limit)
        tricks = tricks_of(rules)
        pessimist = plan.search(state, tricks, 1, limit)
        # A tie in votes is broken by what no table counts.
        if not plan.has_ties and pessimist.votes % 2 == 1:
            return pessimist
        if plan.answers_both(state):
            tie_breaker = plan.search_of_ties(state, tricks, limit)
            return StateSearch(rules, limit, pessimist, pessimist, plan.leeway(), tie_breaker)
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
            low = bisect_left(ratings, search.shown)
            asked = low + 1
        else:
            high = bisect_right(ratings, search.shown) - 1
            asked = high
        if search.stopped:
            return None
        if not near:
            asked = (low + high + 1) // 2
        near = False
    return ratings[low]


def _first_win(ratings: list[int]) -> int:
    return len([rating for rating in ratings if rating < WIN - MOST_VOTES])


def score_of(rating: int) -> Score:
    """A rating as a score."""
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
        if here.asking != PLAY and isinstance(search, TrickSearch):
            # No table covers choices for the count.
            search = StateSearch(here.rules, search.limit)
        wanted = rating if here.seats[here.turn].side == here.seats[seat].side else -rating
        for action in legal_actions(here, here.seats[here.turn]):
            if search.reaches(here, action.card, wanted):
                break
        if search.stopped:
            return line
        line.append(str(action))
        apply(here, action, here.turn)
    return line
