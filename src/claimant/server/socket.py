"""One WebSocket for a whole page: all its tables, its moves and what they came to."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from claimant.server import lines, wire
from claimant.server.accounts import Player
from claimant.server.course import AGREE, MOVE, OFFER, REFUSE, RESIGN, RETURN
from claimant.server.limits import Bucket
from claimant.server.metrics import REFUSALS, SOCKETS
from claimant.server.reasons import Refusal
from claimant.server.rooms import Request
from claimant.server.services import Services
from claimant.server.watching import Watch
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.reason import Reason

MOST_WATCHED = 64
SIGNED_OUT = 4001
TOO_FAST = 4008
RESTARTING = 1012
TRY_AGAIN_LATER = 1013
GONE = (WebSocketDisconnect, OSError)
log = logging.getLogger("claimant.socket")


class Frame(wire.Body, tag_field="do"):
    """What a page sends."""


class WatchTable(Frame, tag="watch"):
    """Tell me of a table from now on; `game` and `version` say what I have heard of already."""

    table: str
    invitation: str | None = None
    game: str | None = None
    version: wire.Version | None = None


class UnwatchTable(Frame, tag="unwatch"):
    table: str


class Ping(Frame, tag="ping"):
    pass


class Acting(Frame):
    """Something done in a game."""

    game: str
    version: wire.Version
    key: wire.Key


class MakeMove(Acting, tag="move", kw_only=True):
    action: str


class MakeOffer(Acting, tag="offer", kw_only=True):
    what: str


class GiveAnswer(Acting, tag="answer", kw_only=True):
    agree: bool


class Resign(Acting, tag="resign"):
    pass


class TakeBack(Acting, tag="return"):
    pass


Frames = WatchTable | UnwatchTable | Ping | MakeMove | MakeOffer | GiveAnswer | Resign | TakeBack
decoder = msgspec.json.Decoder(Frames)
LONGEST_CONTENT = 40


def request_of(frame: Acting) -> Request:
    match frame:
        case MakeMove():
            return Request(MOVE, frame.action[:LONGEST_CONTENT], frame.version, frame.key)
        case MakeOffer():
            return Request(OFFER, frame.what[:LONGEST_CONTENT], frame.version, frame.key)
        case GiveAnswer():
            return Request(AGREE if frame.agree else REFUSE, "", frame.version, frame.key)
        case Resign():
            return Request(RESIGN, "", frame.version, frame.key)
        case _:
            return Request(RETURN, "", frame.version, frame.key)


@websocket("/socket")
async def socket_of_a_page(socket: WebSocket[Player | None, Any, Any], services: Services) -> None:
    await socket.accept()
    try:
        line = services.lines.new(socket)
    except Refusal as refusal:
        await socket.close(code_of(refusal.reason.code), refusal.reason.code)
        return
    SOCKETS.inc()
    page = Page(socket, services, line)
    telling = asyncio.create_task(page.tell())
    try:
        with services.lines.hold(line):
            await page.listen()
            await telling
    except GONE:
        pass
    finally:
        SOCKETS.dec()
        telling.cancel()
        with suppress(asyncio.CancelledError, *GONE):
            await telling
        page.close()


def code_of(reason: str) -> int:
    """With which code a socket is closed for a reason."""
    codes = {lines.SIGNED_OUT: SIGNED_OUT, lines.SHUTTING_DOWN: RESTARTING, "too-fast": TOO_FAST}
    return codes.get(reason, TRY_AGAIN_LATER)


class Page:
    """The far end of a socket: what it watches, and how much it may still say."""

    def __init__(
        self, socket: WebSocket[Player | None, Any, Any], services: Services, line: lines.Line
    ) -> None:
        self.line = line
        self.busy = asyncio.Lock()
        self.socket = socket
        self.services = services
        self.player = socket.user
        self.waker = line.waker
        self.watches: dict[str, Watch] = {}
        self.bucket = Bucket(services.settings.frames_per_second)

    async def listen(self) -> None:
        """Take in frames until the line has ended, or too many of them have come."""
        while True:
            data = await self.socket.receive_data("text")
            if self.line.ended is None and not self.bucket.take():
                self.line.end("too-fast")
            if self.line.ended is not None:
                return
            async with self.busy:
                await self._take(data)

    async def _take(self, data: str | bytes) -> None:
        key: str | None = None
        try:
            frame = decoder.decode(data)
            if isinstance(frame, Acting):
                key = frame.key
                version = await self._act(frame)
                await self.send({"type": "done", "key": key, "version": version})
            elif isinstance(frame, WatchTable):
                await self._watch(frame)
            elif isinstance(frame, UnwatchTable):
                self._unwatch(frame.table)
            else:
                await self.send({"type": "pong"})
        except msgspec.DecodeError as error:
            await self._refuse(Refusal("malformed", what=str(error)[:200]).reason, key)
        except ClaimantError as error:
            await self._refuse(error.reason, key)

    async def _act(self, frame: Acting) -> int:
        if self.player is None:
            raise Refusal("sign-in-first", 401)
        return await self.services.rooms.act(frame.game, self.player.id, request_of(frame))

    async def _watch(self, frame: WatchTable) -> None:
        viewer = None if self.player is None else self.player.id
        table = await self.services.hall.table(frame.table)
        if not table.is_visible_to(viewer, frame.invitation):
            raise Refusal("no-such-table", 404)
        self._unwatch(frame.table)
        if len(self.watches) >= MOST_WATCHED:
            raise Refusal("too-many-tables", most=MOST_WATCHED)
        services = self.services
        self.watches[frame.table] = Watch(
            services.hall, services.rooms, frame.table, viewer, self.waker, frame.game, frame.version
        )

    def _unwatch(self, table: str) -> None:
        watch = self.watches.pop(table, None)
        if watch is not None:
            watch.close()

    async def _refuse(self, reason: Reason, key: str | None) -> None:
        REFUSALS.labels(reason.code).inc()
        await self.send({"type": "refused", "key": key, "reason": reason.to_json()})

    async def send(self, message: dict[str, object]) -> None:
        await self.send_text(msgspec.json.encode(message))

    async def send_text(self, message: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def tell(self) -> None:
        """Send what is new, each time when something has changed; at the end say why it is the end."""
        while self.line.ended is None:
            await self.waker.wait()
            self.waker.clear()
            try:
                await self._tell_news()
            except GONE:
                return
            except ClaimantError as error:
                # The store does not answer: the page comes back when it can be told the truth.
                log.warning("a page could not be told", extra={"reason": error.reason.code})
                self.line.end(error.reason.code)
            except Exception as error:
                log.error("a page could not be told", extra={"fault": type(error).__name__})
                self.line.end("server-fault")
        # Not in the middle of an acknowledgement.
        async with self.busy:
            await self.socket.close(code_of(self.line.ended), self.line.ended)

    async def _tell_news(self) -> None:
        for watch in list(self.watches.values()):
            if self.line.ended is not None:
                break
            for message in await watch.news():
                await self.send_text(message)

    def close(self) -> None:
        for table in list(self.watches):
            self._unwatch(table)
