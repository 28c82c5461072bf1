"""Told to stop, the server finishes what it has begun, says that it will be back, and is gone."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from claimant.bots import LEVELS
from claimant.server.store.writer import BUSY_MILLISECONDS
from tests.patience import attempts, join
from tests.server.running import Server
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Visitor

SHORT_OF_THE_LIMIT = 0.8 * BUSY_MILLISECONDS / 1_000
"""A change waits this long for a locked database, and a little longer, before it is refused."""


def in_background(do: Callable[[], Any]) -> tuple[threading.Thread, list[Any]]:
    answers: list[Any] = []
    thread = threading.Thread(target=lambda: answers.append(do()))
    thread.start()
    return thread, answers


def test_sockets_and_streams_are_asked_to_come_back(data: Path) -> None:
    with Server(data) as server:
        ann = Visitor(server, "Ann")
        table = ann.post("/tables", bots=[LEVELS[-1]], start=True)
        with (
            ann.socket() as line,
            ann.http.stream("GET", f"/games/{table['game']}/stream") as stream,
        ):
            line.send(do="watch", table=table["table"])
            line.hear("game")
            lines = (json.loads(text) for text in stream.iter_lines() if text)
            assert next(lines)["type"] in ("table", "game")
            assert server.stop() == 0
            assert line.ending() == (1012, "shutting-down")
            assert list(lines)[-1] == {"type": "closed", "why": "shutting-down"}
    logged = [json.loads(line) for line in server.log.splitlines()]
    assert logged[-1]["message"] == "stopping"
    # Had it waited for somebody in vain, it would say so.
    assert server.errors == []
    assert not (data / "claimant.db-wal").exists()


def test_what_has_been_asked_for_is_done_and_acknowledged_first(data: Path) -> None:
    """The database is locked, two moves wait for it, the server is told to stop, the lock is lifted.

    On a busy machine that may take longer than a move waits for the lock. Then it shows nothing: once more.
    """
    for number in attempts():
        if moves_wait_while_it_stops(data / str(number)):
            return


def moves_wait_while_it_stops(data: Path) -> bool:
    """Whether it went quickly enough for the moves to be made."""
    with Server(data) as server:
        games = [sit_down(server) for _ in range(2)]
        moves = [(*first_move((ann, ben), game), game) for ann, ben, game in games]
        locker = sqlite3.connect(data / "claimant.db", isolation_level=None, check_same_thread=False)
        locker.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        actor, _, action, game = moves[0]
        asking, answers = in_background(lambda: actor.move(game, action, 0, "k"))
        other, _, action, game = moves[1]
        with other.socket() as line:
            line.send(do="move", game=game, action=action, version=0, key="k")
            # Time for both to arrive, then for the signal.
            time.sleep(0.3)
            stopping, codes = in_background(server.stop)
            time.sleep(0.3)
            locker.execute("ROLLBACK")
            locker.close()
            was_quick = time.monotonic() - began < SHORT_OF_THE_LIMIT
            if was_quick:
                assert line.hear("done")["version"] == 1
                assert line.ending() == (1012, "shutting-down")
        join(asking)
        join(stopping)
        if not was_quick:
            return False
        assert (answers, codes) == ([1], [0])
    with server:
        assert [actor.sees(game)["version"] for actor, _, _, game in moves] == [1, 1]
    return True


def test_told_twice_it_does_not_wait(data: Path) -> None:
    with Server(data) as server:
        assert server.process is not None
        server.process.terminate()
        assert server.stop() == 0
