"""Messages about exercises: a player's own mistakes, until they are mastered."""

from __future__ import annotations

import msgspec

from claimant.server.messages.bodies import Action, Body
from claimant.server.messages.games import Kind, Said, Update
from claimant.server.messages.reviews import Grade
from claimant.server.messages.shapes import Seat


class Training(Body):
    """What would be better; null: the solution is asked for."""

    action: Action | None


class ExerciseEntry(msgspec.Struct, frozen=True):
    """A mistake of mine, by its game and its place among the actions of the game."""

    game: str
    number: int
    kind: Kind
    phase: int
    grade: Grade
    due: float


class WeakSpot(msgspec.Struct, frozen=True):
    """What I get wrong: a faction whose card would have been right, a phase or a grade, and how often."""

    name: str
    count: int
    lesson: str | None = None
    """What shows how it is done better."""


class WeakSpots(msgspec.Struct, frozen=True):
    """All my mistakes, counted in three ways, the most frequent first."""

    powers: list[WeakSpot]
    phases: list[WeakSpot]
    grades: list[WeakSpot]


class UnreviewedGame(msgspec.Struct, frozen=True):
    """A finished game of mine that nobody has reviewed yet."""

    game: str
    kind: Kind
    ended: float


class ExerciseHall(msgspec.Struct, frozen=True):
    """What there is to train."""

    due: list[ExerciseEntry]
    """The longest waiting first; at most fifty."""
    count: int
    mastered: int
    next: float | None
    """When the next one is due, if none is now."""
    weak: WeakSpots
    unreviewed: list[UnreviewedGame]
    """The newest first; at most ten."""


class ExerciseResult(msgspec.Struct):
    """What came of an answer."""

    is_right: bool
    right: list[str]
    """All actions that are as good as the best."""
    reasons: list[Said]
    counted: bool
    """Whether it was due: otherwise it changes nothing."""
    due: float
    mastered: bool


class ExerciseAnswer(Update, kw_only=True):
    """The moment before a mistake, as I saw it then; and after an answer, what came of it."""

    exercise: ExerciseEntry
    kind: Kind
    you: Seat
    played: str
    """What I did then."""
    result: ExerciseResult | None
