"""One visitor who does what a server must withstand, as fast as it allows, until stopped.

    python -m tests.server.abusing replays,pings http://127.0.0.1:8000 TABLE GAME

prints a line when it has been answered for the first time, and at the end how it was answered.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from claimant.bots import LEVELS
from tests.cli.shell import played_game, played_kingdoms
from tests.patience import SECONDS
from tests.server.raw import ASK, LONG_PING

ADDRESS = "127.0.0.9"
"""From where all of it comes. The others come from elsewhere."""
STREAMS = 8
SOCKETS = 60
SILENT = 1_100
MEGABYTE = b"x" * 1024 * 1024
DEEP_MOMENTS = 20
ALLOWED_PAUSE = 1 / 18
"""Between the frames of somebody who keeps just below the limit."""
PAUSE_AFTER_REFUSAL = 0.01
NICE = 10


@dataclass
class Abuser:
    """Eve, and how she is answered."""

    address: str
    table: str
    game: str
    answered: Counter[str] = field(default_factory=Counter)

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        return httpx.AsyncClient(base_url=f"{self.address}/api/v1", timeout=SECONDS, transport=transport)

    async def named(self, http: httpx.AsyncClient) -> None:
        while (await self.ask(http, "POST", "/players", {"name": "Eve"})) not in (200, 201):
            await asyncio.sleep(1)

    async def ask(self, http: httpx.AsyncClient, method: str, path: str, body: object = None) -> int:
        try:
            answer = await http.request(method, path, json=body)
        except httpx.TransportError:
            self.answered["cut"] += 1
            await asyncio.sleep(PAUSE_AFTER_REFUSAL)
            return 0
        self.answered[str(answer.status_code)] += 1
        return answer.status_code

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        parts = urlsplit(self.address)
        return await asyncio.open_connection(parts.hostname, parts.port, local_addr=(ADDRESS, 0))

    async def send_raw(self, beginning: bytes, more: bytes) -> None:
        """Send without end, and a new connection whenever one is closed."""
        while True:
            with suppress(OSError):
                reader, writer = await self.line()
                try:
                    writer.write(beginning)
                    while not reader.at_eof() and not writer.is_closing():
                        writer.write(more)
                        await writer.drain()
                finally:
                    writer.close()
            self.answered["cut"] += 1
            await asyncio.sleep(PAUSE_AFTER_REFUSAL)

    async def sockets(self, talk: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Talk over a socket, and over a new one whenever it is closed."""
        while True:
            try:
                async with connect(
                    self.address.replace("http", "ws", 1) + "/api/v1/socket",
                    open_timeout=SECONDS,
                    close_timeout=0.1,
                    local_addr=(ADDRESS, 0),
                ) as socket:
                    await talk(socket)
            except ConnectionClosed as closed:
                self.answered[str(closed.rcvd.code if closed.rcvd is not None else "cut")] += 1
            except (InvalidStatus, OSError, EOFError, TimeoutError):
                self.answered["refused"] += 1
            await asyncio.sleep(PAUSE_AFTER_REFUSAL)

    # --- what Eve does ------------------------------------------------------------------------

    async def requests(self) -> None:
        async with self.http() as http:
            while True:
                await self.ask(http, "GET", "/tables")

    async def watch(self) -> None:
        versions = itertools.count(Counter(self.answered).total() + id(self) % 1000)

        async def talk(socket: ClientConnection) -> None:
            reading = asyncio.create_task(read_all(socket))
            try:
                for version in versions:
                    frame = {"do": "watch", "table": self.table, "game": self.game, "version": version}
                    await socket.send(msgspec.json.encode(frame).decode())
                    self.answered["sent"] += 1
                    await asyncio.sleep(ALLOWED_PAUSE)
            finally:
                reading.cancel()

        await self.sockets(talk)

    async def headers(self) -> None:
        await self.send_raw(ASK + b"x: ", MEGABYTE)

    async def addresses(self) -> None:
        await self.send_raw(b"GET /", MEGABYTE)

    async def pings(self) -> None:
        handshake = (
            b"GET /api/v1/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        await self.send_raw(handshake, LONG_PING * 1_000)

    async def silence(self) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await self.line()
                try:
                    await reader.read()
                finally:
                    writer.close()
            self.answered["closed"] += 1
            await asyncio.sleep(PAUSE_AFTER_REFUSAL)

    async def bots(self) -> None:
        async with self.http() as http:
            await self.named(http)
            table = {"setup": {"players": 4}, "bots": [LEVELS[-1]] * 3, "start": True}
            while True:
                answer = await http.post("/tables", json=table)
                self.answered[str(answer.status_code)] += 1
                if answer.status_code == 201:
                    resign = {"version": 0, "key": "enough"}
                    game = answer.json()["game"]
                    await self.ask(http, "POST", f"/games/{game}/resignation", resign)

    async def replays(self) -> None:
        body = {"record": played_kingdoms(seed=5).record()}
        async with self.http() as http:
            while True:
                await self.ask(http, "POST", "/replays", body)

    async def analyses(self) -> None:
        """Another moment each time, so that nothing is known of it yet."""
        record = played_game(seed=5).record()
        async with self.http() as http:
            for at in itertools.cycle(range(DEEP_MOMENTS)):
                await self.ask(http, "POST", "/analyses", {"record": record, "at": at, "depth": 4})

    async def offers(self) -> None:
        """Make the journal of a game longer and longer, with an accomplice, and ask for all of it."""
        async with self.http() as eve, self.http() as mallory:
            await self.named(eve)
            await self.named(mallory)
            table = (await eve.post("/tables", json={})).json()["table"]
            await mallory.post(f"/tables/{table}/players", json={})
            game = (await eve.post(f"/tables/{table}/games")).json()["game"]
            views = [(await who.get(f"/games/{game}")).json()["view"] for who in (eve, mallory)]
            first, other = (eve, mallory) if views[0]["legal"] else (mallory, eve)
            card = (views[0]["legal"] or views[1]["legal"])[0]
            await first.post(f"/games/{game}/moves", json={"version": 0, "key": "0", "action": card})
            for version in itertools.count(1, 2):
                offer = {"version": version, "key": str(version), "what": "undo"}
                await self.ask(first, "POST", f"/games/{game}/offers", offer)
                refusal = {"version": version + 1, "key": str(version), "agree": False}
                await self.ask(other, "POST", f"/games/{game}/answers", refusal)
                await self.ask(other, "GET", f"/games/{game}?since=0")

    async def lobby(self) -> None:
        async with self.http() as http:
            await self.named(http)
            while True:
                await self.ask(http, "POST", "/tables", {})

    async def passwords(self) -> None:
        async with self.http() as http:
            for number in itertools.count():
                guess = {"name": f"ann{number % 3}", "password": f"guess {number}"}
                await self.ask(http, "POST", "/session", guess)

    async def nesting(self) -> None:
        async def talk(socket: ClientConnection) -> None:
            while True:
                await socket.send('{"x":' + "[" * 8_000 + "]" * 8_000 + ',"do":"ping"}')
                await socket.recv()
                self.answered["told"] += 1

        await self.sockets(talk)


ABUSES: dict[str, int] = {
    "requests": STREAMS,
    "watch": SOCKETS,
    "headers": STREAMS,
    "addresses": STREAMS,
    "pings": STREAMS,
    "silence": SILENT,
    "bots": STREAMS,
    "replays": STREAMS,
    "analyses": STREAMS,
    "offers": STREAMS,
    "lobby": STREAMS,
    "passwords": STREAMS,
    "nesting": STREAMS,
}
"""What is done, and how often at the same time."""


async def read_all(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()


async def main(what: str, address: str, table: str, game: str) -> None:
    os.nice(NICE)
    eve = Abuser(address, table, game)
    abuses = [abuse for abuse in what.split(",") for _ in range(ABUSES[abuse])]
    tasks = [asyncio.create_task(getattr(eve, abuse)()) for abuse in abuses]
    async with asyncio.timeout(SECONDS):
        while not eve.answered:
            await asyncio.sleep(0.01)
    print("begun", flush=True)
    stopping = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
    done, _ = await asyncio.wait([stopping, *tasks], return_when=asyncio.FIRST_COMPLETED)
    print(*(f"{answer}={count}" for answer, count in sorted(eve.answered.items())), flush=True)
    if stopping not in done:
        done.pop().result()
    # A server that listens slowly would hear a goodbye late.
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
