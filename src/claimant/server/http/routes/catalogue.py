"""What can be played here, for pages that let somebody choose; and whether a choice can be played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter

from claimant import __version__
from claimant.bots import describe, games_of, opponents
from claimant.bots.registry import HOME_MADE
from claimant.claim import sets as claim
from claimant.kingdoms import sets as kingdoms
from claimant.kingdoms.game import SEATS
from claimant.kingdoms.ruleset import CARDS_PER_FACTION, FACTIONS_IN_PLAY, FIGURES_PER_SEAT
from claimant.lessons import SCENES
from claimant.server.http.errors import error_responses
from claimant.server.messages import Fault, SetupBody, fault_of
from claimant.server.play.games import draw_deck, line_up
from claimant.tabletop.setup import Setup

CATALOGUE_SECONDS = 300

GameCode = Annotated[str, Parameter(max_length=20, description="Which game.")]
Chosen = Annotated[
    str,
    Parameter(max_length=200, description="Codes of factions that shall be in it."),
]


class Table(msgspec.Struct, frozen=True):
    """What is played with by so many players."""

    players: int
    hand: int
    pairs: int
    factions: int
    """Those besides the pair."""
    places: bool


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
    """A faction, and what it is in each of the games; null in a game that does not have it."""

    code: str
    claim: ClaimCards | None
    kingdoms: KingdomsCards | None


class PlaceEntry(msgspec.Struct, frozen=True):
    code: str
    kind: str
    """`building` or `landscape`."""


class PresetEntry(msgspec.Struct, frozen=True):
    """A ready-made deck of Claim; its factions by the number of players."""

    name: str
    factions: dict[str, tuple[str, ...]]


class KingdomsTable(msgspec.Struct, frozen=True):
    """What Claim Kingdoms is played with."""

    players: int
    factions: int
    figures: int


class BotEntry(msgspec.Struct, frozen=True):
    bot: str
    games: tuple[str, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that can be chosen. Names, powers and texts are in the texts of each language, by code.

    `texts` holds those of what is home-made, which no language has: as its author wrote them, by key.
    """

    version: str
    claim: list[Table]
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


class DeckAnswer(msgspec.Struct, frozen=True):
    """The codes of factions that can be played together."""

    deck: list[str]


@get(
    "/catalogue",
    summary="Games, ready-made decks, factions, places and bots.",
    tags=["tables"],
    cache_control=CacheControlHeader(public=True, max_age=CATALOGUE_SECONDS),
)
async def show_catalogue() -> Catalogue:
    return catalogue((*claim.FACTIONS, *claim.PLACES, *kingdoms.FACTIONS, *opponents()))


@post(
    "/setups",
    summary="Can this be played?",
    tags=["tables"],
    status_code=200,
    responses=error_responses({422: "It cannot, and why."}),
)
async def check_setup(data: SetupBody) -> LineUpAnswer:
    found = line_up(data.value())
    return LineUpAnswer(True, found.deck, found.places, [fault_of(warning) for warning in found.warnings])


@get(
    "/decks/random",
    summary="A deck by lot that can be played.",
    tags=["tables"],
    responses=error_responses({422: "There is none with these factions, and why."}),
)
async def show_random_deck(game: GameCode = "claim", players: int = 2, chosen: Chosen = "") -> DeckAnswer:
    return DeckAnswer(draw_deck(Setup(game, chosen, players)))


@lru_cache(maxsize=1)
def catalogue(_: tuple[str, ...]) -> Catalogue:
    """The catalogue, made once for everything that is known."""
    return Catalogue(
        version=__version__,
        claim=[
            Table(players, hand, 1, factions, players == claim.PLAYERS_WITH_PLACES)
            for players, (hand, factions) in claim.PLAYER_COUNTS.items()
        ],
        kingdoms=KingdomsTable(SEATS, FACTIONS_IN_PLAY, FIGURES_PER_SEAT),
        presets=[
            PresetEntry(name, {str(players): preset.codes_for(players) for players in claim.PLAYER_COUNTS})
            for name, preset in claim.PRESETS.items()
        ],
        factions=[
            FactionEntry(code, _claim_cards(code), _kingdoms_cards(code))
            for code in {**claim.FACTIONS, **kingdoms.FACTIONS}
        ],
        places=[PlaceEntry(code, make().kind) for code, make in claim.PLACES.items()],
        random_places=[name for name in claim.RANDOM_PLACES if name],
        bots=[BotEntry(bot, games_of(bot)) for bot in opponents()],
        texts=dict(_home_made_texts()),
    )


def _home_made_texts() -> Iterator[tuple[str, str]]:
    """The texts of what is home-made, by the keys under which a page looks for them."""
    for code, make in claim.FACTIONS.items():
        if code not in claim.BUILT_IN:
            faction = make()
            for letters in (code, faction.reserve_code or code):
                yield f"faction-{letters}", faction.name
                yield f"faction-{letters}-one", faction.singular
                yield f"faction-{letters}-power", faction.text
    for code, make_place in claim.PLACES.items():
        if code not in claim.BUILT_IN:
            place = make_place()
            yield f"place-{code}", place.name
            yield f"place-{code}-effect", place.text
    for code, make_kingdoms in kingdoms.FACTIONS.items():
        if code not in kingdoms.BUILT_IN:
            other = make_kingdoms()
            yield f"faction-{code}", other.name
            yield f"faction-{code}-one", other.singular
            yield f"kingdoms-power-{code}", other.text
    for bot in HOME_MADE:
        yield f"bot-{bot}", bot
        yield f"bot-{bot}-text", describe(bot)
    for scene in SCENES.values():
        if scene.task:
            yield f"lesson-{scene.lesson}", scene.task
            yield f"lesson-{scene.lesson}-done", scene.done


def _claim_cards(code: str) -> ClaimCards | None:
    if code not in claim.FACTIONS:
        return None
    faction = claim.FACTIONS[code]()
    most = max(claim.PLAYER_COUNTS)
    return ClaimCards(
        box=faction.box,
        values=faction.values,
        paired_with=faction.paired_with or None,
        unseen=faction.unseen,
        reserve_code=faction.reserve_code or None,
        reserve_values=faction.reserve_values,
        most_players=faction.most_players,
        advised_against_from=faction.warned_from if faction.warned_from <= most else None,
    )


def _kingdoms_cards(code: str) -> KingdomsCards | None:
    if code not in kingdoms.FACTIONS:
        return None
    return KingdomsCards(kingdoms.FACTIONS[code]().worth, CARDS_PER_FACTION)
