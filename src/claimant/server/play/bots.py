"""Bots think in separate processes, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import Any, TypeVar

from claimant.bots.registrations import dump_registrations
from claimant.server.messages.games import Advice, Chance
from claimant.server.ops.metrics import BOT_FAILURES, BOT_QUESTIONS, BOT_SECONDS
from claimant.server.play.fair_queue import FairQueue
from claimant.server.play.thinking import ADVISER, BotBroke, Question, advise, choose, think
from claimant.server.play.visitors import Visitor

MOST_TRIES = 3
FIRST_PAUSE_SECONDS = 0.25
"""Before the second try; before the third twice as long."""
LONGEST_SECONDS = 60.0
"""How long a process may take to start, or to answer: the strongest bot takes a tenth of a second."""
USUAL_SECONDS = 0.1
"""The expected duration of a decision of a bot that has made none yet."""
DIED, LATE = "died", "late"
Answer = TypeVar("Answer")
log = logging.getLogger("claimant.bots")


class Thinker:
    """A process that thinks about one question at a time. It is started when needed, and restarted after it
    has died. Its methods block, and belong in a thread.
    """

    def __init__(self, registrations: bytes) -> None:
        self._registrations = registrations
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._is_closed = False

    @property
    def process_id(self) -> int | None:
        return None if self._process is None else self._process.pid

    def ask(self, question: Question) -> Any:
        try:
            line = self._open()
            line.send(question)
            why_not, answer = self._hear(line)
        except (EOFError, OSError):
            self.end()
            raise BotBroke(DIED) from None
        if why_not is not None:
            raise BotBroke(why_not)
        return answer

    def _open(self) -> Connection:
        if self._process is not None and self._line is not None and self._process.is_alive():
            return self._line
        self.end()
        if self._is_closed:
            raise EOFError
        # Not forked: a copy of this process would hold its sockets and half of its locks.
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs, self._registrations), daemon=True)
        try:
            self._process.start()
        finally:
            # With the last copy of this end in the other process, its death is heard at once.
            theirs.close()
        self._hear(self._line)
        return self._line

    def _hear(self, line: Connection) -> Any:
        if not line.poll(LONGEST_SECONDS):
            self.end()
            raise BotBroke(LATE)
        return line.recv()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None and process.pid is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def close(self) -> None:
        """End it for good, from any thread. Callers waiting for an answer are told that there is none."""
        self._is_closed = True
        if self._process is not None and self._process.pid is not None:
            self._process.kill()


@dataclass(eq=False, slots=True)
class Asked:
    """A question that waits for its turn or its answer."""

    bot: str
    question: Question
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Thinkers:
    """Processes that decide for bots, one question each at a time, the visitors taking turns.

    What fails, whether the bot or its process, is tried again: then it is a `BotBroke`.
    """

    def __init__(self, processes: int) -> None:
        registrations = dump_registrations()
        self._thinkers = [Thinker(registrations) for _ in range(processes)]
        self._free = list(self._thinkers)
        self._queue: FairQueue[Asked] = FairQueue(processes)
        self._threads = ThreadPoolExecutor(processes, "thinker")
        self._running: set[asyncio.Task[None]] = set()
        self._usual: dict[str, float] = {}

    @property
    def process_ids(self) -> list[int]:
        """The processes that run now."""
        return [number for thinker in self._thinkers if (number := thinker.process_id) is not None]

    async def choose(
        self, visitor: Visitor, kind: str, bot: str, seed: int, view: dict[str, object]
    ) -> str:
        return await self._ask(visitor, bot, partial(choose, kind, bot, seed, view))

    async def advise(self, visitor: Visitor, kind: str, view: dict[str, object]) -> Advice:
        thought = await self._ask(visitor, ADVISER, partial(advise, kind, view))
        chances = [Chance(action, chance) for action, chance in thought.chances]
        return Advice(
            action=thought.action,
            bot=ADVISER,
            certain=thought.is_certain,
            chances=chances,
            reasons=thought.reasons,
        )

    async def _ask(self, visitor: Visitor, bot: str, question: Callable[[], Answer]) -> Answer:
        began = perf_counter()
        pause = FIRST_PAUSE_SECONDS
        tries = 1
        while True:
            try:
                answer = await self._ask_once(visitor, bot, question)
            except BotBroke as broke:
                BOT_FAILURES.labels(bot, str(broke)).inc()
                log.warning("a bot failed", extra={"bot": bot, "fault": str(broke)})
                if tries == MOST_TRIES:
                    raise
            else:
                BOT_SECONDS.labels(bot).observe(perf_counter() - began)
                return answer
            await asyncio.sleep(pause)
            pause *= 2
            tries += 1

    async def _ask_once(self, visitor: Visitor, bot: str, question: Callable[[], Answer]) -> Answer:
        asked = Asked(bot, question)
        self._queue.put(visitor, asked, self._usual.get(bot, USUAL_SECONDS))
        self._go_on()
        try:
            answer: Answer = await asked.answer
        except asyncio.CancelledError:
            # Nobody wants the answer any more.
            self._queue.withdraw(visitor, asked)
            raise
        return answer

    def _go_on(self) -> None:
        """Give the next questions to idle processes."""
        while self._free and (turn := self._queue.take()) is not None:
            running = asyncio.create_task(self._think(self._free.pop(), *turn))
            self._running.add(running)
            running.add_done_callback(self._running.discard)
        BOT_QUESTIONS.set(len(self._queue))

    async def _think(self, thinker: Thinker, visitor: Visitor, asked: Asked) -> None:
        began = perf_counter()
        loop = asyncio.get_running_loop()
        answer, fault = None, None
        try:
            answer = await loop.run_in_executor(self._threads, thinker.ask, asked.question)
        except Exception as error:
            fault = error
        seconds = perf_counter() - began
        self._usual[asked.bot] = (self._usual.get(asked.bot, seconds) + seconds) / 2
        self._queue.done(visitor, seconds)
        self._free.append(thinker)
        if not asked.answer.done():
            if fault is None:
                asked.answer.set_result(answer)
            else:
                asked.answer.set_exception(fault)
        self._go_on()

    def close(self) -> None:
        """Nobody waits for their answers any more, and the server must not wait for them either."""
        for thinker in self._thinkers:
            thinker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
