"""What is played at a table, and how the table is set up."""

from __future__ import annotations

from typing import Annotated, Literal, Self

import msgspec
from msgspec import Meta

from claimant.server.messages.shapes import Seat, text, visible
from claimant.server.play.tables import Options
from claimant.tabletop.setup import Setup


class SetupBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: a game with its deck, its number of players and its places."""

    game: Annotated[str, text(visible(0, 20))] = "claim"
    deck: Annotated[str, text(visible(0, 200))] = ""
    """A ready-made deck or the codes of factions; empty: the base game, or factions drawn by lot."""
    players: int = 2
    places: Annotated[tuple[Annotated[str, text(visible(0, 40))], ...], Meta(max_length=10)] = ()
    random_places: Annotated[str, text(visible(0, 20))] = ""

    @classmethod
    def of(cls, setup: Setup) -> Self:
        return cls(setup.game, setup.deck, setup.players, setup.places, setup.random_places)

    def value(self) -> Setup:
        return Setup(self.game, self.deck, self.players, self.places, self.random_places)


class TableOptions(msgspec.Struct, frozen=True):
    """How a table is set."""

    setup: SetupBody
    private: bool
    """Whether one needs the invitation to find it."""
    pace: Literal["live", "unhurried"]
    rated: bool
    match: Literal["single", "duplicate"]
    """A duplicate match plays the same deal again from the others' seats."""
    first: Seat | None
    """Who leads the first trick of the first game, or has its first turn; null: by lot."""

    @classmethod
    def of(cls, options: Options) -> Self:
        return cls(
            SetupBody.of(options.setup),
            options.private,
            options.pace,
            options.rated,
            options.match,
            options.first,
        )
