"""All bots by name, for menus, matches and commands."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import getdoc
from typing import Any, Final, SupportsIndex

from claimant.bots.greedy import GreedyBot
from claimant.bots.random_bot import RandomBot
from claimant.bots.searching import SearchingBot
from claimant.search.claim.world import ClaimWorlds
from claimant.search.ismcts import TEXTBOOK, Style
from claimant.search.kingdoms.world import KingdomsWorlds
from claimant.search.world import Worlds
from claimant.tabletop.bot import Bot
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import Reason, define_reasons

define_reasons(
    {
        "unknown-bot": "There is no bot {name}: the bots are {right}.",
        "unknown-game": "There is no game {name}: the games are {right}.",
        "bad-bot-name": (
            "'{name}' is no name for a bot: take small letters, digits and hyphens, a letter first, and at "
            "most {most} characters."
        ),
        "bot-name-taken": "The bot {bot} is made by {maker} already: choose another name for {other}.",
        "bot-cannot-play": "The bot {bot} does not play {game}, only {right}.",
        "bot-not-made": "The bot {bot} cannot be made: {error}",
    }
)

MakeBot = Callable[[str, int, Limit | None], Bot[Any, Any]]
"""What makes a home-made bot, from a game, a seed and perhaps a limit."""
LONGEST_NAME: Final = 20
NAME: Final = re.compile(rf"[a-z][a-z0-9-]{{0,{LONGEST_NAME - 1}}}")

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


@dataclass(frozen=True)
class HomeMadeBot:
    """A bot that does not come with the package."""

    make: MakeBot
    description: str
    games: tuple[str, ...]


HOME_MADE: Final[dict[str, HomeMadeBot]] = {}
"""The bots that were registered, by name."""


def register_bot(name: str, make: MakeBot, description: str = "", games: Sequence[str] = ()) -> None:
    """Make a bot known by its name; to do so again changes nothing.

    `make(game, seed, limit)` returns the bot; `limit` is None if nobody has set one. A bot that knows no
    limits may ignore it. Without a description the first line of the docstring of `make` is taken, and
    without games its attribute `games`; if it has none, the bot plays all games.
    """
    if NAME.fullmatch(name) is None:
        raise InvalidSetup(Reason("bad-bot-name", {"name": name, "most": str(LONGEST_NAME)}))
    known = HOME_MADE.get(name)
    if name in DESCRIPTIONS or (known is not None and known.make is not make):
        maker = "claimant" if known is None else written(known.make)
        raise InvalidSetup(Reason("bot-name-taken", {"bot": name, "maker": maker, "other": written(make)}))
    played = tuple(games or getattr(make, "games", GAMES))
    for game in played:
        _check_game(game)
    text = description or (getdoc(make) or "home-made").splitlines()[0]
    HOME_MADE[name] = HomeMadeBot(make, text, played)


def written(thing: object) -> str:
    """How a class or a function is called, with its module."""
    return f"{getattr(thing, '__module__', '?')}.{getattr(thing, '__qualname__', repr(thing))}"


def opponents() -> tuple[str, ...]:
    """The bots that one can play against: the levels, then the home-made ones."""
    return (*LEVELS, *sorted(HOME_MADE))


def games_of(name: str) -> tuple[str, ...]:
    """The games that a bot plays."""
    known = HOME_MADE.get(_known(name))
    return GAMES if known is None else known.games


def describe(name: str) -> str:
    """What kind of player a bot is, in one line.

    >>> describe("random")
    'plays any legal card'
    """
    known = HOME_MADE.get(_known(name))
    return DESCRIPTIONS[name] if known is None else known.description


def make_bot(
    name: str, game: str = "claim", seed: SupportsIndex = 0, limit: Limit | None = None
) -> Bot[Any, Any]:
    """A bot by its name. A limit replaces the one that a searching bot comes with."""
    _check_game(game)
    playable = games_of(name)
    if game not in playable:
        words = {"bot": name, "game": game, "right": ", ".join(playable)}
        raise InvalidSetup(Reason("bot-cannot-play", words))
    if name in HOME_MADE:
        return _make_home_made(name, game, whole(seed, "A seed"), limit)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(WORLDS[game], seed)
    style, usual, solving = STYLES[game][name]
    return SearchingBot(WORLDS[game], style, limit or usual, solving, seed)


def _make_home_made(name: str, game: str, seed: int, limit: Limit | None) -> Bot[Any, Any]:
    try:
        return HOME_MADE[name].make(game, seed, limit)
    except ClaimantError:
        raise
    except Exception as error:
        # Somebody else's code may go wrong in any way.
        words = {"bot": name, "error": f"{type(error).__name__}: {error}"}
        raise InvalidSetup(Reason("bot-not-made", words)) from error


def _check_game(game: str) -> None:
    if game not in WORLDS:
        raise InvalidSetup(Reason("unknown-game", {"name": game, "right": ", ".join(GAMES)}))


def _known(name: str) -> str:
    if name not in DESCRIPTIONS and name not in HOME_MADE:
        right = ", ".join((*NAMES, *sorted(HOME_MADE)))
        raise InvalidSetup(Reason("unknown-bot", {"name": name, "right": right}))
    return name
