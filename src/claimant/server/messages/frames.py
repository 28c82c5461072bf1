"""What goes over the socket of a page, in both directions, and over a stream of JSON lines."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from claimant.server.messages.answers import Fault, PresenceNews, TableNews
from claimant.server.messages.bodies import (
    Answering,
    Body,
    Key,
    Move,
    Offering,
    Resigning,
    Returning,
    Version,
)
from claimant.server.messages.games import GameNews
from claimant.server.messages.shapes import Id


class Watch(Body, tag_field="do", tag="watch"):
    """Watch a table from now on; `game` and `version` say what the client already knows."""

    table: Id
    invitation: Id | None = None
    game: Id | None = None
    version: Version | None = None


class Unwatch(Body, tag_field="do", tag="unwatch"):
    """Stop watching a table."""

    table: Id


class Ping(Body, tag_field="do", tag="ping"):
    """Are you there? A client that says within how many seconds it will send again counts as gone after
    that.
    """

    within: Annotated[float, Meta(gt=0, le=600)] | None = None


class MoveFrame(Move, kw_only=True, tag_field="do", tag="move"):
    """A move in a game."""

    game: Id


class OfferFrame(Offering, kw_only=True, tag_field="do", tag="offer"):
    """An offer in a game."""

    game: Id


class AnswerFrame(Answering, kw_only=True, tag_field="do", tag="answer"):
    """An answer to the offer in a game."""

    game: Id


class ResignFrame(Resigning, kw_only=True, tag_field="do", tag="resign"):
    """Giving up a game."""

    game: Id


class ReturnFrame(Returning, kw_only=True, tag_field="do", tag="return"):
    """Taking one's seat in a game back from a bot."""

    game: Id


DeedFrame = MoveFrame | OfferFrame | AnswerFrame | ResignFrame | ReturnFrame
Frame = Watch | Unwatch | Ping | DeedFrame
"""Messages from a page."""


class Keyed(msgspec.Struct):
    """The key of a frame, whatever else is in it."""

    key: Key


class Done(msgspec.Struct, tag_field="type", tag="done", gc=False):
    """The request with this key is in the journal."""

    key: str
    version: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A request was refused. There is no key if none could be read.

    For a watch, `table` names the table. If the reason is the server's own trouble, the server keeps
    trying.
    """

    key: str | None
    table: str | None
    reason: Fault


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Here I am."""


class Closed(msgspec.Struct, tag_field="type", tag="closed"):
    """A stream has ended before the game."""

    why: str


SocketMessage = Done | Refused | Pong | TableNews | PresenceNews | GameNews
"""Messages to a page."""
StreamLine = TableNews | GameNews | Closed
"""Messages to a program, line by line."""
