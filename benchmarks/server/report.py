"""Server benchmarks: moves compared with an echo, PostgreSQL, idle tables, cold starts, a soak."""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop
from tests.server.postgres import Postgres, folder_of_programs

from benchmarks.server import process
from benchmarks.server.load import Load, callers_at, lookers_at, players_at
from benchmarks.server.prepared import Prepared, prepare
from claimant.server.ops.settings import Settings

TABLES = (100, 500, 2_000)
IDLE_TABLES = 5_000
RUNNING_GAMES = 10_000
WARM_UP = 50
"""Tables before those whose memory is measured."""
MOVES_IN_A_GAME = 50
"""About as many as a game of `claim` has: games begin at all stages, as they would stand at any moment."""


class Figures:
    """What came out of some seconds of load."""

    def __init__(self, latencies: list[float], seconds: float, worked: float) -> None:
        ordered = sorted(latencies)
        self.per_second = len(ordered) / seconds
        self.half = 1e3 * ordered[len(ordered) // 2]
        self.slow = 1e3 * ordered[len(ordered) * 99 // 100]
        self.worked = 1e6 * worked / len(ordered)


def typical(figures: list[Figures], name: str) -> float:
    return float(median(getattr(one, name) for one in figures))


def ratio(ours: list[Figures], others: list[Figures], name: str) -> float:
    """The middle one of the rounds' ratios: a slow moment spoils one round, not the row."""
    pairs = zip(ours, others, strict=True)
    return float(median(getattr(one, name) / getattr(other, name) for one, other in pairs))


async def measured(load: Load, worker: int, seconds: float) -> Figures:
    before = process.processor_seconds(worker)
    latencies, took = await load.run(seconds)
    return Figures(latencies, took, process.processor_seconds(worker) - before)


def in_folder(work: Callable[[Path], Awaitable[None]]) -> None:
    """Do something in a temporary folder, with the driver on a core of its own."""
    with tempfile.TemporaryDirectory() as folder, process.on_core(process.DRIVERS_CORE):
        uvloop.run(work(Path(folder)))  # type: ignore[arg-type]


async def beside_the_echo(folder: Path, tables: int, seconds: float, rounds: int) -> None:
    """One row: the servers play and rest in turn, so that a slow moment hits them all."""
    prepared = prepare(Settings(data=folder / "data"), tables, MOVES_IN_A_GAME)
    with (
        process.echo(folder / "echo") as (port, bare),
        process.echo(folder / "talk") as (talking_port, talking),
        process.claimant(folder / "data") as server,
    ):
        assert server.process is not None
        loads = [
            (await players_at(server.port, prepared), server.process.pid),
            (await callers_at(port, prepared), bare.pid),
            (await callers_at(talking_port, prepared, watching=True), talking.pid),
        ]
        figures = [[await measured(*load, seconds) for load in loads] for _ in range(rounds + 1)]
        for load, _ in loads:
            await load.close()
    # The first round warms up: statements are compiled, files grow.
    ours, echo, talk = ([row[column] for row in figures[1:]] for column in range(3))
    print(
        f"| {tables:,} | {typical(ours, 'per_second'):,.0f} | {typical(echo, 'per_second'):,.0f} "
        f"| **{ratio(ours, echo, 'per_second'):.2f}** | {ratio(ours, talk, 'per_second'):.2f} "
        f"| {typical(ours, 'half'):.0f} / {typical(ours, 'slow'):.0f} "
        f"| {typical(echo, 'half'):.0f} / {typical(echo, 'slow'):.0f} "
        f"| **{ratio(ours, echo, 'slow'):.2f}** "
        f"| {typical(ours, 'worked'):.0f} / {typical(echo, 'worked'):.0f} "
        f"/ {typical(talk, 'worked'):.0f} |",
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
        f"{typical(figures, 'per_second'):,.0f} moves/s, acknowledged within "
        f"{typical(figures, 'half'):.0f} / {typical(figures, 'slow'):.0f} ms (p50 / p99).",
        flush=True,
    )


async def idle(folder: Path, tables: int) -> None:
    """What a table takes on which nothing happens: more tables are added to some that are there already."""
    prepared = prepare(Settings(data=folder / "data"), tables + WARM_UP, MOVES_IN_A_GAME)
    first, rest = prepared[:WARM_UP], prepared[WARM_UP:]
    with process.claimant(folder / "data", rooms_in_memory=len(prepared)) as server:
        assert server.process is not None
        await lookers_at(server.port, first)
        before = process.kilobytes(server.process.pid)
        await lookers_at(server.port, rest)
        alone = process.kilobytes(server.process.pid) - before
    with process.claimant(folder / "data", rooms_in_memory=len(prepared)) as server:
        assert server.process is not None
        watched = await _lines(server.process.pid, lambda some: players_at(server.port, some), first, rest)
    with process.echo(folder / "echo") as (port, bare):
        lines = await _lines(bare.pid, lambda some: callers_at(port, some), first, rest)
    print(
        f"{tables:,} idle tables: {alone / tables:.1f} kB each in memory; {watched / tables:.1f} kB with a "
        f"WebSocket for each of their two players, of which two lines to the bare echo take "
        f"{lines / tables:.1f} kB.",
        flush=True,
    )


async def _lines(
    worker: int,
    opened: Callable[[list[Prepared]], Awaitable[Load]],
    first: list[Prepared],
    rest: list[Prepared],
) -> int:
    """How many kilobytes the lines of everybody at the rest of the tables take."""
    loads = [await opened(first)]
    before = process.kilobytes(worker)
    loads.append(await opened(rest))
    taken = process.kilobytes(worker) - before
    for load in loads:
        await load.close()
    return taken


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
    """Play on and on. What is kept for a minute is all there after a third of ten minutes."""
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
                f"{figures.half:.0f} / {figures.slow:.0f} ms",
                flush=True,
            )
        await players.close()
    print(f"Memory at the end is {held[-1] / held[2]:.3f} times what it was after three tenths.")


def report(seconds: float = 3.0, rounds: int = 3, scale: float = 1.0) -> None:
    """All figures; a scale below 1 is for those who only want to know that it works."""
    print(
        "| tables | moves/s | echo | ratio | to one that tells both | p50 / p99, ms | echo | p99 ratio "
        "| µs of processor a move: server / echo / one that tells both |\n" + 9 * "|---" + "|"
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
