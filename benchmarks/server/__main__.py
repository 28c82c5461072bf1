"""The server under load: `python -m benchmarks.server`; `--soak 600` plays on and watches the memory."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop
from tests.server.postgres import Postgres, folder_of_programs

from benchmarks.server import process
from benchmarks.server.load import Load, callers_at, lookers_at, players_at
from benchmarks.server.prepared import prepare
from claimant.server.settings import Settings

TABLES = (100, 500, 2_000)
IDLE_TABLES = 5_000
RUNNING_GAMES = 10_000
MOVES_IN_A_GAME = 50
"""About as many as a game of `claim` has: games begin at all stages, as they would stand at any moment."""


class Figures:
    """What came out of some seconds of load."""

    def __init__(self, latencies: list[float], seconds: float, worked: float) -> None:
        ordered = sorted(latencies)
        self.per_second = len(ordered) / seconds
        self.middle = 1e3 * ordered[len(ordered) // 2]
        self.slow = 1e3 * ordered[len(ordered) * 99 // 100]
        self.worked = 1e6 * worked / len(ordered)


async def measured(load: Load, worker: int, seconds: float) -> Figures:
    before = process.processor_seconds(worker)
    latencies, took = await load.run(seconds)
    return Figures(latencies, took, process.processor_seconds(worker) - before)


def in_folder(work: Callable[[Path], Awaitable[None]]) -> None:
    """Do something in a temporary folder, with the driver on a core of its own."""
    with tempfile.TemporaryDirectory() as folder, process.on_core(process.DRIVERS_CORE):
        uvloop.run(work(Path(folder)))  # type: ignore[arg-type]


async def beside_the_echo(folder: Path, tables: int, seconds: float, rounds: int) -> None:
    """One row: both servers play and rest in turn, so that a slow moment hits them both."""
    prepared = prepare(Settings(data=folder / "data"), tables, MOVES_IN_A_GAME)
    with process.echo(folder / "echo") as (port, bare), process.claimant(folder / "data") as server:
        assert server.process is not None
        callers, players = await callers_at(port, prepared), await players_at(server.port, prepared)
        ours, echo = [], []
        for number in range(rounds + 1):
            both = (
                await measured(callers, bare.pid, seconds),
                await measured(players, server.process.pid, seconds),
            )
            # The first round warms up: statements are compiled, files grow.
            if number:
                echo.append(both[0])
                ours.append(both[1])
        await callers.close()
        await players.close()
    pairs = list(zip(ours, echo, strict=True))
    print(
        f"| {tables:,} "
        f"| {median(f.per_second for f in ours):,.0f} | {median(f.per_second for f in echo):,.0f} "
        f"| **{median(one.per_second / other.per_second for one, other in pairs):.2f}** "
        f"| {median(f.middle for f in ours):.0f} / {median(f.slow for f in ours):.0f} "
        f"| {median(f.middle for f in echo):.0f} / {median(f.slow for f in echo):.0f} "
        f"| **{median(one.slow / other.slow for one, other in pairs):.2f}** "
        f"| {median(f.worked for f in ours):.0f} / {median(f.worked for f in echo):.0f} |",
        flush=True,
    )


async def on_postgresql(folder: Path, tables: int, seconds: float, rounds: int) -> None:
    with process.on_core(process.SERVERS_CORE):
        cluster = Postgres()
    with cluster as postgres:
        url = postgres.new_database("bench")
        prepared = prepare(Settings(data=folder, database=url), tables, MOVES_IN_A_GAME)
        with process.claimant(folder / "data", url, workers=2) as server:
            assert server.process is not None
            players = await players_at(server.port, prepared)
            figures = [await measured(players, server.process.pid, seconds) for _ in range(rounds + 1)][1:]
            await players.close()
    print(
        f"PostgreSQL with two workers, all on the same core, {tables:,} tables: "
        f"{median(f.per_second for f in figures):,.0f} moves/s, acknowledged within "
        f"{median(f.middle for f in figures):.0f} / {median(f.slow for f in figures):.0f} ms (p50 / p99).",
        flush=True,
    )


async def idle(folder: Path, tables: int) -> None:
    prepared = prepare(Settings(data=folder / "data"), tables, MOVES_IN_A_GAME)
    with process.claimant(folder / "data", rooms_in_memory=tables) as server:
        assert server.process is not None
        empty = process.kilobytes(server.process.pid)
        await lookers_at(server.port, prepared)
        alone = process.kilobytes(server.process.pid) - empty
    with process.claimant(folder / "data", rooms_in_memory=tables) as server:
        assert server.process is not None
        empty = process.kilobytes(server.process.pid)
        players = await players_at(server.port, prepared)
        watched = process.kilobytes(server.process.pid) - empty
        await players.close()
    with process.echo(folder / "echo") as (port, bare):
        empty = process.kilobytes(bare.pid)
        callers = await callers_at(port, prepared)
        lines = process.kilobytes(bare.pid) - empty
        await callers.close()
    print(
        f"{tables:,} idle tables: {alone / tables:.1f} kB each in memory; {watched / tables:.1f} kB with a "
        f"WebSocket for each of their two players, of which two lines to the bare echo take "
        f"{lines / tables:.1f} kB.",
        flush=True,
    )


async def cold_start(folder: Path, games: int, rounds: int) -> None:
    prepared = prepare(Settings(data=folder / "data"), games, MOVES_IN_A_GAME)
    ready, first = [], []
    for _ in range(rounds):
        began = perf_counter()
        with process.claimant(folder / "data") as server:
            ready.append(perf_counter() - began)
            player = await players_at(server.port, prepared[:1])
            await player.one_move()
            first.append(perf_counter() - began)
            await player.close()
    print(
        f"Cold start with {games:,} running games: ready after {median(ready):.2f} s, the first move "
        f"acknowledged after {median(first):.2f} s.",
        flush=True,
    )


async def soak(folder: Path, tables: int, seconds: float) -> None:
    """Play on and on; after the first tenth the memory should not grow any more."""
    prepared = prepare(Settings(data=folder / "data"), tables, MOVES_IN_A_GAME)
    with process.claimant(folder / "data") as server:
        assert server.process is not None
        players = await players_at(server.port, prepared)
        held = []
        for part in range(1, 11):
            figures = await measured(players, server.process.pid, seconds / 10)
            held.append(process.kilobytes(server.process.pid) / 1024)
            print(
                f"{part * seconds / 10:.0f} s: {held[-1]:.1f} MB, {figures.per_second:,.0f} moves/s, "
                f"{figures.middle:.0f} / {figures.slow:.0f} ms",
                flush=True,
            )
        await players.close()
    print(f"Memory at the end is {held[-1] / held[0]:.2f} times what it was after the first tenth.")


def report(seconds: float = 3.0, rounds: int = 3, scale: float = 1.0) -> None:
    """All figures; a scale below 1 is for those who only want to know that it works."""
    print(
        "| tables | moves/s | echo | ratio | p50 / p99, ms | echo | p99 ratio | µs of processor per move, "
        "echo |\n|---|---|---|---|---|---|---|---|"
    )
    for tables in TABLES:
        count = max(1, round(tables * scale))
        in_folder(lambda folder, count=count: beside_the_echo(folder, count, seconds, rounds))  # type: ignore[misc]
    print()
    if folder_of_programs() is None:
        print("PostgreSQL is not installed here: not measured.")
    else:
        in_folder(lambda folder: on_postgresql(folder, max(1, round(TABLES[1] * scale)), seconds, rounds))
    in_folder(lambda folder: idle(folder, max(1, round(IDLE_TABLES * scale))))
    in_folder(lambda folder: cold_start(folder, max(1, round(RUNNING_GAMES * scale)), rounds))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each round plays")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the tables only")
    parser.add_argument("--soak", type=float, default=0.0, help="so many seconds instead of the report")
    parser.add_argument("--tables", type=int, default=200, help="for the soak")
    chosen = parser.parse_args()
    if chosen.soak:
        in_folder(lambda folder: soak(folder, chosen.tables, chosen.soak))
    else:
        report(chosen.seconds, chosen.rounds, chosen.scale)
    return 0


if __name__ == "__main__":
    sys.exit(main())
