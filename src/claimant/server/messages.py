"""What goes over the wire: the bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from claimant.server.play import fairness
from claimant.server.play.fairness import LONGEST_WORD
from claimant.server.play.tables import Options, Table
from claimant.server.store.accounts import LONGEST_NAME, LONGEST_PASSWORD, Player
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.setup import Setup

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
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="The version of the game that you saw.")]
Key = Annotated[
    str,
    Meta(
        pattern="^[!-~]{1,64}$",
        description="Any text of your own: repeating a request with the same key is harmless.",
    ),
]
SeatLetter = Annotated[str, Meta(pattern="^[ABCD]$", description="The letter of a seat.")]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body that says nothing it need not say."""


class Naming(Body):
    name: Name


class Credentials(Body):
    name: Name
    password: Password


class Label(Body):
    label: Annotated[str, Meta(max_length=60)] = ""


class SetupBody(Body):
    """What is to be played."""

    game: Annotated[str, Meta(max_length=20)] = "claim"
    deck: Annotated[str, Meta(max_length=200)] = ""
    """A ready-made deck or the codes of factions; empty: the base game, or factions drawn by lot."""
    players: int = 2
    places: Annotated[tuple[str, ...], Meta(max_length=10)] = ()
    random_places: Annotated[str, Meta(max_length=20)] = ""

    def value(self) -> Setup:
        return Setup(self.game, self.deck, self.players, self.places, self.random_places)


class NewTable(Body):
    setup: SetupBody = msgspec.field(default_factory=SetupBody)
    private: bool = False
    pace: Literal["live", "unhurried"] = "live"
    rated: bool = False
    match: Literal["single", "duplicate"] = "single"
    bots: Annotated[list[Bot], Meta(max_length=3)] = []
    word: Word = ""
    start: bool = False
    """Deal at once: all other seats are taken by bots."""

    def options(self) -> Options:
        return Options(self.setup.value(), self.private, self.pace, self.rated, self.match)


class Joining(Body):
    seat: SeatLetter | None = None
    word: Word = ""
    invitation: Annotated[str, Meta(max_length=40)] | None = None


class SeatingBot(Body):
    seat: SeatLetter
    bot: Bot | None


class Move(Body):
    action: Annotated[str, Meta(min_length=1, max_length=40, description="In the notation of the game.")]
    version: Version
    key: Key


class Offering(Body):
    what: Annotated[str, Meta(pattern="^(undo|stand-in [ABCD])$")]
    version: Version
    key: Key


class Answer(Body):
    agree: bool
    version: Version
    key: Key


class Keyed(Body):
    version: Version
    key: Key


class PlayerAnswer(msgspec.Struct, frozen=True):
    """Who somebody is."""

    id: str
    name: str
    has_account: bool


class TokenAnswer(msgspec.Struct, frozen=True):
    """A token. The token itself is told once, when it is made."""

    id: str
    label: str
    created: float | None = None
    token: str | None = None


class Acknowledgement(msgspec.Struct, frozen=True):
    """It is done and durable: the version at which it stands in the game's journal."""

    version: int


class Fault(msgspec.Struct, frozen=True):
    """Why something was refused: a code and parameters for programs, a sentence for people."""

    code: str
    parameters: dict[str, str]
    text: str


def fault_of(reason: Reason) -> Fault:
    return Fault(reason.code, reason.parameters, str(reason))


def player_answer(player: Player) -> PlayerAnswer:
    return PlayerAnswer(player.id, player.name, player.has_account)


def table_json(table: Table, viewer: str | None) -> dict[str, object]:
    """A table as a viewer may know it: the invitation is for those who sit there."""
    return {
        "table": table.id,
        "revision": table.revision,
        "status": table.status,
        "host": table.host,
        "options": msgspec.to_builtins(table.options),
        "seats": [
            {
                "player": None if chair.player is None else {"id": chair.player, "name": chair.name},
                "bot": chair.bot,
            }
            for chair in table.chairs
        ],
        "you": None if (chair_of := table.chair_of(viewer)) is None else seat_letter(chair_of.seat),
        "game": table.game,
        "games": table.games,
        "commitment": fairness.commitment(table.secret),
        "invitation": table.invitation if table.chair_of(viewer) is not None else None,
    }
