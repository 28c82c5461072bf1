"""The bodies of requests. What a player does in a game is the same over HTTP and over a socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from claimant.server.messages.setups import SetupBody
from claimant.server.messages.shapes import Seat
from claimant.server.play.fairness import LONGEST_WORD
from claimant.server.play.rooms import Request
from claimant.server.play.session import AGREE, MOVE, OFFER, REFUSE, RESIGN, RETURN
from claimant.server.play.tables import Options
from claimant.server.store.accounts import LONGEST_NAME, LONGEST_PASSWORD

LONGEST_RECORD = 50_000
"""Several times as long as that of any game."""
MOST_ACTIONS = 60
"""In a lesson."""

Name = Annotated[
    str, Meta(min_length=1, max_length=4 * LONGEST_NAME, description="A name to be called by.")
]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Word = Annotated[
    str,
    Meta(
        max_length=LONGEST_WORD,
        pattern=r"^[^\s|]*$",
        description="What you add to the shuffle; may be empty.",
    ),
]
Bot = Annotated[str, Meta(max_length=20, description="The name of a bot.")]
Action = Annotated[str, Meta(min_length=1, max_length=40, description="In the notation of the game.")]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="The version of the game that you saw.")]
Key = Annotated[
    str,
    Meta(
        pattern="^[!-~]{1,64}$",
        description="Any text of your own: repeating a request with the same key is harmless.",
    ),
]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body that says nothing it need not say."""


class Naming(Body):
    """A name for whoever asks."""

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

    label: Annotated[str, Meta(max_length=60)] = ""


class NewTable(Body):
    """A table to be opened. With `start` the cards are dealt at once: bots take all other seats."""

    setup: SetupBody = SetupBody()
    private: bool = False
    pace: Literal["live", "unhurried"] = "live"
    rated: bool = False
    match: Literal["single", "duplicate"] = "single"
    bots: Annotated[list[Bot | None], Meta(max_length=3)] = []
    """On the seats that follow the host's; null leaves one free."""
    word: Word = ""
    start: bool = False
    first: Seat | None = None
    """Who leads the first trick of the first game, or has its first turn; null: by lot."""

    def options(self) -> Options:
        return Options(self.setup.value(), self.private, self.pace, self.rated, self.match, self.first)


class Joining(Body):
    """Where somebody wants to sit; null: on any seat that is free."""

    seat: Seat | None = None
    word: Word = ""
    invitation: Annotated[str, Meta(max_length=40)] | None = None


class SeatingBot(Body):
    """A bot for a seat; null: it stands up again."""

    seat: Seat
    bot: Bot | None


class Recorded(Body):
    """A record, and through whose eyes it is to be seen; null: through a spectator's."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD, description="As text or as JSON.")]
    seat: Seat | None = None


class Learning(Body):
    """Everything that the learner has done in a lesson, in order."""

    actions: Annotated[list[Action], Meta(max_length=MOST_ACTIONS)] = msgspec.field(default_factory=list)


# --- what a player does in a game -------------------------------------------------------------------


class PlayerAction(Body, kw_only=True):
    """Something done in a game: chosen at a version, under a key of one's own."""

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

    what: Annotated[str, Meta(pattern="^(undo|stand-in [ABCD])$")]

    def request(self) -> Request:
        return Request(OFFER, self.what, self.version, self.key)


class Answering(PlayerAction, kw_only=True):
    """Yes or no to what is on offer."""

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
