"""Training: puzzles with ratings and streaks, and the player's own mistakes at growing intervals.

Ratings are those of openskill: a player who tries a puzzle plays against it, and both ratings change
together. FSRS decides when an exercise is due again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from fsrs import Card, Rating, Scheduler, State
from openskill.models import PlackettLuce

from claimant.games import read_record
from claimant.study.grades import BORDERS
from claimant.study.puzzle import Puzzle, puzzles
from claimant.study.review import Review
from claimant.study.values import Value
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.reason import Reason, define_reasons

define_reasons({"bad-training": {}})

POINTS: Final = 60
"""The points of a displayed rating that make one point of openskill."""
NEW_PUZZLE: Final = 3.0
"""The uncertainty of the rating of a puzzle that nobody has tried: bots have graded it."""
MASTERED: Final = timedelta(days=21)
"""What need not come back sooner is mastered."""
VERSION: Final = 1

_model = PlackettLuce()
# Without chance: the same answers give the same dates.
_scheduler = Scheduler(enable_fuzzing=False)


@dataclass
class Strength:
    """A rating, and how uncertain it is."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The displayed rating."""
        return round(POINTS * self.mu)


def new_strength() -> Strength:
    """The rating of a player who has not tried a puzzle yet."""
    rating = _model.rating()
    return Strength(rating.mu, rating.sigma)


def strength_of(puzzle: Puzzle) -> Strength:
    """Of a puzzle that nobody has tried yet."""
    return Strength(puzzle.rating / POINTS, NEW_PUZZLE)


def rated(player: Strength, puzzle: Strength, is_solved: bool) -> tuple[Strength, Strength]:
    """Both ratings after an attempt.

    >>> player, puzzle = rated(Strength(25.0, 8.0), Strength(25.0, 3.0), True)
    >>> player.mu > 25 > puzzle.mu
    True
    """
    teams = [[_model.rating(mu=who.mu, sigma=who.sigma)] for who in (player, puzzle)]
    new = _model.rate(teams, ranks=[0.0, 1.0] if is_solved else [1.0, 0.0])
    mine, its = new[0][0], new[1][0]
    return Strength(mine.mu, mine.sigma), Strength(its.mu, its.sigma)


def nearest_puzzle(
    deck: str, theme: str | None, tried: Container[str], points: int, ratings: Mapping[str, int]
) -> Puzzle | None:
    """The untried puzzle nearest to a rating; None if there is none.

    `ratings` are those of puzzles that have been tried.
    """
    known = [
        each for each in puzzles(deck) if each.code not in tried and (theme is None or theme in each.themes)
    ]
    return min(known, key=lambda each: abs(ratings.get(each.code, each.rating) - points), default=None)


# --- when something comes back ----------------------------------------------------------------------

Memory = dict[str, Any]
"""What FSRS knows of an exercise."""


def new_memory() -> Memory:
    """Of an exercise that was never done: it is due at once."""
    return dict(Card().to_dict())


def due_of(memory: Memory) -> datetime:
    return _card(memory).due


def is_mastered(memory: Memory) -> bool:
    """Need it not come back for a long time?"""
    card = _card(memory)
    return card.state == State.Review and card.due - (card.last_review or card.due) >= MASTERED


def after_answer(memory: Memory, is_right: bool, now: datetime) -> Memory:
    """The memory of an exercise that was done now, well or badly."""
    rating = Rating.Good if is_right else Rating.Again
    return dict(_scheduler.review_card(_card(memory), rating, now)[0].to_dict())


def _card(memory: Memory) -> Card:
    return Card.from_dict(memory)  # type: ignore[arg-type]


# --- one's own mistakes -----------------------------------------------------------------------------


@dataclass
class Exercise:
    """A mistake from the player's own game, to be improved on."""

    record: str
    number: int
    """The place of the decision among the actions of the game."""
    seat: int
    played: str
    right: list[str]
    """The actions that are as good as the best."""
    phase: int
    grade: str
    card: Memory = field(default_factory=new_memory)
    """What FSRS knows of it."""

    @property
    def due(self) -> datetime:
        return due_of(self.card)

    @property
    def is_mastered(self) -> bool:
        """Need it not come back for a long time?"""
        return is_mastered(self.card)

    def moment(self) -> TabletopGame:
        """The game as it was before the mistake."""
        return read_record(self.record).rewound(self.number).copy()

    def answer(self, action: str, now: datetime | None = None) -> bool:
        """Take an answer into account: is it right?"""
        is_right = action in self.right
        self.card = after_answer(self.card, is_right, now or datetime.now(UTC))
        return is_right


def right_answers(values: Sequence[Value], best: str, played: str) -> list[str]:
    """The actions of a decision that are statistically as good as the best one."""
    most = next(value for value in values if value.action == best)
    if most.is_exact:
        return [value.action for value in values if value.win == most.win]
    return [
        value.action for value in values if value.action != played and most.win - value.win < BORDERS[0]
    ]


def power_of(right: Sequence[str]) -> str:
    """The faction of a card that would have been right; empty if it is not a card."""
    code = right[0].lstrip("+-@")[:2] if right else ""
    return code if code[:1].isupper() else ""


@dataclass
class Training:
    """A player's training so far."""

    strength: Strength = field(default_factory=new_strength)
    streak: int = 0
    best_streak: int = 0
    tried: dict[str, bool] = field(default_factory=dict)
    """Puzzles by code, and whether they were solved when last tried."""
    puzzle_strengths: dict[str, Strength] = field(default_factory=dict)
    exercises: list[Exercise] = field(default_factory=list)

    # --- puzzles ----------------------------------------------------------------------------------

    def next_puzzle(self, deck: str = "claim", theme: str | None = None) -> Puzzle | None:
        """The untried puzzle nearest to the player's rating; None if there is none."""
        ratings = {code: strength.points for code, strength in self.puzzle_strengths.items()}
        return nearest_puzzle(deck, theme, self.tried, self.strength.points, ratings)

    def tried_puzzle(self, puzzle: Puzzle, is_solved: bool) -> None:
        """Take an attempt into account. Only the first one at a puzzle changes ratings and streak."""
        if puzzle.code not in self.tried:
            before = self.puzzle_strengths.get(puzzle.code, strength_of(puzzle))
            self.strength, self.puzzle_strengths[puzzle.code] = rated(self.strength, before, is_solved)
            self.streak = self.streak + 1 if is_solved else 0
            self.best_streak = max(self.best_streak, self.streak)
        self.tried[puzzle.code] = is_solved

    # --- one's own mistakes -----------------------------------------------------------------------

    def add_mistakes(self, game: TabletopGame, review: Review, seat: int) -> int:
        """Make exercises of the mistakes of a seat; how many are new."""
        record = game.record()
        known = {(exercise.record, exercise.number) for exercise in self.exercises}
        new = [
            Exercise(
                record,
                decision.number,
                decision.seat,
                decision.action,
                right_answers(decision.values, decision.best, decision.action),
                decision.phase,
                decision.grade,
            )
            for decision in review.mistakes()
            if decision.seat == seat and (record, decision.number) not in known
        ]
        self.exercises += new
        return len(new)

    def due(self, now: datetime | None = None) -> list[Exercise]:
        """The exercises to be done now, the longest waiting first."""
        moment = now or datetime.now(UTC)
        return sorted([each for each in self.exercises if each.due <= moment], key=lambda each: each.due)

    def weak_spots(self) -> list[tuple[str, int]]:
        """The factions whose cards would have been right, with how many mistakes that makes, most first."""
        counted = Counter(power_of(each.right) for each in self.exercises)
        return [(code, number) for code, number in counted.most_common() if code]

    # --- keeping ----------------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        return {"version": VERSION, **asdict(self)}

    @staticmethod
    def from_json(data: object) -> Training:
        """From what `to_json` gives; anything else is refused."""
        try:
            fields: dict[str, Any] = dict(data)  # type: ignore[call-overload]
            if fields.pop("version") != VERSION:
                raise ValueError
            strengths = {code: Strength(**each) for code, each in fields.pop("puzzle_strengths").items()}
            exercises = [Exercise(**each) for each in fields.pop("exercises")]
            for exercise in exercises:
                exercise.due  # noqa: B018 (what FSRS cannot read is refused here)
            return Training(
                strength=Strength(**fields.pop("strength")),
                puzzle_strengths=strengths,
                exercises=exercises,
                **fields,
            )
        except (ValueError, TypeError, KeyError, AttributeError):
            raise InvalidSetup(Reason("bad-training", {})) from None

    def text(self) -> str:
        """As a file keeps it."""
        return json.dumps(self.to_json(), indent=1) + "\n"
