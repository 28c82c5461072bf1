"""Backup and restore: safe whatever they find, and all or nothing."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from claimant.server.ops import admin, checking
from claimant.server.ops.settings import Settings
from claimant.server.reasons import Refusal
from claimant.server.store.lock import claimed
from claimant.server.store.migrate import migrate
from tests.server.running import Server
from tests.server.test_admin import run
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Visitor

PAGE_BYTES = 4_096


def refusal(do: Callable[[], object]) -> str:
    """The code of the reason for which something is refused."""
    with pytest.raises(Refusal) as caught:
        do()
    assert str(caught.value)
    return caught.value.reason.code


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def empty_store(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a store without anybody in it."""
    folder = tmp_path_factory.mktemp("sound")
    empty_store(folder / "data" / "claimant.db")
    admin.backup(Settings(data=folder / "data"), folder / "copy.db")
    return folder / "copy.db"


@pytest.mark.parametrize("remove", ["claimant.db", "nothing"])
def test_what_is_left_of_a_killed_server_does_not_get_into_the_backup(data: Path, remove: str) -> None:
    """Play, back up, play on past a checkpoint, kill -9, restore, start."""
    copy = data.parent / "copy.db"
    with Server(data, sign_ins_per_minute=1_000) as server:
        ann, ben, game = sit_down(server)
        admin.backup(Settings(data=data), copy)
        for _ in range(3):
            actor, _, action = first_move((ann, ben), game)
            actor.move(game, action, actor.sees(game)["version"])
        with sqlite3.connect(data / "claimant.db") as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        ann.post("/tables")
        server.kill()
    assert (data / "claimant.db-wal").stat().st_size > 0
    if remove != "nothing":
        (data / remove).unlink()
    told = run("admin", "restore", copy, "--data", data, *(["--replace"] if remove == "nothing" else []))
    assert told.returncode == 0, told.stderr
    assert "Restored from" in told.stdout
    assert "is kept as" in told.stdout
    assert not (data / "claimant.db-wal").exists()
    with server:
        assert Visitor(server).http.get(f"{server.url}/ready").status_code == 200
        assert ann.sees(game)["version"] == 0
        assert len(ann.get("/tables/mine")) == 1
        assert checking.check(Settings(data=data)).faults == []
    kept = [path for path in data.iterdir() if ".before-" in path.name]
    assert kept
    if remove == "nothing":
        # The old database is whole, with all that was acknowledged.
        with sqlite3.connect(kept[0]) as old:
            assert old.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        old.close()


def test_while_a_server_runs_backup_and_check_work_and_restore_is_refused(data: Path, sound: Path) -> None:
    settings = Settings(data=data)
    with Server(data) as server:
        assert refusal(lambda: admin.restore(settings, sound, replace=True)) == "server-running"
        assert refusal(lambda: admin.restore(settings, sound)) == "database-exists"
        assert admin.backup(settings, data.parent / "copy.db").games == 0
        assert checking.check(settings).faults == []
        second = run("serve", "--port", 0, "--data", data)
        assert second.returncode == 2
        path = data / "claimant.db"
        assert (
            second.stderr.splitlines()[-1]
            == f"claimant: A server is using the database {path}: stop it first."
        )
        assert server.process is not None
        assert server.process.poll() is None
        server.kill()
    # Whoever holds the lock has let go of it, although nobody told it to.
    admin.restore(settings, sound, replace=True)


def test_who_has_the_file_open_is_noticed_without_a_lock(data: Path, sound: Path) -> None:
    """Such as a server of a version that held none, or a program of the operator's."""
    file = empty_store(data / "claimant.db")
    other = sqlite3.connect(file)
    try:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("BEGIN")
        other.execute("SELECT * FROM players").fetchall()
        assert refusal(lambda: admin.restore(Settings(data=data), sound, replace=True)) == "server-running"
    finally:
        other.close()
    admin.restore(Settings(data=data), sound, replace=True)


def foreign(file: Path, _: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE players (id TEXT)")
    database.close()


def of_alembic(file: Path, _: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('ae1027a6acf')")
    database.close()


def newer(file: Path, sound: Path) -> None:
    shutil.copy(sound, file)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()


def truncated(file: Path, sound: Path) -> None:
    pages = sound.stat().st_size // PAGE_BYTES
    file.write_bytes(sound.read_bytes()[: pages // 2 * PAGE_BYTES])


def truncated_a_little(file: Path, sound: Path) -> None:
    file.write_bytes(sound.read_bytes()[:-1])


def scratched(file: Path, sound: Path) -> None:
    content = bytearray(sound.read_bytes())
    content[2 * PAGE_BYTES : 3 * PAGE_BYTES] = os.urandom(PAGE_BYTES)
    file.write_bytes(content)


def no_database(file: Path, _: Path) -> None:
    file.write_bytes(b"not a database" * 100)


def empty(file: Path, _: Path) -> None:
    file.touch()


BAD = [
    (empty, "not-a-store", "not-a-store"),
    (foreign, "not-a-store", "not-a-store"),
    (of_alembic, "not-a-store", "not-a-store"),
    (newer, "newer-database", "newer-database"),
    (truncated, "not-a-backup", "database-corrupt"),
    (truncated_a_little, "cut-off-backup", "database-corrupt"),
    (scratched, "not-a-backup", "database-corrupt"),
    (no_database, "not-a-backup", "database-corrupt"),
]


@pytest.mark.parametrize(("make", "code", "_"), BAD, ids=lambda each: getattr(each, "__name__", ""))
def test_what_is_no_backup_is_refused_before_anything_is_touched(
    data: Path, sound: Path, make: Callable[[Path, Path], None], code: str, _: str
) -> None:
    bad = data.parent / "bad.db"
    make(bad, sound)
    settings = Settings(data=data)
    assert refusal(lambda: admin.restore(settings, bad)) == code
    assert not (data / "claimant.db").exists()
    empty_store(data / "claimant.db")
    before = files_in(data)
    assert refusal(lambda: admin.restore(settings, bad, replace=True)) == code
    assert files_in(data) == before


@pytest.mark.parametrize(
    ("make", "_", "code"),
    # A byte that is missing at the end of a database in use may be in its log.
    [case for case in BAD if case[0] is not truncated_a_little],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_what_is_no_store_is_not_backed_up(
    data: Path, sound: Path, make: Callable[[Path, Path], None], _: str, code: str
) -> None:
    data.mkdir()
    make(data / "claimant.db", sound)
    before = files_in(data)
    copy = data.parent / "copy.db"
    assert refusal(lambda: admin.backup(Settings(data=data), copy)) == code
    assert [path.name for path in data.parent.iterdir()] == ["data"]
    assert files_in(data) == before


def test_a_backup_takes_nobodys_place(data: Path) -> None:
    empty_store(data / "claimant.db")
    copy = data.parent / "copy.db"
    settings = Settings(data=data)
    log = data.parent / "copy.db-wal"
    log.write_bytes(b"of another database")
    assert refusal(lambda: admin.backup(settings, copy)) == "file-exists"
    log.unlink()
    admin.backup(settings, copy)
    before = copy.read_bytes()
    assert refusal(lambda: admin.backup(settings, copy)) == "file-exists"
    assert copy.read_bytes() == before
    # It holds the hashes of tokens and passwords.
    assert copy.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in data.parent.iterdir()) == ["copy.db", "data"]


def test_an_old_database_that_is_damaged_is_kept_with_its_log(data: Path, sound: Path) -> None:
    data.mkdir()
    (data / "claimant.db").write_bytes(b"no database")
    (data / "claimant.db-wal").write_bytes(b"no log")
    done = admin.restore(Settings(data=data), sound, replace=True)
    assert done.kept is not None
    assert done.kept.read_bytes() == b"no database"
    assert done.kept.with_name(done.kept.name + "-wal").read_bytes() == b"no log"
    assert not (data / "claimant.db-wal").exists()
    again = admin.restore(Settings(data=data), sound, replace=True)
    assert again.kept != done.kept


def test_a_lock_is_held_by_one(data: Path) -> None:
    data.mkdir()
    with claimed(data / "claimant.db"):
        assert refusal(lambda: claimed(data / "claimant.db").__enter__()) == "server-running"
    with claimed(data / "claimant.db"):
        pass
