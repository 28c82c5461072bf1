"""What is told of a game: how it stands, what happened, how it was, what could be done."""

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
    """Something that needs everybody's consent: to undo, or that a bot stands in for a seat."""

    seat: Seat
    what: Annotated[str, one_of("undo", "stand-in")]
    for_seat: Seat
    waiting: list[Seat]


class GameOutcome(msgspec.Struct):
    """How a game ended: who won, and by what. There is no result where somebody gave up."""

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
    """How it stood then, where a page still has to show what has happened since."""


class Standing(msgspec.Struct, kw_only=True):
    """How a game stands for a viewer."""

    view: View
    question: Said | None
    """What the viewer is asked now."""
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
    """What is new since the version that was heard last; the view is how things stand now."""

    version: int
    rewound: bool
    """Whether something was taken back meanwhile: then there are no steps to tell."""
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
    """How a game stands. Who asks for all since version 0 is told the deal as well."""

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
    """How a lesson stands, and what the learner is shown to do next."""

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
    """What a bot would do. The chances are those of the best actions, the best one first."""

    action: str
    bot: str
    certain: bool
    """Whether it is worked out to the end, or the only action there is: then there are no chances."""
    chances: list[Chance]
    reasons: list[Said]
    """What it achieves, as far as can be known from this seat."""


class Hint(Advice, frozen=True, kw_only=True):
    """What a bot would do in my place, at this version of the game."""

    version: int
