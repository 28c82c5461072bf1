"""A client that asks for too much is refused with 429 or disconnected; everybody else keeps playing."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from claimant.server.http.connections import MOST_CONNECTIONS
from claimant.server.http.limits import WINDOW_SECONDS, Bucket, Window
from claimant.tabletop.chance import Chance
from tests.patience import SECONDS
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Visitor

TOO_FAST = (4008, "too-fast")


def test_a_minute_forgets_everybody_when_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("claimant.server.http.limits.monotonic", lambda: now)
    minute = Window(2)
    assert [minute.count("ann") for _ in range(3)] == [True, True, False]
    assert [minute.count(f"visitor {number}") for number in range(1_000)] == [True] * 1_000
    now += WINDOW_SECONDS
    assert minute.count("ann")
    assert len(minute.counts) == 1


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("claimant.server.http.limits.monotonic", lambda: now)
    bucket = Bucket(2)
    assert [bucket.take() for _ in range(9)] == [True] * 8 + [False]
    now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]


# Each of these has a server of its own: its minute begins with the test.


def test_who_asks_too_much_is_told_so_and_others_are_not_affected(data: Path) -> None:
    with Server(data, requests_per_minute=20) as server:
        ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
        assert ben.get("/me")["name"] == "Ben"
        answers = [ann.ask("GET", "/me") for _ in range(22)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].headers["retry-after"]) == (429, "60")
        assert ann.refused("GET", "/me") == (429, "too-fast")
        with pytest.raises(InvalidStatus), ann.socket():
            pass
        assert ben.get("/me")["name"] == "Ben"


def test_a_new_token_each_time_is_no_way_around_it(data: Path) -> None:
    with Server(data, requests_per_minute=30) as server:
        eve = Visitor(server)
        codes = [
            eve.ask("GET", "/me", authorization=f"Bearer made-up-{number}").status_code
            for number in range(20)
        ]
        codes += [
            eve.ask("GET", "/tables", cookie=f"claimant=made-up-{number}").status_code
            for number in range(20)
        ]
        assert codes == [401] * 20 + [200] * 10 + [429] * 10


def test_names_are_not_taken_by_the_thousand(data: Path) -> None:
    with Server(data, sign_ins_per_minute=5) as server:
        codes = [Visitor(server).ask("POST", "/players", {"name": "Ann"}).status_code for _ in range(7)]
        assert codes == [201] * 5 + [429] * 2


PING = b'{"do":"ping"}'
FRAME = bytes([0x81, 0x80 | len(PING)]) + b"\0" * 4 + PING
"""A whole frame, as it goes over the line."""


def test_a_flood_of_frames_closes_its_own_line_only(server: Server) -> None:
    ben = Visitor(server, "Ben")
    with ben.socket() as calm:
        with Visitor(server, "Ann").socket() as flood:
            # At once: whoever is still sending may find the line gone before having read why.
            flood.connection.socket.sendall(1_000 * FRAME)
            assert flood.ending() == TOO_FAST
        calm.send(do="ping")
        assert calm.hear()["type"] == "pong"


def test_nobody_holds_all_the_lines(server: Server) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    sockets = [ann.socket() for _ in range(MOST_CONNECTIONS)]
    try:
        for socket in sockets:
            socket.__enter__()
        with ann.socket() as one_more:
            assert one_more.ending() == TOO_FAST
        game = ann.post("/tables", bots=["random"], start=True)["game"]
        assert ann.refused("GET", f"/games/{game}/stream") == (429, "too-fast")
        with ben.socket() as line:
            line.send(do="ping")
            assert line.hear()["type"] == "pong"
    finally:
        for socket in sockets:
            socket.__exit__(None, None, None)
    with ann.socket() as line:
        line.send(do="ping")
        assert line.hear()["type"] == "pong"


@contextmanager
def flood(server: Server) -> Iterator[subprocess.Popen[str]]:
    """Requests and frames from another process, as many as it can send."""
    command = [sys.executable, "-m", "tests.server.flooding", server.url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "flooding\n"
        yield process


def test_while_somebody_floods_the_others_play_on(data: Path) -> None:
    with Server(data, requests_per_minute=300) as server:
        ann, ben, game = sit_down(server)
        chance = Chance(1)
        took: list[float] = []
        with flood(server) as process:
            while len(took) < 30:
                for visitor in (ann, ben):
                    began = time.perf_counter()
                    if visitor.play_any(game, chance):
                        took.append(time.perf_counter() - began)
            told, _ = process.communicate("stop\n", timeout=SECONDS)
        answered = dict(part.split("=") for part in told.split())
        assert int(answered["429"]) > 0
        assert int(answered["4008"]) > 0
        # Whoever is still sending may find the line cut before having read why.
        assert set(answered) <= {"429", "4008", "401", "200", "refused", "cut"}
        took.sort()
        # On a machine with nothing else to do: 0.04 s and 0.06 s.
        assert took[len(took) // 2] < 2
        assert took[-1] < 10
        assert server.errors == []
