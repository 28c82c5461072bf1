"""Messages about a game: its state, what happened, its history, and what could be done."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from claimant.server.messages.answers import Fault
from claimant.server.messages.shapes import Seat, described_by, one_of
from claimant.server.messages.story import Message, Sentence, Verdict
from claimant.server.messages.views import (
    AnyResult,
    AnyStanding,
    AnyView,
    ClaimResult,
    ClaimView,
    GameEvent,
    KingdomsResult,
    KingdomsView,
    StandingLead,
    StandingVote,
)

Kind = str
"""The code of a game: `claim`, `kingdoms`, or one from elsewhere."""
EntryKind = Annotated[str, one_of("move", "offer", "agree", "refuse", "resign", "return")]
View = Annotated[dict[str, Any], described_by(ClaimView, KingdomsView, AnyView)]
Result = Annotated[dict[str, Any], described_by(ClaimResult, KingdomsResult, AnyResult)]
Event = Annotated[dict[str, Any], described_by(GameEvent)]
Count = Annotated[dict[str, Any], described_by(StandingVote, StandingLead, AnyStanding)]
Said = Annotated[dict[str, Any], described_by(Message)]
Told = Annotated[dict[str, Any], described_by(Sentence)]
Explained = Annotated[dict[str, Any], described_by(Verdict)]


class OpenOffer(msgspec.Struct, rename={"for_seat": "for"}):
    """Something that needs everybody's consent: an undo, or a bot standing in for a seat."""

    seat: Seat
    what: Annotated[str, one_of("undo", "stand-in")]
    for_seat: Seat
    waiting: list[Seat]


class GameOutcome(msgspec.Struct):
    """How a game ended: who won, and by what. There is no result if somebody resigned."""

    winners: list[Seat]
    by: Annotated[str, one_of("rules", "resignation")]
    result: Result | None


Offer = Annotated[dict[str, Any], described_by(OpenOffer)]
Outcome = Annotated[dict[str, Any], described_by(GameOutcome)]


class Glimpse(msgspec.Struct):
    """How a game stood for a viewer at an earlier version."""

    view: View
    votes: list[Count] | None


class Step(msgspec.Struct):
    """One entry of a game's journal as a viewer may know it: `content` of offers, `events` of moves."""

    version: int
    seat: Seat
    kind: EntryKind
    told: list[Told]
    """What there is to say about it."""
    content: str | UnsetType = UNSET
    events: list[Event] | UnsetType = UNSET
    after: Glimpse | UnsetType = UNSET
    """The state at that time, for a page that still has to show what has happened since."""


class Standing(msgspec.Struct, kw_only=True):
    """The state of a game for a viewer."""

    view: View
    question: Said | None
    """The question to the viewer."""
    answers: dict[str, Said]
    """The viewer's legal actions in words; empty where there are many, such as fields of a board."""
    votes: list[Count] | None
    """How things would be counted now, by what this viewer sees; null where nothing is counted."""
    bots: list[str | None]
    """By seat, the bot that plays it now."""
    offer: Offer | None
    outcome: Outcome | None
    verdict: Explained | None
    """The outcome, explained."""


class Update(Standing, kw_only=True):
    """What is new since the last version received; the view is the current state."""

    version: int
    rewound: bool
    """Whether something was taken back in the meantime: then the steps tell the whole game, without it."""
    steps: list[Step]


class GameUpdate(Update, kw_only=True):
    """An update, and which game it is."""

    game: str
    table: str
    number: int
    kind: Kind
    players: list[str]
    guests: list[bool]
    """Who of them had no account when the game began."""
    you: Seat | None
    commitment: str


class GameAnswer(GameUpdate, kw_only=True):
    """The state of a game. A request for everything since version 0 includes the deal."""

    beginning: list[Event] | UnsetType = UNSET
    beginning_told: list[Told] | UnsetType = UNSET


class GameNews(GameUpdate, kw_only=True, tag_field="type", tag="game"):
    """Something has happened in a game that is watched."""


class ReplayStep(Standing, kw_only=True):
    """What happened, and how it stood afterwards. Version 0 is the deal: nobody did that."""

    version: int
    seat: Seat | UnsetType = UNSET
    kind: EntryKind | UnsetType = UNSET
    content: str | UnsetType = UNSET
    comment: str | UnsetType = UNSET
    """What the record says about it."""
    told: list[Told]
    events: list[Event] | UnsetType = UNSET


class RecordReplay(msgspec.Struct):
    """A record step by step."""

    kind: Kind
    players: list[str]
    guests: list[bool]
    """Who of them had no account, as the record says."""
    headers: dict[str, str]
    seats: list[Seat]
    you: Seat | None
    result: Outcome | None
    steps: list[ReplayStep]


class LessonAnswer(Update, kw_only=True):
    """The state of a lesson, and the next decision of its plan."""

    lesson: str
    kind: Kind
    you: Seat
    decision: int
    decisions: int
    suggested: str | None
    winning: list[str]
    """Those of the legal actions that win the trick at once."""
    on_plan: bool
    done: bool


class WhyNot(msgspec.Struct, frozen=True):
    """Why this may not be done now; null if it may."""

    reason: Fault | None


class Chance(msgspec.Struct, frozen=True):
    """An action, and how likely it is thought to win."""

    action: str
    chance: float


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's advice. The chances are those of the best actions, the best one first."""

    action: str
    bot: str
    certain: bool
    """Whether it is solved to the end, or the only action: then there are no chances."""
    chances: list[Chance]
    reasons: list[Said]
    """What it achieves, as far as can be known from this seat."""


class Hint(Advice, frozen=True, kw_only=True):
    """What a bot would do in the player's place, at this version of the game."""

    version: int
