"""Players who keep playing while their server is killed again and again; then the books are compared.

    python -m tests.server.crashing server --clients 100 --kills 200

kills a server with an SQLite file; `worker` kills one of two worker processes of a server with PostgreSQL,
and `database` kills PostgreSQL under two workers.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from claimant.server.ops import checking
from claimant.server.ops.settings import Settings
from claimant.server.store.schema import journal
from claimant.server.store.writer import Store
from tests.patience import SECONDS, until
from tests.server.postgres import Postgres
from tests.server.running import Server, children_of

UNLIMITED: dict[str, object] = {"requests_per_minute": 10**6, "sign_ins_per_minute": 10**6}

WITHIN = 2.0
"""How soon after a kill, or the return of the database, somebody must be acknowledged again."""
WORKERS = 2


@dataclass
class Books:
    """What the players were promised: (game, key) → (version, action)."""

    promised: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)
    tried: set[tuple[str, str]] = field(default_factory=set)
    refusals: Counter[str] = field(default_factory=Counter)
    first_promise: asyncio.Event = field(default_factory=asyncio.Event)
    struck_at: float = 0.0
    stop: asyncio.Event = field(default_factory=asyncio.Event)


class Patient:
    """A player who asks again until there is an answer."""

    def __init__(self, server: Server, name: str, books: Books, chance: random.Random) -> None:
        self.http = httpx.AsyncClient(base_url=f"{server.url}/api/v1", timeout=SECONDS)
        self.name = name
        self.books = books
        self.chance = chance
        self.asked_at = 0.0

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        while True:
            self.asked_at = time.perf_counter()
            try:
                answer = await self.http.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.02 + self.chance.random() / 20)

    async def play(self, table: str) -> None:
        """Play game after game at a table until told to stop."""
        number = 0
        game = await self._game_at(table)
        while not self.books.stop.is_set():
            seen = (await self.ask("GET", f"/games/{game}")).json()
            legal = seen["view"]["legal"]
            if seen["outcome"] is not None:
                await self.ask("POST", f"/tables/{table}/games")
                game = await self._game_at(table)
            elif legal:
                number += 1
                await self._move(game, seen["version"], self.chance.choice(legal), f"{self.name}-{number}")
            else:
                await asyncio.sleep(0.05)

    async def _game_at(self, table: str) -> str:
        return str((await self.ask("GET", f"/tables/{table}")).json()["game"])

    async def _move(self, game: str, version: int, action: str, key: str) -> None:
        self.books.tried.add((game, key))
        body = {"action": action, "version": version, "key": key}
        answer = await self.ask("POST", f"/games/{game}/moves", body)
        if answer.status_code < 300:
            self.books.promised[game, key] = answer.json()["version"], action
            # An answer that was on its way when the server died tells nothing about its restart.
            if self.asked_at > self.books.struck_at:
                self.books.first_promise.set()
        else:
            self.books.refusals[answer.json()["code"]] += 1


@dataclass
class Findings:
    """What came out of it."""

    kills: int
    promised: int
    lost: list[tuple[str, str]]
    doubled: list[tuple[str, str]]
    unasked: int
    faults: list[str]
    restarts: list[float]
    refusals: dict[str, int]
    games: int

    @property
    def nothing_is_wrong(self) -> bool:
        return not (self.lost or self.doubled or self.unasked or self.faults)


async def sit_down(server: Server, books: Books, clients: int, seed: int) -> list[tuple[Patient, str]]:
    seated = []
    for pair in range(clients // 2):
        players = [
            Patient(server, f"{who}{pair}", books, random.Random(f"{seed} {who} {pair}")) for who in "xy"
        ]
        for player in players:
            await player.ask("POST", "/players", {"name": player.name})
        table = (await players[0].ask("POST", "/tables", {})).json()["table"]
        await players[1].ask("POST", f"/tables/{table}/players", {})
        await players[0].ask("POST", f"/tables/{table}/games")
        seated += [(player, table) for player in players]
    return seated


Blow = Callable[[Server, random.Random], Callable[[], object]]
"""Something dies without a word; what is returned brings it back, if it is ours to bring back quickly."""


def kill_server(server: Server, _: random.Random) -> Callable[[], object]:
    server.kill()
    return server.start


def killing_workers() -> Blow:
    """One of the processes that serve, not their supervisor, which brings it back by itself."""
    struck = itertools.count()

    def kill_worker(server: Server, chance: random.Random) -> Callable[[], object]:
        # One of two, not the last: all that were struck are back, and say so.
        started = WORKERS + next(struck)
        until(lambda: server.log.count('"message":"started"') >= started, lambda: server.log)
        assert server.process is not None
        workers = [child for child in children_of(server.process.pid) if _is_worker(child)]
        os.kill(chance.choice(workers), signal.SIGKILL)
        return lambda: None

    return kill_worker


def _is_worker(process: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()


def killing(postgres: Postgres) -> Blow:
    """PostgreSQL takes its time to recover: what counts is how soon we are there once it is back."""

    def kill_database(_: Server, __: random.Random) -> Callable[[], object]:
        postgres.kill()
        postgres.start()
        return lambda: None

    return kill_database


async def crash(
    server: Server,
    kills: int,
    clients: int,
    seed: int = 1,
    calm: float = 0.5,
    blow: Blow = kill_server,
    minutes: float = 60.0,
) -> Findings:
    """Let clients play, strike at random moments, and compare the books."""
    chance = random.Random(seed)
    books = Books()
    server.start()
    seated: list[tuple[Patient, str]] = []
    playing: list[asyncio.Task[None]] = []
    restarts: list[float] = []
    last = time.monotonic() + 60 * minutes
    try:
        seated += await sit_down(server, books, clients, seed)
        playing += [asyncio.create_task(player.play(table)) for player, table in seated]
        while len(restarts) < kills and time.monotonic() < last:
            await asyncio.sleep(chance.random() * calm)
            bring_back = await asyncio.to_thread(blow, server, chance)
            began = books.struck_at = time.perf_counter()
            books.first_promise.clear()
            await asyncio.to_thread(bring_back)
            await asyncio.wait_for(books.first_promise.wait(), SECONDS)
            restarts.append(time.perf_counter() - began)
        books.stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), SECONDS)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player, _ in seated:
            await player.http.aclose()
        if server.process is not None:
            server.kill()
    return compare(server, books, restarts)


def compare(server: Server, books: Books, restarts: list[float]) -> Findings:
    settings = settings_of(server)
    store = Store(settings.database_url)
    try:
        rows: list[Any] = store.look(lambda connection: connection.execute(select(journal)).all())  # type: ignore[arg-type,return-value]
    finally:
        store.close()
    written = {(row.game, row.key): (row.version, row.content) for row in rows}
    counted = Counter((row.game, row.key) for row in rows)
    return Findings(
        kills=len(restarts),
        promised=len(books.promised),
        lost=[what for what, promise in books.promised.items() if written.get(what) != promise],
        doubled=[what for what, times in counted.items() if times > 1],
        unasked=len(set(written) - books.tried),
        faults=[repr(fault) for fault in checking.check(settings).faults],
        restarts=restarts,
        refusals=dict(books.refusals),
        games=len({row.game for row in rows}),
    )


def settings_of(server: Server) -> Settings:
    database = ""
    if "--database" in server.arguments:
        database = server.arguments[server.arguments.index("--database") + 1]
    return Settings(data=server.data, database=database)


def report(found: Findings) -> bool:
    """Say what was found; True if all is as it must be."""
    restarts = sorted(found.restarts)
    print(f"{found.kills} kills, {found.promised} acknowledged actions in {found.games} games")
    print(f"lost {len(found.lost)}, doubled {len(found.doubled)}, unasked {found.unasked}")
    median = restarts[len(restarts) // 2]
    print(f"until the next acknowledgement: median {median:.2f} s, worst {restarts[-1]:.2f} s")
    print("refusals:", found.refusals)
    for fault in found.faults:
        print(fault)
    print("all games replay" if not found.faults else f"{len(found.faults)} faults")
    return found.nothing_is_wrong and restarts[-1] <= WITHIN


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["server", "worker", "database"])
    parser.add_argument("--clients", type=int, default=100)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0, help="after which it ends in any case")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        blow: Blow = kill_server
        database, workers = "", 1
        if options.what != "server":
            postgres = stack.enter_context(Postgres())
            database, workers = postgres.new_database("crashing"), WORKERS
            blow = killing_workers() if options.what == "worker" else killing(postgres)
        server = Server(Path(folder), database, workers=workers, **UNLIMITED)
        found = asyncio.run(
            crash(server, options.kills, options.clients, options.seed, blow=blow, minutes=options.minutes)
        )
        raise SystemExit(0 if report(found) else 1)


if __name__ == "__main__":
    main()
