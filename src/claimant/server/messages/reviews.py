"""What is told of a review: every decision judged, and the game as a whole."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from claimant.server.messages.games import Kind, Said, Update
from claimant.server.messages.shapes import Seat, described_by, one_of
from claimant.study.grades import GRADES

Grade = Annotated[str, one_of(*GRADES)]


class ActionValue(msgspec.Struct):
    """What an action was worth, given what the seat could know."""

    action: str
    win: float
    """How likely it wins, from 0 to 1."""
    margin: float
    """How far the truth may be from that, 19 times in 20; 0 if it is exact."""
    votes: float | None
    """By how many votes it ends ahead of the best other side; null where nothing is counted."""
    votes_margin: float
    exact: bool


class OpenScore(msgspec.Struct):
    """What comes of an action with all cards open and best play: 1 won, 0 shared, -1 lost."""

    outcome: int
    votes: int


class WhyBetter(msgspec.Struct):
    """What the better action achieves that the other does not; `reasons` says it in sentences."""

    better: str
    played: str
    trick: list[float] | None
    cards: list[str]
    votes: list[tuple[str, float, float]]
    outcomes: list[int] | None
    leads: list[int] | None
    exact: bool
    points: list[int] | None


class JudgedDecision(msgspec.Struct):
    """One action of a game, judged."""

    number: int
    """Its place among the actions of the game, from 0."""
    seat: Seat
    side: int
    phase: int
    round: int
    """In Claim the trick, in Claim Kingdoms the turn."""
    action: str
    grade: Grade
    exact: bool
    values: list[ActionValue]
    """Of all legal actions; nothing where there was no choice."""
    best: str
    loss: float
    """The win probability that it cost against the best action."""
    loss_margin: float
    hindsight: dict[str, OpenScore] | None
    """With all cards open: nobody could know this."""
    why: WhyBetter | None
    reasons: list[Said]
    """Why the best action was better."""


class WinTurn(msgspec.Struct):
    """One change of the win probabilities, and what caused it."""

    cause: Annotated[str, one_of("deal", "deck", "decision", "foresight", "result")]
    number: int
    """The number of the action before which it happened, or which it was."""
    seat: int | None
    wins: list[float]
    """Of each side, after it."""
    change: list[float]


class SideAccuracy(msgspec.Struct):
    """How accurate the decisions of a side were, from 0 to 100; null if it had nothing to decide."""

    side: int
    all: float | None
    phases: dict[str, float | None]


class LuckAndSkill(msgspec.Struct):
    """What has made the win probability of a side, from even chances to the result."""

    side: int
    deal: float
    deck: float
    luck: float
    own: float
    others: float
    foresight: float
    result: float


Judged = Annotated[dict[str, Any], described_by(JudgedDecision)]
Turned = Annotated[dict[str, Any], described_by(WinTurn)]
Accurate = Annotated[dict[str, Any], described_by(SideAccuracy)]
Accounted = Annotated[dict[str, Any], described_by(LuckAndSkill)]


class ReviewAnswer(msgspec.Struct):
    """A review, as far as it has come."""

    done: bool
    total: int
    """How many decisions there are to be judged."""
    since: int
    """The number of the first decision that is told here."""
    effort: int
    sides: list[int]
    """For each seat its side."""
    decisions: list[Judged]
    series: list[Turned]
    turning_points: list[Turned]
    accuracy: list[Accurate]
    accounts: list[Accounted]
    """Nothing where a game cannot tell luck from skill."""


class WhatIfAnswer(Update, kw_only=True):
    """How a game stands that goes on differently from one of its moments."""

    kind: Kind
    you: Seat
    line: list[str]
    """All that was done since, with its seat: `A:Go5`."""
