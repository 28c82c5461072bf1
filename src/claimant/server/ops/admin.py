"""Operations on the store: back it up, restore it.

Neither trusts its input. A copy is made next to its destination, checked, made durable, and only then moved
into place, in one step. Nothing that was there before is ever deleted.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.exc import DBAPIError

from claimant.server.ops.settings import Settings
from claimant.server.reasons import Refusal
from claimant.server.store.faults import FULL, LOCKED, fault_of, said_by
from claimant.server.store.lock import claimed
from claimant.server.store.migrate import MARKS, check_pages, newest_migration, opened, unusable, version_of
from claimant.server.store.schema import games, journal, players
from claimant.server.store.writer import open_engine, transaction

COMPANIONS = ("-wal", "-shm", "-journal")
"""The files that SQLite keeps next to a database. Next to another database they would be read into that
one.
"""

HEADER_BYTES = 100
MAGIC = b"SQLite format 3\0"


@dataclass(frozen=True)
class Stock:
    """A summary of a store, to tell whether it is the right one."""

    players: int
    games: int
    entries: int


@dataclass(frozen=True)
class Restored:
    """The outcome of restoring: what is there now, and where the previous database is kept."""

    stock: Stock
    kept: Path | None


def backup(settings: Settings, target: Path) -> Stock:
    """Write a consistent copy of the database to a new file, also while the server runs."""
    for path in (target, *_companions(target)):
        if os.path.lexists(path):
            raise Refusal("file-exists", path=str(path))
    with _unfinished(target.parent, target.name) as copy:
        stock = (_dump if settings.is_postgresql else _copy)(settings, copy)
        _sync(copy)
        try:
            # Unlike renaming, this takes no other's place.
            os.link(copy, target)
        except FileExistsError:
            raise Refusal("file-exists", path=str(target)) from None
        _sync(target.parent)
    return stock


def restore(settings: Settings, source: Path, replace: bool = False) -> Restored:
    """Restore a backup as the database. The previous database is kept under another name."""
    if not source.exists():
        raise Refusal("no-database", path=str(source))
    if settings.is_postgresql:
        return Restored(_load(settings, source, replace), None)
    target = settings.file
    if target.exists() and not replace:
        raise Refusal("database-exists", path=str(target))
    settings.data.mkdir(parents=True, exist_ok=True)
    with claimed(target), _unfinished(settings.data, target.name) as copy:
        stock = _read_backup(source, copy)
        _sync(copy)
        _give_to_owner(copy, settings.data)
        kept = _put_in_place(copy, target)
    return Restored(stock, kept)


# --- SQLite -----------------------------------------------------------------------------------------


def _copy(settings: Settings, copy: Path) -> Stock:
    source = settings.file
    if not source.exists():
        raise Refusal("no-database", path=str(source))
    try:
        _copy_pages(source, copy)
        with opened(copy) as connection:
            return _stock(connection)
    except (sqlite3.Error, DBAPIError) as error:
        where = copy if fault_of(error) == FULL else source
        raise unusable(f"sqlite:///{where}", error) from error
    except Refusal as refusal:
        raise _about(refusal, source) from None


def _read_backup(source: Path, copy: Path) -> Stock:
    if not _is_whole(source):
        raise Refusal("cut-off-backup", path=str(source))
    try:
        _copy_pages(source, copy)
        with opened(copy) as connection:
            return _stock(connection)
    except (sqlite3.Error, DBAPIError) as error:
        if fault_of(error) == FULL:
            raise unusable(f"sqlite:///{copy}", error) from error
        raise Refusal("not-a-backup", path=str(source), what=said_by(error)) from error
    except Refusal as refusal:
        if refusal.reason.code == "database-corrupt":
            what = str(refusal.reason.parameters["what"])
            raise Refusal("not-a-backup", path=str(source), what=what) from None
        raise _about(refusal, source) from None


def _copy_pages(source: Path, copy: Path) -> None:
    """Everything in a database, including its log, in one file."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as whole, closing(sqlite3.connect(copy)) as part:
        whole.backup(part)
        part.execute("PRAGMA journal_mode=DELETE").close()


def _is_whole(source: Path) -> bool:
    """Whether a database file ends with a complete page. SQLite would read missing bytes as zeros."""
    size, head = source.stat().st_size, _head_of(source)
    if not head.startswith(MAGIC):
        return True
    # 1 means 65,536, which does not fit into the field.
    page = int.from_bytes(head[16:18], "big")
    return len(head) == HEADER_BYTES and page > 0 and size % (65_536 if page == 1 else page) == 0


def _head_of(file: Path) -> bytes:
    """How a file begins, if there is one."""
    try:
        with open(file, "rb") as opened:
            return opened.read(HEADER_BYTES)
    except FileNotFoundError:
        return b""


def _about(refusal: Refusal, path: Path) -> Refusal:
    """The same of the file that was copied: the copy is gone before anybody can look at it."""
    parameters = dict(refusal.reason.parameters)
    if "path" in parameters:
        parameters["path"] = str(path)
    return Refusal(refusal.reason.code, refusal.status, **parameters)


def _stock(connection: Connection) -> Stock:
    """The contents of a store; anything but a valid store of a version that we can read is refused."""
    check_pages(connection)
    version_of(connection)
    return _counted(connection)


def _counted(connection: Connection) -> Stock:
    return Stock(
        *(
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (players, games, journal)
        )
    )


def _put_in_place(copy: Path, target: Path) -> Path | None:
    """The copy becomes the database. At every moment there is the old one or the new one."""
    _fold_in_log(target)
    there = [path for path in (target, *_companions(target)) if path.exists()]
    kept = _free_name(target) if there else None
    if kept is not None:
        for path in there:
            os.link(path, kept.with_name(kept.name + path.name.removeprefix(target.name)))
        _sync(target.parent)
    # A leftover log belongs to the old database and would be read into the new one.
    for path in _companions(target):
        path.unlink(missing_ok=True)
    _sync(target.parent)
    os.rename(copy, target)
    _sync(target.parent)
    return kept


def _fold_in_log(target: Path) -> None:
    """Merge an old database into one file, if it is sound enough. Notices if it is in use."""
    if not _head_of(target).startswith(MAGIC):
        # SQLite would take a file that is too short for an empty database, and throw its log away.
        return
    try:
        with closing(sqlite3.connect(target, timeout=1)) as database:
            database.execute("PRAGMA journal_mode=DELETE").close()
    except sqlite3.Error as error:
        if fault_of(error) == LOCKED:
            raise Refusal("server-running", path=str(target)) from None
        # It is damaged, and kept as it is, with its log.


def _free_name(target: Path) -> Path:
    """An unused name next to the database."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%SZ")
    names = (
        f"{target.name}.before-{now}{'' if number == 1 else f'-{number}'}" for number in range(1, 1_000)
    )
    return next(
        path
        for path in map(target.with_name, names)
        if not any(os.path.lexists(each) for each in (path, *_companions(path)))
    )


def _companions(database: Path) -> list[Path]:
    return [database.with_name(database.name + ending) for ending in COMPANIONS]


def _give_to_owner(copy: Path, folder: Path) -> None:
    """The server must be able to write it, also if root has restored it."""
    if os.geteuid() == 0:
        owner = folder.stat()
        os.chown(copy, owner.st_uid, owner.st_gid)


# --- PostgreSQL -------------------------------------------------------------------------------------


def _dump(settings: Settings, copy: Path) -> Stock:
    with _looking(settings) as connection:
        stock = _stock(connection)
    _run(settings, "pg_dump", "--format=custom", "--no-owner", f"--file={copy}", "--dbname={database}")
    return stock


def _load(settings: Settings, source: Path, replace: bool) -> Stock:
    if replace:
        raise Refusal("cannot-replace")
    _check_dump(settings, source)
    with _looking(settings) as connection:
        if inspect(connection).get_table_names():
            raise Refusal("database-not-empty", path=str(connection.engine.url))
    _run(
        settings,
        "pg_restore",
        "--no-owner",
        "--exit-on-error",
        "--single-transaction",
        "--dbname={database}",
        str(source),
    )
    with _looking(settings) as connection:
        return _counted(connection)


def _check_dump(settings: Settings, source: Path) -> None:
    """Read a dump to its end, before anything is done with it: it may be cut off, or another's."""
    try:
        listed = _run(settings, "pg_restore", "--list", str(source))
        _run(settings, "pg_restore", f"--file={os.devnull}", str(source))
        told = _run(
            settings, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(source)
        )
    except Refusal as refusal:
        if refusal.reason.code != "program-failed":
            raise
        what = str(refusal.reason.parameters["what"])
        raise Refusal("not-a-backup", path=str(source), what=what) from None
    tables = {
        line.split()[5] for line in listed.splitlines() if " TABLE " in line and len(line.split()) > 5
    }
    if not tables >= MARKS:
        raise Refusal("not-a-store", path=str(source))
    # The line between the head of the table and the end of its data.
    after = told.partition("FROM stdin;\n")[2]
    if after.partition("\n")[0] > newest_migration():
        raise Refusal("newer-database")


@contextmanager
def _looking(settings: Settings) -> Iterator[Connection]:
    engine = open_engine(settings.database_url)
    try:
        with transaction(engine) as connection:
            yield connection
    except DBAPIError as error:
        raise unusable(settings.database_url, error) from error
    finally:
        engine.dispose()


def _run(settings: Settings, program: str, *arguments: str) -> str:
    """The output of a PostgreSQL program. Its password must not be visible in the list of processes."""
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    parts = conninfo_to_dict(settings.libpq_url)
    password = parts.pop("password", None)
    address = make_conninfo("", **parts)
    environment = os.environ | ({} if password is None else {"PGPASSWORD": str(password)})
    command = [program, *(argument.replace("{database}", address) for argument in arguments)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    except FileNotFoundError:
        raise Refusal("program-missing", program=program) from None
    if done.returncode:
        raise Refusal("program-failed", program=program, what=done.stderr.strip()[-300:])
    return done.stdout


# --- files ------------------------------------------------------------------------------------------


@contextmanager
def _unfinished(folder: Path, name: str) -> Iterator[Path]:
    """A new file for our eyes only, which is gone afterwards, unless it has got another name."""
    handle, path = tempfile.mkstemp(".part", f"{name}.", folder)
    os.close(handle)
    copy = Path(path)
    try:
        yield copy
    finally:
        for left in (copy, *_companions(copy)):
            with suppress(FileNotFoundError):
                left.unlink()


def _sync(path: Path) -> None:
    """Make a file, or the names in a folder, durable."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
