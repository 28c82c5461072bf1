"""Bringing a database to the form that this version expects."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from claimant.server.store import open_engine

FOLDER = Path(__file__).parent / "migrations"


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(url: str) -> None:
    """Apply all migrations that are missing, all or none."""
    engine = open_engine(url).execution_options(writes=True)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                # Several servers may start at once: one migrates, the others find it done.
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20250914)")
            command.upgrade(_config(connection), "head")
    finally:
        engine.dispose()


def is_current(connection: Connection) -> bool:
    """Whether a database has the form that this version expects."""
    found = MigrationContext.configure(connection).get_current_revision()
    return found == ScriptDirectory.from_config(_config(connection)).get_current_head()
