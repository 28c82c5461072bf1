"""A client of the server: a browser's cookie jar and a few shortcuts."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from claimant.tabletop.chance import Chance
from tests.patience import SECONDS, attempts
from tests.server.running import Server

Json = Any
LINES: list[httpx.Client] = []


def hang_up_all() -> None:
    while LINES:
        LINES.pop().close()


class Visitor:
    """A guest with a name, or nobody yet. Every request that is not refused returns its JSON."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"{server.url}/api/v1", timeout=SECONDS)
        LINES.append(self.http)
        self.keys = (f"key-{number}" for number in itertools.count())
        self.id = ""
        if name is not None:
            self.id = self.post("/players", name=name)["id"]

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["claimant"])

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        return self.http.request(method, path, json=body, headers=headers)

    def post(self, path: str, **body: object) -> Json:
        return self._expect(self.ask("POST", path, body))

    def put(self, path: str, **body: object) -> Json:
        return self._expect(self.ask("PUT", path, body))

    def get(self, path: str, **query: object) -> Json:
        return self._expect(self.http.get(path, params={k: str(v) for k, v in query.items()}))

    def delete(self, path: str) -> Json:
        return self._expect(self.ask("DELETE", path))

    def refused(self, method: str, path: str, **body: object) -> tuple[int, str]:
        """Status and reason code of a request that must be refused."""
        answer = self.ask(method, path, None if method == "GET" else body)
        assert answer.status_code >= 400, answer.text
        assert set(answer.json()) - {"line", "token"} == {"code", "parameters", "text"}
        return answer.status_code, answer.json()["code"]

    @staticmethod
    def _expect(answer: httpx.Response) -> Json:
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    # --- playing ------------------------------------------------------------------------------

    def sees(self, game: str) -> Json:
        return self.get(f"/games/{game}")

    def move(self, game: str, action: str, version: int, key: str | None = None) -> int:
        answer = self.post(
            f"/games/{game}/moves", action=action, version=version, key=key or next(self.keys)
        )
        return int(answer["version"])

    def play_any(self, game: str, chance: Chance) -> bool:
        """Make any legal move, if it is our turn."""
        seen = self.sees(game)
        legal = seen["view"]["legal"]
        if seen["outcome"] is not None or not legal:
            return False
        self.move(game, legal[chance.below(len(legal))], seen["version"])
        return True

    @contextmanager
    def socket(self, **headers: str) -> Iterator[Line]:
        cookies = {"Cookie": f"claimant={self.cookie}"} if "claimant" in self.http.cookies else {}
        address = self.server.url.replace("http", "ws", 1) + "/api/v1/socket"
        with connect(
            address,
            additional_headers={**cookies, **headers},
            max_size=None,
            open_timeout=SECONDS,
            close_timeout=1,
        ) as connection:
            yield Line(connection)


class Line:
    """An open WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.put_aside: list[Json] = []
        self._lines: list[str] = []

    def next(self, within: float = SECONDS) -> str:
        """The next message as it came: a frame may hold several, each on a line of its own."""
        if not self._lines:
            try:
                self._lines = str(self.connection.recv(timeout=within)).split("\n")
            except TimeoutError:
                raise AssertionError(f"silence; put aside before: {self.put_aside}") from None
        return self._lines.pop(0)

    def send(self, **frame: object) -> None:
        self.connection.send(msgspec.json.encode(frame).decode())

    def hear(self, *kinds: str, within: float = SECONDS) -> Json:
        """The next message of one of these kinds (of any, if none is named); others are put aside."""
        for message in self.put_aside:
            if not kinds or message["type"] in kinds:
                self.put_aside.remove(message)
                return message
        limit = time.monotonic() + within
        while (left := limit - time.monotonic()) > 0:
            message = msgspec.json.decode(self.next(left))
            if not kinds or message["type"] in kinds:
                return message
            self.put_aside.append(message)
        raise AssertionError(f"nothing of {kinds}; put aside: {self.put_aside}")

    def ending(self) -> tuple[int, str]:
        """Listen until the line is closed: with which code, and why."""
        for _ in attempts():
            try:
                self.connection.recv(timeout=SECONDS)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code, closed.rcvd.reason
        raise AssertionError("it is not closed")


def play_out(game: str, visitors: list[Visitor], chance: Chance) -> None:
    """Play a game of people, or of one person against bots, to its end."""
    for _ in attempts():
        if visitors[0].sees(game)["outcome"] is not None:
            return
        for visitor in visitors:
            visitor.play_any(game, chance)
