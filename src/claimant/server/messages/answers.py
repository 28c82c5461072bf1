"""Answers about players, tokens and tables, and reasons for refusals."""

from __future__ import annotations

from typing import Annotated, Self

import msgspec

from claimant.server.messages.setups import TableOptions
from claimant.server.messages.shapes import Seat, one_of
from claimant.server.messages.story import Parameter
from claimant.server.play.tables import Table
from claimant.server.store.accounts import Player
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter

LONGEST_TOKEN = 80


class Fault(msgspec.Struct, frozen=True):
    """Why something was refused: a code and parameters for programs, an English sentence for people.

    `line` and `token` say where in a record.
    """

    code: str
    parameters: dict[str, Parameter]
    text: str
    line: int | msgspec.UnsetType = msgspec.UNSET
    token: str | msgspec.UnsetType = msgspec.UNSET


def fault_of(reason: Reason, line: int = 0, token: str = "") -> Fault:
    said = reason.message().to_json()["parameters"]
    assert isinstance(said, dict)
    where = token[:LONGEST_TOKEN]
    return Fault(reason.code, said, str(reason), line or msgspec.UNSET, where or msgspec.UNSET)


class Acknowledgement(msgspec.Struct, frozen=True):
    """It is done and durable: its version in the game's journal."""

    version: int


# --- players ----------------------------------------------------------------------------------------


class PlayerAnswer(msgspec.Struct, frozen=True):
    """A player."""

    id: str
    name: str
    has_account: bool


def player_answer(player: Player) -> PlayerAnswer:
    return PlayerAnswer(player.id, player.name, player.has_account)


class TokenAnswer(msgspec.Struct, frozen=True):
    """A token. The token itself is shown only once, when it is created."""

    id: str
    label: str
    created: float | None
    token: str | None


class SessionAnswer(msgspec.Struct, frozen=True):
    """A browser in which the player is signed in: its description, since when, when it was last seen (to
    the hour), and whether it is the one that asks.
    """

    id: str
    device: str
    created: float
    seen: float
    is_this: bool


class Score(msgspec.Struct, frozen=True):
    """How many games a player has finished and won, and how many are running."""

    finished: int
    won: int
    running: int


class Rating(msgspec.Struct, frozen=True):
    """The estimate, its uncertainty, and a cautious number to show."""

    mu: float
    sigma: float
    shown: float
    games: int


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a player; scores and ratings by the kind of game."""

    id: str
    name: str
    guest: bool
    """Whether there is no account: anybody may have this name."""
    games: dict[str, Score]
    ratings: dict[str, Rating]


class GameEntry(msgspec.Struct, frozen=True):
    """A game in the list of a player's games. `won` is null until it is over."""

    game: str
    table: str
    kind: str
    started: float
    ended: float | None
    seat: Seat
    players: list[str]
    guests: list[bool]
    bots: list[str | None]
    won: bool | None


# --- tables -----------------------------------------------------------------------------------------


class SeatedPlayer(msgspec.Struct, frozen=True):
    """Who sits on a chair."""

    id: str
    name: str
    guest: bool
    """Whether they have no account."""


class ChairAnswer(msgspec.Struct, frozen=True):
    """A chair at a table: a player, a bot, or free."""

    player: SeatedPlayer | None
    bot: str | None
    has_word: bool
    """Whether the player has added a word to the next shuffle."""


class TableAnswer(msgspec.Struct, frozen=True):
    """A table as a viewer may know it: the invitation is for those who sit there."""

    table: str
    revision: int
    status: Annotated[str, one_of("open", "playing", "over", "closed")]
    host: str
    options: TableOptions
    seats: list[ChairAnswer]
    you: Seat | None
    game: str | None
    games: int
    commitment: str
    """The hash of the secret for the next deal: words for the shuffle must answer it."""
    invitation: str | None

    @classmethod
    def of(cls, table: Table, viewer: str | None) -> Self:
        own = table.chair_of(viewer)
        promise = table.promise
        return cls(
            table=table.id,
            revision=table.revision,
            status=table.status,
            host=table.host,
            options=TableOptions.of(table.options),
            seats=[
                ChairAnswer(
                    None if chair.player is None else SeatedPlayer(chair.player, chair.name, chair.guest),
                    chair.bot,
                    promise.answer_of(chair.seat) is not None,
                )
                for chair in table.chairs
            ],
            you=None if own is None else seat_letter(own.seat),
            game=table.game,
            games=table.games,
            commitment=promise.commitment,
            invitation=None if own is None else table.invitation,
        )


class TableNews(TableAnswer, frozen=True, tag_field="type", tag="table"):
    """A table that is watched has changed."""


class PresenceNews(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who of the players of a game has been at the table and has lost the connection since."""

    table: str
    game: str
    away: list[Seat]


class BotAnswer(msgspec.Struct, frozen=True):
    """A bot that one can play against, with a sentence about it and the games it plays."""

    bot: str
    text: str
    games: tuple[str, ...]
