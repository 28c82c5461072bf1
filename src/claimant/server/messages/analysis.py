"""What is told about the analysis board: how a position stands, and what every action is worth."""

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
    """A moment of a game: of a record, or of a position in one line; and what was done since."""

    record: Record
    at: Annotated[int, Meta(ge=0, le=1_000_000, description="After how many actions of the record.")] | None
    """null: at its end if it goes on, else at its beginning."""
    line: Annotated[list[SeatAction], Meta(max_length=MOST_ACTIONS_SINCE)] = msgspec.field(
        default_factory=list
    )
    """What was done since, whoever acted, in order."""


class ToAnalyse(Position):
    """A position to be analysed, and how deeply."""

    depth: Annotated[int, Meta(ge=0, le=MOST_DEPTH, description="Each step doubles the effort.")] = 0


class BoardAnswer(Update, kw_only=True):
    """How a position stands, from the eyes of whoever is to act; the hands of Claim lie open."""

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
    """What was done since: `A:Go5`."""
    following: str | None
    """What the record did here; null where it ends, and off its way."""
    position: str
    """The position in one line."""


class AnalysedAction(msgspec.Struct, kw_only=True):
    """What is known of an action."""

    action: str
    said: Said
    """The same in words."""
    value: ActionValue | None
    """As whoever acts could know; null as long as nothing is known."""
    least: OpenScore | None
    """What it is worth at least with all cards open, and best play; null where that is not solved."""
    most: OpenScore | None
    each: list[OpenScore] | None
    """For each of three sides what it comes to if each looks after itself; null where that is not known."""


class LineStep(msgspec.Struct):
    """One action of the best line, and what comes of it, in words."""

    seat: Seat
    action: str
    told: list[Told]


class ChoiceMix(msgspec.Struct):
    """How a secret choice should be mixed: the chance to win lies between these two."""

    least: float
    most: float
    choices: list[Chance]
    """What whoever acts should choose, and how often."""
    replies: list[Chance]


class AnalysisAnswer(msgspec.Struct, kw_only=True):
    """What is known of a position by now. Who asks again hears more, until it is done."""

    seat: Seat
    """Who is to act."""
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
    """Whoever acts knows everything: what is exact with open cards is exact for them, too."""
    meaning: Annotated[str, one_of(EXACT, PARANOID, NONE)]
    """Of the values with open cards: exact, or of three sides one against all others."""
    actions: list[AnalysedAction]
    best: str
    line: list[LineStep]
    """How it goes on with open cards and best play; empty where that is not known."""
    ending: Said | None
    """How it ends then."""
    mix: ChoiceMix | None
    notes: list[Said]
    """What these numbers are, and what they are not."""
