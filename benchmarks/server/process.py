"""Servers in processes of their own, on a core of their own, and what they use."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.server.running import Server, free_port

ROOT = Path(__file__).parents[2]
SERVERS_CORE, DRIVERS_CORE = 0, 1
UNLIMITED = {"frames_per_second": 1_000_000, "requests_per_minute": 1_000_000_000}


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
    port = free_port()
    with on_core(SERVERS_CORE):
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server.echo", str(port), str(data)],
            stdout=subprocess.DEVNULL,
            cwd=ROOT,
        )
    try:
        while not _is_ready(port):
            assert process.poll() is None
            time.sleep(0.02)
        yield port, process
    finally:
        process.terminate()
        process.wait()


def _is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready", timeout=1).status_code == 200
    except httpx.TransportError:
        return False


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
