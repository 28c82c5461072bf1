"""Whom the player plays with and against: the bots at the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from claimant.bots import describe, make_bot
from claimant.cli.terminal.problems import Problem, printable
from claimant.cli.terminal.texts import text, words
from claimant.tabletop.bot import Bot
from claimant.tabletop.chance import SEED_LIMIT
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.seats import bot_header, player_header

DEFAULT_BOT = "squire"


class View(Protocol):
    """A view of any game, for callers that only need its seat and the legal actions."""

    @property
    def seat(self) -> int | None: ...
    @property
    def legal(self) -> Sequence[object]: ...


class Opponents:
    """The bots at their seats. Each sees its own view and nothing else."""

    def __init__(self, names: Mapping[int, str], game: str, seed: int) -> None:
        """`names` are the bots by seat, `game` is the name of the game."""
        self.names = dict(sorted(names.items()))
        # Other streams than the one that dealt the cards.
        self.bots = {
            seat: make_bot(name, game, (seed + 1 + seat) % SEED_LIMIT) for seat, name in self.names.items()
        }

    def __call__(self, view: View) -> str:
        assert view.seat is not None
        return answer_of(self.names[view.seat], self.bots[view.seat], view.legal, view)

    def as_options(self, seats: Sequence[int]) -> list[str]:
        """How these bots are named on the command line, in the order of their seats."""
        names = [self.names[seat] for seat in seats]
        return [f"--bot {name}" for name in (names if len(set(names)) > 1 else names[:1])]


def bot_name(bot: str) -> str:
    """What people call a bot; a home-made one goes by its own name."""
    key = f"bot-{bot}"
    return text(key) if words().has(key) else bot


def bot_text(bot: str) -> str:
    """How a bot plays, in a few words."""
    key = f"bot-{bot}-text"
    return text(key) if words().has(key) else describe(bot)


def answer_of(name: str, bot: Bot[Any, Any], legal: Sequence[object], view: object) -> str:
    """A bot's choice; a bot that fails or returns an illegal action is a problem, not a traceback."""
    try:
        answer = str(bot.choose(view, legal))
    except ClaimantError:
        raise
    except Exception as error:
        raise Problem("bot-failed", bot=name, error=f"{type(error).__name__}: {error}") from error
    if answer not in [str(action) for action in legal]:
        raise Problem("bot-not-legal", bot=name, action=printable(answer, 40))
    return answer


def seated(bots: Sequence[str], seat: int, players: int) -> dict[int, str]:
    """The bots by their seats, clockwise after the player's; a single one plays all other seats.

    >>> seated(["greedy", "regent"], 1, 3)
    {2: 'greedy', 0: 'regent'}
    """
    others = [(seat + distance) % players for distance in range(1, players)]
    names = [known_bot(name) for name in bots]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise Problem("bots-miscounted", others=len(others), given=len(bots))
    return dict(zip(others, names, strict=True))


def known_bot(name: str) -> str:
    """The name of a bot, small or capital; one that is not known is refused."""
    describe(name.lower())
    return name.lower()


def seated_before(headers: Mapping[str, str], players: int) -> dict[int, str]:
    """The bots by seat, from the headers of a record; they need not be registered here."""
    named = {seat: headers.get(bot_header(seat)) for seat in range(players)}
    return {seat: name for seat, name in named.items() if name is not None}


def write_down(names: Mapping[int, str], headers: dict[str, str], players: int) -> None:
    """Record in the headers which bot plays which seat, in place of whoever played it before."""
    for seat in range(players):
        headers.pop(bot_header(seat), None)
        if seat in names:
            headers.pop(player_header(seat), None)
            headers[bot_header(seat)] = names[seat]


def free_seat(names: Mapping[int, str], players: int) -> int:
    """The seat of the player: the first one that no bot plays."""
    free = [seat for seat in range(players) if seat not in names]
    if not free:
        raise Problem("play-no-seat-left")
    return free[0]
