"""Messages of the analysis board: the state of a position, and what every action is worth."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from claimant.server.messages.bodies import MOST_ACTIONS_SINCE, Body, Record, SeatAction
from claimant.server.messages.games import Chance, Kind, Said, Told, Update
from claimant.server.messages.reviews import ActionValue, OpenScore
from claimant.server.messages.shapes import Seat, one_of
from claimant.study.analysis import MOST_DEPTH

EXACT, PARANOID, NONE = "exact", "paranoid", "none"


class Position(Body):
    """A moment of a game, from a record or from a position in one line, and the actions since."""

    record: Record
    at: Annotated[int, Meta(ge=0, le=1_000_000, description="After how many actions of the record.")] | None
    """null: the end of an unfinished record, otherwise its beginning."""
    line: Annotated[list[SeatAction], Meta(max_length=MOST_ACTIONS_SINCE)] = msgspec.field(
        default_factory=list
    )
    """The actions since, of all seats, in order."""


class ToAnalyse(Position):
    """A position to be analysed, and how deeply."""

    depth: Annotated[int, Meta(ge=0, le=MOST_DEPTH, description="Each step doubles the effort.")] = 0


class BoardAnswer(Update, kw_only=True):
    """The state of a position, as the seat to act sees it; the hands of Claim are open."""

    kind: Kind
    you: Seat
    players: list[str]
    guests: list[bool]
    """Who of them had no account, as the record says."""
    at: int
    """After how many actions of the record the line begins."""
    total: int
    """How many actions the record has."""
    line: list[str]
    """The actions since: `A:Go5`."""
    following: str | None
    """The record's action here; null where it ends, and in other lines."""
    position: str
    """The position in one line."""


class AnalysedAction(msgspec.Struct, kw_only=True):
    """What is known about an action."""

    action: str
    said: Said
    """The same in words."""
    value: ActionValue | None
    """Given what the seat to act could know; null while nothing is known."""
    least: OpenScore | None
    """The minimum value with all cards open and best play; null if not solved."""
    most: OpenScore | None
    each: list[OpenScore] | None
    """For each of three sides, the outcome if each plays for itself; null if unknown."""


class LineStep(msgspec.Struct):
    """One action of the best line, and what comes of it, in words."""

    seat: Seat
    action: str
    told: list[Told]


class ChoiceMix(msgspec.Struct):
    """How a secret choice should be mixed: the chance to win is between these two."""

    least: float
    most: float
    choices: list[Chance]
    """What the seat to act should choose, and how often."""
    replies: list[Chance]


class AnalysisAnswer(msgspec.Struct, kw_only=True):
    """What is known about a position so far. Asking again returns more, until it is done."""

    seat: Seat
    """The seat to act."""
    done: bool
    """Nothing more is found out at this depth."""
    deeper: bool
    """More could be found out with more effort."""
    progress: float
    """From 0 to 1."""
    playouts: int
    nodes: int
    """How many positions were searched."""
    certain: bool
    """The seat to act knows everything: what is exact with open cards is exact for it, too."""
    meaning: Annotated[str, one_of(EXACT, PARANOID, NONE)]
    """Of the values with open cards: exact, or of three sides one against all others."""
    actions: list[AnalysedAction]
    best: str
    line: list[LineStep]
    """The best line with open cards; empty if unknown."""
    ending: Said | None
    """How it ends then."""
    mix: ChoiceMix | None
    notes: list[Said]
    """What these numbers are, and what they are not."""
