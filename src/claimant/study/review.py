"""The review of a finished game: what every decision was worth, and why another one was better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from claimant.games import kind_of
from claimant.study.comparing import Why, messages
from claimant.study.finish import winning_sides
from claimant.study.grades import (
    BAD,
    BEST,
    FORCED,
    GOOD,
    at_stake,
    exact_votes,
    grade,
)
from claimant.study.lens import Lens, effort_for, lens_for
from claimant.study.luck import DEAL, DECISION, DECK, FORESIGHT, RESULT, Turn
from claimant.study.values import EFFORT, Cost, Purse, Value, short
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Message
from claimant.tabletop.seats import seat_letter

TURNING_POINTS = 3
LEAST_TURN = 0.1


@dataclass(frozen=True)
class Decision:
    """One action of a game, judged."""

    number: int
    """Its place among the actions of the game, from 0."""
    seat: int
    side: int
    phase: int
    round: int
    """Where in the game it was made: in Claim the phase and the trick, in Claim Kingdoms the turn."""
    action: str
    grade: str
    values: tuple[Value, ...]
    """Of all legal actions, as the seat could know them; empty where it was forced."""
    best: str
    cost: Cost
    hindsight: dict[str, tuple[int, int]] | None = None
    """With all cards open: the outcome (1 won, 0 shared, -1 lost) and the lead in votes of each action."""
    why: Why | None = None

    @property
    def is_exact(self) -> bool:
        return all(value.is_exact for value in self.values)

    @property
    def is_bad(self) -> bool:
        """Is there something to be learnt from it?"""
        return self.grade in BAD

    @property
    def stake(self) -> float:
        """How much win probability depended on it: the best action against the worst."""
        return at_stake(self.values)

    @property
    def lost(self) -> float:
        """How much of its stake it lost; what may be noise is not counted against a player."""
        return 0.0 if self.cost.is_noise else min(self.cost.loss, self.stake)

    def value(self, action: str) -> Value:
        """What an action was worth."""
        return next(value for value in self.values if value.action == action)

    def reasons(self) -> list[Message]:
        """Why the best action was better, in sentences."""
        if self.why is None:
            return []
        wins = (self.value(self.best).win, self.value(self.action).win)
        return messages(self.why, self.seat, self.side, wins)

    def to_json(self) -> dict[str, object]:
        return {
            "number": self.number,
            "seat": seat_letter(self.seat),
            "side": self.side,
            "phase": self.phase,
            "round": self.round,
            "action": self.action,
            "grade": self.grade,
            "exact": self.is_exact,
            "values": [value.to_json() for value in self.values],
            "best": self.best,
            "loss": self.cost.loss,
            "loss_margin": self.cost.margin,
            "hindsight": None
            if self.hindsight is None
            else {action: {"outcome": o, "votes": v} for action, (o, v) in self.hindsight.items()},
            "why": None if self.why is None else self.why.to_json(),
            "reasons": [reason.to_json() for reason in self.reasons()],
        }


def accuracy(decisions: Iterable[Decision]) -> float | None:
    """The share of the stakes that was kept, from 0 to 100; None if nothing was at stake."""
    made = list(decisions)
    stake = sum(decision.stake for decision in made)
    return 100 * (1 - sum(decision.lost for decision in made) / stake) if stake else None


@dataclass(frozen=True)
class Account:
    """What changed the win probability of one side, from even chances to the result."""

    side: int
    deal: float
    deck: float
    own: float
    """What its own decisions have contributed."""
    others: float
    """What the others' decisions have contributed."""
    foresight: float
    """What became visible only when everything was known."""
    result: float
    """The rest: the result against the last estimate, and rounding."""

    @property
    def luck(self) -> float:
        return self.deal + self.deck

    def to_json(self) -> dict[str, float]:
        parts = {
            "deal": self.deal,
            "deck": self.deck,
            "luck": self.luck,
            "own": self.own,
            "others": self.others,
            "foresight": self.foresight,
            "result": self.result,
        }
        return {"side": self.side, **{name: short(part) for name, part in parts.items()}}


@dataclass
class Review:
    """All decisions of a game, judged, and the game as a whole."""

    sides: tuple[int, ...]
    """For each seat its side."""
    effort: int = EFFORT
    decisions: list[Decision] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    """How the win probabilities have changed; empty in games that cannot separate luck from skill."""
    purse: Purse = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.purse = Purse(len(self.sides), self.effort)

    def accuracy(self, side: int, phase: int | None = None) -> float | None:
        """The accuracy of a side, from 0 to 100; None if nothing depended on its decisions."""
        return accuracy(
            decision
            for decision in self.decisions
            if decision.side == side and phase in (None, decision.phase)
        )

    def mistakes(self, side: int | None = None) -> list[Decision]:
        """The decisions from which a player can learn."""
        return [
            decision for decision in self.decisions if decision.is_bad and side in (None, decision.side)
        ]

    def turning_points(self) -> list[Turn]:
        """The few moments at which most changed, in the order of the game."""
        changed = [turn for turn in self.turns if turn.cause in (DECK, DECISION)]
        changed.sort(key=lambda turn: -max(map(abs, turn.change)))
        most = [turn for turn in changed[:TURNING_POINTS] if max(map(abs, turn.change)) >= LEAST_TURN]
        return sorted(most, key=lambda turn: turn.number)

    def accounts(self) -> list[Account]:
        """Luck and skill of each side; empty if a game cannot separate them."""
        return [self._account(side) for side in sorted(set(self.sides))] if self.turns else []

    def _account(self, side: int) -> Account:
        def total(cause: str, own: bool | None = None) -> float:
            return sum(
                turn.change[side]
                for turn in self.turns
                if turn.cause == cause
                and (own is None or (turn.seat is not None and self.sides[turn.seat] == side) == own)
            )

        return Account(
            side,
            total(DEAL),
            total(DECK),
            total(DECISION, own=True),
            total(DECISION, own=False),
            total(FORESIGHT),
            total(RESULT),
        )

    def to_json(self) -> dict[str, object]:
        phases = sorted({decision.phase for decision in self.decisions})
        return {
            "effort": self.effort,
            "sides": list(self.sides),
            "decisions": [decision.to_json() for decision in self.decisions],
            "series": [turn.to_json() for turn in self.turns],
            "turning_points": [turn.to_json() for turn in self.turning_points()],
            "accuracy": [
                {
                    "side": side,
                    "all": _rounded(self.accuracy(side)),
                    "phases": {str(phase): _rounded(self.accuracy(side, phase)) for phase in phases},
                }
                for side in sorted(set(self.sides))
            ],
            "accounts": [account.to_json() for account in self.accounts()],
        }


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 1)


# --- making one -------------------------------------------------------------------------------------


def blank_review(game: TabletopGame, effort: int | None = None) -> Review:
    """A review that has not begun; without an effort, with the usual one."""
    return Review(tuple(game.sides), effort_for(kind_of(game)) if effort is None else effort)


def review(game: TabletopGame, effort: int | None = None) -> Review:
    """Review a finished or resigned game. An unfinished game is refused, because reviews must not help in
    it.
    """
    made = blank_review(game, effort)
    for _ in reviewing(game, made):
        pass
    return made


def reviewing(game: TabletopGame, made: Review) -> Iterator[Decision]:
    """The same step by step: each decision as soon as it has been judged. The last turn comes at the end.

    An interrupted review continues where it stopped.
    """
    winning_sides(game)
    lens = lens_for(game, made.purse, made.turns)
    judged = len(made.decisions)
    for number, (move, there) in enumerate(zip(game.actions, game.retold(), strict=False)):
        if number < judged:
            lens.passed(there)
            continue
        lens.begin()
        decision = _judged(lens, there, number, move.seat, _written(there, move.action))
        solution = lens.hindsight(there)
        lens.before(there, number, solution)
        if solution is not None:
            scores = {action: score for action, score in solution.actions if score is not None}
            hindsight = {action: (score.outcome, score.votes) for action, score in scores.items()}
            decision = replace(decision, hindsight=hindsight)
        lens.decided(there, number, move.seat, decision.action, solution)
        made.decisions.append(decision)
        yield decision
    lens.ended(game)


def _written(game: TabletopGame, action: str) -> str:
    return str(game.parse_action(action))


def _judged(lens: Lens, game: TabletopGame, number: int, seat: int, action: str) -> Decision:
    moment = game.moment()
    side = game.sides[seat]
    if len(game.legal_actions(seat)) == 1:
        return Decision(number, seat, side, *moment, action, FORCED, (), action, Cost(0.0, 0.0))
    view = game.view(seat)
    values, cost = lens.judge(view, action)
    best = best_of(values, action)
    given = _grade(values, action, best, cost)
    decision = Decision(number, seat, side, *moment, action, given, tuple(values), best, cost)
    if given in (FORCED, BEST) or best == action:
        return decision
    why = lens.why(game, view, best, action, is_exact=decision.is_exact)
    return Decision(number, seat, side, *moment, action, given, tuple(values), best, cost, None, why)


def best_of(values: Sequence[Value], played: str) -> str:
    """The best action: first by wins, then, where both are exact, by votes."""
    best = max(values, key=lambda value: (value.win, exact_votes(value), value.action == played))
    return best.action


def _grade(values: Sequence[Value], played: str, best: str, cost: Cost) -> str:
    """The grade; where only exact votes were lost, the decision is good but not best."""
    given = grade(cost)
    mine, other = (next(value for value in values if value.action == action) for action in (played, best))
    return GOOD if given == BEST and exact_votes(mine) < exact_votes(other) else given
