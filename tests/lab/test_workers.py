"""Processes, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import closing
from multiprocessing import active_children

import pytest

from claimant.lab.workers import WorkFailed, cores, held_interrupts, map_unordered
from tests.patience import join


def doubled(number: int) -> int:
    if number < 0:
        raise ZeroDivisionError("below {zero}")
    return 2 * number


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


@pytest.mark.parametrize("processes", [1, 2, 5])
@pytest.mark.parametrize("number", [0, 1, 4])
def test_every_task_is_done_once(processes: int, number: int) -> None:
    assert sorted(map_unordered(doubled, range(number), processes)) == [
        (task, 2 * task) for task in range(number)
    ]
    assert active_children() == []


def test_whoever_stops_listening_ends_the_processes() -> None:
    with closing(map_unordered(doubled, range(1_000), 2)) as all_answers:
        next(all_answers)
        assert len(active_children()) == 2
    assert active_children() == []


def test_an_error_in_a_process_is_told_here() -> None:
    with pytest.raises(WorkFailed, match=r"ZeroDivisionError: below \{zero\}"):
        list(map_unordered(doubled, [1, -1, 2], 2))
    assert active_children() == []


def test_an_interrupt_waits_until_it_may_come() -> None:
    done: list[str] = []

    def work() -> None:
        with held_interrupts():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("all of it")
        done.append("never")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all of it"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_other_threads_have_nothing_to_hold() -> None:
    done: list[tuple[int, int]] = []

    def work() -> None:
        with held_interrupts():
            done.extend(map_unordered(doubled, [3], 2))

    thread = threading.Thread(target=work)
    thread.start()
    join(thread)
    assert done == [(3, 6)]
