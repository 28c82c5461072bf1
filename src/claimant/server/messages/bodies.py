"""The bodies of requests. Actions in a game are the same over HTTP and over a socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from claimant.bots import LEVELS
from claimant.server.messages.setups import SetupBody
from claimant.server.messages.shapes import CONTROLS, Id, Seat, text, visible
from claimant.server.play.fairness import LONGEST_WORD
from claimant.server.play.rooms import Request
from claimant.server.play.session import AGREE, MOVE, OFFER, REFUSE, RESIGN, RETURN
from claimant.server.play.tables import Options
from claimant.server.store.accounts import LONGEST_PASSWORD
from claimant.server.store.names import LONGEST_NAME

LONGEST_RECORD = 50_000
"""Several times as long as that of any game."""
LONGEST_ACTION = 40
MOST_ACTIONS_SINCE = 300
"""More than any game has."""
MOST_ACTIONS = 60
"""In a lesson."""

Name = Annotated[
    str,
    text(
        rf"[^{CONTROLS}]{{1,{4 * LONGEST_NAME}}}",
        description="A name to be called by; see `names.clean_name`.",
    ),
]
Password = Annotated[str, text(rf"[^{CONTROLS}]{{0,{LONGEST_PASSWORD}}}")]
Word = Annotated[
    str,
    text(
        visible(1, LONGEST_WORD, besides=r"\s|"),
        description="What you add to the shuffle: anything that nobody can guess.",
    ),
]
Commitment = Annotated[str, text("[0-9a-f]{64}", description="As the table shows it.")]
Bot = Annotated[str, text(visible(0, 20, besides=r"\s"), description="The name of a bot.")]
Action = Annotated[str, text(visible(1, LONGEST_ACTION), description="In the notation of the game.")]
SeatAction = Annotated[
    str, text(rf"[ABCD]:{visible(1, LONGEST_ACTION)}", description="A seat and its action, such as A:Kn3.")
]
Record = Annotated[
    str,
    text(r"[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*", description="As text or as JSON.", most=LONGEST_RECORD),
]
Since = Annotated[int, Meta(ge=0, le=1_000_000, description="How many decisions you have been told of.")]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="The version of the game that you saw.")]
Key = Annotated[
    str,
    text(
        "[!-~]{1,64}",
        description="Any text of your own: repeating a request with the same key is harmless.",
    ),
]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body that says nothing it need not say."""


class Naming(Body):
    """A name for the player."""

    name: Name


class Credentials(Body):
    """The name and the password of an account."""

    name: Name
    password: Password


class NewPassword(Body):
    """The password of an account, and the one that replaces it."""

    old: Password
    new: Password


class Label(Body):
    """What a token is for."""

    label: Annotated[str, text(visible(0, 60))] = ""


class NewTable(Body):
    """A table to be opened. With `start` the cards are dealt at once: bots take all other seats."""

    setup: SetupBody = SetupBody()
    private: bool = False
    pace: Literal["live", "unhurried"] = "live"
    rated: bool = False
    match: Literal["single", "duplicate"] = "single"
    bots: Annotated[list[Bot | None], Meta(max_length=3)] = []
    """On the seats that follow the host's; null leaves one free."""
    start: bool = False
    first: Seat | None = None
    """Who leads the first trick of the first game, or has its first turn; null: by lot."""

    def options(self) -> Options:
        return Options(self.setup.value(), self.private, self.pace, self.rated, self.match, self.first)


class Contribution(Body):
    """A player's word for the next shuffle, and the commitment that it answers."""

    word: Word
    commitment: Commitment


class Joining(Body):
    """The seat to take; null: any free seat."""

    seat: Seat | None = None
    contribution: Contribution | None = None
    invitation: Id | None = None


class SeatingBot(Body):
    """A bot for a seat; null: remove it."""

    seat: Seat
    bot: Bot | None


class Recorded(Body):
    """A record, and through whose eyes it is to be seen; null: through a spectator's."""

    record: Record
    seat: Seat | None = None


class ToReview(Body):
    """A record of a finished game, and how many of its decisions you already have."""

    record: Record
    since: Since = 0


class WhatIf(Body):
    """A finished game that continues differently: from which moment, who decides, and the actions since."""

    record: Record
    at: Annotated[int, Meta(ge=0, le=1_000_000, description="After how many of its actions.")]
    seat: Seat
    line: Annotated[list[SeatAction], Meta(max_length=MOST_ACTIONS_SINCE)] = msgspec.field(
        default_factory=list
    )
    """The actions of all seats, in order."""
    bot: Bot = LEVELS[-1]
    """The bot that plays for all others."""


class Learning(Body):
    """Everything that the learner has done in a lesson, in order."""

    actions: Annotated[list[Action], Meta(max_length=MOST_ACTIONS)] = msgspec.field(default_factory=list)


# --- what a player does in a game -------------------------------------------------------------------


class PlayerAction(Body, kw_only=True):
    """An action in a game: chosen at a version, with a key of the sender's choice."""

    version: Version
    key: Key

    def request(self) -> Request:
        raise NotImplementedError


class Move(PlayerAction, kw_only=True):
    """A move."""

    action: Action

    def request(self) -> Request:
        return Request(MOVE, self.action, self.version, self.key)


class Offering(PlayerAction, kw_only=True):
    """To take back a move, or to let a bot stand in for a seat: the others are asked."""

    what: Annotated[str, text("undo|stand-in [ABCD]")]

    def request(self) -> Request:
        return Request(OFFER, self.what, self.version, self.key)


class Answering(PlayerAction, kw_only=True):
    """Yes or no to an offer."""

    agree: bool

    def request(self) -> Request:
        return Request(AGREE if self.agree else REFUSE, "", self.version, self.key)


class Resigning(PlayerAction, kw_only=True):
    """Giving up."""

    def request(self) -> Request:
        return Request(RESIGN, "", self.version, self.key)


class Returning(PlayerAction, kw_only=True):
    """Taking one's seat back from the bot that stood in."""

    def request(self) -> Request:
        return Request(RETURN, "", self.version, self.key)
