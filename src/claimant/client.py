"""Play on a Claimant server from a program. It needs `claimant[remote]`.

    with Client("http://127.0.0.1:8000", token) as client:
        game = client.start(Setup("claim"), bots=["greedy"])
        print(client.play(game, make_bot("captain")).winners)

A thin layer over HTTP: most methods send one request each; `start`, `follow` and `play` combine several.
For every other request of the server's interface there is `Client.ask`.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Self

from claimant.extras import require

require("remote", "httpx")

import httpx  # noqa: E402

from claimant.games import find_game  # noqa: E402
from claimant.tabletop.bot import Bot  # noqa: E402
from claimant.tabletop.setup import Setup  # noqa: E402
from claimant.tabletop.view import View  # noqa: E402

Json = dict[str, Any]

API: Final = "/api/v1"
SCHEME: Final = "Bearer"
TRIES: Final = 5
"""How often a request is sent at most, if the server is in trouble or the connection breaks."""
PAUSE: Final = 1.0
"""Seconds between two tries, unless the server says otherwise."""
NOT_DONE: Final = (429, 503)
"""With these codes the server says that it has done nothing, and when to try again."""
COMES_BACK: Final = ("shutting-down", "store-fails")
"""A stream that was closed for one of these reasons can be opened again."""


class Refused(Exception):
    """The server refused a request: with a code and parameters for programs, and a sentence for people."""

    def __init__(self, status: int, fault: Json) -> None:
        super().__init__(fault.get("text", ""))
        self.status = status
        self.code: str = fault.get("code", "")
        self.parameters: Json = fault.get("parameters", {})


@dataclass(frozen=True)
class Table:
    """The current state of a table."""

    id: str
    status: str
    """`open`, `playing`, `over` or `closed`."""
    you: str | None
    """The letter of your seat; None if you do not sit there."""
    game: str | None
    """The id of the game that is being played, or was played last."""
    players: tuple[str | None, ...]
    """Who sits where, bots too; None where a seat is free."""
    commitment: str
    """The server's promise about the next deal."""
    data: Json = field(repr=False)
    """Everything that the server sent."""

    @classmethod
    def of(cls, data: Json) -> Self:
        chairs = data["seats"]
        players = tuple(chair["player"]["name"] if chair["player"] else chair["bot"] for chair in chairs)
        return cls(
            data["table"], data["status"], data["you"], data["game"], players, data["commitment"], data
        )


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[str, ...]
    """The letters of the winning seats."""
    by: str
    """`rules` or `resignation`."""
    result: Json | None = field(repr=False)
    """The complete count; None if somebody resigned."""


@dataclass(frozen=True)
class Update:
    """The state of a game, and what has happened since the last update."""

    game: str
    kind: str
    """Which game it is: `claim`, `kingdoms`, …"""
    version: int
    you: str | None
    players: tuple[str, ...]
    outcome: Outcome | None
    data: Json = field(repr=False)
    """Everything that the server sent: `steps`, `votes`, `offer`, …"""

    @classmethod
    def of(cls, data: Json) -> Self:
        ended = data["outcome"]
        outcome = None if ended is None else Outcome(tuple(ended["winners"]), ended["by"], ended["result"])
        return cls(
            data["game"],
            data["kind"],
            data["version"],
            data["you"],
            tuple(data["players"]),
            outcome,
            data,
        )

    @property
    def legal(self) -> list[str]:
        """Your legal actions in the notation of the game; none while others are to act."""
        return list(self.data["view"]["legal"])

    @property
    def view(self) -> View[Any]:
        """What your seat knows: the same view that bots get."""
        return find_game(self.kind).read_view(self.data["view"])


class Client:
    """A player on a server, identified by a token. Without a token you see only what is public."""

    def __init__(self, address: str, token: str | None = None, seconds: float = 30) -> None:
        headers = {} if token is None else {"authorization": f"{SCHEME} {token}"}
        self.http = httpx.Client(base_url=address.rstrip("/") + API, headers=headers, timeout=seconds)

    @classmethod
    def new_player(cls, address: str, name: str, label: str = "claimant.client") -> tuple[Self, str]:
        """Register a guest and make a token. Keep the token to come back as the same player."""
        with cls(address) as guest:
            guest.ask("POST", "/players", {"name": name})
            token = str(guest.ask("POST", "/me/tokens", {"label": label})["token"])
        return cls(address, token), token

    def __repr__(self) -> str:
        return f"<Client of {self.http.base_url}>"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    # --- requests ---------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json | None = None, repeatable: bool = False) -> Any:
        """Send any request of the interface, such as `ask("GET", "/me")`; a refusal raises `Refused`.

        It is sent again if the server says that it has done nothing. If the connection breaks, nobody knows
        what was done, so only requests that are `repeatable` without harm are sent again.
        """
        may_repeat = repeatable or method == "GET"
        left = TRIES
        while True:
            left -= 1
            try:
                answer = self.http.request(method, path, json=body)
            except httpx.TransportError:
                if left == 0 or not may_repeat:
                    raise
                time.sleep(PAUSE)
            else:
                if left == 0 or answer.status_code not in NOT_DONE:
                    return _content(answer)
                time.sleep(float(answer.headers.get("retry-after", PAUSE)))

    def me(self) -> Json:
        """The player whose token this is."""
        return dict(self.ask("GET", "/me"))

    def tables(self, page: int = 1) -> list[Table]:
        """The public tables of the lobby."""
        return [Table.of(data) for data in self.ask("GET", f"/tables?page={page}")]

    def open_table(
        self, setup: Setup | None = None, bots: Sequence[str | None] = (), **options: object
    ) -> Table:
        """Open a table and sit down, with bots on the following seats.

        The options are those of the interface: `private`, `pace`, `rated`, `match`, `first`.
        """
        wanted = (setup or Setup()).to_json()
        return Table.of(self.ask("POST", "/tables", {"setup": wanted, "bots": list(bots), **options}))

    def sit_down(self, table: str, seat: str | None = None, invitation: str | None = None) -> Table:
        """Take a seat at a table: any free one if none is named."""
        return Table.of(
            self.ask("POST", f"/tables/{table}/players", {"seat": seat, "invitation": invitation})
        )

    def add_word(self, table: Table, word: str | None = None) -> Table:
        """Add a word, by default a random one, to the shuffle: so the server cannot choose the cards."""
        body = {"word": word or secrets.token_hex(8), "commitment": table.commitment}
        return Table.of(self.ask("PUT", f"/tables/{table.id}/word", body, repeatable=True))

    def deal(self, table: str) -> Table:
        """Deal the first game at a table that you have opened, or the next one."""
        return Table.of(self.ask("POST", f"/tables/{table}/games", {}))

    def look(self, game: str, since: int | None = None) -> Update:
        """The state of a game, with what has happened since a version."""
        query = "" if since is None else f"?since={since}"
        return Update.of(self.ask("GET", f"/games/{game}{query}"))

    def move(self, game: str, action: object, version: int) -> int:
        """Act in a game that is at this version; returns the version after it."""
        # With the same key the server carries an action out once, however often it is sent.
        body = {"action": str(action), "version": version, "key": f"move-{version}-{action}"}
        return int(self.ask("POST", f"/games/{game}/moves", body, repeatable=True)["version"])

    def resign(self, game: str, version: int) -> int:
        """Resign a game that is at this version; returns the version after it."""
        body = {"version": version, "key": f"resign-{version}"}
        return int(self.ask("POST", f"/games/{game}/resignation", body, repeatable=True)["version"])

    def record(self, game: str) -> str:
        """The record of a finished game."""
        return str(self.ask("GET", f"/games/{game}/record"))

    # --- whole games ------------------------------------------------------------------------------

    def start(self, setup: Setup | None = None, bots: Sequence[str | None] = ("greedy",)) -> str:
        """Start a game against bots at a private table; returns its id."""
        table = self.add_word(self.open_table(setup, bots, private=True))
        game = self.deal(table.id).game
        assert game is not None
        return game

    def follow(self, game: str) -> Iterator[Update]:
        """The state of a game, then every change as it happens, up to the one with the outcome.

        If the connection breaks or the server restarts, it continues where it stopped.
        """
        since: int | None = None
        left = TRIES
        while True:
            try:
                for data in self._lines(game, since):
                    left = TRIES
                    update = Update.of(data)
                    since = update.version
                    yield update
                    if update.outcome is not None:
                        return
                broken: Exception = ConnectionError(game)
            except httpx.TransportError as error:
                broken = error
            if left == 0:
                raise broken
            left -= 1
            time.sleep(PAUSE)

    def play(self, game: str, bot: Bot[Any, Any]) -> Outcome:
        """Let a bot play your seat to the end of the game."""
        for update in self.follow(game):
            if update.outcome is not None:
                return update.outcome
            if update.legal:
                view = update.view
                self._act(update, bot.choose(view, view.legal))
        raise AssertionError

    def _act(self, update: Update, action: object) -> None:
        try:
            self.move(update.game, action, update.version)
        except Refused as refusal:
            # The game has changed in the meantime; the next update says how.
            if refusal.code != "stale":
                raise

    def _lines(self, game: str, since: int | None) -> Iterator[Json]:
        """The messages about a game in its stream, until the stream ends."""
        query = "" if since is None else f"?since={since}"
        with self._stream(f"/games/{game}/stream{query}") as answer:
            for line in answer.iter_lines():
                told = json.loads(line) if line.strip() else {}
                if told.get("type") == "game":
                    yield told
                elif told.get("type") == "closed" and told["why"] not in COMES_BACK:
                    raise Refused(httpx.codes.UNAUTHORIZED, {"code": told["why"], "text": told["why"]})

    @contextmanager
    def _stream(self, path: str) -> Iterator[httpx.Response]:
        with self.http.stream("GET", path, headers={"accept": "*/*"}) as answer:
            if answer.status_code in NOT_DONE:
                # `follow` tries again, as it does when the connection breaks.
                raise httpx.RemoteProtocolError(str(answer.status_code))
            if answer.is_error:
                answer.read()
                _content(answer)
            yield answer


def _content(answer: httpx.Response) -> Any:
    """The content of an answer; a refusal is raised."""
    is_json = "json" in answer.headers.get("content-type", "")
    if answer.is_error:
        raise Refused(answer.status_code, answer.json() if is_json else {"text": answer.reason_phrase})
    return answer.json() if is_json else answer.text
