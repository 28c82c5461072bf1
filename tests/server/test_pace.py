"""An address that sends too much is heard more slowly, and nobody else is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from time import perf_counter

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from claimant.server.http.limits import MOST_SOCKETS_AT_FULL_SPEED, Bucket
from tests.patience import SECONDS
from tests.server.running import Server

FRAMES_PER_SECOND = 1
PER_SECOND = FRAMES_PER_SECOND * MOST_SOCKETS_AT_FULL_SPEED
EACH = 3
"""How much each socket says: less than it may by itself."""
EVE = "127.0.0.9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("pace"), frames_per_second=FRAMES_PER_SECOND) as it:
        yield it
        assert it.errors == []


def test_borrowed_drops_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("claimant.server.http.limits.monotonic", lambda: now)
    bucket = Bucket(10, burst=1.0)
    assert bucket.is_full
    assert bucket.borrow(10) == 0
    assert bucket.borrow(5) == pytest.approx(0.5)
    assert bucket.borrow(5) == pytest.approx(1.0)
    now += 2.0
    assert bucket.is_full


def test_the_connections_of_an_address_share_what_it_may_ask(server: Server) -> None:
    began = perf_counter()
    for _ in range(3):
        transport = httpx.HTTPTransport(local_address=EVE)
        with httpx.Client(base_url=server.url, transport=transport, timeout=SECONDS) as http:
            for _ in range(PER_SECOND):
                assert http.get("/health").status_code == 200
    # What one second allows is there at once. The connections count as well.
    assert perf_counter() - began > 2.0


def test_the_sockets_of_an_address_share_what_it_may_say(server: Server) -> None:
    """Also behind a proxy: so these come from the address of one."""

    def open_one(headers: dict[str, str]) -> ClientConnection:
        address = server.url.replace("http", "ws", 1) + "/api/v1/socket"
        return connect(address, additional_headers=headers, open_timeout=SECONDS)

    with ExitStack() as stack:
        eves = [
            stack.enter_context(open_one({"x-forwarded-for": "203.0.113.9"}))
            for _ in range(3 * PER_SECOND // EACH)
        ]
        ann = stack.enter_context(open_one({"x-forwarded-for": "203.0.113.1"}))
        began = perf_counter()
        for eve in eves:
            for _ in range(EACH):
                eve.send('{"do":"ping"}')
        ann.send('{"do":"ping"}')
        assert "pong" in str(ann.recv(SECONDS))
        for eve in eves:
            for _ in range(EACH):
                assert "pong" in str(eve.recv(SECONDS))
        assert perf_counter() - began > 1.5
