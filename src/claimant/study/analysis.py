"""Step-by-step analysis of a position: what every action is worth, as far as is known so far.

Two questions are worked on side by side. What is an action worth to a seat that knows only its view? This
is estimated in playouts, and exact if few worlds are left. What is it worth with all cards open? This is
solved, and its bounds only tighten.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from claimant.claim.game import Game
from claimant.claim.search.max_n import MaxNSolution
from claimant.claim.search.mixing import Mixture
from claimant.claim.search.solver import EXACT, Solution
from claimant.claim.state import CHOOSE
from claimant.games import kind_of
from claimant.kingdoms.game import Game as Kingdoms
from claimant.study.endings import averaged
from claimant.study.questions import (
    EachForItself,
    Estimates,
    FewWorlds,
    LastTurn,
    OpenCards,
    Question,
    SecretChoice,
)
from claimant.study.review import best_of
from claimant.study.values import Value
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Message
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.view import View

MOST_DEPTH: Final = 4
"""How often a search can go deeper, with twice the effort each time."""
SHORTEST: Final = 1e-6


@dataclass(frozen=True)
class Findings:
    """What is known about a position so far."""

    seat: int
    """Whose decision it is."""
    actions: tuple[str, ...]
    values: tuple[Value, ...]
    """The values of actions given what the seat could know; actions without a value yet are missing."""
    is_certain: bool
    """Does the seat know everything, so that the values and those with open cards are the same?"""
    solution: Solution | None
    """What is known with all cards open; None if that cannot be solved."""
    each: MaxNSolution | None
    """What happens with open cards if each of three sides looks after itself."""
    mixture: Mixture | None
    """How a secret choice should be mixed."""
    playouts: int
    nodes: int
    progress: float
    """The progress at this depth, from 0 to 1."""
    is_done: bool
    """Nothing more is found out at this depth."""
    is_final: bool
    """Nothing more is found out at any depth."""
    notes: tuple[Message, ...]
    """What these numbers are, and what they are not."""

    @property
    def best(self) -> str:
        """The best action as far as is known."""
        if self.each is not None and self.each.complete:
            return self.each.best
        if self.solution is not None and (self.is_certain or not self.values):
            return self.solution.best
        return best_of(self.values, "") if self.values else self.actions[0]

    @property
    def line(self) -> list[str]:
        """The best line with open cards; empty if unknown."""
        if self.each is not None:
            return self.each.line
        return [] if self.solution is None else self.solution.line

    @property
    def meaning(self) -> str | None:
        """What values with open cards mean: `exact`, or `paranoid` where there are more than two sides."""
        return None if self.solution is None else self.solution.meaning

    def to_json(self) -> dict[str, object]:
        return {
            "seat": seat_letter(self.seat),
            "actions": list(self.actions),
            "values": [value.to_json() for value in self.values],
            "certain": self.is_certain,
            "open": None if self.solution is None else self.solution.to_json(),
            "each": None if self.each is None else self.each.to_json(),
            "mixture": None if self.mixture is None else self.mixture.to_json(),
            "best": self.best,
            "line": self.line,
            "playouts": self.playouts,
            "nodes": self.nodes,
            "progress": self.progress,
            "done": self.is_done,
            "final": self.is_final,
            "notes": [note.to_json() for note in self.notes],
        }


class PositionAnalysis:
    """Finds out what every action of a position is worth, for as long as it is asked to.

    >>> game = Game("claim", seed=1, first=0)
    >>> analysis = PositionAnalysis(game)
    >>> found = analysis.go_on(0.05)
    >>> found.seat, len(found.values) == len(game.legal_actions()), found.solution
    (0, True, None)
    """

    def __init__(self, game: TabletopGame) -> None:
        if game.is_over:
            raise IllegalAction(Reason("game-over", {}))
        self.game = game.copy()
        self.seat = self.game.asked[0]
        view = self.game.view(self.seat)
        self.actions = tuple(str(action) for action in view.legal)
        self.estimates = Estimates(kind_of(game), view)
        self.few_worlds: FewWorlds | None = None
        self.open_cards: OpenCards | None = None
        self.each: EachForItself | None = None
        self.secret: SecretChoice | None = None
        self.last_turn: LastTurn | None = None
        if isinstance(self.game, Game) and self.game.state.phase != 1:
            self._ask_about_ending(self.game, view)
        elif isinstance(self.game, Kingdoms):
            self.last_turn = LastTurn(view)

    def _ask_about_ending(self, game: Game, view: View[Any]) -> None:
        state = game.state
        is_choice = int(state.asking) == CHOOSE and game.seats == 2
        if is_choice:
            # Simultaneous choices are not a game in which everything is known.
            self.secret = SecretChoice(state)
            return
        self.open_cards = OpenCards(state)
        if game.rules.sides > 2:
            self.each = EachForItself(state)
        elif game.seats == 2 and not self.is_certain:
            self.few_worlds = FewWorlds(view)

    def __repr__(self) -> str:
        return f"<PositionAnalysis of {len(self.actions)} actions: {self.estimates.playouts} playouts>"

    @property
    def is_certain(self) -> bool:
        """Can the seat know everything that two sides could still ask?"""
        return (
            self.open_cards is not None and self.open_cards.meaning == EXACT and self.estimates.is_certain
        )

    @property
    def _exact(self) -> Sequence[Value] | None:
        """The exact values as the seat could know them, if all are known."""
        if self.few_worlds is not None and self.few_worlds.values is not None:
            return self.few_worlds.values
        if self.is_certain and self.open_cards is not None and self.open_cards.is_solved:
            assert self.open_cards.solution is not None
            return averaged([self.open_cards.solution])
        if self.last_turn is not None and len(self.last_turn.values) == len(self.actions):
            return [self.last_turn.values[action] for action in self.actions]
        return None

    def _open_questions(self, depth: int) -> list[Question]:
        """The questions that are still worth asking, the most important first."""
        asked: list[Question | None] = [self.open_cards if self.is_certain else None]
        if self._exact is None:
            asked += [self.estimates, self.few_worlds, self.last_turn]
        asked += [None if self.is_certain else self.open_cards, self.each, self.secret]
        return [question for question in asked if question is not None and not question.is_done(depth)]

    def go_on(self, seconds: float, depth: int = 0) -> Findings:
        """Continue for about this many seconds; returns what is known then."""
        until = perf_counter() + seconds
        waiting = self._open_questions(depth)
        while waiting:
            question = waiting.pop(0)
            question.go_on(max((until - perf_counter()) / (len(waiting) + 1), SHORTEST), depth)
            still = self._open_questions(depth)
            waiting = [other for other in waiting if other in still]
        return self.findings(depth)

    def findings(self, depth: int = 0) -> Findings:
        """What is known now."""
        open_cards = self.open_cards
        is_done = not self._open_questions(depth)
        return Findings(
            seat=self.seat,
            actions=self.actions,
            values=tuple(self._values()),
            is_certain=self.is_certain,
            solution=None if open_cards is None else open_cards.solution,
            each=None if self.each is None else self.each.solution,
            mixture=None if self.secret is None else self.secret.mixture,
            playouts=self.estimates.playouts,
            nodes=sum(question.nodes for question in self._all()),
            progress=1.0 if is_done else self._progress(depth),
            is_done=is_done,
            is_final=not self._open_questions(MOST_DEPTH),
            notes=tuple(self._notes(depth)),
        )

    def _values(self) -> Sequence[Value]:
        exact = self._exact
        if exact is not None:
            return exact
        estimated = self.estimates.values()
        if self.last_turn is None:
            return estimated
        return [self.last_turn.values.get(value.action, value) for value in estimated]

    def _all(self) -> list[Question]:
        asked = (self.estimates, self.few_worlds, self.last_turn, self.open_cards, self.each, self.secret)
        return [question for question in asked if question is not None]

    def _progress(self, depth: int) -> float:
        parts = [question.progress(depth) for question in self._all()]
        return round(sum(parts) / len(parts), 2)

    def _notes(self, depth: int) -> list[Message]:
        if self.secret is not None:
            return [Message("analysis-secret", {})]
        if self.last_turn is not None:
            return [] if self.last_turn.values else [Message("analysis-not-last-turn", {})]
        if self.open_cards is None:
            is_claim = isinstance(self.game, Game)
            return [Message("analysis-phase-1" if is_claim else "analysis-only-estimates", {})]
        notes: list[Message] = []
        if self.each is not None:
            notes.append(Message("analysis-three-sides", {}))
        elif not self.is_certain:
            notes.append(Message("analysis-open-cards", {}))
        if self.open_cards.is_done(depth) and not self.open_cards.is_solved:
            notes.append(Message("analysis-unsolved", {"seconds": round(self.open_cards.allowed(depth))}))
        return notes
