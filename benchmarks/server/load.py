"""Players at many tables, each moving as soon as it may; and those who talk to the echo instead."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter, time_ns
from typing import Protocol

import httpx
import msgspec

from benchmarks.server.lines import Line, open_line
from benchmarks.server.prepared import Prepared
from claimant.tabletop.chance import Chance

AT_ONCE = 50
"""How many lines are opened at the same time."""


class Seen(msgspec.Struct):
    legal: list[str]


class Message(msgspec.Struct):
    """What a player needs from the messages."""

    type: str
    key: str | None = None
    version: int = 0
    game: str | None = None
    view: Seen | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")


read = msgspec.json.Decoder(Message).decode


class Load:
    """Many tables at once. While it is held no new move begins; those on their way are waited for."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.chance = Chance(1)
        # A server that was started again remembers the keys of those who came before.
        self.keys = itertools.count(time_ns())
        self.latencies: list[float] = []
        self.held: list[Turn] | None = []
        self.errors: list[bytes] = []
        self.lines: list[Line] = []
        self.dealing: set[asyncio.Task[None]] = set()
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60)

    async def line(self, token: str, turn: Turn) -> Line:
        opened = await open_line(self.port, token, turn.hear)
        self.lines.append(opened)
        return opened

    def may_go(self, turn: Turn) -> bool:
        if self.held is None:
            return True
        self.held.append(turn)
        return False

    async def run(self, seconds: float) -> tuple[list[float], float]:
        """Let everybody play for a while: how long each acknowledgement took, and the time for all."""
        self.latencies = []
        began = perf_counter()
        waiting, self.held = self.held or [], None
        for turn in waiting:
            turn.go()
        await asyncio.sleep(seconds)
        # On a machine that is busy with something else it takes as long as somebody needs to move.
        while not self.latencies and not self.errors:
            await asyncio.sleep(0.01)
        measured, took = self.latencies[:], perf_counter() - began
        self.held = []
        # What is still on its way belongs to nobody's measurement.
        while len(self.latencies) != await self._after_a_moment():
            pass
        assert not self.errors, self.errors[0]
        return measured, took

    async def one_move(self) -> None:
        """As soon as somebody may move, let them do it, and wait until the first is acknowledged."""
        while not self.held:
            await asyncio.sleep(0.001)
        waiting, self.held = self.held or [], None
        for turn in waiting:
            turn.go()
        self.held = []
        while not self.latencies and not self.errors:
            await asyncio.sleep(0.001)
        assert not self.errors, self.errors[0]

    async def _after_a_moment(self) -> int:
        before = len(self.latencies)
        await asyncio.sleep(0.3)
        return before

    async def close(self) -> None:
        """Hang up. Who was about to deal does it first."""
        await asyncio.gather(*self.dealing)
        for line in self.lines:
            line.transport.close()
        await self.http.aclose()


class Turn(Protocol):
    """A player who continues as soon as it may."""

    def go(self) -> None: ...

    def hear(self, data: bytes) -> None: ...


class Player:
    """A player at a table, with a separate WebSocket."""

    def __init__(self, load: Load, table: Prepared, token: str, is_host: bool) -> None:
        self.load = load
        self.table = table
        self.token = token
        self.is_host = is_host
        self.sent: dict[str, float] = {}
        self.next = Message("game")

    async def sit_down(self) -> None:
        self.line = await self.load.line(self.token, self)
        self.line.send(b'{"do":"watch","table":"%s"}' % self.table.id.encode())

    def hear(self, data: bytes) -> None:
        for line in data.split(b"\n"):
            self.hear_message(read(line), line)

    def hear_message(self, message: Message, data: bytes) -> None:
        if message.type == "done":
            self.load.latencies.append(perf_counter() - self.sent.pop(message.key or ""))
        elif message.type == "game":
            self.next = message
            if self.has_something_to_do() and self.load.may_go(self):
                self.go()
        elif message.type == "refused":
            self.load.errors.append(data)

    def has_something_to_do(self) -> bool:
        is_over = bytes(self.next.outcome) != b"null"
        return self.is_host if is_over else self.next.view is not None and bool(self.next.view.legal)

    def go(self) -> None:
        message = self.next
        if bytes(message.outcome) != b"null":
            dealing = asyncio.create_task(self.once_more())
            self.load.dealing.add(dealing)
            dealing.add_done_callback(self.load.dealing.discard)
            return
        assert message.view is not None
        legal = message.view.legal
        action = legal[self.load.chance.below(len(legal))]
        key = f"k{next(self.load.keys)}"
        data = msgspec.json.encode(
            {"do": "move", "game": message.game, "version": message.version, "key": key, "action": action}
        )
        self.sent[key] = perf_counter()
        self.line.send(data)

    async def once_more(self) -> None:
        while True:
            with suppress(httpx.TransportError):
                # A server hangs up on who was silent for some seconds, perhaps just now: then ask again.
                answer = await self.load.http.post(
                    f"/tables/{self.table.id}/games", headers={"Cookie": f"claimant={self.token}"}
                )
                break
        if answer.status_code >= 300 and answer.json()["code"] != "table-not-over":
            self.load.errors.append(answer.content)


class Caller:
    """One of two who take turns in talking to the echo, in frames of the same size as a player's."""

    def __init__(self, load: Load, table: Prepared, token: str, watches: bool) -> None:
        self.load = load
        self.table = table
        self.token = token
        self.watches = watches
        self.other = self
        self.version = 0
        self.began = 0.0

    async def sit_down(self) -> None:
        self.line = await self.load.line(self.token, self)
        if self.watches:
            self.line.send(b'{"do":"watch","game":"%s"}' % self.table.game.encode())

    def hear(self, data: bytes) -> None:
        message = read(data)
        if message.type == "game":
            return
        self.load.latencies.append(perf_counter() - self.began)
        self.other.version = message.version
        if self.load.may_go(self.other):
            self.other.go()

    def go(self) -> None:
        frame = {
            "do": "move",
            "game": self.table.game,
            "version": self.version + 1,
            "key": f"k{next(self.load.keys)}",
            "action": "+Go5",
        }
        data = msgspec.json.encode(frame)
        self.began = perf_counter()
        self.line.send(data)


async def players_at(port: int, tables: Sequence[Prepared]) -> Load:
    """Everybody at these tables, with a line each and told how the game stands."""
    load = Load(port)
    everybody = [
        Player(load, table, token, number == 0)
        for table in tables
        for number, token in enumerate(table.tokens)
    ]
    await _all_sit_down(everybody)
    while len(load.held or ()) < len(tables):
        await asyncio.sleep(0.05)
    return load


async def lookers_at(port: int, tables: Sequence[Prepared]) -> None:
    """Somebody without a name looks at every game once and goes away."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60) as http:
        for table in tables:
            (await http.get(f"/games/{table.game}")).raise_for_status()


async def callers_at(port: int, tables: Sequence[Prepared], watching: bool = False) -> Load:
    """As many lines to the echo; who watches hears as much as a player does."""
    load = Load(port)
    pairs = [[Caller(load, table, token, watching) for token in table.tokens] for table in tables]
    for one, other in pairs:
        one.other, other.other = other, one
    await _all_sit_down([caller for pair in pairs for caller in pair])
    load.held = [pair[0] for pair in pairs]
    return load


async def _all_sit_down(everybody: Sequence[Player] | Sequence[Caller]) -> None:
    for start in range(0, len(everybody), AT_ONCE):
        await asyncio.gather(*(one.sit_down() for one in everybody[start : start + AT_ONCE]))
