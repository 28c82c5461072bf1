"""Durable first: many changes in one transaction; and what happens when it cannot be written."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from claimant.server.reasons import Refusal
from claimant.server.store import Store
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
        actor, _, action = first_move((ann, ben), game)
        move = {"action": action, "version": 0, "key": "k"}
        locker = sqlite3.connect(data / "claimant.db", isolation_level=None)
        locker.execute("BEGIN IMMEDIATE")
        assert actor.refused("POST", f"/games/{game}/moves", **move) == (503, "store-fails")
        assert actor.sees(game)["version"] == 0
        locker.execute("ROLLBACK")
        locker.close()
        assert actor.move(game, action, 0, "k") == 1


LIMITED = """
import resource, runpy, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))
sys.argv = ["claimant", *sys.argv[1:]]
runpy.run_module("claimant.cli", run_name="__main__")
"""


def test_on_a_full_disk_nothing_is_acknowledged(data: Path) -> None:
    """The size that files may have is limited, so that SQLite finds the disk full at some move."""
    server = Server(data)
    server.start()
    ann, ben, game = sit_down(server)
    server.stop()
    size = (data / "claimant.db").stat().st_size + 40_000
    program = [sys.executable, "-c", LIMITED.format(size=size), "serve", *server.arguments]
    process = subprocess.Popen(program, stderr=subprocess.DEVNULL)
    try:
        while not server._is_ready():
            assert process.poll() is None
        promised = 0
        answer = None
        while answer is None or answer.status_code < 300:
            actor, _, action = first_move((ann, ben), game)
            promised = actor.sees(game)["version"]
            body = {"action": action, "version": promised, "key": f"key-{promised}"}
            answer = actor.ask("POST", f"/games/{game}/moves", body)
        assert (answer.status_code, answer.json()["code"]) == (503, "store-fails")
        assert promised > 0
    finally:
        process.kill()
        process.wait()
    with server:
        assert ann.sees(game)["version"] == promised
        assert actor.move(game, action, promised, f"key-{promised}") == promised + 1
