"""Many independent jobs, run here, in other processes, or on a cluster.

Any `concurrent.futures` executor works. Each answer is returned exactly once, as soon as it is available. A
job whose worker dies is repeated.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Protocol, SupportsIndex, TypeVar

from claimant import __version__
from claimant.bots.registrations import dump_registrations, load_registrations
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons

Job = TypeVar("Job")
Answer = TypeVar("Answer")

Place = tuple[int, int]
"""A job of a run by two numbers, such as the match and the deal; jobs are reported in ascending order."""

MOST_ATTEMPTS = 4
"""How often a job is begun. One that kills its worker this often will always do so."""

define_reasons(
    {
        "bad-processes": {"given": NUMBER},
        "work-failed": {"kind": TEXT, "error": TEXT},
        "worker-died": {"number": NUMBER},
        "worker-version": {"own": TEXT, "other": TEXT},
    }
)


class WorkFailed(ClaimantError):
    """A job could not be done."""


class Workers(Protocol):
    """The workers that run the jobs."""

    executor: Executor

    def width(self) -> int:
        """How many jobs should be in progress at once, so that no worker is idle."""

    def replace(self) -> None:
        """Replace workers that have died, if the executor does not do that by itself."""

    def close(self) -> None:
        """End all workers at once, whatever they are doing."""


# --- who does the jobs ------------------------------------------------------------------------------


def cores() -> int:
    """How many processes this machine lets us run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Processes:
    """Processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._others = set(active_children())
        self.executor: Executor = self._open()

    def _open(self) -> Executor:
        # Not forked: a copy of a process with threads may hold their locks for ever.
        return ProcessPoolExecutor(self.number, get_context("spawn"))

    def width(self) -> int:
        return self.number

    def replace(self) -> None:
        self.close()
        self.executor = self._open()

    def close(self) -> None:
        for worker in set(active_children()) - self._others:
            worker.terminate()
        self.executor.shutdown(cancel_futures=True)


def workers(processes: SupportsIndex = 1, cluster: str | None = None) -> Workers | None:
    """This many local processes, or all workers of a cluster (the address of a Dask scheduler).

    None means this process alone.
    """
    if cluster is not None:
        from claimant.lab.cluster import Cluster

        return Cluster(cluster)
    number = whole(processes, "The number of processes")
    if number < 1:
        raise InvalidSetup(Reason("bad-processes", {"given": number}))
    return None if number == 1 else Processes(number)


# --- doing them -------------------------------------------------------------------------------------


def answers(
    work: Callable[[Job], Answer], jobs: Iterable[Job], by: Workers | None = None
) -> Generator[tuple[Job, Answer], None, None]:
    """Run all jobs and yield each with its answer as soon as it is done.

    Jobs are taken from `jobs` only when there is room for them. The workers are closed when the last job is
    done, or when the generator is closed.
    """
    if by is None:
        for job in jobs:
            yield job, work(job)
    else:
        yield from _answers_of(work, iter(jobs), by)


def _answers_of(
    work: Callable[[Job], Answer], waiting: Iterator[Job], by: Workers
) -> Generator[tuple[Job, Answer], None, None]:
    job_elsewhere = partial(_do, __version__, dump_registrations(), work)
    running: dict[Future[Answer], tuple[Job, int]] = {}

    def submit(job: Job, attempt: int) -> None:
        # A job may start a process, which inherits the signals blocked here.
        with _blocked_interrupts():
            running[by.executor.submit(job_elsewhere, job)] = job, attempt

    try:
        while True:
            for job in islice(waiting, max(0, by.width() - len(running))):
                submit(job, 1)
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            if any(isinstance(future.exception(), BrokenExecutor) for future in done):
                # Everything in progress is lost with the worker, except for what was finished just before.
                wait(running)
                done = set(running)
                by.replace()
            for future in done:
                job, attempt = running.pop(future)
                if isinstance(future.exception(), BrokenExecutor):
                    if attempt == MOST_ATTEMPTS:
                        raise WorkFailed(Reason("worker-died", {"number": attempt}))
                    submit(job, attempt + 1)
                else:
                    yield job, _answer(future)
    finally:
        by.close()


def _do(version: str, registrations: bytes, work: Callable[[Job], Answer], job: Job) -> Answer:
    """A job, in a process that may not have the registrations yet."""
    if version != __version__:
        raise WorkFailed(Reason("worker-version", {"own": version, "other": __version__}))
    load_registrations(registrations)
    return work(job)


def _answer(future: Future[Answer]) -> Answer:
    try:
        return future.result()
    except ClaimantError as refusal:
        raise WorkFailed(refusal.reason) from None
    except Exception as error:
        words = {"kind": type(error).__name__, "error": str(error)}
        raise WorkFailed(Reason("work-failed", words)) from None


def tell_in_turn(
    work: Callable[[Place], Answer],
    jobs: Callable[[], Iterator[Place]],
    by: Workers | None,
    tell: Callable[[Place, Answer], None],
) -> None:
    """Run all jobs and report each in turn: `jobs` yields them in ascending order.

    If it is interrupted, jobs that were finished out of turn are reported as well. Ctrl-C waits until one
    has been reported.
    """
    due = jobs()
    expected = next(due, None)
    done: dict[Place, Answer] = {}

    def tell_one(job: Place) -> None:
        with held_interrupts():
            tell(job, done.pop(job))

    try:
        with closing(answers(work, jobs(), by)) as doing:
            for job, answer in doing:
                done[job] = answer
                while expected is not None and expected in done:
                    tell_one(expected)
                    expected = next(due, None)
    finally:
        for job in sorted(done):
            tell_one(job)


# --- Ctrl-C that breaks nothing -----------------------------------------------------------------------


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
