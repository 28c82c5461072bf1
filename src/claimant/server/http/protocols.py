"""HTTP and WebSocket as uvicorn speaks them, with limits.

httptools reads headers of any length, and websockets answers any number of pings. So we count incoming
bytes before they are parsed, stop reading from a client that does not read our answers, and read only from
time to time from an address that sends too much.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cached_property
from typing import Any, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from claimant.server.http.doors import Doors
from claimant.server.http.early_refusals import refusal
from claimant.server.http.limits import (
    LONGEST_ADDRESS,
    LONGEST_HEAD,
    LONGEST_HEADER,
    MOST_HEADERS,
    PIECE,
    Bucket,
)
from claimant.server.ops.settings import Settings

MOST_SWALLOWED = 1024 * 1024
"""How much of an oversized body is read, so that its sender can read why it was refused."""
MOST_PIPELINED = 8
MOST_UNANSWERED = 4
"""How many messages of a socket may wait before we stop listening to it."""
TOO_FAST = 4008
SOCKET = "claimant.socket"
"""The key under which the scope of a WebSocket holds its protocol. Once a socket is open, the layers
between a route and the server have done their work: frames go straight to and from the protocol."""


class GuardedConfig(uvicorn.Config):
    """uvicorn's, with our settings, and the doors that all connections of a process share."""

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(
            app,
            http=GuardedHttp,
            ws=GuardedSocket,
            forwarded_allow_ips=list(settings.proxies),
            **options,
        )
        self.settings = settings

    @cached_property
    def doors(self) -> Doors:
        return Doors(self.settings)


class GuardedHttp(HttpToolsProtocol):
    """One connection that speaks HTTP."""

    def __init__(self, config: GuardedConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self.doors = config.doors
        self.head = 0
        self.taken_in = 0
        self.is_in_head = True
        self.is_deaf = False
        self.fault = ""
        self.answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self.doors.enter(transport, "" if self.client is None else self.client[0])
        if refused is None:
            self.doors.heads.set(self)
            self._charge(0)
        else:
            self.refuse(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.forget(self)
        self.doors.leave(self.transport)
        self.pipeline.clear()
        if self.answering is not None:
            # uvicorn keeps only the last of several requests.
            self.answering.disconnected = not self.answering.response_complete
            self.answering.message_event.set()
        super().connection_lost(exc)

    # --- what comes in ------------------------------------------------------------------------

    def _charge(self, size: int) -> None:
        """Do not listen for a while if this address has sent too much."""
        seconds = self.doors.charge(self.transport, size)
        if seconds > 0 and not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._listen_again)

    def _listen_again(self) -> None:
        if not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self.taken_in += len(data)
        self._charge(len(data))
        if self.is_deaf:
            if self.taken_in > MOST_SWALLOWED:
                # A client that is still sending is not going to read the explanation.
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            # Other requests have been answered like any HTTP request.
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self.refuse(self.fault or "malformed")
            return
        if self.is_in_head:
            if self.taken_in > LONGEST_HEAD:
                self.refuse("head-too-long")
        elif self.taken_in > MOST_SWALLOWED:
            self.refuse("body-too-long")
        elif self not in self.doors.bodies:
            self.doors.bodies.set(self)

    def on_message_begin(self) -> None:
        self.head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            self._stop_reading("address-too-long")

    def on_header(self, name: bytes, value: bytes) -> None:
        # The headers at the end of a body count as well.
        super().on_header(name, value)
        self.head += len(name) + len(value)
        if (
            self.head > LONGEST_HEAD
            or len(name) + len(value) > LONGEST_HEADER
            or len(self.headers) > MOST_HEADERS
        ):
            self._stop_reading("head-too-long")

    def on_headers_complete(self) -> None:
        self.doors.heads.clear(self)
        self.is_in_head = False
        if len(self.pipeline) >= MOST_PIPELINED:
            # Requests already waiting are answered, and then the connection is closed: the rest is sent
            # again.
            self.pipeline[0][0].keep_alive = False
            self.is_deaf = True
            self._stop_reading("too-fast")
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self.doors.bodies.clear(self)
        self.is_in_head = True
        self.taken_in = 0
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self.doors.heads.set(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.is_in_head and self.cycle.response_complete and not self.transport.is_closing():
            self.doors.heads.set(self)

    def _stop_reading(self, fault: str) -> None:
        """Make the parser stop: it turns any exception into its own error."""
        self.fault = fault
        raise ValueError(fault)

    def handle_websocket_upgrade(self) -> None:
        self.doors.forget(self)
        if self.cycle is not None and not self.cycle.response_complete:
            self.refuse("malformed")
            return
        super().handle_websocket_upgrade()
        socket = cast(GuardedSocket, self.transport.get_protocol())
        if not socket.handshake_initiated:
            # websockets has found something that it does not like, and says nothing.
            self.refuse("malformed")

    # --- saying no ----------------------------------------------------------------------------

    def refuse(self, code: str) -> None:
        """Say why this is the end, and take in nothing more."""
        self.doors.count_refusal(code)
        if self.is_deaf:
            return
        self.is_deaf = True
        self.doors.forget(self)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            if cycle.response_started or self.pipeline:
                # What we send now would be taken for a part of the answer that is under way.
                self.transport.close()
                return
            # A task waiting for the rest of the request is told that it will not come, and says nothing.
            cycle.disconnected = True
            cycle.message_event.set()
        if cycle is None or not cycle.response_complete or self.is_in_head:
            # Otherwise the request has been answered before it was whole.
            self.transport.write(refusal(code))
        if self.doors.may_linger():
            # Closed at once, with something unread, a line is cut, and the answer may be lost with it.
            self.doors.lingering.set(self)
            self.transport.write_eof()
        else:
            self.transport.close()

    def is_late(self) -> None:
        if self.is_deaf or self.flow.write_paused:
            self.transport.abort()
        elif self.is_in_head and self.taken_in == 0 and self.cycle is not None:
            # No request is pending; that is not a fault.
            self.transport.close()
        else:
            self.refuse("too-slow")

    def make_way(self) -> None:
        self.doors.count_refusal("server-full")
        self.is_deaf = True
        self.transport.write(refusal("server-full"))
        self.transport.close()

    # --- who does not read --------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.doors.writes.set(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.doors.writes.clear(self)


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket. What its sender does not leave us time to answer waits at the sender's."""

    def __init__(self, config: GuardedConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self.doors = config.doors
        self.unread = b""
        # Messages are counted where they are answered. This covers what uvicorn answers by itself.
        self.bucket = Bucket(self.doors.frames_per_second)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread = b""
        self.doors.forget(self)
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.unread or len(data) > PIECE:
            self.unread += data
            self._read_on()
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        """Parse incoming data piece by piece, until something must be answered first."""
        unread, at = self.unread, 0
        while at < len(unread) and not self.read_paused and self.writable.is_set():
            if self.transport.is_closing():
                at = len(unread)
                break
            super().data_received(unread[at : at + PIECE])
            at += PIECE
        self.unread = unread[at:]
        if self.unread and not self.transport.is_closing():
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops listening after each message, which costs two calls of the system.
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused or self.queue.qsize() > MOST_UNANSWERED
        if self.read_paused and not was_paused:
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        self._go_on_reading()
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope)[SOCKET] = self

    async def say(self, text: bytes) -> None:
        """Send a text that is encoded already, as `send` would."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            # The answer to it may be among the unread data.
            self._go_on_reading()

    def _go_on_reading(self) -> None:
        if self.unread and not self.read_paused and not self.disconnected:
            self._read_on()
            if not self.unread and not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()
        elif not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()

    # --- what uvicorn answers by itself -------------------------------------------------------

    def handle_ping(self) -> None:
        self._if_not_too_many(super().handle_ping)

    def handle_pong(self, event: Frame) -> None:
        self._if_not_too_many(lambda: super(GuardedSocket, self).handle_pong(event))

    def handle_cont(self, event: Frame) -> None:
        self._if_not_too_many(lambda: super(GuardedSocket, self).handle_cont(event))

    def _if_not_too_many(self, handle: Callable[[], None]) -> None:
        if self.close_sent:
            return
        # A new connection of this address will have to wait for it.
        self.doors.charge(self.transport, 0)
        if self.bucket.take():
            handle()
            return
        self.doors.count_refusal("too-fast")
        self.conn.fail(TOO_FAST, "too-fast")
        self.handle_parser_exception()

    # --- who does not read --------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.doors.writes.set(self)
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.doors.writes.clear(self)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
            self._go_on_reading()

    def is_late(self) -> None:
        self.doors.count_refusal("too-slow")
        self.transport.abort()

    def make_way(self) -> None:
        self.transport.abort()
