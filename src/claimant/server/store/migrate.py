"""Bringing a database to the form that this version expects, if it is one of ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, create_engine, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from claimant.server.reasons import Refusal
from claimant.server.store.faults import CORRUPT, FAILS, FROZEN, fault_of, said_by
from claimant.server.store.scanning import SOUND
from claimant.server.store.sums import recount
from claimant.server.store.writer import open_engine, touch, transaction

FOLDER = Path(__file__).parent / "migrations"
MARKS = frozenset({"alembic_version", "players", "games", "journal"})
"""Tables that every store has, of whatever version."""


def migrate(url: str) -> None:
    """Apply all missing migrations, all or none. An unusable database is left as it is."""
    try:
        if url.startswith("sqlite"):
            _look_at(Path(path_of(url)))
        engine = open_engine(url)
        try:
            _migrate(engine)
        finally:
            engine.dispose()
    # What fails while a connection is prepared comes as the driver's own error.
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise unusable(url, error) from error


def _look_at(file: Path) -> None:
    """Refuse a file that is damaged or not ours, before anything is set in it."""
    if file.exists():
        with opened(file) as connection:
            check_pages(connection)
            if not is_empty(connection):
                version_of(connection)


@contextmanager
def opened(file: Path) -> Iterator[Connection]:
    """A database file as it is."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def unusable(url: str, error: Exception) -> Refusal:
    """Why a database cannot be used, in one sentence."""
    fault, said = fault_of(error), said_by(error)
    if fault == CORRUPT:
        return Refusal("database-corrupt", 503, path=path_of(url), what=said)
    if fault in (FAILS, FROZEN):
        # The address of another machine's database may contain a password, and the error names what is
        # needed.
        what = f"{path_of(url)}: {said}" if url.startswith("sqlite") else said
        return Refusal("database-fails", 503, what=what)
    return Refusal(f"database-{fault}", 503, path=path_of(url))


def path_of(url: str) -> str:
    """A database as people name it: a file, or an address without its password."""
    parts = make_url(url)
    return str(parts.database) if parts.get_backend_name() == "sqlite" else str(parts)


def _migrate(engine: Engine) -> None:
    with transaction(engine, writes=True) as connection:
        if connection.dialect.name == "postgresql":
            # Several servers may start at once: one migrates, the others find it done.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20250914)")
        if is_empty(connection) or version_of(connection) != newest_migration():
            _upgrade(connection)
            recount(connection)
        touch(connection)


def _upgrade(connection: Connection) -> None:
    # A server that comes back after a crash has nothing to migrate, and does not wait for Alembic to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_empty(connection: Connection) -> bool:
    """Whether there is nothing yet. An SQLite file is ours alone; a PostgreSQL may hold other tables."""
    names = set(inspect(connection).get_table_names())
    return not (names if connection.dialect.name == "sqlite" else names & MARKS)


def version_of(connection: Connection) -> str:
    """The number of the last migration of a store that this version can read; others are refused."""
    path = path_of(str(connection.engine.url))
    if not set(inspect(connection).get_table_names()) >= MARKS:
        raise Refusal("not-a-store", 503, path=path)
    versions = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    if len(versions) != 1 or not _is_number(versions[0]):
        raise Refusal("not-a-store", 503, path=path)
    if versions[0] > newest_migration():
        raise Refusal("newer-database", 503)
    return str(versions[0])


def _is_number(version: object) -> bool:
    return isinstance(version, str) and len(version) == len(newest_migration()) and version.isdecimal()


def check_pages(connection: Connection) -> None:
    """Look at every page of an SQLite file; PostgreSQL looks after its own."""
    if connection.dialect.name == "sqlite":
        said = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if said != SOUND:
            path = path_of(str(connection.engine.url))
            raise Refusal("database-corrupt", 503, path=path, what=said.splitlines()[-1])


def is_current(connection: Connection) -> bool:
    """Whether a database has the form that this version expects."""
    return version_of(connection) == newest_migration()


def newest_migration() -> str:
    """Migrations are numbered: 0001_beginning.py is 0001."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))
