"""Durable first: many changes in one transaction; and what happens when it cannot be written."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from claimant.server.ops import checking
from claimant.server.ops.settings import Settings
from claimant.server.reasons import Refusal
from claimant.server.store.writer import Store
from tests.server.running import Server
from tests.server.test_play import first_move, sit_down


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'store.db'}")
    store.submit(
        lambda connection: connection.execute(text("CREATE TABLE t (x INTEGER UNIQUE)")).close()
    ).result()
    yield store
    store.close()


def put(number: int, refuse: bool = False) -> Any:
    def change(connection: Connection) -> int:
        connection.execute(text("INSERT INTO t VALUES (:x)"), {"x": number})
        if refuse:
            raise Refusal("stale", given=1, right=2)
        return number

    return change


def numbers(store: Store) -> list[int]:
    return store.look(
        lambda connection: list(connection.execute(text("SELECT x FROM t ORDER BY x")).scalars())
    )


def test_changes_that_come_together_are_committed_together_and_each_has_its_answer(store: Store) -> None:
    done = [store.submit(put(number, refuse=number % 3 == 0)) for number in range(30)]
    for number, future in enumerate(done):
        if number % 3 == 0:
            with pytest.raises(Refusal):
                future.result()
        else:
            assert future.result() == number
    assert numbers(store) == [number for number in range(30) if number % 3]


def test_one_that_fails_takes_no_other_with_it(store: Store) -> None:
    def fail(_: Connection) -> None:
        raise RuntimeError("broken")

    done = [
        store.submit(put(1)),
        store.submit(fail),
        store.submit(put(2)),
        store.submit(put(2)),
        store.submit(put(3)),
    ]
    faults = [future.exception() for future in done]
    assert [type(fault) for fault in faults] == [type(None), RuntimeError, type(None), Refusal, type(None)]
    assert numbers(store) == [1, 2, 3]


def test_a_store_that_closes_finishes_its_work_first(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'store.db'}")
    store.submit(lambda connection: connection.execute(text("CREATE TABLE t (x INTEGER)")).close())
    done = [store.submit(put(number)) for number in range(100)]
    store.close()
    assert all(future.done() for future in done)


def test_sqlite_is_set_to_be_durable(store: Store) -> None:
    found = store.look(
        lambda connection: [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    )
    assert found == ["wal", 2, 1]


def test_while_the_database_is_locked_nothing_is_acknowledged(data: Path) -> None:
    with Server(data) as server:
        ann, ben, game = sit_down(server)
        actor, other, action = first_move((ann, ben), game)
        move = {"action": action, "version": 0, "key": "k"}
        with other.socket() as line:
            line.send(do="watch", table=actor.sees(game)["table"])
            line.hear("game")
            locker = sqlite3.connect(data / "claimant.db", isolation_level=None)
            locker.execute("BEGIN IMMEDIATE")
            answer = actor.ask("POST", f"/games/{game}/moves", move)
            assert (answer.status_code, answer.json()["code"]) == (503, "store-fails")
            assert answer.headers["retry-after"] == "1"
            assert actor.sees(game)["version"] == 0
            line.send(do="ping")
            assert line.hear("pong")
            assert line.put_aside == [] or {message["type"] for message in line.put_aside} == {"table"}
            locker.execute("ROLLBACK")
            locker.close()
            assert actor.move(game, action, 0, "k") == 1
            assert line.hear("game")["version"] == 1


def fill_the_disk(server: Server, room: int | None) -> None:
    """Let no file of the server grow by more than this; None: as before."""
    assert server.process is not None
    size = (
        resource.RLIM_INFINITY if room is None else (server.data / "claimant.db-wal").stat().st_size + room
    )
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_on_a_full_disk_nothing_is_acknowledged_and_with_room_again_play_goes_on(data: Path) -> None:
    with Server(data) as server:
        ann, ben, game = sit_down(server)
        table = ann.sees(game)["table"]
        with ann.socket() as line, ben.socket() as watching:
            watching.send(do="watch", table=table)
            fill_the_disk(server, room=30_000)
            promised = 0
            answer = None
            while answer is None or answer.status_code < 300:
                actor, other, action = first_move((ann, ben), game)
                promised = actor.sees(game)["version"]
                move = {"action": action, "version": promised, "key": f"key-{promised}"}
                answer = actor.ask("POST", f"/games/{game}/moves", move)
            assert (answer.status_code, answer.json()["code"]) == (503, "store-fails")
            assert promised > 0
            line.send(do="resign", game=game, version=promised, key="enough")
            assert line.hear("refused")["reason"]["code"] == "store-fails"
            assert ann.refused("POST", "/tables") == (503, "store-fails")
            assert (ann.sees(game)["version"], other.sees(game)["outcome"]) == (promised, None)
            watching.send(do="ping")
            watching.hear("pong")
            shown = [message["version"] for message in watching.put_aside if message["type"] == "game"]
            assert max(shown) == promised
            fill_the_disk(server, room=None)
            assert actor.move(game, action, promised, f"key-{promised}") == promised + 1
            while watching.hear("game")["version"] != promised + 1:
                pass
        server.kill()
    with server:
        assert ann.sees(game)["version"] == promised + 1
        assert checking.check(Settings(data=data)).faults == []


def test_a_server_that_finds_the_disk_full_at_the_end_of_a_game_does_not_end_it(data: Path) -> None:
    """The last move writes more than an entry: the outcome, the table, ratings. All of it or nothing."""
    with Server(data) as server:
        ann, ben, game = sit_down(server, rated=True)
        fill_the_disk(server, room=0)
        assert ann.refused("POST", f"/games/{game}/resignation", version=0, key="enough") == (
            503,
            "store-fails",
        )
        assert ben.sees(game)["outcome"] is None
        assert ben.get("/me/games")[0]["ended"] is None
        fill_the_disk(server, room=None)
        ann.post(f"/games/{game}/resignation", version=0, key="enough")
        assert ben.sees(game)["outcome"]["winners"] == ["B"]
        assert ben.get(f"/players/{ben.id}")["ratings"]["claim"]["games"] == 1
