"""Slow work: done outside the event loop, with the visitors taking turns."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any, TypeVar

from claimant.bots.registrations import dump_registrations, load_registrations
from claimant.server.ops.metrics import WORK_SECONDS
from claimant.server.ops.parent import when_parent_dies
from claimant.server.play.fair_queue import FairQueue
from claimant.server.play.visitors import Visitor
from claimant.server.reasons import Refusal

MOST_OF_AN_ADDRESS = 16
MOST_WAITING = 64
NICE = 5
"""Visitors who look at an old game can wait a little longer than players."""
Result = TypeVar("Result")
log = logging.getLogger("claimant.serve")


@dataclass(eq=False, slots=True)
class Job:
    """Something to be done, and who waits for it."""

    work: Callable[[], Any]
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Workshop:
    """One place to work at. An address that wants too much is refused, and so is everybody if all do."""

    def __init__(self, name: str, open_executor: Callable[[], Executor]) -> None:
        self.name = name
        self._open_executor = open_executor
        self._executor: Executor | None = None
        self._queue: FairQueue[Job] = FairQueue(1)
        self._wanted: Counter[str] = Counter()
        self._running: asyncio.Task[None] | None = None

    async def do(self, visitor: Visitor, work: Callable[[], Result]) -> Result:
        """The result of the work, or its error."""
        if self._wanted[visitor.address] >= MOST_OF_AN_ADDRESS:
            raise Refusal("too-fast", 429)
        if self._wanted.total() >= MOST_WAITING:
            raise Refusal("server-full", 503)
        job = Job(work)
        self._wanted[visitor.address] += 1
        self._queue.put(visitor, job, 0.0)
        if self._running is None:
            self._running = asyncio.create_task(self._work())
        try:
            result: Result = await job.done
        except asyncio.CancelledError:
            self._queue.withdraw(visitor, job)
            raise
        finally:
            self._wanted[visitor.address] -= 1
            if not self._wanted[visitor.address]:
                del self._wanted[visitor.address]
        return result

    async def _work(self) -> None:
        """Do what there is to be done, one thing after the other."""
        try:
            while (turn := self._queue.take()) is not None:
                visitor, job = turn
                began = perf_counter()
                result, fault = None, None
                try:
                    result = await self._carried_out(job.work)
                except Exception as error:
                    fault = error
                seconds = perf_counter() - began
                WORK_SECONDS.labels(self.name).observe(seconds)
                self._queue.done(visitor, seconds)
                if job.done.done():
                    continue
                if fault is None:
                    job.done.set_result(result)
                else:
                    job.done.set_exception(fault)
        finally:
            self._running = None

    async def _carried_out(self, work: Callable[[], Result]) -> Result:
        try:
            return await self._tried(work)
        except BrokenProcessPool:
            # The process was killed: a new one does it.
            return await self._tried(work)

    async def _tried(self, work: Callable[[], Result]) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._open(), work)
        except BrokenProcessPool:
            self._executor = None
            raise

    def _open(self) -> Executor:
        if self._executor is None:
            self._executor = self._open_executor()
        return self._executor

    def warm_up(self, work: Callable[[], object]) -> None:
        """Let the place be ready before anybody waits for it."""
        self._open().submit(work).add_done_callback(_note_failure)

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def _note_failure(done: Future[object]) -> None:
    """The first visitor waits a little longer then."""
    fault = None if done.cancelled() else done.exception()
    if fault is not None:
        log.warning("a process could not be warmed up", exc_info=fault)


def in_a_process() -> Callable[[], Executor]:
    """For work of our own, which would hold up the event loop from a thread as well."""
    # Not forked: a copy of this process would hold its sockets and half of its locks.
    return partial(ProcessPoolExecutor, 1, get_context("spawn"), _prepare, (dump_registrations(),))


def in_a_thread(name: str) -> Callable[[], Executor]:
    """For work of a library that lets others run meanwhile."""
    return partial(ThreadPoolExecutor, 1, name, _give_way)


def _prepare(registrations: bytes) -> None:
    # Ctrl-C reaches all processes of a terminal: the server decides when they stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_parent_dies(partial(os._exit, 1))
    os.nice(NICE)
    load_registrations(registrations)


def _give_way() -> None:
    """Let the event loop go first; only Linux knows how nice a single thread is."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICE)
