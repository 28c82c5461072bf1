"""An address that sends too much is heard more slowly, and nobody else is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from time import perf_counter

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from claimant.server.http.limits import FEWEST_BUCKETS, MOST_SOCKETS_AT_FULL_SPEED, Bucket, Buckets
from tests.patience import SECONDS, until
from tests.server.raw import call
from tests.server.running import Server

FRAMES_PER_SECOND = 1
PER_SECOND = FRAMES_PER_SECOND * MOST_SOCKETS_AT_FULL_SPEED
EACH = 3
"""How much each socket says: less than it may by itself."""
EVE = "127.0.0.9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        tmp_path_factory.mktemp("pace"), frames_per_second=FRAMES_PER_SECOND, requests_per_minute=600
    ) as it:
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


def test_buckets_that_are_full_again_are_forgotten_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("claimant.server.http.limits.monotonic", lambda: now)
    buckets = Buckets(10, burst=1.0)
    assert buckets.borrow("eve", 30) == pytest.approx(2.0)
    for number in range(FEWEST_BUCKETS - 1):
        buckets.borrow(f"visitor {number}", 1)
    now += 1.0
    buckets.borrow("ann", 1)
    assert len(buckets) == 2
    # Whoever still owes something is not forgiven, whatever connection they come over.
    assert buckets.borrow("eve", 0) == pytest.approx(1.0)


def test_many_visitors_at_once_are_not_looked_through_for_each_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("claimant.server.http.limits.monotonic", lambda: 100.0)
    buckets = Buckets(10, burst=1.0)
    looks = 0
    forget = buckets._forget_full

    def count() -> None:
        nonlocal looks
        looks += 1
        forget()

    monkeypatch.setattr(buckets, "_forget_full", count)
    for number in range(8 * FEWEST_BUCKETS):
        buckets.borrow(f"visitor {number}", 5)
    assert len(buckets) == 8 * FEWEST_BUCKETS
    assert looks == 3


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


def test_the_changes_of_an_address_are_made_one_after_the_other(server: Server) -> None:
    """None of these is signed in, but that does not matter: it costs little to find out."""
    headers = {"x-forwarded-for": "203.0.113.5"}
    began = perf_counter()
    with httpx.Client(base_url=f"{server.url}/api/v1", headers=headers, timeout=SECONDS) as http:
        for _ in range(40):
            assert http.delete("/me/session").status_code == 401
    assert perf_counter() - began > 1.5


def test_who_wants_far_too_many_changes_is_refused(server: Server) -> None:
    ask = (
        b"POST /api/v1/tables HTTP/1.1\r\nhost: here\r\nx-forwarded-for: 203.0.113.6\r\n"
        b"content-type: application/json\r\ncontent-length: 2\r\n\r\n{}"
    )
    with ExitStack() as stack:
        until(lambda: is_refused(stack, server, ask))


def is_refused(stack: ExitStack, server: Server, ask: bytes) -> bool:
    """Ask once more; whether that is answered at once with a refusal. Others may have to wait."""
    line = stack.enter_context(call(server))
    line.sendall(ask)
    line.settimeout(0.05)
    try:
        return line.recv(65_536).startswith(b"HTTP/1.1 429 ")
    except TimeoutError:
        return False
