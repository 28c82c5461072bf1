"""Bots think in processes of their own, so that no table waits for another's bot.

A bot gets what the wire carries: the view of its seat as JSON, and nothing else. Whatever it does, no
more than that can come out of it.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from time import perf_counter

from claimant.bots import make_bot
from claimant.server.kinds import read_view
from claimant.server.metrics import BOT_SECONDS

log = logging.getLogger("claimant.bots")


def choose(kind: str, bot: str, seed: int, view: dict[str, object]) -> str:
    """A bot's decision, as text."""
    seen = read_view(kind, view)
    return str(make_bot(bot, kind, seed).choose(seen, seen.legal))


def _prepare() -> None:
    # Ctrl-C reaches all processes of a terminal: the server decides when its thinkers stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """Processes that decide for bots. One that dies is replaced and its question is asked again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, kind: str, bot: str, seed: int, view: dict[str, object]) -> str:
        began = perf_counter()
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            answer = await loop.run_in_executor(pool, choose, kind, bot, seed, view)
        except BrokenProcessPool:
            log.warning("a thinking process died", extra={"bot": bot})
            if self._pool is pool:
                self._pool = None
            answer = await loop.run_in_executor(self._open(), choose, kind, bot, seed, view)
        BOT_SECONDS.labels(bot).observe(perf_counter() - began)
        return answer

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of this process would hold its sockets and half of its locks.
            self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), _prepare)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            # Nobody waits for their answers any more, and the server shall not wait for their thoughts.
            for process in active_children():
                process.terminate()
