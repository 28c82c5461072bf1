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
from claimant.games import GAMES, find_game
from claimant.locale import in_english
from claimant.tabletop.bot import Bot
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.message import Message
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import NUMBER, TEXT, Reason, all_of, define_reasons
from claimant.tabletop.style import TEXTBOOK
from claimant.tabletop.texts import add_plain_texts

define_reasons(
    {
        "unknown-bot": {"name": TEXT, "right": all_of(TEXT)},
        "bad-bot-name": {"name": TEXT, "most": NUMBER},
        "bot-name-taken": {"bot": TEXT, "maker": TEXT, "other": TEXT},
        "bot-cannot-play": {"bot": TEXT, "game": TEXT, "right": all_of(TEXT)},
        "bot-not-made": {"bot": TEXT, "error": TEXT},
    }
)

MakeBot = Callable[[str, int, Limit | None], Bot[Any, Any]]
"""A function that makes a home-made bot from a game, a seed and optionally a limit."""
LONGEST_NAME: Final = 20
NAME: Final = re.compile(rf"[a-z][a-z0-9-]{{0,{LONGEST_NAME - 1}}}")

LEVELS: Final = ("random", "greedy", "squire", "captain", "regent")
"""Those for opponents, each stronger than the one before."""
NAMES: Final = (*LEVELS, "ismcts")

COMPARISON: Final = (TEXTBOOK, Limit(steps=4000), 0)
"""How the textbook search plays, in every game."""


@dataclass(frozen=True)
class HomeMadeBot:
    """A bot that does not come with the package."""

    make: MakeBot
    description: str
    games: tuple[str, ...]
    """The codes of those that it plays; none: all."""


HOME_MADE: Final[dict[str, HomeMadeBot]] = {}
"""The bots that were registered, by name."""


def register_bot(name: str, make: MakeBot, description: str = "", games: Sequence[str] = ()) -> None:
    """Register a bot by name; repeating it changes nothing.

    `make(game, seed, limit)` returns the bot; `limit` is None if none is set. A bot without limits may
    ignore it. The description defaults to the first line of the docstring of `make`, and the games to its
    attribute `games`; without either, the bot plays all games.
    """
    if NAME.fullmatch(name) is None:
        raise InvalidSetup(Reason("bad-bot-name", {"name": name, "most": LONGEST_NAME}))
    known = HOME_MADE.get(name)
    if name in NAMES or (known is not None and known.make is not make):
        maker = "claimant" if known is None else written(known.make)
        raise InvalidSetup(Reason("bot-name-taken", {"bot": name, "maker": maker, "other": written(make)}))
    played = tuple(games or getattr(make, "games", ()))
    for game in played:
        find_game(game)
    text = description or (getdoc(make) or "home-made").splitlines()[0]
    HOME_MADE[name] = HomeMadeBot(make, text, played)
    add_plain_texts({f"bot-{name}": name, f"bot-{name}-text": text})


def written(thing: object) -> str:
    """How a class or a function is called, with its module."""
    return f"{getattr(thing, '__module__', '?')}.{getattr(thing, '__qualname__', repr(thing))}"


def opponents() -> tuple[str, ...]:
    """The bots that people can play against: the levels, then the home-made ones."""
    return (*LEVELS, *sorted(HOME_MADE))


def games_of(name: str) -> tuple[str, ...]:
    """The games that a bot plays."""
    known = HOME_MADE.get(_known(name))
    return tuple(GAMES) if known is None or not known.games else known.games


def describe(name: str) -> str:
    """What kind of player a bot is, in one line of English.

    >>> describe("random")
    'plays any card the rules allow'
    """
    return in_english(Message(f"bot-{_known(name)}-text", {}))


def make_bot(
    name: str, game: str = "claim", seed: SupportsIndex = 0, limit: Limit | None = None
) -> Bot[Any, Any]:
    """A bot by its name. A limit replaces the one that a searching bot comes with."""
    kind = find_game(game)
    playable = games_of(name)
    if game not in playable:
        raise InvalidSetup(Reason("bot-cannot-play", {"bot": name, "game": game, "right": list(playable)}))
    if name in HOME_MADE:
        return _make_home_made(name, game, whole(seed, "A seed"), limit)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(kind.worlds, seed)
    style, usual, solving = COMPARISON if name == "ismcts" else kind.levels[name]
    return SearchingBot(kind.worlds, style, limit or usual, solving, seed)


def _make_home_made(name: str, game: str, seed: int, limit: Limit | None) -> Bot[Any, Any]:
    try:
        return HOME_MADE[name].make(game, seed, limit)
    except ClaimantError:
        raise
    except Exception as error:
        # Third-party code may fail in any way.
        words = {"bot": name, "error": f"{type(error).__name__}: {error}"}
        raise InvalidSetup(Reason("bot-not-made", words)) from error


def _known(name: str) -> str:
    if name not in NAMES and name not in HOME_MADE:
        raise InvalidSetup(Reason("unknown-bot", {"name": name, "right": list(opponents())}))
    return name
