"""Playing on a Claimant server from a program; `claimant[remote]` brings what it needs.

    with Client("http://127.0.0.1:8000", token) as client:
        game = client.start(Setup("claim"), bots=["greedy"])
        print(client.play(game, make_bot("captain")).winners)

A thin layer over HTTP: every method is one request of the server's interface, but for `start`, `follow`
and `play`, which put some together. What is not here can be asked for with `Client.ask`.
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
"""How often a request is sent in all, where the server is in trouble or the line breaks."""
NOT_DONE: Final = (429, 503)
"""With these the server says that nothing has happened, and when to ask again."""
COMES_BACK: Final = ("shutting-down", "store-fails")
"""Why a stream ends that can be opened again at once."""


class Refused(Exception):
    """The server has refused something: a code and parameters for programs, a sentence for people."""

    def __init__(self, status: int, fault: Json) -> None:
        super().__init__(fault.get("text", ""))
        self.status = status
        self.code: str = fault.get("code", "")
        self.parameters: Json = fault.get("parameters", {})


@dataclass(frozen=True)
class Table:
    """A table as it stands."""

    id: str
    status: str
    """`open`, `playing`, `over` or `closed`."""
    you: str | None
    """The letter of one's own seat."""
    game: str | None
    """The game that is played there, or was played last."""
    players: tuple[str | None, ...]
    """Who sits where, bots too; None where a seat is free."""
    commitment: str
    """What the server has promised about the next deal."""
    data: Json = field(repr=False)
    """All that the server said."""

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
    """The letters of their seats."""
    by: str
    """`rules` or `resignation`."""
    result: Json | None = field(repr=False)
    """The result as the rules explain it; None where somebody gave up."""


@dataclass(frozen=True)
class Update:
    """How a game stands, and what has happened since the last time."""

    game: str
    kind: str
    """The code of what is played: `claim`, `kingdoms`, …"""
    version: int
    you: str | None
    players: tuple[str, ...]
    outcome: Outcome | None
    data: Json = field(repr=False)
    """All that the server said: `steps`, `votes`, `offer`, …"""

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
        """What may be done now, in the notation of the game; nothing while others think."""
        return list(self.data["view"]["legal"])

    @property
    def view(self) -> View[Any]:
        """What one's own seat knows: what bots are given, here as on the server."""
        return find_game(self.kind).read_view(self.data["view"])


class Client:
    """A player on a server, known by a token. Without one, only what everybody may see is there."""

    def __init__(self, address: str, token: str | None = None, seconds: float = 30) -> None:
        headers = {} if token is None else {"authorization": f"{SCHEME} {token}"}
        self.http = httpx.Client(base_url=address.rstrip("/") + API, headers=headers, timeout=seconds)

    @classmethod
    def new_player(cls, address: str, name: str, label: str = "claimant.client") -> tuple[Self, str]:
        """Take a name as a guest and make a token for it. Whoever keeps the token can come back."""
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
        """Any request of the interface, such as `ask("GET", "/me")`. A refusal is raised as `Refused`.

        What the server says has not happened is asked for again, as soon as it says. If the line breaks,
        only what is `repeatable` is: what may be done twice without harm.
        """
        sure = repeatable or method == "GET"
        for left in reversed(range(TRIES)):
            try:
                answer = self.http.request(method, path, json=body)
            except httpx.TransportError:
                if not (sure and left):
                    raise
                time.sleep(1)
                continue
            if answer.status_code in NOT_DONE and left:
                time.sleep(float(answer.headers.get("retry-after", "1")))
                continue
            return _content(answer)
        raise AssertionError

    def me(self) -> Json:
        """Who the token stands for."""
        return dict(self.ask("GET", "/me"))

    def tables(self, page: int = 1) -> list[Table]:
        """The public tables of the lobby."""
        return [Table.of(data) for data in self.ask("GET", f"/tables?page={page}")]

    def open_table(
        self, setup: Setup | None = None, bots: Sequence[str | None] = (), **options: object
    ) -> Table:
        """Open a table, with bots on the seats that follow one's own.

        Options are those of the interface: `private`, `pace`, `rated`, `match`, `first`.
        """
        wanted = (setup or Setup()).to_json()
        return Table.of(self.ask("POST", "/tables", {"setup": wanted, "bots": list(bots), **options}))

    def sit_down(self, table: str, seat: str | None = None, invitation: str | None = None) -> Table:
        """Take a seat at a table; any, if none is named."""
        return Table.of(
            self.ask("POST", f"/tables/{table}/players", {"seat": seat, "invitation": invitation})
        )

    def add_word(self, table: Table, word: str | None = None) -> Table:
        """Add a word to the next shuffle, so that the server cannot have chosen the cards."""
        body = {"word": word or secrets.token_hex(8), "commitment": table.commitment}
        return Table.of(self.ask("PUT", f"/tables/{table.id}/word", body, repeatable=True))

    def deal(self, table: str) -> Table:
        """Deal a game: the first one if one has opened the table, or another one."""
        return Table.of(self.ask("POST", f"/tables/{table}/games", {}))

    def look(self, game: str, since: int | None = None) -> Update:
        """How a game stands."""
        query = "" if since is None else f"?since={since}"
        return Update.of(self.ask("GET", f"/games/{game}{query}"))

    def move(self, game: str, action: object, version: int) -> int:
        """Act, as one saw the game at this version; the version at which it is done."""
        # The same action at the same version is the same deed, however often it is sent.
        body = {"action": str(action), "version": version, "key": f"move-{version}-{action}"}
        return int(self.ask("POST", f"/games/{game}/moves", body, repeatable=True)["version"])

    def resign(self, game: str, version: int) -> int:
        """Give up."""
        body = {"version": version, "key": f"resign-{version}"}
        return int(self.ask("POST", f"/games/{game}/resignation", body, repeatable=True)["version"])

    def record(self, game: str) -> str:
        """The record of a game that is over."""
        return str(self.ask("GET", f"/games/{game}/record"))

    # --- whole games ------------------------------------------------------------------------------

    def start(self, setup: Setup | None = None, bots: Sequence[str | None] = ("greedy",)) -> str:
        """Sit down against bots at a private table, add a word to the shuffle and deal; the game."""
        table = self.add_word(self.open_table(setup, bots, private=True))
        game = self.deal(table.id).game
        assert game is not None
        return game

    def follow(self, game: str) -> Iterator[Update]:
        """How a game stands now, then every change as it happens; the last one has the outcome.

        If the line breaks, or the server starts anew, it goes on where it was.
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
            except httpx.TransportError:
                if left == 0:
                    raise
            if left == 0:
                raise ConnectionError(game)
            left -= 1
            time.sleep(1)

    def play(self, game: str, bot: Bot[Any, Any]) -> Outcome:
        """Let a bot play one's own seat to the end of the game."""
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
            # Somebody was quicker, or has taken something back: the next update tells.
            if refusal.code != "stale":
                raise

    def _lines(self, game: str, since: int | None) -> Iterator[Json]:
        """What the stream of a game tells of it, until it ends."""
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
                raise httpx.RemoteProtocolError(str(answer.status_code))
            if answer.is_error:
                answer.read()
                _content(answer)
            yield answer


def _content(answer: httpx.Response) -> Any:
    """What an answer holds; a refusal is raised."""
    is_json = "json" in answer.headers.get("content-type", "")
    if answer.is_error:
        raise Refused(answer.status_code, answer.json() if is_json else {"text": answer.reason_phrase})
    return answer.json() if is_json else answer.text
