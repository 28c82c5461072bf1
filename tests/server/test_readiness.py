"""A store that cannot be used: said at the start in one sentence, and at any time by /ready."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import httpx
import pytest

from claimant.server.reasons import Refusal
from claimant.server.store.migrate import migrate
from tests.cli.shell import refused, run_process
from tests.patience import SECONDS, until
from tests.server.crashing import UNLIMITED
from tests.server.postgres import Postgres
from tests.server.running import Server, children_of
from tests.server.test_store import fill_the_disk
from tests.server.visitor import Visitor

NOBODY = 65_534


def readiness(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/ready", timeout=SECONDS)
    return answer.status_code, "" if answer.status_code == 200 else answer.json()["code"]


def becomes(server: Server, status: int, code: str = "") -> None:
    until(lambda: readiness(server) == (status, code), lambda: readiness(server))


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("ready"), "", **UNLIMITED) as server:
        yield server


def test_a_full_disk_is_said(sqlite_server: Server) -> None:
    becomes(sqlite_server, 200)
    fill_the_disk(sqlite_server, room=0)
    becomes(sqlite_server, 503, "store-full")
    fill_the_disk(sqlite_server, room=None)
    becomes(sqlite_server, 200)


def test_a_lock_is_said(sqlite_server: Server) -> None:
    locker = sqlite3.connect(sqlite_server.data / "claimant.db", isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    becomes(sqlite_server, 503, "store-locked")
    locker.execute("ROLLBACK")
    locker.close()
    becomes(sqlite_server, 200)


def test_a_damaged_file_is_said_and_so_is_one_that_is_gone(sqlite_server: Server) -> None:
    file = sqlite_server.data / "claimant.db"
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'journal'").fetchone()[0]
        size = database.execute("PRAGMA page_size").fetchone()[0]
    database.close()
    whole = file.read_bytes()
    with open(file, "r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xa5" * size)
    becomes(sqlite_server, 503, "store-corrupt")
    with open(file, "r+b") as opened:
        opened.write(whole)
    becomes(sqlite_server, 200)
    file.rename(file.with_name("elsewhere.db"))
    becomes(sqlite_server, 503, "store-corrupt")
    file.with_name("elsewhere.db").rename(file)
    becomes(sqlite_server, 200)


# --- at the start -----------------------------------------------------------------------------------


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "data" / "claimant.db"
    file.parent.mkdir()
    migrate(f"sqlite:///{file}")
    return file


def scratch(file: Path) -> None:
    with open(file, "r+b") as opened:
        opened.seek(8_192)
        opened.write(os.urandom(4_096))


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def make_foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE notes (text TEXT)")
    other.close()


def said_at_the_start(database: Path) -> str:
    with pytest.raises(Refusal) as caught:
        migrate(f"sqlite:///{database}")
    return str(caught.value)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (scratch, "The database {} is damaged ("),
        (cut, "The database {} is damaged ("),
        (make_foreign, "{} is not a Claimant database."),
    ],
)
def test_what_is_wrong_with_a_file_is_said_at_the_start(
    database: Path, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(database)
    before = database.read_bytes()
    assert said_at_the_start(database).startswith(said.format(database))
    assert database.read_bytes() == before


def test_it_is_one_sentence_in_the_language_of_whoever_starts_it(database: Path) -> None:
    scratch(database)
    ended = run_process("--language", "de", "serve", "--port", "0", "--data", str(database.parent))
    assert refused(ended).startswith(f"Die Datenbank {database} ist beschädigt (")


def test_a_lock_is_said_at_the_start(database: Path) -> None:
    locker = sqlite3.connect(database, isolation_level=None)
    locker.execute("BEGIN EXCLUSIVE")
    assert said_at_the_start(database) == f"The database {database} is locked by another program."
    locker.close()


def test_a_full_disk_is_said_at_the_start(database: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, before[1]))
    try:
        said = said_at_the_start(database)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert said == f"{database} cannot be written: the disk is full."


def test_a_file_that_cannot_be_written_is_said_at_the_start() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "claimant.db"
        migrate(f"sqlite:///{database}")
        database.chmod(0o444)
        Path(folder).chmod(0o755)
        user = os.geteuid()
        if user == 0:
            # Root may write everything.
            os.seteuid(NOBODY)
        try:
            said = said_at_the_start(database)
        finally:
            os.seteuid(user)
    assert said.startswith(f"The database {database} is read-only")


# --- PostgreSQL -------------------------------------------------------------------------------------


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """All its processes stand still, as those of a machine that has lost its disk."""
    assert postgres.process is not None
    processes = [postgres.process.pid, *children_of(postgres.process.pid)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def test_a_frozen_database_is_said_and_stops_nobody_from_stopping(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("frozen"), **UNLIMITED) as server:
        ann = Visitor(server, "Ann")
        with frozen(postgres):
            becomes(server, 503, "store-frozen")
        becomes(server, 200)
        ann.post("/tables")
        with ann.socket() as line, frozen(postgres):
            line.send(do="ping")
            line.hear("pong")
            becomes(server, 503, "store-frozen")
            began = monotonic()
            assert server.stop() == 0
            took = monotonic() - began
        assert took < 10
