"""Jobs in this process and in others, workers that die, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from claimant.lab.jobs import MOST_ATTEMPTS, Workers, WorkFailed, answers, cores, held_interrupts, workers
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
    assert sorted(answers(doubled, range(number), workers(processes))) == [
        (task, 2 * task) for task in range(number)
    ]
    assert active_children() == []


def test_whoever_stops_listening_ends_the_processes() -> None:
    with closing(answers(doubled, range(1_000), workers(2))) as all_answers:
        next(all_answers)
        assert len(active_children()) == 2
    assert active_children() == []


def test_an_error_in_a_process_is_told_here() -> None:
    with pytest.raises(WorkFailed, match=r"ZeroDivisionError: below \{zero\}"):
        list(answers(doubled, [1, -1, 2], workers(2)))
    assert active_children() == []


def dies_once(path: str) -> str:
    """Kill the process that does this, but only the first one."""
    try:
        Path(path).touch(exist_ok=False)
    except FileExistsError:
        return "done"
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def always_dies(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_worker_that_dies_is_replaced_and_all_jobs_are_done_once(tmp_path: Path) -> None:
    jobs = [str(tmp_path / name) for name in "abc"]
    assert sorted(answers(dies_once, jobs, workers(2))) == [(job, "done") for job in jobs]
    assert active_children() == []


def test_a_job_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(WorkFailed, match=f"died {MOST_ATTEMPTS} times"):
        list(answers(always_dies, [1], workers(2)))
    assert active_children() == []


class Threads:
    """Threads instead of processes: any executor will do."""

    def __init__(self) -> None:
        self.executor: Executor = ThreadPoolExecutor(3)

    def width(self) -> int:
        return 6

    def replace(self) -> None:
        raise AssertionError

    def close(self) -> None:
        self.executor.shutdown()


def test_any_executor_will_do() -> None:
    threads: Workers = Threads()
    assert sorted(answers(doubled, range(20), threads)) == [(job, 2 * job) for job in range(20)]


def test_jobs_are_taken_only_when_there_is_room_for_them() -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for job in range(1_000_000):
            taken.append(job)
            yield job

    with closing(answers(doubled, jobs(), Threads())) as doing:
        next(doing)
        assert len(taken) <= 6


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
            done.extend(answers(doubled, [3], workers(2)))

    thread = threading.Thread(target=work)
    thread.start()
    join(thread)
    assert done == [(3, 6)]
