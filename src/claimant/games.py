"""All games that can be played here.

Those of the package are listed; others are registered by plug-ins, through the entry point
`claimant.games`.
"""

from __future__ import annotations

import json
from operator import index
from typing import Final, SupportsIndex

from claimant.claim.kind import CLAIM
from claimant.kingdoms.kind import KINGDOMS
from claimant.tabletop.errors import InvalidSetup, NotationError
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.kind import Kind
from claimant.tabletop.notation import parse_record
from claimant.tabletop.reason import TEXT, Reason, all_of, define_reasons
from claimant.tabletop.setup import Setup
from claimant.tabletop.wire import parse_seat

define_reasons(
    {
        "no-such-game": {"name": TEXT, "right": all_of(TEXT)},
        "game-taken": {"name": TEXT},
    }
)

BEGINNER_HEADER: Final = "Beginner"
CHOSEN: Final = "chosen"
"""Who begins was chosen when the game was set up; chance had no part in it."""

BUILT_IN: Final = (CLAIM.code, KINGDOMS.code)
GAMES: Final[dict[str, Kind]] = {kind.code: kind for kind in (CLAIM, KINGDOMS)}
"""All games by their codes."""


def register_game(kind: Kind) -> None:
    """Make a game known; to do so again changes nothing."""
    known = GAMES.get(kind.code)
    if known is not None and type(known) is type(kind):
        return
    if known is not None or any(other.title == kind.title for other in GAMES.values()):
        raise InvalidSetup(Reason("game-taken", {"name": kind.code}))
    GAMES[kind.code] = kind


def find_game(code: str) -> Kind:
    """A game by its code.

    >>> find_game("kingdoms").title
    'Claim Kingdoms'
    """
    if code not in GAMES:
        raise InvalidSetup(Reason("no-such-game", {"name": code, "right": list(GAMES)}))
    return GAMES[code]


def kind_of(game: TabletopGame) -> Kind:
    """Which game this is a game of."""
    for kind in GAMES.values():
        if isinstance(game, kind.game):
            return kind
    raise LookupError(f"{type(game).__name__} belongs to no game that is registered.")


def new_game(
    setup: Setup, seed: SupportsIndex | None = None, first: SupportsIndex | None = None
) -> TabletopGame:
    """Deal a game; an impossible set-up raises `InvalidSetup`.

    If a seat is chosen to begin, the record says so, so that the deal can still be reproduced from the
    seed.

    >>> new_game(Setup("claim", deck="claim2"), seed=7).to_act
    0
    >>> new_game(Setup("claim", deck="claim2"), seed=7, first=0).headers
    {'Seed': '7', 'Beginner': 'chosen'}
    """
    game = find_game(setup.game).new_game(setup, seed, first)
    if first is not None and index(first) >= 0:
        game.headers[BEGINNER_HEADER] = CHOSEN
    return game


def seat_to_begin(setup: Setup, letter: str) -> int:
    """The seat that begins, from its letter; one that this set-up lacks is refused.

    >>> seat_to_begin(Setup("claim", players=3), "c")
    2
    """
    return parse_seat(letter.upper(), new_game(setup, 0).seats)


def chosen_beginner(game: TabletopGame) -> int | None:
    """The seat that was chosen to begin; None if chance decided, or if the record does not say."""
    return game.first if game.headers.get(BEGINNER_HEADER) == CHOSEN else None


def check(setup: Setup) -> Setup:
    """The same set-up in codes; what cannot be played raises `InvalidSetup`.

    >>> check(Setup("claim", deck="claim2"))
    Setup(game='claim', deck='Gi Gn Dr Se Tr', players=2, places=(), random_places='')
    """
    return find_game(setup.game).normal(setup)


# --- reading ----------------------------------------------------------------------------------------


def read_record(text: str) -> TabletopGame:
    """Read the game in a record, as text or as JSON; `NotationError` says what is wrong with it."""
    if not text.lstrip().startswith("{"):
        headers, _ = parse_record(text)
        return _kind_titled(headers.get("Game")).game.from_record(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError(Reason("not-saved", {"what": "saved-object"})) from None
    return read_json(data)


def read_json(data: object) -> TabletopGame:
    """Read a game from JSON data."""
    headers = data.get("headers") if isinstance(data, dict) else None
    title = headers.get("Game") if isinstance(headers, dict) else None
    return _kind_titled(title).game.from_json(data)


def read_position(text: str, seed: SupportsIndex | None = None) -> TabletopGame:
    """Start any game from a position, with a seed for what chance still has to do."""
    found = next((kind for kind in GAMES.values() if kind.is_position(text)), CLAIM)
    return found.from_position(text, seed)


def _kind_titled(title: object) -> Kind:
    """The game with this title, or Claim if there is none: it reports what is wrong with the record."""
    return next((kind for kind in GAMES.values() if kind.title == title), CLAIM)
