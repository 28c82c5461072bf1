"""Processes that work side by side, and Ctrl-C that breaks nothing."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from claimant.bots.registrations import dump_registrations, load_registrations
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.reason import TEXT, Reason, define_reasons

Task = TypeVar("Task")
Answer = TypeVar("Answer")

define_reasons(
    {
        "work-failed": {"kind": TEXT, "error": TEXT},
        "worker-died": {},
    }
)


class WorkFailed(ClaimantError):
    """A process could not do its work."""


def cores() -> int:
    """How many processes this machine lets us run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_unordered(
    work: Callable[[Task], Answer], tasks: Iterable[Task], processes: int
) -> Generator[tuple[Task, Answer], None, None]:
    """Do all tasks, in so many processes, and give each with its answer as soon as it is done.

    One process is this one. Whoever stops listening ends the others at once.
    """
    if processes == 1:
        for task in tasks:
            yield task, work(task)
    else:
        yield from _map_in_processes(work, iter(tasks), processes)


def _map_in_processes(
    work: Callable[[Task], Answer], tasks: Iterator[Task], processes: int
) -> Generator[tuple[Task, Answer], None, None]:
    # Not forked: a copy of a process with threads may hold their locks for ever.
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    task_in_process = partial(_do, dump_registrations(), work)
    others = set(active_children())
    running: dict[Future[Answer], Task] = {}

    def submit(number: int) -> None:
        # A task may start a process, which takes over what is blocked here.
        with _blocked_interrupts():
            for task in islice(tasks, number):
                running[pool.submit(task_in_process, task)] = task

    try:
        submit(processes)
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                task = running.pop(future)
                answer = _answer(future)
                submit(1)
                yield task, answer
    finally:
        for worker in set(active_children()) - others:
            worker.terminate()
        pool.shutdown(cancel_futures=True)


def _do(registrations: bytes, work: Callable[[Task], Answer], task: Task) -> Answer:
    """A task, in a process that may not know yet what was registered."""
    load_registrations(registrations)
    return work(task)


def _answer(future: Future[Answer]) -> Answer:
    try:
        return future.result()
    except ClaimantError as refusal:
        raise WorkFailed(refusal.reason) from None
    except BrokenProcessPool:
        raise WorkFailed(Reason("worker-died", {})) from None
    except Exception as error:
        words = {"kind": type(error).__name__, "error": str(error)}
        raise WorkFailed(Reason("work-failed", words)) from None


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    """Ctrl-C waits until this is done; processes started meanwhile never hear of it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def held_interrupts() -> Iterator[None]:
    """Ctrl-C waits until this is done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    caught: list[Any] = []
    before = signal.signal(signal.SIGINT, lambda *interrupt: caught.append(interrupt))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if caught and callable(before):
            before(*caught[0])
