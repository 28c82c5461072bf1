"""Bringing a database to the form that this version expects."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from claimant.server.reasons import Refusal
from claimant.server.store.writer import open_engine, transaction

FOLDER = Path(__file__).parent / "migrations"


def migrate(url: str) -> None:
    """Apply all migrations that are missing, all or none."""
    try:
        engine = open_engine(url)
        try:
            _migrate(engine)
        finally:
            engine.dispose()
    except SQLAlchemyError as error:
        # The first line says what is wrong. What follows may hold a statement, or advice for programmers.
        cause = error.orig if isinstance(error, DBAPIError) else error
        said = str(cause).partition("\n")[0].rstrip(".")
        file = url.removeprefix("sqlite:///") if url.startswith("sqlite") else ""
        raise Refusal("database-fails", 503, what=f"{file}: {said}" if file else said) from error


def _migrate(engine: Engine) -> None:
    with transaction(engine, writes=True) as connection:
        if connection.dialect.name == "postgresql":
            # Several servers may start at once: one migrates, the others find it done.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20250914)")
        applied = _applied(connection)
        if max(applied, default="") > newest_migration():
            raise Refusal("newer-database")
        if applied != [newest_migration()]:
            _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    # A server that comes back after a crash has nothing to migrate, and does not wait for Alembic to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Whether a database has the form that this version expects."""
    return _applied(connection) == [newest_migration()]


def _applied(connection: Connection) -> list[str]:
    """The number of the last migration, if there has been any."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars())


def newest_migration() -> str:
    """Migrations are numbered: 0001_beginning.py is 0001."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))
