"""Messages about puzzles: which one, the state of an attempt, a player's rating."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from claimant.server.messages.bodies import MOST_ACTIONS, Action, Body
from claimant.server.messages.games import Kind, Said, Update
from claimant.server.messages.shapes import Seat, one_of

OPEN, SOLVED, FAILED = "open", "solved", "failed"


class Solving(Body):
    """Everything that was done in an attempt, in order; and whether the solution is asked for then."""

    actions: Annotated[list[Action], Meta(max_length=MOST_ACTIONS)] = msgspec.field(default_factory=list)
    give_up: bool = False


class PuzzleStanding(msgspec.Struct, frozen=True):
    """A player's puzzle statistics. The streak counts puzzles solved in a row at the first attempt."""

    rating: int
    tried: int
    solved: int
    streak: int
    best_streak: int


class PuzzleEntry(msgspec.Struct, frozen=True):
    """A puzzle as announced: none of this gives the solution away."""

    code: str
    deck: str
    goal: Annotated[str, one_of("win", "votes")]
    length: int
    """How many actions have to be found one after the other."""
    rating: int
    first: bool | None
    """Whether my first attempt solved it; null if I have not tried it."""


class PuzzleTheme(msgspec.Struct, frozen=True):
    """What puzzles are about: a theme or the code of a faction, and how many are."""

    theme: str
    count: int


class PuzzleDeck(msgspec.Struct, frozen=True):
    """A deck that there are puzzles for, and how many of them I have tried."""

    deck: str
    count: int
    tried: int
    themes: list[PuzzleTheme]


class PuzzleHall(msgspec.Struct, frozen=True):
    """What there is to solve."""

    standing: PuzzleStanding
    day: str
    daily: PuzzleEntry
    decks: list[PuzzleDeck]


class PuzzleCount(msgspec.Struct, frozen=True):
    """How I stand after an attempt, and by how much it has changed my rating; null: it did not count."""

    standing: PuzzleStanding
    change: int | None


class PuzzleSolution(msgspec.Struct):
    """Sent when an attempt has ended: the solution, the reasons, and the themes."""

    right: str
    wrong: str | None
    """The action with which the attempt failed; null if it was solved or given up."""
    reasons: list[Said]
    themes: list[str]


class PuzzleAnswer(Update, kw_only=True):
    """The state of an attempt, in the form of a game update."""

    puzzle: PuzzleEntry
    kind: Kind
    you: Seat
    state: Annotated[str, one_of(OPEN, SOLVED, FAILED)]
    found: int
    solution: PuzzleSolution | None
    count: PuzzleCount | None
