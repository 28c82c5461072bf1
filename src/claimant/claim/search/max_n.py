"""More than two sides, each playing for itself: the max-n value of phase 2.

Everything is known. If several actions are worth the same to the player, the first one listed is taken;
another tie-break could lead to other values.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from claimant.claim.actions import Action
from claimant.claim.search.exact import MOST_VOTES, NODES_BETWEEN_LOOKS, WIN, final_rating
from claimant.claim.search.fingerprint import fingerprint
from claimant.claim.search.solver import Score, check_solvable, score_of
from claimant.claim.search.transpositions import NONE, Transpositions
from claimant.claim.state import PLAY, State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.tabletop.clock import now
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.limit import Limit

FIELD: Final = 128
"""The ratings of all sides are one word, with a field for each."""
ZERO: Final = 64
BEST: Final = WIN + MOST_VOTES
EVERYTHING: Final = -1

SideScores = list[Score]


@final
class MaxNSolution:
    """What every action of the seat to act leads to if all sides play for themselves.

    For each action there is a score for each side, or None if the limit was reached first. `scores` are
    those of the position, `best` is the action that the seat takes, and `line` how it continues from there.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.scores: SideScores | None = None
        self.actions: list[tuple[str, SideScores | None]] = []
        self.best = ""
        self.line: list[str] = []
        self.nodes = 0
        self.seconds = 0.0
        self.complete = True

    def __reduce__(self) -> Parts:
        return remade(self, self.seat)

    def __repr__(self) -> str:
        known = "complete" if self.complete else "incomplete"
        return f"<MaxNSolution for seat {self.seat}: {len(self.actions)} actions, {known}>"

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "scores": _to_json(self.scores),
            "actions": {action: _to_json(scores) for action, scores in self.actions},
            "best": self.best,
            "line": self.line,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
            "complete": self.complete,
        }


def _to_json(scores: SideScores | None) -> list[dict[str, int]] | None:
    return None if scores is None else [{"outcome": each.outcome, "votes": each.votes} for each in scores]


def solve_max_n(state: State, limit: Limit | None = None) -> MaxNSolution:
    """The max-n values of all actions. A step of the limit is a node of the search."""
    return MaxN(state).go_on(limit or Limit())


@final
class MaxN:
    """A position that is solved step by step; its findings stay in its table."""

    nodes: i64
    most_nodes: i64
    deadline: float
    stopped: bool
    sides: i64
    seconds: float

    def __init__(self, state: State) -> None:
        check_solvable(state)
        self._state = state.copy()
        self._actions = legal_actions(state, state.seats[state.turn])
        self._found: list[int] = []
        self._line: list[str] = []
        self._table = Transpositions()
        self._limit = Limit()
        self.sides = state.rules.sides
        self.nodes = 0
        self.most_nodes = -1
        self.deadline = 0.0
        self.stopped = False
        self.seconds = 0.0

    def __repr__(self) -> str:
        return f"<MaxN: {len(self._found)} of {len(self._actions)} actions known>"

    def go_on(self, limit: Limit) -> MaxNSolution:
        """Find out as much as the limit allows; returns what is known then."""
        begun = perf_counter()
        self.most_nodes = -1 if limit.steps is None else self.nodes + limit.steps
        self.deadline = limit.deadline()
        self._limit = limit
        self.stopped = False
        while len(self._found) < len(self._actions):
            found = self._value_after(self._state, self._actions[len(self._found)])
            if self.stopped:
                break
            self._found.append(found)
        if not self.stopped and not self._line:
            self._line = self._best_line()
        self.seconds += perf_counter() - begun
        return self._solution()

    def _value_after(self, state: State, action: Action) -> i64:
        child = state.copy()
        apply(child, action, state.turn)
        return self._value(child)

    def _value(self, state: State) -> i64:
        """The ratings of all sides in one word. They mean nothing after a stop."""
        if state.is_over():
            return self._ratings(state)
        between_tricks = state.asking != PLAY or state.led is None
        first: i64 = 0
        second: i64 = 0
        if between_tricks:
            mark = fingerprint(state, EVERYTHING, EVERYTHING)
            first = mark.first
            second = mark.second
            known = self._table.find(first, second)
            if known != NONE:
                return known
        self._count_node()
        side = state.seats[state.turn].side
        top: i64 = -1
        value: i64 = 0
        for action in legal_actions(state, state.seats[state.turn]):
            if self.stopped:
                return 0
            found = self._value_after(state, action)
            own = self._field(found, side)
            if own > top:
                top = own
                value = found
                if own == BEST + ZERO:
                    break
        if between_tricks and not self.stopped:
            self._table.store(first, second, value)
        return value

    def _count_node(self) -> None:
        self.nodes += 1
        if (self.nodes & NODES_BETWEEN_LOOKS) == 0 and (now() > self.deadline or self._limit.is_stopped):
            self.stopped = True
        if self.most_nodes >= 0 and self.nodes >= self.most_nodes:
            self.stopped = True

    def _ratings(self, state: State) -> i64:
        word: i64 = 0
        side = self.sides
        while side > 0:
            side -= 1
            word = word * FIELD + final_rating(state, side) + ZERO
        return word

    def _field(self, word: i64, side: i64) -> i64:
        """The rating of a side in a word of them."""
        while side > 0:
            word = word // FIELD
            side -= 1
        return word % FIELD

    def _scores(self, word: i64) -> SideScores:
        return [score_of(self._field(word, side) - ZERO) for side in range(self.sides)]

    def _best(self) -> int:
        """The number of the best action of those whose values are known, and the first of equal ones."""
        side = self._state.seats[self._state.turn].side
        best = 0
        for number in range(1, len(self._found)):
            if self._field(self._found[number], side) > self._field(self._found[best], side):
                best = number
        return best

    def _solution(self) -> MaxNSolution:
        solution = MaxNSolution(self._state.turn)
        solution.nodes = self.nodes
        solution.seconds = self.seconds
        solution.complete = len(self._found) == len(self._actions)
        for number, action in enumerate(self._actions):
            known = self._scores(self._found[number]) if number < len(self._found) else None
            solution.actions.append((str(action), known))
        if self._found:
            solution.best = str(self._actions[self._best()])
        if solution.complete:
            solution.scores = self._scores(self._found[self._best()])
            solution.line = self._line
        return solution

    def _best_line(self) -> list[str]:
        """The course of play if everybody plays for themselves; empty if the limit was reached."""
        action = self._actions[self._best()]
        line = [str(action)]
        here = self._state.copy()
        apply(here, action, here.turn)
        while not here.is_over():
            side = here.seats[here.turn].side
            top: i64 = -1
            for each in legal_actions(here, here.seats[here.turn]):
                own = self._field(self._value_after(here, each), side)
                if own > top:
                    top = own
                    action = each
            if self.stopped:
                return []
            line.append(str(action))
            apply(here, action, here.turn)
        return line
