"""The games that can be played here, behind one face. Which of them it is matters in this module only."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, Protocol, cast

import msgspec

from claimant.claim.game import Game as Claim
from claimant.claim.knowledge.standing import OpenCards, open_cards, standing_votes
from claimant.claim.knowledge.view import View as ClaimView
from claimant.claim.knowledge.view_reader import read_view as read_claim_view
from claimant.claim.sets import place_codes
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.knowledge.view_reader import read_view as read_kingdoms_view
from claimant.tabletop.errors import InvalidSetup, NotationError
from claimant.tabletop.game import Game
from claimant.tabletop.notation import parse_record
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.view import View

Kind = Literal["claim", "kingdoms"]

define_reasons({"kingdoms-for-two": "Claim Kingdoms is a game for two players, without magical places."})


class ReadableView(Protocol):
    """A view as bots want it."""

    @property
    def legal(self) -> list[object]: ...


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: a game with its deck, its number of players and its places."""

    game: Kind = "claim"
    deck: str = ""
    """A ready-made deck or the codes of factions; empty: the base game, or factions drawn by lot."""
    players: int = 2
    places: tuple[str, ...] = ()
    random_places: str = ""


def new_game(setup: Setup, seed: int) -> Game:
    """Deal a game. Who begins is drawn too. Raises `InvalidSetup` if it cannot be played."""
    if setup.game == "claim":
        return Claim(
            setup.deck or "claim",
            players=setup.players,
            places=setup.places,
            random_places=setup.random_places,
            seed=seed,
        )
    if setup.players != 2 or setup.places or setup.random_places:
        raise InvalidSetup(Reason("kingdoms-for-two", {}))
    return Kingdoms(setup.deck or None, seed=seed)


class LineUp(msgspec.Struct, frozen=True):
    """What a set-up comes to: codes of factions (none: seven by lot) and of the places that were named."""

    deck: list[str]
    places: list[str]
    warnings: list[Reason]
    """What the rulebook advises against, though it may be played."""


def line_up(setup: Setup) -> LineUp:
    """Raises `InvalidSetup` if this cannot be played."""
    game = new_game(setup, 0)
    if isinstance(game, Claim):
        deck = [faction.code for faction in game.rules.factions]
        return LineUp(deck, list(place_codes(setup.places)), game.warnings)
    rules = cast(Kingdoms, game).rules
    return LineUp([faction.code for faction in rules.factions] if setup.deck else [], [], [])


def game_from(deal: dict[str, object]) -> Game:
    """The game that a stored deal begins."""
    headers = cast(dict[str, str], deal["headers"])
    return Kingdoms.from_json(deal) if headers["Game"] == "Claim Kingdoms" else Claim.from_json(deal)


def game_of_record(record: str) -> Game:
    """The game that a record tells, as text or as JSON; `NotationError` says what is wrong with it."""
    if not record.lstrip().startswith("{"):
        headers, _ = parse_record(record)
        is_kingdoms = headers.get("Game") == "Claim Kingdoms"
        return Kingdoms.from_record(record) if is_kingdoms else Claim.from_record(record)
    try:
        data = msgspec.json.decode(record)
    except (msgspec.DecodeError, RecursionError):
        raise NotationError(Reason("not-saved", {"what": "an object is wanted"})) from None
    headers = data.get("headers")
    is_kingdoms = isinstance(headers, dict) and headers.get("Game") == "Claim Kingdoms"
    return Kingdoms.from_json(data) if is_kingdoms else Claim.from_json(data)


def kind_of(game: Game) -> Kind:
    return "claim" if isinstance(game, Claim) else "kingdoms"


def with_headers(game: Game, headers: dict[str, str]) -> Game:
    """A copy whose record tells more."""
    twin = cast(Claim | Kingdoms, game.copy())
    twin.headers.update(headers)
    return twin


def read_view(kind: str, data: object) -> ReadableView:
    read = {"claim": read_claim_view, "kingdoms": read_kingdoms_view}[kind]
    return cast(ReadableView, read(data))


def sides(game: Game) -> list[int]:
    """Which side each seat is on: partners are on the same."""
    seen = cast(list[dict[str, int]], game.public_view().to_json()["seats"])
    return [seat.get("side", number) for number, seat in enumerate(seen)]


def votes_now(view: View[Any]) -> msgspec.Raw | None:
    """Whom each faction would vote for if what this viewer sees were counted; None where nobody votes."""
    return _votes(open_cards(view)) if isinstance(view, ClaimView) else None


# What lies open changes with a trick, not with a card, and is the same for all who look at a table.
@lru_cache(maxsize=2_000)
def _votes(cards: OpenCards) -> msgspec.Raw:
    votes = [
        {
            "faction": vote.faction.code,
            "counts": [count.number for count in vote.counts],
            "side": vote.side,
            "decided_by": vote.decided_by,
        }
        for vote in standing_votes(cards)
    ]
    return msgspec.Raw(msgspec.json.encode(votes))


def result_of(game: Game) -> dict[str, object] | None:
    """How a game ended by its rules; None while it goes on."""
    if not game.is_over:
        return None
    told = game.result().to_json()
    return {"winners": told["winners"], "by": "rules", "result": told}
