"""Servers in processes of their own, on a core of their own, and what they use."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import SECONDS, until
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
SERVERS_CORE, DRIVERS_CORE = 0, 1
UNLIMITED = {"frames_per_second": 1_000_000, "requests_per_minute": 1_000_000_000, "connections": 15_000}


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """What is started now runs on this core and on no other, where the system can do that."""
    if not hasattr(os, "sched_setaffinity") or (os.cpu_count() or 1) < 2:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def claimant(data: Path, database: str = "", **settings: object) -> Iterator[Server]:
    """Our server. It can be asked for more than one visitor may ask for."""
    server = Server(data, database, **{**UNLIMITED, **settings})
    with on_core(SERVERS_CORE):
        server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def echo(data: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """The bare echo: its port and its process."""
    data.mkdir(parents=True, exist_ok=True)
    told = data / "port"
    with on_core(SERVERS_CORE), open(told, "wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server.echo", str(data)], stdout=file, cwd=ROOT
        )
    try:
        until(lambda: told.read_text().endswith("\n") or process.poll() is not None)
        assert process.poll() is None
        yield int(told.read_text()), process
    finally:
        process.terminate()
        process.wait(timeout=SECONDS)


def processor_seconds(process: int) -> float:
    """How long all threads of a process have worked; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kilobytes(process: int) -> int:
    """How much memory a process holds; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except FileNotFoundError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
