"""One WebSocket for a whole page: all its tables, its moves and their results.

A page sends one message per frame. The server sends one or more messages per frame, one per line: an
acknowledgement and the related news cost one frame.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket

from claimant.server.http import connections, errors
from claimant.server.http.limits import Bucket, address_of
from claimant.server.http.protocols import SOCKET, GuardedSocket
from claimant.server.messages.answers import fault_of
from claimant.server.messages.frames import (
    DeedFrame,
    Done,
    Frame,
    Keyed,
    Ping,
    Pong,
    Refused,
    Watch,
)
from claimant.server.ops.metrics import REFUSALS, SOCKETS
from claimant.server.ops.services import Services
from claimant.server.play.subscription import Subscription
from claimant.server.reasons import Refusal
from claimant.server.store.accounts import Player
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.reason import Reason

MOST_WATCHED = 64
MOST_UNSAID = 64
"""How many messages may wait for a page that does not take them."""
SIGNED_OUT = 4001
TOO_FAST = 4008
RESTARTING = 1012
TRY_AGAIN_LATER = 1013
log = logging.getLogger("claimant.socket")
decoder = msgspec.json.Decoder(Frame)
keys = msgspec.json.Decoder(Keyed)
encode = msgspec.json.Encoder().encode
PONG = encode(Pong())


@websocket("/socket")
async def socket_of_a_page(socket: WebSocket[Player | None, Any, Any], services: Services) -> None:
    await socket.accept()
    try:
        connection = services.connections.new(socket)
    except Refusal as refusal:
        await socket.close(code_of(refusal.reason.code), refusal.reason.code)
        return
    if connection.player is not None:
        services.visitors.note(connection.player, address_of(socket))
    SOCKETS.inc()
    page = Page(socket, services, connection)
    # Separate tasks: waking one from within the middleware of a route takes longer.
    tasks = asyncio.create_task(page.listen()), asyncio.create_task(page.tell())
    try:
        with services.connections.hold(connection):
            await asyncio.gather(*tasks)
    except OSError:
        pass
    except Exception as error:
        log.error("a page failed", extra={"fault": type(error).__name__})
        with suppress(OSError):
            await socket.close(code_of("server-fault"), "server-fault")
    finally:
        for task in tasks:
            task.cancel()
        try:
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            page.close()
            SOCKETS.dec()


def refused(reason: Reason, key: str | None = None, table: str | None = None) -> bytes:
    REFUSALS.labels(reason.code).inc()
    return encode(Refused(key, table, fault_of(reason)))


def key_in(data: str) -> str | None:
    """The key of a frame that cannot be fully parsed: its sender waits for an answer to it."""
    try:
        return keys.decode(data).key
    except errors.Unreadable:
        return None


def code_of(reason: str) -> int:
    """With which code a socket is closed for a reason."""
    codes = {
        connections.SIGNED_OUT: SIGNED_OUT,
        connections.SHUTTING_DOWN: RESTARTING,
        "too-fast": TOO_FAST,
    }
    return codes.get(reason, TRY_AGAIN_LATER)


class Page:
    """The far end of a socket: what it watches, what it has not been sent yet, how much it may send."""

    def __init__(
        self,
        socket: WebSocket[Player | None, Any, Any],
        services: Services,
        connection: connections.OpenConnection,
    ) -> None:
        self.connection = connection
        self.line: GuardedSocket = cast(dict[str, Any], socket.scope)[SOCKET]
        self.services = services
        self.player = socket.user
        self.waker = connection.waker
        self.watches: dict[str, Subscription] = {}
        self.failing: set[str] = set()
        """The watched tables that cannot be read at the moment, as the page knows."""
        self.bucket = Bucket(services.settings.frames_per_second)
        self.unsaid: list[bytes] = []
        self.is_telling = False
        self.is_saying = False
        self.silence: asyncio.TimerHandle | None = None
        self.is_silent = False

    async def listen(self) -> None:
        """Take in frames until the connection has ended, or too many of them have come."""
        while True:
            message = await self.line.receive()
            if message["type"] == "websocket.disconnect":
                raise ConnectionResetError
            data = message.get("text") or ""
            if not self.bucket.take() or len(self.unsaid) > MOST_UNSAID:
                self.connection.end("too-fast")
            elif (wait := self.services.connections.charge(self.connection, len(data))) > 0:
                await asyncio.sleep(wait)
            if self.connection.ended is not None:
                return
            self._is_heard()
            # The acting client is answered at once, together with the results.
            self.waker.is_held = True
            try:
                answer = await self._answer(data)
                if answer is not None:
                    self.unsaid.append(answer)
                if self.is_telling or self.connection.ended is not None:
                    # Looking for news may have to wait for the store; an answer does not.
                    await self._say()
                    self.waker.set()
                else:
                    await self._tell_news()
            finally:
                self.waker.let_go()

    async def _answer(self, data: str) -> bytes | None:
        key: str | None = None
        try:
            frame = decoder.decode(data)
            if isinstance(frame, DeedFrame):
                key = frame.key
                if self.player is None:
                    raise Refusal("sign-in-first", 401)
                version = await self.services.rooms.act(frame.game, self.player.id, frame.request())
                return encode(Done(key, version))
            if isinstance(frame, Watch):
                return self._watch(frame)
            if isinstance(frame, Ping):
                self._expect(frame.within)
                return PONG
            self._unwatch(frame.table)
        except errors.Unreadable as error:
            return refused(errors.malformed(error).reason, key_in(data))
        except ClaimantError as error:
            return refused(error.reason, key)
        return None

    def _watch(self, frame: Watch) -> bytes | None:
        """Watch a table from now on. Whether it can be seen at all turns out with the first news."""
        self._unwatch(frame.table)
        if len(self.watches) >= MOST_WATCHED:
            too_many = Refusal("too-many-tables", most=MOST_WATCHED)
            return refused(too_many.reason, table=frame.table)
        services = self.services
        self.watches[frame.table] = Subscription(
            services.watchers,
            services.rooms,
            frame.table,
            None if self.player is None else self.player.id,
            frame.invitation,
            self.waker,
            frame.game,
            frame.version,
            tells_presence=True,
        )
        return None

    def _unwatch(self, table: str) -> None:
        watch = self.watches.pop(table, None)
        self.failing.discard(table)
        if watch is not None:
            watch.close()

    async def tell(self) -> None:
        """Send what is new whenever something has changed; at the end, say why it ended."""
        connection = self.connection
        while connection.ended is None:
            await self.waker.wait()
            try:
                await self._tell_news()
            except OSError:
                return
        # Actions in progress are finished and acknowledged.
        await self.waker.wait()
        await self._say()
        await self.line.send(
            {"type": "websocket.close", "code": code_of(connection.ended), "reason": connection.ended}
        )

    async def _tell_news(self) -> None:
        connection = self.connection
        self.is_telling = True
        self.waker.clear()
        try:
            for watch in list(self.watches.values()):
                if connection.ended is None:
                    await self._look(watch)
            await self._say()
        finally:
            self.is_telling = False
            if connection.ended is not None:
                self.waker.set()

    async def _look(self, watch: Subscription) -> None:
        """What is new at one table. If it cannot be read, nothing is forgotten, and other tables are not
        affected.
        """
        try:
            at_hand = watch.news_at_hand()
            if at_hand:
                self.unsaid += at_hand
                self.failing.discard(watch.table)
                return
            async for message in watch.news():
                if self.connection.ended is not None or self.watches.get(watch.table) is not watch:
                    return
                self.unsaid.append(message)
            self.failing.discard(watch.table)
        except ClaimantError as error:
            self._refuse(watch, error.reason, not isinstance(error, Refusal) or error.status >= 500)
        except Exception as error:
            if watch.table not in self.failing:
                log.error("a page could not be told", extra={"fault": type(error).__name__})
            self._refuse(watch, Reason("server-fault", {}), True)

    def _refuse(self, watch: Subscription, reason: Reason, may_pass: bool) -> None:
        """Say why there is no news of a table; once, if it is the server's own temporary trouble."""
        if self.watches.get(watch.table) is not watch:
            return
        if watch.table not in self.failing:
            self.unsaid.append(refused(reason, table=watch.table))
        if may_pass:
            self.failing.add(watch.table)
            self.services.recovery.wake(self.waker)
        else:
            self._unwatch(watch.table)

    async def _say(self) -> None:
        """Send pending messages; a task that is already sending sends these, too."""
        if self.is_saying:
            return
        self.is_saying = True
        try:
            while self.unsaid:
                said = b"\n".join(self.unsaid)
                self.unsaid.clear()
                await self.line.say(said)
        finally:
            self.is_saying = False

    def _expect(self, seconds: float | None) -> None:
        """If nothing is received within this many seconds, the others at the table are notified."""
        if self.silence is not None:
            self.silence.cancel()
        self.silence = None
        if seconds is not None:
            self.silence = asyncio.get_running_loop().call_later(seconds, self._fell_silent)

    def _fell_silent(self) -> None:
        self.is_silent = True
        for watch in self.watches.values():
            watch.is_silent()

    def _is_heard(self) -> None:
        if self.is_silent:
            self.is_silent = False
            for watch in self.watches.values():
                watch.is_heard()

    def close(self) -> None:
        self._expect(None)
        for table in list(self.watches):
            self._unwatch(table)
