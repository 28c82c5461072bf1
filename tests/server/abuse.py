"""Ten players play while another visitor abuses their server in one way after another.

    python -m tests.server.abuse                    # each abuse for 20 seconds; make abuse does it
    python -m tests.server.abuse --seconds 5 replays pings

For each abuse it reports how long a move took with and without it (99th percentile), by how much the
server's memory grew, and how soon both were back to normal. It fails if the others' moves take three times
as long as undisturbed, if memory grows by 50 MB, or if it is not back to normal ten seconds later.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from claimant.server.ops.settings import Settings
from claimant.tabletop.chance import Chance
from tests.patience import SECONDS
from tests.server.abusing import ABUSES
from tests.server.raw import megabytes
from tests.server.running import Server

LIMITS: dict[str, Any] = {"requests_per_minute": Settings().requests_per_minute}
"""Those that a server has by itself."""
TABLES = 5
THINKING_SECONDS = 0.1
MOST_TIMES_AS_LONG = 3.0
LEAST_NOTICED = 0.015
"""In seconds. An undisturbed move takes a few milliseconds: up to here nobody could tell the difference."""
MOST_MEGABYTES = 50.0
RECOVERY_SECONDS = 10.0
WINDOW_SECONDS = 2.0


@dataclass
class Figures:
    """How it went under one abuse."""

    abuse: str
    undisturbed: float
    disturbed: float
    grown: float
    recovered: float | None
    answered: str

    @property
    def allowed(self) -> float:
        return MOST_TIMES_AS_LONG * max(self.undisturbed, LEAST_NOTICED)

    @property
    def is_borne(self) -> bool:
        return self.disturbed <= self.allowed and self.grown < MOST_MEGABYTES and self.recovered is not None

    def __str__(self) -> str:
        recovered = "never" if self.recovered is None else f"{self.recovered:.0f} s"
        verdict = "" if self.is_borne else "NOT BORNE "
        return (
            f"{self.abuse:10} {1e3 * self.undisturbed:6.1f} ms {1e3 * self.disturbed:7.1f} ms"
            f" {self.grown:+6.1f} MB  {recovered:>5}  {verdict}({self.answered})"
        )


class Players:
    """Everybody at some tables; each thinks for a moment, and moves."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.took: list[float] = []
        self.chance = Chance(1)
        self.tables: list[tuple[str, str]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.faults: list[str] = []

    async def sit_down(self) -> None:
        for number in range(TABLES):
            ann, ben = [await self._arrive(f"Player {number}{letter}") for letter in "AB"]
            table = (await ann.post("/tables", json={})).json()["table"]
            (await ben.post(f"/tables/{table}/players", json={})).raise_for_status()
            game = (await ann.post(f"/tables/{table}/games")).json()["game"]
            self.tables.append((table, game))
            self.tasks += [asyncio.create_task(self._play(who, table, who is ann)) for who in (ann, ben)]

    async def _arrive(self, name: str) -> httpx.AsyncClient:
        http = httpx.AsyncClient(base_url=f"{self.server.url}/api/v1", timeout=SECONDS)
        (await http.post("/players", json={"name": name})).raise_for_status()
        return http

    async def _play(self, http: httpx.AsyncClient, table: str, is_host: bool) -> None:
        headers = {"cookie": f"claimant={http.cookies['claimant']}"}
        address = self.server.url.replace("http", "ws", 1) + "/api/v1/socket"
        async with (
            aclosing(http),
            connect(address, additional_headers=headers, open_timeout=SECONDS) as socket,
        ):
            await socket.send(msgspec.json.encode({"do": "watch", "table": table}).decode())
            sent: dict[str, float] = {}
            async for message in self._messages(socket):
                if message["type"] == "done":
                    self.took.append(perf_counter() - sent.pop(message["key"]))
                elif message["type"] == "refused":
                    self.faults.append(message["reason"]["code"])
                elif message["type"] == "game":
                    await self._decide(http, socket, table, is_host, message, sent)

    async def _messages(self, socket: ClientConnection) -> AsyncIterator[Any]:
        async for data in socket:
            for line in str(data).split("\n"):
                yield msgspec.json.decode(line)

    async def _decide(
        self,
        http: httpx.AsyncClient,
        socket: ClientConnection,
        table: str,
        is_host: bool,
        seen: Any,
        sent: dict[str, float],
    ) -> None:
        legal = seen["view"]["legal"]
        if seen["outcome"] is not None and is_host:
            await http.post(f"/tables/{table}/games")
        elif seen["outcome"] is None and legal:
            await asyncio.sleep(THINKING_SECONDS)
            version, game = seen["version"], seen["game"]
            key = f"{game}-{version}"
            action = legal[self.chance.below(len(legal))]
            move = {"do": "move", "game": game, "version": version, "key": key, "action": action}
            sent[key] = perf_counter()
            await socket.send(msgspec.json.encode(move).decode())

    async def slow(self, seconds: float) -> float:
        """How long the slowest one in a hundred moves takes."""
        self.took.clear()
        await asyncio.sleep(seconds)
        for task in self.tasks:
            if task.done():
                task.result()
        assert not self.faults, self.faults
        assert self.took, "nobody could move"
        return sorted(self.took)[len(self.took) * 99 // 100]

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@asynccontextmanager
async def abuser(what: str, server: Server, table: tuple[str, str]) -> AsyncIterator[subprocess.Popen[str]]:
    """Somebody in a process of their own. While they get ready, the others play on."""
    command = [sys.executable, "-m", "tests.server.abusing", what, server.url, *table]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert await asyncio.to_thread(process.stdout.readline) == "begun\n"
        yield process


@asynccontextmanager
async def players_at(server: Server) -> AsyncIterator[Players]:
    players = Players(server)
    await players.sit_down()
    try:
        yield players
    finally:
        await players.leave()


async def measured(
    what: str, server: Server, players: Players, seconds: float, recovery: float = RECOVERY_SECONDS
) -> Figures:
    """Play undisturbed, then beside one abuse, then until all is as before."""
    undisturbed = await players.slow(seconds)
    before = megabytes(server)
    async with abuser(what, server, players.tables[0]) as process:
        disturbed = await players.slow(seconds)
        grown = megabytes(server) - before
        told, _ = await asyncio.to_thread(process.communicate, "stop\n", SECONDS)
    figures = Figures(what, undisturbed, disturbed, grown, None, told.strip())
    began = perf_counter()
    while figures.recovered is None and perf_counter() - began < recovery:
        slow = await players.slow(min(seconds, WINDOW_SECONDS))
        if slow <= figures.allowed and megabytes(server) - before < MOST_MEGABYTES:
            figures.recovered = perf_counter() - began
    return figures


async def report(chosen: list[str], seconds: float) -> bool:
    """Print a line for each abuse, and at the end which of them the server did not bear."""
    print("abuse      undisturbed  disturbed  memory  as before after")
    failed: list[str] = []
    for what in chosen:
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data", **LIMITS) as server:
            try:
                async with players_at(server) as players:
                    figures = await measured(what, server, players, seconds)
                print(figures, flush=True)
                is_borne = figures.is_borne
            except Exception as error:
                print(f"{what:10} NOT BORNE {type(error).__name__}: {error}", flush=True)
                is_borne = False
            for message in server.errors[:3]:
                print(f"           the log says: {message}")
            if not is_borne or server.errors:
                failed.append(what)
    print(
        f"{len(chosen) - len(failed)} of {len(chosen)} borne" + "".join(f", not {what}" for what in failed)
    )
    return not failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.abuse", description=__doc__)
    parser.add_argument("abuses", nargs="*", help=f"some of {', '.join(ABUSES)}; all, if none is named")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each goes on")
    given = parser.parse_args()
    return 0 if asyncio.run(report(given.abuses or list(ABUSES), given.seconds)) else 1


if __name__ == "__main__":
    sys.exit(main())
