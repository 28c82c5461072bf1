"""Processes that work side by side, and Ctrl-C that breaks nothing."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar, cast

from claimant.bots.registrations import dump_registrations, load_registrations
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.reason import Reason, define_reasons

Task = TypeVar("Task")
Answer = TypeVar("Answer")

define_reasons(
    {
        "work-failed": "{kind}: {error}",
        "worker-died": (
            "A process died (exit code {code}). Was memory short, or does a script start processes without "
            "asking whether it is __main__?"
        ),
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
    context = get_context("spawn")
    registrations = dump_registrations()
    staff: dict[Connection, Any] = {}
    busy: dict[Connection, Task] = {}
    try:
        with _ignored_interrupts():
            for _, task in zip(range(processes), tasks, strict=False):
                ours, theirs = context.Pipe()
                worker = context.Process(target=_serve, args=(theirs, registrations, work), daemon=True)
                worker.start()
                theirs.close()
                staff[ours] = worker
                busy[ours] = _sent(ours, task)
        while busy:
            for ready in cast("list[Connection]", wait(list(busy))):
                answer = _receive(ready, staff[ready])
                task = busy.pop(ready)
                following = next(tasks, None)
                if following is not None:
                    busy[ready] = _sent(ready, following)
                yield task, answer
    finally:
        for connection, worker in staff.items():
            worker.terminate()
            connection.close()
        for worker in staff.values():
            worker.join()


def _sent(connection: Connection, task: Task) -> Task:
    # Where nobody is left to take it, nobody will answer either: that is told then.
    with suppress(OSError):
        connection.send(task)
    return task


def _receive(connection: Connection, worker: Any) -> Any:
    try:
        refusal, answer = connection.recv()
    except (EOFError, OSError):
        worker.join()
        raise WorkFailed(Reason("worker-died", {"code": str(worker.exitcode)})) from None
    if refusal is not None:
        raise WorkFailed(Reason(*refusal))
    return answer


def _serve(connection: Connection, registrations: bytes, work: Callable[[Any], Any]) -> None:
    """What a process does all its life. Ctrl-C is for the one that it works for, who will end it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    is_ready = False
    while True:
        try:
            task = connection.recv()
        except (EOFError, OSError):
            return
        message: tuple[tuple[str, dict[str, str]] | None, Any]
        try:
            if not is_ready:
                load_registrations(registrations)
                is_ready = True
            message = None, work(task)
        except ClaimantError as refusal:
            message = (refusal.reason.code, refusal.reason.parameters), None
        except Exception as error:
            message = ("work-failed", {"kind": type(error).__name__, "error": str(error)}), None
        try:
            connection.send(message)
        except OSError:
            return


@contextmanager
def _ignored_interrupts() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C for good."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


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
