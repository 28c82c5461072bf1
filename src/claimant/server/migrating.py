"""Bringing a database to the form that this version expects."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect

from claimant.server.store import open_engine, transaction

FOLDER = Path(__file__).parent / "migrations"


def migrate(url: str) -> None:
    """Apply all migrations that are missing, all or none."""
    engine = open_engine(url)
    try:
        with transaction(engine, writes=True) as connection:
            if connection.dialect.name == "postgresql":
                # Several servers may start at once: one migrates, the others find it done.
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20250914)")
            if not is_current(connection):
                _upgrade(connection)
    finally:
        engine.dispose()


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
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    return found == [newest_migration()]


def newest_migration() -> str:
    """Migrations are numbered: 0001_beginning.py is 0001."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))
