"""What can be played here, for pages with choices; and whether a choice can be played."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter

from claimant import __version__
from claimant.bots import LEVELS, games_of, opponents
from claimant.claim import sets as claim
from claimant.claim.kind import USUAL_DECK
from claimant.kingdoms import sets as kingdoms
from claimant.kingdoms.game import SEATS
from claimant.kingdoms.ruleset import CARDS_PER_FACTION, FACTIONS_IN_PLAY, FIGURES_PER_SEAT
from claimant.server.http.errors import described
from claimant.server.messages.answers import fault_of
from claimant.server.messages.catalogue import (
    BotEntry,
    Catalogue,
    ClaimCards,
    ClaimTable,
    DeckAnswer,
    FactionEntry,
    KingdomsCards,
    KingdomsTable,
    LineUpAnswer,
    PlaceEntry,
    PresetEntry,
)
from claimant.server.messages.setups import SetupBody
from claimant.server.messages.shapes import visible, whole
from claimant.server.play.games import draw_deck, line_up
from claimant.tabletop.setup import Setup
from claimant.tabletop.texts import ADDED

CATALOGUE_SECONDS = 300

GameCode = Annotated[str, Parameter(pattern=whole(visible(0, 20)), description="Which game.")]
Chosen = Annotated[
    str,
    Parameter(pattern=whole(visible(0, 200)), description="Codes of factions that must be in it."),
]


@get(
    "/catalogue",
    summary="Games, ready-made decks, factions, places and bots.",
    tags=["tables"],
    cache_control=CacheControlHeader(public=True, max_age=CATALOGUE_SECONDS),
)
async def show_catalogue() -> Catalogue:
    added = [source for sources in ADDED.values() for source in sources]
    return catalogue((*claim.FACTIONS, *claim.PLACES, *kingdoms.FACTIONS, *opponents(), *added))


@post(
    "/setups",
    summary="Can this be played?",
    tags=["tables"],
    status_code=200,
)
async def check_setup(data: SetupBody) -> LineUpAnswer:
    found = line_up(data.value())
    return LineUpAnswer(True, found.deck, found.places, [fault_of(warning) for warning in found.warnings])


@get(
    "/decks/random",
    summary="A deck by lot that can be played.",
    tags=["tables"],
    responses=described(422),
)
async def show_random_deck(game: GameCode = "claim", players: int = 2, chosen: Chosen = "") -> DeckAnswer:
    return DeckAnswer(draw_deck(Setup(game, chosen, players)))


@lru_cache(maxsize=1)
def catalogue(_: tuple[str, ...]) -> Catalogue:
    """The catalogue, made once for everything that is known."""
    return Catalogue(
        version=__version__,
        claim=[
            ClaimTable(
                players,
                hand,
                1,
                factions,
                places=players == claim.PLAYERS_WITH_PLACES,
                teams=claim.ruleset(USUAL_DECK, players).sides < players,
            )
            for players, (hand, factions) in claim.PLAYER_COUNTS.items()
        ],
        kingdoms=KingdomsTable(SEATS, FACTIONS_IN_PLAY, FIGURES_PER_SEAT),
        presets=[
            PresetEntry(
                name,
                {str(players): preset.codes_for(players) for players in claim.PLAYER_COUNTS},
                {str(players): claim.is_own(preset, players) for players in claim.PLAYER_COUNTS},
            )
            for name, preset in claim.PRESETS.items()
        ],
        factions=[
            FactionEntry(code, _claim_cards(code), _kingdoms_cards(code))
            for code in {**claim.FACTIONS, **kingdoms.FACTIONS}
        ],
        places=[PlaceEntry(code, make().kind) for code, make in claim.PLACES.items()],
        random_places=[name for name in claim.RANDOM_PLACES if name],
        bots=[BotEntry(bot, games_of(bot), level_of(bot)) for bot in opponents()],
        texts={language: "\n".join(sources) for language, sources in ADDED.items()},
    )


def level_of(bot: str) -> int | None:
    return LEVELS.index(bot) + 1 if bot in LEVELS else None


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
