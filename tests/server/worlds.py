"""Two stores that differ only in what a client may not know, and a witness that compares every byte."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import httpx
import msgspec
from sqlalchemy import Connection, insert

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.ops.settings import Settings
from claimant.server.play.tables import Options
from claimant.server.store import schema
from claimant.server.store.accounts import token_hash
from claimant.server.store.migrate import migrate
from claimant.server.store.writer import Store
from claimant.tabletop.setup import Setup
from tests.server.running import Server
from tests.server.visitor import Visitor

SECRET = "5" * 64
AnyGame = Game | Kingdoms


@dataclass
class Case:
    """A pair of games that look the same to a seat (None: to spectators)."""

    name: str
    seat: int | None
    one: AnyGame
    other: AnyGame
    against_bots: bool = False
    """Whether bots sit on all other seats."""


def prepare(data: Path, games: dict[str, AnyGame], alone: dict[str, int] | None = None) -> None:
    """A store with these games, each at a table of its own, and with the same names and tokens always.

    In some games one player sits `alone` on this seat, among bots.
    """
    lonely = alone or {}
    data.mkdir(parents=True)
    settings = Settings(data=data)
    migrate(settings.database_url)
    store = Store(settings.database_url)
    for name, game in games.items():
        store.submit(partial(_add, name=name, game=game, alone=lonely.get(name))).result()
    store.close()


def token_of(name: str, seat: int) -> str:
    return f"token-{name}-{seat}"


def _add(connection: Connection, name: str, game: AnyGame, alone: int | None) -> None:
    kind = "kingdoms" if isinstance(game, Kingdoms) else "claim"
    saved = cast(dict[str, Any], game.to_json())
    for seat in range(game.seats):
        player = f"{name}-{seat}"
        connection.execute(insert(schema.players).values(id=player, name=player, created=1.0))
        connection.execute(
            insert(schema.tokens).values(
                hash=token_hash(token_of(name, seat)),
                player=player,
                label="",
                is_session=False,
                created=1.0,
            )
        )
    options = Options(Setup(game=cast(Any, kind), players=game.seats))
    connection.execute(
        insert(schema.tables).values(
            id=f"t-{name}",
            host=f"{name}-0",
            revision=1,
            options=msgspec.to_builtins(options),
            status="playing",
            secret=SECRET,
            created=1.0,
        )
    )
    connection.execute(
        insert(schema.games).values(
            id=f"g-{name}",
            table=f"t-{name}",
            number=1,
            kind=kind,
            deal={**saved, "moves": []},
            secret=SECRET,
            words=[""] * game.seats,
            started=1.0,
        )
    )
    for seat in range(game.seats):
        is_bot = alone is not None and seat != alone
        sitter, bot = (None, "random") if is_bot else (f"{name}-{seat}", None)
        connection.execute(
            insert(schema.seats).values(table=f"t-{name}", seat=seat, player=sitter, bot=bot, word="")
        )
        connection.execute(
            insert(schema.sittings).values(
                game=f"g-{name}", seat=seat, player=sitter, bot=bot, name=sitter or "random"
            )
        )
    moves = [move["move"] for move in saved["moves"] if not move["move"].startswith("chance:")]
    for version, move in enumerate(moves, start=1):
        letter, _, action = move.partition(":")
        connection.execute(
            insert(schema.journal).values(
                game=f"g-{name}",
                version=version,
                seat="ABCD".index(letter),
                kind="move",
                content=action,
                key=f"k{version}",
                at=1.0,
            )
        )


class Witness:
    """Somebody who asks for everything, over a socket, a stream and requests, and keeps every byte."""

    def __init__(self, server: Server, case: Case) -> None:
        self.case = case
        self.game, self.table = f"g-{case.name}", f"t-{case.name}"
        self.visitor = Visitor(server)
        self.heard: list[bytes] = []
        self.shown: dict[str, str] = {}
        if case.seat is not None:
            self.shown = {"authorization": f"Bearer {token_of(case.name, case.seat)}"}
            self.visitor.http.headers.update(self.shown)
        self.others = []
        for seat in range(case.one.seats):
            other = Visitor(server)
            other.http.headers["authorization"] = f"Bearer {token_of(case.name, seat)}"
            self.others.append(other)

    def version(self) -> int:
        return int(self.others[0].get(f"/games/{self.game}")["version"])

    # --- requests -----------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        answer = self.visitor.ask(method, path, body)
        told = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        self.heard.append(repr((method, path, answer.status_code, told)).encode() + answer.content)
        return answer

    def look_everywhere(self, actions: list[str]) -> None:
        """Every way to learn something, those that are refused included."""
        game, name = f"/games/{self.game}", self.case.name
        version = self.version()
        for path in (
            game,
            f"{game}?since=0",
            f"{game}?since={version // 2}",
            f"{game}?since={version + 5}",
            f"{game}/replay",
            *(f"{game}/replay?seat={letter}" for letter in "ABC"),
            f"{game}/record",
            f"{game}/review",
            f"/tables/{self.table}",
            "/tables",
            f"/players/{name}-1",
            f"/games/g-{name}/hint",
            *(f"/games/g-{name}/why-not?action={quote(action)}" for action in [*actions, "Go0", "?"]),
            "/me/games",
            "/tables/mine",
        ):
            self.ask("GET", path)
        for number, action in enumerate(actions):
            for at in (version - 1, version, version + 1):
                body = {"action": action, "version": max(at, 0), "key": f"try-{number}"}
                self.ask("POST", f"{game}/moves", body)
        for path, more in (("answers", {"agree": True}), ("return", {}), ("offers", {"what": "undo?"})):
            self.ask("POST", f"{game}/{path}", {"version": version, "key": "try", **more})
        self.ask("POST", f"/tables/{self.table}/games")
        self.ask("DELETE", f"/tables/{self.table}/players/me")

    def acts(self, seat: int, action: str, version: int) -> None:
        body = {"action": action, "version": version, "key": f"play-{version}"}
        answer = self.others[seat].ask("POST", f"/games/{self.game}/moves", body)
        assert answer.status_code < 300, answer.text

    def takes_back(self, seat: int, version: int) -> int:
        """Ask to take a move back, and let everybody else agree; how many entries that made."""
        path = f"/games/{self.game}"
        asking = self.ask if seat == self.case.seat else self.others[seat].ask
        offer = asking(
            "POST", f"{path}/offers", {"what": "undo", "version": version, "key": f"undo-{version}"}
        )
        if offer.status_code >= 300:
            return 0
        made = 1
        for other, visitor in enumerate(self.others):
            if other != seat:
                body = {"agree": True, "version": version + made, "key": f"agree-{version}"}
                assert visitor.ask("POST", f"{path}/answers", body).status_code < 300
                made += 1
        return made

    def tries(self, deed: str) -> bool:
        """Let this seat do something that is not a move, or its opponent come back; whether it was done."""
        path, version = f"/games/{self.game}", self.version()
        opponent = self.others[1 - (self.case.seat or 0)]
        said = {"version": version, "key": f"{deed}-{version}"}
        if deed == "return":
            return opponent.ask("POST", f"{path}/return", said).status_code < 300
        if deed == "resign":
            return self.ask("POST", f"{path}/resignation", said).status_code < 300
        what = "undo" if deed == "undo" else "stand-in B"
        return self.ask("POST", f"{path}/offers", {**said, "what": what}).status_code < 300

    def is_waited_for_by_nobody_else(self) -> bool:
        """No bot is about to move."""
        seen = self.visitor.get(f"/games/{self.game}")
        bots_turn = seen["bots"][1] is not None and seen["view"]["asked"] == ["B"]
        return seen["outcome"] is not None or not bots_turn

    # --- lines that stay open -----------------------------------------------------------------

    def begin_to_listen(self, lines: ExitStack) -> None:
        """Open a socket and a stream, both from the first version on."""
        self.line = lines.enter_context(self.visitor.socket(**self.shown))
        self.line.send(do="watch", table=self.table, game=self.game, version=0)
        stream = lines.enter_context(
            self.visitor.http.stream("GET", f"/games/{self.game}/stream", params={"since": "0"})
        )
        self.stream = (text for text in stream.iter_lines() if text)
        version = self.version()
        if version:
            self.hears_up_to(version)

    def hears_up_to(self, version: int) -> None:
        """Keep what comes on both lines, up to a version."""
        self._keep_up_to(version, lambda: self.line.next())
        self._keep_up_to(version, lambda: next(self.stream))

    def _keep_up_to(self, version: int, receive: Callable[[], str | bytes]) -> None:
        # Whether two changes come as one message is a matter of time: their steps are put together.
        steps: list[object] = []
        while True:
            message = msgspec.json.decode(receive())
            steps += message.pop("steps", [])
            if message.get("version") == version:
                self.heard.append(msgspec.json.encode([steps, message]))
                return
            if message["type"] != "game":
                self.heard.append(msgspec.json.encode(message))

    def says_nonsense(self) -> None:
        """Frames that must be refused; every answer is kept as it comes."""
        game = self.game
        for frame in (
            {"do": "move", "game": game, "action": "Go0", "version": 0, "key": "late"},
            {"do": "move", "game": game, "action": "Go0@0,0", "version": 999, "key": "early"},
            {"do": "answer", "game": game, "agree": True, "version": self.version(), "key": "agreed"},
            {"do": "offer", "game": game, "what": "castle", "version": self.version(), "key": "offered"},
            {"do": "watch", "table": "nowhere"},
            {"do": "peek", "game": game},
        ):
            self.line.send(**frame)
            message = self.line.next()
            assert msgspec.json.decode(message)["type"] == "refused"
            self.heard.append(str(message).encode())

    def comes_back(self, version: int | None) -> None:
        """A new socket, and a new stream, that have heard everything up to a version."""
        known = {} if version is None else {"game": self.game, "version": version}
        now = self.version()
        with self.visitor.socket(**self.shown) as line:
            line.send(do="watch", table=self.table, **known)
            expected = {"table"} if version == now else {"table", "game"}
            messages = [line.next() for _ in expected]
            assert {msgspec.json.decode(message)["type"] for message in messages} == expected
            self.heard += [str(message).encode() for message in messages]
        since = {} if version is None else {"since": str(version)}
        path = f"/games/{self.game}/stream"
        with self.visitor.http.stream("GET", path, params=since) as stream:
            lines = (text for text in stream.iter_lines() if text)
            self.heard += [next(lines).encode() for _ in expected]
