"""Heads, addresses, pings and connections without end are refused in words, counted, and cost little."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from claimant.server.http.addresses import block_of
from claimant.server.http.limits import LONGEST_ADDRESS, LONGEST_HEAD
from claimant.server.http.protocols import MOST_PIPELINED
from tests.patience import SECONDS, until
from tests.server.raw import (
    ASK,
    LONG_PING,
    MASK,
    PING,
    answer_to,
    call,
    counted,
    heard,
    megabytes,
    open_socket,
    refused,
    sent_until_stopped,
)
from tests.server.running import Server
from tests.server.visitor import Visitor

MEGABYTE = 1024 * 1024
SOME_MEGABYTES = 10.0
"""What the memory of a process may grow by for no particular reason."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that answers everybody and lets each socket say what it likes, but not wait for ever."""
    with Server(
        tmp_path_factory.mktemp("edge"),
        frames_per_second=10**6,
        requests_per_minute=10**6,
        sign_ins_per_minute=10**6,
        connections_per_address=5,
        request_seconds=1,
    ) as it:
        Visitor(it, "Ann").get("/me")
        yield it
        assert it.errors == []


def test_a_head_may_be_so_long_and_no_longer(guarded: Server) -> None:
    def with_headers(length: int) -> bytes:
        lines = b"".join(b"x-%d: %s\r\n" % (number, b"x" * 1_000) for number in range(length // 1_000))
        return ASK + b"connection: close\r\n" + lines + b"\r\n"

    with call(guarded) as line:
        line.sendall(with_headers(LONGEST_HEAD - 2_000))
        assert heard(line).startswith(b"HTTP/1.1 200 ")
    assert answer_to(guarded, with_headers(LONGEST_HEAD + 2_000)) == (431, "head-too-long")


ENDLESS = {
    "one header": (ASK + b"x: ", b"x" * (MEGABYTE // 2), (431, "head-too-long")),
    "many headers": (ASK, b"x: y\r\n" * 50_000, (431, "head-too-long")),
    "the address": (b"GET /", b"x" * (MEGABYTE // 2), (414, "address-too-long")),
    "a body": (
        b"POST /api/v1/players HTTP/1.1\r\nhost: here\r\ncontent-length: 900000000\r\n\r\n",
        b"x" * (MEGABYTE // 2),
        (413, "body-too-long"),
    ),
    "headers after a body": (
        b"POST /api/v1/players HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n0\r\n",
        b"x: y\r\n" * 50_000,
        (431, "head-too-long"),
    ),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_what_has_no_end_is_refused_before_it_fills_the_memory(guarded: Server, what: str) -> None:
    beginning, more, expected = ENDLESS[what]
    before, times = megabytes(guarded), counted(guarded, expected[1])
    assert answer_to(guarded, beginning, more) == expected
    with call(guarded) as line:
        line.sendall(beginning)
        assert sent_until_stopped(line, more, 40 * MEGABYTE) < 20 * MEGABYTE
    assert megabytes(guarded) < before + SOME_MEGABYTES
    assert counted(guarded, expected[1]) > times


def test_an_address_may_be_so_long_and_no_longer(guarded: Server) -> None:
    ann = Visitor(guarded)
    assert ann.http.get("/tables?x=" + "x" * (LONGEST_ADDRESS - 100)).status_code == 200
    assert ann.http.get("/tables?x=" + "x" * LONGEST_ADDRESS).status_code == 414


def test_what_is_not_http_is_refused_in_words(guarded: Server) -> None:
    assert answer_to(guarded, b"\0\1\2 what is this\r\n\r\n") == (400, "malformed")


def test_a_handshake_that_websockets_would_not_read_is_refused(guarded: Server) -> None:
    handshake = (
        b"GET /api/v1/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    assert answer_to(guarded, handshake + b"x: " + b"x" * 9_000 + b"\r\n\r\n") == (431, "head-too-long")
    many = b"".join(b"x-%d: y\r\n" % number for number in range(130))
    assert answer_to(guarded, handshake + many + b"\r\n") == (431, "head-too-long")
    assert answer_to(guarded, handshake + b"x: \x80\x01\r\n\r\n")[0] == 400


def test_requests_that_wait_for_each_other_are_few(guarded: Server) -> None:
    """Those that were taken are answered; then the line is closed, and the others can be asked again."""
    with call(guarded) as line:
        line.sendall((ASK + b"\r\n") * 1_000)
        said = heard(line)
    assert said.count(b"HTTP/1.1 200 OK") == said.count(b"\r\n\r\nok") == MOST_PIPELINED + 1
    assert b"connection: close" in said.rpartition(b"HTTP/1.1 200 OK")[2]


# --- who takes their time ---------------------------------------------------------------------------


def test_who_says_nothing_is_not_waited_for(guarded: Server) -> None:
    with call(guarded) as line:
        assert refused(heard(line)) == (408, "too-slow")


def test_nor_is_who_says_a_little_again_and_again(guarded: Server) -> None:
    with call(guarded) as line:
        line.sendall(ASK)
        line.settimeout(0.1)
        said = b""
        for _ in range(int(10 * SECONDS)):
            try:
                line.sendall(b"x: y\r\n")
                said = line.recv(65_536)
            except TimeoutError:
                continue
            break
        assert refused(said) == (408, "too-slow")


def test_nor_a_body_that_does_not_come(guarded: Server) -> None:
    head = b"POST /api/v1/players HTTP/1.1\r\nhost: here\r\ncontent-length: 20\r\n\r\n"
    assert answer_to(guarded, head, b'{"na') == (408, "too-slow")


def test_who_hangs_up_in_the_middle_of_a_body_is_no_fault_of_ours(guarded: Server) -> None:
    for _ in range(3):
        with call(guarded) as line:
            line.sendall(b"POST /api/v1/players HTTP/1.1\r\nhost: here\r\ncontent-length: 20\r\n\r\n{")
    until(lambda: Visitor(guarded).http.get(f"{guarded.url}/health").status_code == 200)
    assert guarded.errors == []


def test_a_line_that_is_kept_for_the_next_request_is_closed_without_a_word(guarded: Server) -> None:
    with call(guarded) as line:
        line.sendall(ASK + b"\r\n")
        assert heard(line).count(b"HTTP/1.1") == 1


def test_who_does_not_read_an_answer_is_hung_up_on(guarded: Server) -> None:
    ann = Visitor(guarded)
    before = counted(guarded, "too-slow")
    with call(guarded) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        with suppress(OSError):
            while counted(guarded, "too-slow") == before:
                line.sendall(b"GET /api/v1/schema/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n")
    assert ann.http.get("/tables").status_code == 200


# --- who connects too often -------------------------------------------------------------------------


def test_one_address_may_hold_so_many_connections_and_others_are_not_affected(guarded: Server) -> None:
    with ExitStack() as held:
        for _ in range(5):
            held.enter_context(call(guarded, "127.0.0.2"))
        before = counted(guarded, "too-many-connections")
        assert answer_to(guarded, address="127.0.0.2") == (429, "too-many-connections")
        assert counted(guarded, "too-many-connections") == before + 1
        with call(guarded, "127.0.0.3") as other:
            other.sendall(ASK + b"connection: close\r\n\r\n")
            assert heard(other).startswith(b"HTTP/1.1 200 ")


def test_a_proxy_may_hold_more(guarded: Server) -> None:
    with ExitStack() as held:
        for _ in range(10):
            held.enter_context(call(guarded))
        assert Visitor(guarded).http.get("/tables").status_code == 200


def test_silent_connections_make_way_when_there_is_no_room_left(data: Path) -> None:
    """With few descriptors, and more silent connections than there are of them."""
    descriptors = 256
    with Server(data) as server, ExitStack() as held:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (descriptors, descriptors))
        silent = [held.enter_context(call(server)) for _ in range(descriptors + 50)]
        ann = Visitor(server, "Ann")
        assert ann.get("/me")["name"] == "Ann"
        with ann.socket() as line:
            line.send(do="ping")
            assert line.hear()["type"] == "pong"
        assert refused(heard(silent[0])) == (503, "server-full")
        assert counted(server, "server-full") > 50
        until(lambda: '"message":"connections were refused"' in server.log, lambda: server.log)
        assert server.errors == []


@pytest.mark.parametrize(
    ("host", "block"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a name", "a name"),
    ],
)
def test_what_one_visitor_can_use_as_they_please_is_one_address(host: str, block: str) -> None:
    assert block_of(host) == block


# --- sockets ----------------------------------------------------------------------------------------


def test_who_sends_pings_and_reads_nothing_is_not_heard_any_more(guarded: Server) -> None:
    before = megabytes(guarded)
    with open_socket(Visitor(guarded, "Ann")) as line:
        sent = sent_until_stopped(line, LONG_PING * 1_000, 200 * MEGABYTE)
        assert sent < 50 * MEGABYTE
        assert megabytes(guarded) < before + SOME_MEGABYTES


def test_nor_who_sends_pieces_of_nothing(server: Server) -> None:
    """A frame can be sent in pieces, and a piece can be empty: only their number tells."""
    with open_socket(Visitor(server, "Ann")) as line:
        line.sendall(b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 1_000)
        assert heard(line).endswith(b"\x88\x0a\x0f\xa8too-fast")


def test_many_pings_close_their_own_line_only(server: Server) -> None:
    before = counted(server, "too-fast")
    with open_socket(Visitor(server, "Ann")) as line, Visitor(server, "Ben").socket() as calm:
        line.sendall(PING * 1_000)
        assert heard(line).endswith(b"\x88\x0a\x0f\xa8too-fast")
        calm.send(do="ping")
        assert calm.hear()["type"] == "pong"
    assert counted(server, "too-fast") == before + 1


def test_messages_that_come_faster_than_they_are_answered_wait_at_the_senders(guarded: Server) -> None:
    frame = b"\x81\x81" + MASK + b"x"
    before = megabytes(guarded)
    with open_socket(Visitor(guarded, "Ann")) as line:
        sent = sent_until_stopped(line, frame * 5_000, 100 * MEGABYTE)
        assert sent < 50 * MEGABYTE
        assert megabytes(guarded) < before + SOME_MEGABYTES
    assert Visitor(guarded, "Ben").get("/me")["name"] == "Ben"
