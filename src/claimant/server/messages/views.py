"""The JSON output of the rules: views, events, results.

The games write these themselves (`to_json`); this module describes their shape.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from claimant.server.messages.answers import Fault
from claimant.server.messages.shapes import Seat

Card = str
"""In Claim the code of a faction and a value, `Go5`; in Claim Kingdoms the code of a faction."""


class GameEvent(msgspec.Struct, rename={"source": "from", "target": "to"}):
    """One event. `cards` is null if this viewer may not know them.

    `from` and `to` are zones ("deck", "A hand") or fields of a board ("-1,2"). Without a count, all cards
    that every seat has there move. A won trick lists the cards played and their strengths in the order of
    play; a moved figure says who moves it, and the card that it was or is on.
    """

    event: str
    cause: str
    seat: Seat | UnsetType = UNSET
    cards: list[Card] | UnsetType | None = UNSET
    count: int | UnsetType = UNSET
    played: list[Card] | UnsetType = UNSET
    strengths: list[int] | UnsetType = UNSET
    by: Seat | UnsetType = UNSET
    card: Card | UnsetType = UNSET
    source: str | UnsetType = UNSET
    target: str | UnsetType = UNSET


class AnyView(msgspec.Struct):
    """What the view of every game contains. A third-party game may add more."""

    seat: Seat | None
    asked: list[Seat]
    legal: list[str]


class AnyResult(msgspec.Struct):
    """What the result of every game contains."""

    winners: list[Seat]
    decided_by: str


class AnyStanding(msgspec.Struct):
    """The standing of a third-party game, in its own form."""


# --- Claim ------------------------------------------------------------------------------------------


class ClaimSeat(msgspec.Struct):
    """What a viewer can know about a seat. Lists hold the cards it knows; sizes count all."""

    seat: Seat
    side: int
    hand: list[Card]
    hand_size: int
    followers: list[Card]
    followers_size: int
    buried: list[Card]
    buried_size: int
    score: list[Card]
    display: list[Card]
    lacks: list[str]
    """Codes of the factions that are known to be missing from this hand."""
    played: Card | None
    strength: int | None
    wanted: int
    """How many cards it has still to choose."""
    chosen: list[Card]


class ClaimHidden(msgspec.Struct):
    """Some cards whose identity is not known: how many there are, and which they could be."""

    zone: str
    seat: Seat | None
    count: int
    candidates: list[Card]


class VoteCount(msgspec.Struct):
    """What one side has in one faction."""

    number: int
    cards: list[Card]
    extra: list[tuple[str, Card]]
    """What counts in addition: the code of the power that adds it, and the card."""
    weight: int


class DecidingCard(msgspec.Struct):
    """The card that is ahead if the highest decides, and the one it beats; null: there is none left."""

    card: Card
    rival: Card | None


class Vote(msgspec.Struct):
    """How one faction voted, and why."""

    faction: str
    side: int | None
    decided_by: str
    awarded: bool
    """Whether a power gave it away, whatever the cards were."""
    deciding: DecidingCard | None
    counts: list[VoteCount]


class ExtraVote(msgspec.Struct):
    """A vote that a power adds."""

    power: str
    side: int


class TieBreak(msgspec.Struct):
    """What was compared between sides that were tied until then."""

    by: Literal["cards", "values"]
    sides: list[int]
    numbers: list[int]


class ClaimResult(AnyResult):
    """Who has won and why."""

    rules: str
    votes_per_side: list[int]
    tie_breaks: list[TieBreak]
    votes: list[Vote]
    extra_votes: list[ExtraVote]
    score_piles: list[list[Card]]
    notes: list[Fault]


class ClaimView(msgspec.Struct):
    """What one seat, or a spectator (null), can know about a game of Claim."""

    seat: Seat | None
    deck_of: list[str]
    places: list[str]
    phase: int
    trick: int
    leader: Seat
    last_winner: Seat | None
    asking: Literal["play", "take", "choose", "name", ""]
    """Empty when the game is over."""
    asker: str
    asked: list[Seat]
    legal: list[str]
    seats: list[ClaimSeat]
    prizes: list[Card]
    discard: list[Card]
    table: list[Card]
    deck: list[Card | None]
    reserves: dict[str, int]
    box_size: int
    memory: dict[str, list[int]]
    hidden: list[ClaimHidden]
    unknown: list[Card]
    result: ClaimResult | None


class StandingVote(msgspec.Struct):
    """Whom one faction would vote for if what the viewer sees were counted now."""

    faction: str
    counts: list[int]
    side: int | None
    decided_by: str


# --- Claim Kingdoms ---------------------------------------------------------------------------------


class KingdomsSeat(msgspec.Struct):
    """What a viewer can know about a seat. `hand` holds the cards it knows; the size counts all."""

    seat: Seat
    hand: list[Card]
    hand_size: int
    supply: int
    score: int


class Tile(msgspec.Struct):
    """A card on the board. Its field is "x,y": x grows to the east, y to the north."""

    field: str
    card: Card
    figures: list[Seat]
    face_down: bool


class KingdomsHidden(ClaimHidden):
    """Some hidden cards: how many, which are known, and what the rest could be."""

    known: list[Card]


class StandingLead(msgspec.Struct):
    """Who leads one faction, with how many figures, and what it is worth; null for a tie."""

    faction: str
    worth: int
    seat: Seat | None
    figures: list[int]


class KingdomsResult(msgspec.Struct):
    """Who has won and why."""

    rules: str
    winners: list[Seat]
    decided_by: Literal["points", "supply", "shared"]
    ended_by: Literal["figures", "cards", "no-field"]
    points_in_play: list[int]
    factions: list[StandingLead]
    totals: list[int]
    supplies: list[int]


class KingdomsView(msgspec.Struct):
    """What one seat, or a spectator (null), can know about a game of Claim Kingdoms."""

    seat: Seat | None
    factions: list[str]
    turn: int
    first: Seat
    asking: Literal["place", "power", "draw", ""]
    """Empty when the game is over."""
    asker: str
    stage: Literal["offered", "copied", "going-on", ""]
    has_drawn: bool
    asked: list[Seat]
    legal: list[str]
    seats: list[KingdomsSeat]
    board: list[Tile]
    playable: list[str]
    here: str | None
    display: list[Card]
    pile_size: int
    sight: list[Card]
    hidden: list[KingdomsHidden]
    possible_hands: list[list[Card]]
    unknown: list[Card]
    result: KingdomsResult | None
