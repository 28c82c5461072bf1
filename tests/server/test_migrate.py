"""Migrations: applied when the server starts, all or none, and known by their numbers."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from claimant.server.store.migrate import FOLDER, is_current, migrate, newest_migration
from claimant.server.store.schema import metadata
from claimant.server.store.writer import Store
from tests.patience import SECONDS


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'claimant.db'}"


def test_the_newest_number_is_the_head_of_all_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert newest_migration() == ScriptDirectory.from_config(config).get_current_head()


def test_after_them_the_database_is_as_the_schema_says(url: str) -> None:
    migrate(url)
    migrate(url)
    store = Store(url)
    assert store.look(is_current)
    differences = store.look(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    store.close()
    assert differences == []


def test_a_database_of_another_version_is_noticed(url: str, tmp_path: Path) -> None:
    migrate(url)
    with sqlite3.connect(tmp_path / "claimant.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '0000'")
    database.close()
    store = Store(url)
    assert not store.look(is_current)
    store.close()


def test_a_server_that_comes_back_does_not_load_alembic(url: str) -> None:
    migrate(url)
    program = f"import sys; from claimant.server.store.migrate import migrate; migrate({url!r}); "
    program += "print('alembic' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=SECONDS, check=True
    )
    assert done.stdout == "False\n"
