"""Whatever arrives over a socket, the server answers or hangs up, and the game continues."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.patience import SECONDS
from tests.server.running import Server
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Line, Visitor

ANSWERS = {"refused", "done", "pong", "table", "game"}
LIMIT = 16 * 1024
GAME, TABLE, LEGAL = "the game", "the table", "a legal action"
"""To be replaced by those of the game at hand."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets everybody say as much as they like."""
    folder = tmp_path_factory.mktemp("frames")
    with Server(
        folder, frames_per_second=10**6, requests_per_minute=10**6, sign_ins_per_minute=10**6
    ) as it:
        yield it
        assert set(it.errors) <= {"Invalid UTF-8 sequence received from client."}


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
keys = st.sampled_from(["k1", "k2", "k3"])
versions = st.sampled_from([0, 1, 2, 3, 999])
right = st.one_of(
    st.fixed_dictionaries(
        {
            "do": st.just("move"),
            "game": st.just(GAME),
            "action": st.sampled_from([LEGAL, LEGAL, "Go0", "nonsense", "+Kn9"]),
            "version": versions,
            "key": keys,
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("offer"),
            "game": st.just(GAME),
            "what": st.sampled_from(["undo", "stand-in A", "stand-in Z", "gold"]),
            "version": versions,
            "key": keys,
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("answer"),
            "game": st.just(GAME),
            "agree": st.booleans(),
            "version": versions,
            "key": keys,
        }
    ),
    st.fixed_dictionaries(
        {"do": st.just("return"), "game": st.just(GAME), "version": versions, "key": keys}
    ),
    st.fixed_dictionaries(
        {"do": st.just("watch"), "table": st.just(TABLE)},
        optional={"game": st.just(GAME), "version": versions, "invitation": st.text(max_size=5)},
    ),
    st.fixed_dictionaries({"do": st.just("unwatch"), "table": st.sampled_from([TABLE, "nowhere"])}),
    st.just({"do": "ping"}),
)


@st.composite
def bent(draw: Any) -> dict[str, object]:
    """A frame with something missing, something more, or something else in it."""
    frame = dict(draw(right))
    name = draw(st.sampled_from(sorted(frame)) | st.text(max_size=8))
    if draw(st.booleans()):
        frame.pop(name, None)
    else:
        frame[name] = draw(values)
    return frame


frames = st.one_of(right, bent(), values, st.binary(max_size=200), st.text(max_size=200))


def sent(frame: object, world: dict[str, str], cut: int | None) -> str | bytes:
    """A frame as it goes over the line: whole as text, or cut off somewhere as bytes."""
    if isinstance(frame, str | bytes):
        return frame
    if isinstance(frame, dict):
        frame = {
            key: world.get(value, value) if isinstance(value, str) else value
            for key, value in frame.items()
        }
    whole = msgspec.json.encode(frame)
    return whole.decode() if cut is None else whole[: len(whole) * cut // 8]


def heard_until_pong(line: Line) -> list[Any]:
    """What came before the answer to the last frame, which was a ping."""
    line.send(do="ping")
    messages = []
    while True:
        message = line.hear()
        messages.append(message)
        if message["type"] == "pong":
            return messages


NOT_SEEN = ("hidden", "unknown")


def shown(message: Any) -> set[str]:
    """The words of a message; which cards nobody has seen yet may be told, but not where they are."""
    view = {name: told for name, told in message.get("view", {}).items() if name not in NOT_SEEN}
    return set(str({**message, "view": view}).replace("'", " ").split())


@given(
    st.lists(st.tuples(frames, st.none() | st.integers(0, 7)), max_size=40),
    st.booleans(),
)
def test_frames_of_all_kinds_in_any_order(patient: Server, said: list[Any], as_player: bool) -> None:
    ann, ben, game = sit_down(patient)
    actor, other, action = first_move((ann, ben), game)
    who = actor if as_player else Visitor(patient)
    world = {GAME: game, TABLE: actor.sees(game)["table"], LEGAL: action}
    # There are five zeros of the Goblins: one of them may lie open.
    hidden = set(other.sees(game)["view"]["seats"]["AB".index(other.sees(game)["you"])]["hand"]) - {"Go0"}
    messages: list[Any] = []
    with who.socket() as line:
        for frame, cut in said:
            if isinstance(frame, dict) and frame.get("do") == "ping":
                continue
            line.connection.send(sent(frame, world, cut))
        messages = heard_until_pong(line)
    assert {message["type"] for message in messages} <= ANSWERS
    done = {message["version"] for message in messages if message["type"] == "done"}
    assert len(done) == actor.sees(game)["version"]
    for message in messages:
        assert not hidden & shown(message)
    assert other.sees(game)["version"] == len(done)


RAW = {
    "a reserved bit": b"\xf1\x80" + b"\0" * 4,
    "an opcode that does not exist": b"\x83\x80" + b"\0" * 4,
    "no mask": b"\x81\x02hi",
    "a control frame in pieces": b"\x09\x80" + b"\0" * 4,
    "a control frame that is too long": b"\x89\xfe\x00\xff" + b"\0" * 259,
    "a piece of nothing": b"\x80\x80" + b"\0" * 4,
    "more than there is room for": b"\x81\xff" + (2**62).to_bytes(8, "big") + b"\0" * 4,
    "text that is none": b"\x81\x82" + b"\0" * 4 + b"\xff\xfe",
    "a close frame of one byte": b"\x88\x81" + b"\0" * 4 + b"\x03",
}
CODES = {1002, 1003, 1007, 1009}


@pytest.mark.parametrize("what", RAW)
def test_what_is_no_frame_at_all_ends_its_own_line_only(patient: Server, what: str) -> None:
    with Visitor(patient, "Ann").socket() as line, Visitor(patient, "Ben").socket() as calm:
        line.connection.socket.sendall(RAW[what])
        assert line.ending()[0] in CODES
        calm.send(do="ping")
        assert calm.hear()["type"] == "pong"


def test_a_frame_may_be_as_long_as_allowed_and_no_longer(patient: Server) -> None:
    with Visitor(patient, "Ann").socket() as line:
        line.connection.send("x" * LIMIT)
        assert line.hear()["reason"]["code"] == "malformed"
        line.connection.send("x" * (LIMIT + 1))
        assert line.ending()[0] == 1009


def pieces(length: int) -> bytes:
    """A text of this length as it goes over the line in pieces, the last of which is yet to come."""
    sizes = [1_000] * (length // 1_000) + [length % 1_000]
    return b"".join(
        bytes([1 if number == 0 else 0, 0xFE]) + size.to_bytes(2, "big") + b"\0" * 4 + b"x" * size
        for number, size in enumerate(sizes)
    )


def test_nor_in_many_pieces(patient: Server) -> None:
    with Visitor(patient, "Ann").socket() as line:
        line.connection.socket.sendall(pieces(LIMIT) + b"\x80\x80" + b"\0" * 4)
        assert line.hear()["reason"]["code"] == "malformed"
        line.connection.socket.sendall(pieces(LIMIT + 1))
        assert line.ending()[0] == 1009


def test_who_sends_pieces_without_end_is_cut_off_alone(patient: Server) -> None:
    with Visitor(patient, "Ann").socket() as line, Visitor(patient, "Ben").socket() as calm:
        with pytest.raises(ConnectionClosed) as closed:
            line.connection.send("x" * 1_000 for _ in range(10_000))
        # Whoever is still sending may find the line gone before having read why.
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        calm.send(do="ping")
        assert calm.hear()["type"] == "pong"


@pytest.mark.parametrize("depth", [100, 1_000, 8_000])
def test_what_is_nested_too_deeply_is_refused_and_the_line_stays_open(patient: Server, depth: int) -> None:
    nested = '{"x":' + "[" * depth + "]" * depth
    with Visitor(patient, "Ann").socket() as line:
        line.connection.send(nested + ',"do":"ping","key":"k1"}')
        assert line.hear()["reason"]["code"] in ("nested-too-deeply", "malformed")
        line.send(do="ping")
        assert line.hear()["type"] == "pong"


def test_nor_is_it_read_in_a_body(patient: Server) -> None:
    ann = Visitor(patient)
    answer = ann.http.post("/players", content='{"x":' + "[" * 30_000 + "]" * 30_000 + ',"name":"Ann"}')
    assert answer.status_code == 400


def test_noise_is_not_taken_for_a_handshake(patient: Server) -> None:
    for noise in (os.urandom(2_000), b"GET /api/v1/socket HTTP/1.1\r\n\r\n", b"\r\n" * 500):
        with socket.create_connection(("127.0.0.1", patient.port), timeout=SECONDS) as line:
            line.sendall(noise)
            line.shutdown(socket.SHUT_WR)
            assert b"101 Switching" not in line.recv(1_000)
    with Visitor(patient, "Ann").socket() as line:
        line.send(do="ping")
        assert line.hear()["type"] == "pong"
