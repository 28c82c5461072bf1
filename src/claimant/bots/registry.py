"""All bots by name, for menus, matches and commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, SupportsIndex

from claimant.bots.greedy import GreedyBot
from claimant.bots.random_bot import RandomBot
from claimant.bots.searching import SearchingBot
from claimant.search.claim.world import ClaimWorlds
from claimant.search.ismcts import TEXTBOOK, Style
from claimant.search.kingdoms.world import KingdomsWorlds
from claimant.search.world import Worlds
from claimant.tabletop.bot import Bot
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.reason import Reason, define_reasons

define_reasons(
    {
        "unknown-bot": "There is no bot {name}: the bots are {right}.",
        "unknown-game": "There is no game {name}: the games are {right}.",
    }
)

WORLDS: Final[dict[str, Callable[[Any], Worlds]]] = {"claim": ClaimWorlds, "kingdoms": KingdomsWorlds}
"""For each game, what makes the possible worlds of a view."""
GAMES: Final = tuple(WORLDS)

DESCRIPTIONS: Final = {
    "random": "plays any legal card",
    "greedy": "goes by common sense, one trick at a time",
    "squire": "looks ahead a little",
    "captain": "thinks through many worlds that could be",
    "regent": "thinks long, and plays certain endings without a mistake",
    "ismcts": "the textbook search with random playouts, for comparison",
}
NAMES: Final = tuple(DESCRIPTIONS)
LEVELS: Final = ("random", "greedy", "squire", "captain", "regent")
"""Those for opponents, each stronger than the one before."""

SENSIBLE: Final = Style(explore=0.7, sense=60, horizon=-1)
JUDGING: Final = Style(explore=0.7, sense=60, horizon=2)
# On a board there are too many moves to try them all in playouts: chance plays a few turns instead.
GLANCING: Final = Style(explore=0.5, sense=0, horizon=2)

STYLES: Final = {
    "claim": {
        "squire": (SENSIBLE, Limit(steps=40), 0),
        "captain": (SENSIBLE, Limit(steps=150), 0),
        "regent": (JUDGING, Limit(steps=2500), 1_000_000),
        "ismcts": (TEXTBOOK, Limit(steps=4000), 0),
    },
    "kingdoms": {
        "squire": (GLANCING, Limit(steps=300), 0),
        "captain": (GLANCING, Limit(steps=1200), 0),
        "regent": (GLANCING, Limit(steps=5000), 0),
        "ismcts": (TEXTBOOK, Limit(steps=4000), 0),
    },
}
"""How each searches, how long, and how many nodes it may solve where nothing is hidden."""


def describe(name: str) -> str:
    """What kind of player a bot is, in one line.

    >>> describe("random")
    'plays any legal card'
    """
    return DESCRIPTIONS[_known(name)]


def make_bot(
    name: str, game: str = "claim", seed: SupportsIndex = 0, limit: Limit | None = None
) -> Bot[Any, Any]:
    """A bot by its name. A limit replaces the one that a searching bot comes with."""
    if game not in WORLDS:
        raise InvalidSetup(Reason("unknown-game", {"name": game, "right": ", ".join(GAMES)}))
    _known(name)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(WORLDS[game], seed)
    style, usual, solving = STYLES[game][name]
    return SearchingBot(WORLDS[game], style, limit or usual, solving, seed)


def _known(name: str) -> str:
    if name not in DESCRIPTIONS:
        raise InvalidSetup(Reason("unknown-bot", {"name": name, "right": ", ".join(NAMES)}))
    return name
