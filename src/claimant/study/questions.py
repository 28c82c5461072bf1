"""The questions that an analysis asks about a position. Each is worked on bit by bit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeVar

from claimant.claim.knowledge.view import View as ClaimView
from claimant.claim.search.max_n import MaxN, MaxNSolution
from claimant.claim.search.mixing import Mixing, Mixture
from claimant.claim.search.solver import EXACT, PARANOID, Solution, Solver
from claimant.claim.search.world import ClaimWorlds
from claimant.claim.state import CHOOSE, State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.kingdoms.knowledge.view import View as KingdomsView
from claimant.study.comparing import play_to_the_end, seed_of
from claimant.study.endings import all_worlds, averaged
from claimant.study.last_turn import LastTurnValues
from claimant.study.lens import ENDS_FOR_VALUES, effort_for, race_for
from claimant.study.values import Value, short
from claimant.tabletop.kind import Kind
from claimant.tabletop.limit import Limit
from claimant.tabletop.view import View

FEWEST_WORLDS: Final = 16
"""In so many worlds actions are tried at least before anybody looks at the clock,"""
MOST_AT_ONCE: Final = 2048
"""and with so many playouts at most."""
GROWTH: Final = 8
RULE_OF_THREE: Final = 3.0
"""What has never happened in n trials is, with 95 % confidence, no more likely than 3 in n."""
SOLVING_SECONDS: Final = 8.0
"""How long a position is solved at first."""
LAST_TURN_SECONDS: Final = 0.3
LONGEST_LAST_TURN: Final = 2.0


class Question:
    """Something to be found out about a position."""

    nodes: int = 0
    """How many positions have been searched for it."""

    def go_on(self, seconds: float, depth: int) -> None:
        """Find out more, for about so many seconds."""
        raise NotImplementedError

    def is_done(self, depth: int) -> bool:
        """Is there nothing more to be found out at this depth?"""
        raise NotImplementedError

    def progress(self, depth: int) -> float:
        """The progress at this depth, from 0 to 1."""
        return float(self.is_done(depth))


class Estimates(Question):
    """What actions are worth to a seat that knows no more than its view, in playouts."""

    def __init__(self, kind: Kind, view: View[Any]) -> None:
        self._seed = seed_of(view)
        self.race = race_for(kind, view)
        self._effort = effort_for(kind)
        self._votes: list[tuple[float, float]] = []

    def __repr__(self) -> str:
        return f"<Estimates: {self.playouts} playouts>"

    @property
    def playouts(self) -> int:
        return self.race.playouts

    @property
    def is_certain(self) -> bool:
        """Is everything known to the seat?"""
        worlds = self.race.worlds
        return isinstance(worlds, ClaimWorlds) and worlds.imagination.is_certain

    def effort(self, depth: int) -> int:
        """How many playouts this depth is worth."""
        return self._effort << depth

    def go_on(self, seconds: float, depth: int) -> None:
        until = perf_counter() + seconds
        race = self.race
        actions = len(race.actions)
        while not self.is_done(depth):
            worlds = max(FEWEST_WORLDS, min(race.playouts // GROWTH, MOST_AT_ONCE) // actions)
            race.try_all(worlds)
            if perf_counter() >= until:
                break
        if not self._votes and isinstance(race.worlds, ClaimWorlds):
            ends = play_to_the_end(race.worlds, race.moves, ENDS_FOR_VALUES, self._seed)
            self._votes = [end.votes() for end in ends]

    def is_done(self, depth: int) -> bool:
        return self.playouts >= self.effort(depth)

    def progress(self, depth: int) -> float:
        return 1.0 if self.is_done(depth) else self.playouts / self.effort(depth)

    def values(self) -> list[Value]:
        """What is known about every action; empty before the first playout."""
        if self.playouts == 0:
            return []
        # The same outcome in all playouts is not a certainty.
        least = short(RULE_OF_THREE * len(self.race.actions) / self.playouts)
        values = [replace(value, margin=max(value.margin, least)) for value in self.race.values()]
        if not self._votes:
            return values
        both = zip(values, self._votes, strict=True)
        return [replace(value, votes=votes, votes_margin=margin) for value, (votes, margin) in both]


# --- exact endings of Claim -------------------------------------------------------------------------


class Found(Protocol):
    """The statistics of a search."""

    nodes: int
    seconds: float

    @property
    def complete(self) -> bool: ...


Answer = TypeVar("Answer", bound=Found)


class Search(Question, Generic[Answer]):
    """A position that is solved within some seconds; each depth doubles them."""

    def __init__(self, begin: Callable[[], Callable[[Limit], Answer]]) -> None:
        self._begin = begin
        self._go_on: Callable[[Limit], Answer] | None = None
        self.solution: Answer | None = None
        self._seconds = 0.0

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.solution}>"

    @property
    def is_solved(self) -> bool:
        return self.solution is not None and self.solution.complete

    def go_on(self, seconds: float, depth: int) -> None:
        began = perf_counter()
        if self._go_on is None:
            # Building the tables may take a moment, which must not delay the first estimates.
            self._go_on = self._begin()
        self.solution = self._go_on(Limit(seconds=seconds))
        self.nodes = self.solution.nodes
        self._seconds += perf_counter() - began
        if self.is_finished:
            # The search takes memory and is no longer needed.
            self._go_on = None

    @property
    def is_finished(self) -> bool:
        """Is everything known? Where there is a best line, it is looked for last."""
        return self.is_solved

    def allowed(self, depth: int) -> float:
        """How many seconds this depth is worth."""
        return SOLVING_SECONDS * 2.0**depth

    def is_done(self, depth: int) -> bool:
        return self.is_finished or self._seconds >= self.allowed(depth)

    def progress(self, depth: int) -> float:
        return 1.0 if self.is_done(depth) else max(self._seconds / self.allowed(depth), self._share())

    def _share(self) -> float:
        """Of how many actions the value is known."""
        actions = getattr(self.solution, "actions", [])
        return sum(score is not None for _, score in actions) / len(actions) if actions else 0.0


class OpenCards(Search[Solution]):
    """What actions are worth with all cards open: exactly, or of three sides to one against all others."""

    def __init__(self, state: State) -> None:
        super().__init__(lambda: Solver().begin_paranoid(state.copy()).go_on)
        self.meaning = EXACT if state.rules.sides == 2 else PARANOID
        self._state = state.copy()

    @property
    def is_finished(self) -> bool:
        return self.solution is not None and self.is_solved and self._is_to_the_end(self.solution.line)

    def _is_to_the_end(self, line: Sequence[str]) -> bool:
        there = self._state.copy()
        for written in line:
            seat = there.seats[there.turn]
            action = next(legal for legal in legal_actions(there, seat) if str(legal) == written)
            apply(there, action, there.turn)
        return bool(there.is_over())


class EachForItself(Search[MaxNSolution]):
    """What actions lead to with open cards if each of three sides looks after itself."""

    def __init__(self, state: State) -> None:
        super().__init__(lambda: MaxN(state.copy()).go_on)

    @property
    def is_finished(self) -> bool:
        return self.solution is not None and self.is_solved and bool(self.solution.line)


class SecretChoice(Search[Mixture]):
    """How both seats should mix what they choose at the same time."""

    def __init__(self, state: State) -> None:
        super().__init__(lambda: Mixing(state.copy()).go_on)

    @property
    def mixture(self) -> Mixture | None:
        return self.solution

    def _share(self) -> float:
        return 0.0 if self.solution is None else float(1 - (self.solution.most - self.solution.least))


class FewWorlds(Question):
    """The exact values over the worlds that a view leaves open, where these are few."""

    def __init__(self, view: View[Any]) -> None:
        assert isinstance(view, ClaimView)
        states = all_worlds(view) or []
        are_solvable = all(int(state.asking) != CHOOSE for state in states)
        self._searches = [OpenCards(state) for state in states] if are_solvable else []
        self.values: list[Value] | None = None

    def __repr__(self) -> str:
        return f"<FewWorlds: {len(self._searches)} worlds>"

    def go_on(self, seconds: float, depth: int) -> None:
        until = perf_counter() + seconds
        for search in self._searches:
            left = until - perf_counter()
            if left <= 0:
                break
            if not search.is_done(depth):
                search.go_on(left, depth)
        self.nodes = sum(search.nodes for search in self._searches)
        solutions = [search.solution for search in self._searches if search.is_finished]
        if len(solutions) == len(self._searches):
            self.values = averaged([solution for solution in solutions if solution is not None])

    def is_done(self, depth: int) -> bool:
        return all(search.is_done(depth) for search in self._searches)

    def progress(self, depth: int) -> float:
        parts = [search.progress(depth) for search in self._searches]
        return sum(parts) / len(parts) if parts else 1.0


# --- the last turn of Claim Kingdoms ----------------------------------------------------------------


class LastTurn(Question):
    """The values of actions in the last turn, because then hidden information makes no difference."""

    def __init__(self, view: View[Any]) -> None:
        assert isinstance(view, KingdomsView)
        self._last = LastTurnValues(view)
        self._tried = -1

    def __repr__(self) -> str:
        return f"<LastTurn: {len(self.values)} values>"

    @property
    def values(self) -> dict[str, Value]:
        """Of the actions whose value is known."""
        return self._last.values

    def go_on(self, seconds: float, depth: int) -> None:
        until = perf_counter() + seconds
        limit = Limit(seconds=min(LAST_TURN_SECONDS * 2.0**depth, LONGEST_LAST_TURN))
        if self._tried < depth and not self.values:
            self._tried = depth
            self._last.begin(limit)
        while self._last.left and perf_counter() < until:
            self._last.go_on(limit)

    def is_done(self, depth: int) -> bool:
        return not self._last.left and (self._tried >= depth or bool(self.values))

    def progress(self, depth: int) -> float:
        known = len(self.values)
        return known / (known + len(self._last.left)) if known else float(self.is_done(depth))
