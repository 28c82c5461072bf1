"""What can be chosen: games, decks, factions, places, bots, lessons."""

from __future__ import annotations

from typing import Annotated

import msgspec

from claimant.server.messages.answers import Fault
from claimant.server.messages.shapes import one_of


class ClaimTable(msgspec.Struct, frozen=True):
    """What Claim is played with by so many players."""

    players: int
    hand: int
    pairs: int
    factions: int
    """Those besides the pair."""
    places: bool
    teams: bool
    """Whether those who sit opposite play together."""


class ClaimCards(msgspec.Struct, frozen=True):
    """A faction of Claim."""

    box: str
    values: tuple[int, ...]
    paired_with: str | None
    unseen: int
    """How many of its cards are out of the game, unseen."""
    reserve_code: str | None
    reserve_values: tuple[int, ...]
    most_players: int
    advised_against_from: int | None
    """With so many players and more."""


class KingdomsCards(msgspec.Struct, frozen=True):
    """A faction of Claim Kingdoms."""

    worth: int
    cards: int


class FactionEntry(msgspec.Struct, frozen=True):
    """A faction, and its data in each of the games; null in a game that does not have it."""

    code: str
    claim: ClaimCards | None
    kingdoms: KingdomsCards | None


class PlaceEntry(msgspec.Struct, frozen=True):
    """A magical place."""

    code: str
    kind: Annotated[str, one_of("building", "landscape")]


class PresetEntry(msgspec.Struct, frozen=True):
    """A ready-made deck of Claim; its factions by the number of players."""

    name: str
    factions: dict[str, tuple[str, ...]]
    own: dict[str, bool]
    """Whether the line-up is our own interpretation, likewise; the others are those of the boxes."""


class KingdomsTable(msgspec.Struct, frozen=True):
    """What Claim Kingdoms is played with."""

    players: int
    factions: int
    figures: int


class BotEntry(msgspec.Struct, frozen=True):
    """A bot, and the games it plays."""

    bot: str
    games: tuple[str, ...]
    level: int | None
    """How strong it is, from 1 up; null for one that is home-made."""


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that can be chosen. Names, powers and texts are in the texts of each language, by code.

    `texts` holds those of home-made content: Fluent source, by language.
    """

    version: str
    claim: list[ClaimTable]
    kingdoms: KingdomsTable
    presets: list[PresetEntry]
    factions: list[FactionEntry]
    places: list[PlaceEntry]
    random_places: list[str]
    bots: list[BotEntry]
    """From gentle to strong, then home-made ones."""
    texts: dict[str, str]


class LineUpAnswer(msgspec.Struct, frozen=True):
    """The set-up can be played: with these factions (none: by lot) and these places."""

    ok: bool
    deck: list[str]
    places: list[str]
    warnings: list[Fault]
    """What the rulebook advises against."""


class LessonEntry(msgspec.Struct, frozen=True):
    """A lesson: its subject, and the code of that faction or place (empty for a whole game)."""

    lesson: str
    kind: str
    about: Annotated[str, one_of("game", "faction", "place")]
    code: str
    decisions: int
    """How many decisions the learner has."""


class DeckAnswer(msgspec.Struct, frozen=True):
    """The codes of factions that can be played together."""

    deck: list[str]
