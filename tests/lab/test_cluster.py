"""A scheduler and its workers as separate processes, one of which is killed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from claimant.lab.arena import Arena, MatchResult, play_match
from claimant.lab.matches import Match, PlayedGame, find_player
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.setup import Setup
from tests.patience import SECONDS, until

PAIRS = 40


@contextmanager
def started(log: Path, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program of Dask, which writes its log to a file."""
    with log.open("wb") as file:
        program = subprocess.Popen([sys.executable, "-m", "dask", *arguments], stdout=file, stderr=file)
    try:
        yield program
    finally:
        program.kill()
        program.wait(timeout=SECONDS)


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler."""
    log = tmp_path_factory.mktemp("dask") / "scheduler"
    options = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-jupyter")
    with started(log, "scheduler", *options):
        until(lambda: address_in(log))
        yield address_in(log)


def address_in(log: Path) -> str:
    found = re.search(r"Scheduler at: +(tcp://\S+)", log.read_text())
    return "" if found is None else found[1]


@contextmanager
def worker(scheduler: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(log.parent))
    with started(log, "worker", scheduler, *options) as process:
        until(lambda: "Registered to" in log.read_text())
        yield process


def new_arena() -> Arena:
    return Arena([Match(find_player("squire@20"), find_player("greedy"), Setup(), 5)], PAIRS)


def test_with_a_worker_killed_on_the_way_the_games_are_those_of_one_process(
    scheduler: str, tmp_path: Path
) -> None:
    here, there = new_arena(), new_arena()
    here.run()
    with worker(scheduler, tmp_path / "one") as victim, worker(scheduler, tmp_path / "two"):

        def listen(result: MatchResult, _: Sequence[PlayedGame]) -> None:
            if result.deals == PAIRS // 4:
                victim.send_signal(signal.SIGKILL)

        there.run(listen=listen, cluster=scheduler)
        assert victim.wait(timeout=SECONDS) == -signal.SIGKILL
    played = [[game.record for game in arena.results[0].games] for arena in (here, there)]
    assert played[0] == played[1]
    assert here.results[0].wins == there.results[0].wins


def test_a_cluster_without_workers_is_refused(scheduler: str) -> None:
    with pytest.raises(InvalidSetup, match="has no workers"):
        play_match("random", "random", pairs=1, cluster=scheduler)


def test_seconds_are_refused_on_a_cluster() -> None:
    with pytest.raises(InvalidSetup, match=r"random@0\.1s has a limit in seconds"):
        play_match("random@0.1s", "random", pairs=1, cluster="tcp://127.0.0.1:1")
