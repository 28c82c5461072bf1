"""WebSockets of thousands of players in one process: as little work for the driver as can be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

OPCODE, TEXT, PING, PONG, CLOSE = 0x0F, 0x1, 0x9, 0xA, 0x8
WHOLE, MASKED = 0x80, 0x80


class Line(asyncio.Protocol):
    """The client's end of a WebSocket. Received messages go to `hear`."""

    def __init__(self, port: int, token: str, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._greeting = (
            f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: claimant={token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._greeting)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the line was refused"))

    def send(self, frame: bytes, opcode: int = TEXT) -> None:
        """A frame that is masked, as it must be, with zeros."""
        length = len(frame)
        head = bytes((WHOLE | opcode, MASKED | (length if length < 126 else 126)))
        if length >= 126:
            head += length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + frame)

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self.opened.done():
            answer, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = answer
                return
            if b" 101 " not in answer[:20]:
                self.transport.close()
                return
            self.opened.set_result(None)
        start = 0
        while len(data) - start >= 2:
            length = data[start + 1]
            body = start + 2
            if length >= 126:
                width = 2 if length == 126 else 8
                body += width
                if len(data) < body:
                    break
                length = int.from_bytes(data[body - width : body], "big")
            if len(data) < body + length:
                break
            opcode = data[start] & OPCODE
            if opcode == TEXT:
                self.hear(data[body : body + length])
            elif opcode == PING:
                self.send(data[body : body + length], PONG)
            elif opcode == CLOSE:
                self.transport.close()
            start = body + length
        self._buffer = data[start:]


async def open_line(port: int, token: str, hear: Callable[[bytes], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(port, token, hear), "127.0.0.1", port)
    await line.opened
    return line
