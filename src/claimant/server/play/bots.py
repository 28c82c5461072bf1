"""Bots think in processes of their own, so that no table waits for another's bot.

A bot gets what the wire carries: the view of its seat as JSON, and nothing else. Whatever it does, no
more than that can come out of it.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import TypeVar

from claimant.bots import LEVELS, make_bot
from claimant.bots.registrations import dump_registrations, load_registrations
from claimant.bots.searching import SearchingBot
from claimant.games import find_game
from claimant.server.messages.games import Advice, Chance
from claimant.server.ops.metrics import BOT_SECONDS

ADVISER = LEVELS[-1]
ADVICE_SEED = 0
MOST_ADVISED = 5
Answer = TypeVar("Answer")
log = logging.getLogger("claimant.bots")


class BotBroke(Exception):
    """A bot could not decide. The text is the kind of error and no more: a message might tell its cards."""


def choose(kind: str, bot: str, seed: int, view: dict[str, object]) -> str:
    """A bot's decision, as text."""
    seen = find_game(kind).read_view(view)
    try:
        return str(make_bot(bot, kind, seed).choose(seen, seen.legal))
    except Exception as error:
        # What somebody else's bot raises need not survive the way to another process.
        raise BotBroke(type(error).__name__) from None


def advise(kind: str, view: dict[str, object]) -> Advice:
    """What the strongest bot would do, and how likely it thinks that the best actions win."""
    seen = find_game(kind).read_view(view)
    bot = make_bot(ADVISER, kind, ADVICE_SEED)
    assert isinstance(bot, SearchingBot)
    chances: list[tuple[object, float]] = []
    action = bot.solved(seen, seen.legal) if len(seen.legal) > 1 else seen.legal[0]
    is_certain = action is not None
    if action is None:
        chances = bot.advise(seen, seen.legal)
        action = chances[0][0]
    return Advice(
        action=str(action),
        bot=ADVISER,
        certain=is_certain,
        chances=[Chance(str(other), chance) for other, chance in chances[:MOST_ADVISED]],
    )


def _prepare(registrations: bytes) -> None:
    # Ctrl-C reaches all processes of a terminal: the server decides when its thinkers stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_registrations(registrations)


class Thinkers:
    """Processes that decide for bots. One that dies is replaced and its question is asked again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._registrations = dump_registrations()
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, kind: str, bot: str, seed: int, view: dict[str, object]) -> str:
        return await self._ask(bot, partial(choose, kind, bot, seed, view))

    async def advise(self, kind: str, view: dict[str, object]) -> Advice:
        return await self._ask(ADVISER, partial(advise, kind, view))

    async def _ask(self, bot: str, question: Callable[[], Answer]) -> Answer:
        began = perf_counter()
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            answer = await loop.run_in_executor(pool, question)
        except BrokenProcessPool:
            log.warning("a thinking process died", extra={"bot": bot})
            if self._pool is pool:
                self._pool = None
            answer = await loop.run_in_executor(self._open(), question)
        BOT_SECONDS.labels(bot).observe(perf_counter() - began)
        return answer

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of this process would hold its sockets and half of its locks.
            self._pool = ProcessPoolExecutor(
                self.processes, get_context("spawn"), _prepare, (self._registrations,)
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            # Nobody waits for their answers any more, and the server shall not wait for their thoughts.
            for process in active_children():
                process.terminate()
