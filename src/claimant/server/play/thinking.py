"""How a bot's process thinks. It imports little, because a new process delays the caller.

A bot gets what the wire carries: the view of its seat as JSON, and nothing else. Whatever it does, it
cannot reveal more than that.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from claimant.bots import LEVELS, make_bot
from claimant.bots.registrations import load_registrations
from claimant.bots.searching import SearchingBot
from claimant.games import find_game
from claimant.server.ops.parent import when_parent_dies

ADVISER = LEVELS[-1]
ADVICE_SEED = 0
MOST_ADVISED = 5
NICE = 5
"""A bot that thinks for half a second can wait a little; a player who has moved is answered at once."""
Question = Callable[[], Any]


class BotBroke(Exception):
    """A bot could not decide. The text is only the kind of error: a message might reveal its cards."""


ILLEGAL = "illegal"


def choose(kind: str, bot: str, seed: int, view: dict[str, object]) -> str:
    """A bot's decision, as text."""
    seen = find_game(kind).read_view(view)
    action = str(make_bot(bot, kind, seed).choose(seen, seen.legal))
    if action not in map(str, seen.legal):
        raise BotBroke(ILLEGAL)
    return action


class Thought(NamedTuple):
    """What the adviser would do, and how likely it considers the best actions to win."""

    action: str
    is_certain: bool
    chances: list[tuple[str, float]]
    reasons: list[dict[str, object]]
    """What it achieves, as messages."""


def advise(kind: str, view: dict[str, object]) -> Thought:
    """The strongest bot's advice, and its reasons."""
    # A process that only plays for bots starts sooner without it.
    from claimant.study.advising import reasons_for

    seen = find_game(kind).read_view(view)
    bot = make_bot(ADVISER, kind, ADVICE_SEED)
    assert isinstance(bot, SearchingBot)
    found: list[tuple[object, float]] = []
    action = bot.solved(seen, seen.legal) if len(seen.legal) > 1 else seen.legal[0]
    is_certain = action is not None
    if action is None:
        found = bot.advise(seen, seen.legal)
        action = found[0][0]
    chances = [(str(other), chance) for other, chance in found[:MOST_ADVISED]]
    reasons = [reason.to_json() for reason in reasons_for(seen, str(action), chances)]
    return Thought(str(action), is_certain, chances, reasons)


def think(line: Connection, registrations: bytes) -> None:
    """Answer questions until the server is gone: the whole life of a process."""
    # Ctrl-C reaches all processes of a terminal: the server decides when its thinkers stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_parent_dies(partial(os._exit, 1))
    os.nice(NICE)
    load_registrations(registrations)
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            line.send(_answered(line.recv()))


def _answered(question: Question) -> tuple[str | None, object]:
    """Why there is no answer, or the answer."""
    try:
        return None, question()
    except BotBroke as broke:
        return str(broke), None
    except Exception as error:
        # The errors of third-party bots need not survive the way to another process.
        return type(error).__name__, None
