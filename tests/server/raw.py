"""A client that speaks to the server byte by byte, and not always correctly."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from tests.patience import SECONDS
from tests.server.running import Server
from tests.server.visitor import Visitor

ASK = b"GET /health HTTP/1.1\r\nhost: here\r\n"
MASK = b"\0" * 4
PING = b"\x89\x80" + MASK
LONG_PING = b"\x89\xfd" + MASK + b"x" * 125


def call(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's many addresses."""
    return socket.create_connection(("127.0.0.1", server.port), SECONDS, source_address=(address, 0))


def heard(line: socket.socket) -> bytes:
    """All that is said until the line is closed or cut."""
    said = b""
    with suppress(ConnectionError):
        while data := line.recv(65_536):
            said += data
    return said


def refused(said: bytes) -> tuple[int, str]:
    """Status and reason code of a whole answer."""
    head, _, body = said.partition(b"\r\n\r\n")
    assert b"content-security-policy: " in head, said
    return int(head.split(b" ")[1]), msgspec.json.decode(body, type=dict[str, Any])["code"]


def answer_to(server: Server, *parts: bytes, address: str = "127.0.0.1") -> tuple[int, str]:
    """How the server refuses what it is sent, even if it does not want to hear all of it."""
    with call(server, address) as line:
        with suppress(ConnectionError):
            for part in parts:
                line.sendall(part)
        return refused(heard(line))


@contextmanager
def open_socket(visitor: Visitor) -> Iterator[socket.socket]:
    """A WebSocket of which nobody reads what the server sends."""
    with call(visitor.server) as line:
        line.sendall(
            b"GET /api/v1/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            b"cookie: claimant=" + visitor.cookie.encode() + b"\r\n\r\n"
        )
        assert b"101 Switching" in line.recv(4_096)
        yield line


def sent_until_stopped(line: socket.socket, data: bytes, most: int) -> int:
    """How many bytes the server takes in before it takes no more for a while, or hangs up."""
    sent = 0
    line.settimeout(2)
    with suppress(OSError):
        while sent < most:
            sent += line.send(data)
    return sent


def megabytes(server: Server) -> float:
    """What the server's process holds in memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return int(found[1]) / 1024


def counted(server: Server, code: str) -> int:
    """How often something was refused for this reason."""
    told = Visitor(server).http.get(f"{server.url}/metrics").text
    found = re.search(rf'claimant_refusals_total{{code="{code}"}} (\d+)', told)
    return 0 if found is None else int(found[1])
