"""What an operator does with the store: back it up, bring it back, check it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, select

from claimant.server.ops.settings import DATABASE_FILE, Settings
from claimant.server.play import history
from claimant.server.reasons import Refusal
from claimant.server.store.migrate import is_current
from claimant.server.store.schema import games
from claimant.server.store.writer import Store
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.message import Message
from claimant.tabletop.reason import TEXT, define_reasons

PATIENCE = {"live": 0.0, "unhurried": 0.0}

define_reasons(
    {
        "no-database": {"path": TEXT},
        "file-exists": {"path": TEXT},
        "not-a-backup": {"path": TEXT, "what": TEXT},
        "server-running": {},
        "program-failed": {"program": TEXT, "what": TEXT},
        "program-missing": {"program": TEXT},
    }
)


def backup(settings: Settings, target: Path) -> None:
    """Write a consistent copy of the database, also while the server runs."""
    if target.exists():
        raise Refusal("file-exists", path=str(target))
    if settings.is_postgresql:
        _run("pg_dump", "--format=custom", "--no-owner", f"--file={target}", settings.database)
        return
    source = settings.data / DATABASE_FILE
    if not source.exists():
        raise Refusal("no-database", path=str(source))
    unfinished = target.with_name(target.name + ".part")
    with closing(sqlite3.connect(source)) as whole, closing(sqlite3.connect(unfinished)) as copy:
        whole.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
    _sync(unfinished)
    unfinished.rename(target)


def restore(settings: Settings, source: Path) -> None:
    """Put a backup in the place of an empty or missing database."""
    if not source.exists():
        raise Refusal("no-database", path=str(source))
    if settings.is_postgresql:
        _run(
            "pg_restore",
            "--no-owner",
            "--exit-on-error",
            "--single-transaction",
            f"--dbname={settings.database}",
            str(source),
        )
        return
    target = settings.data / DATABASE_FILE
    if target.exists():
        raise Refusal("file-exists", path=str(target))
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as copy:
        try:
            said = copy.execute("PRAGMA integrity_check").fetchone()[0]
        except sqlite3.DatabaseError as error:
            said = str(error)
    if said != "ok":
        raise Refusal("not-a-backup", path=str(source), what=said)
    settings.data.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + ".part")
    shutil.copyfile(source, unfinished)
    _sync(unfinished)
    unfinished.rename(target)


def check(settings: Settings) -> Iterator[Message]:
    """Replay every game in the store; yields what is wrong, and nothing if all is well."""
    if not settings.is_postgresql and not (settings.data / DATABASE_FILE).exists():
        raise Refusal("no-database", path=str(settings.data / DATABASE_FILE))
    store = Store(settings.database_url)
    try:
        yield from store.look(lambda connection: list(_faults(connection)))
    finally:
        store.close()


def _faults(connection: Connection) -> Iterator[Message]:
    if not is_current(connection):
        yield Message("check-other-version", {})
        return
    if connection.dialect.name == "sqlite":
        for row in connection.exec_driver_sql("PRAGMA integrity_check"):
            if row[0] != "ok":
                yield Message("check-sqlite", {"what": str(row[0])})
    for row in connection.execute(select(games.c.id, games.c.ended, games.c.outcome)).all():
        try:
            info, session = history.load(connection, row.id, PATIENCE)
        except (ClaimantError, KeyError, ValueError) as error:
            yield Message("check-not-replayed", {"game": row.id, "error": str(error)})
            continue
        versions = [entry.version for entry in session.entries]
        if versions != list(range(1, len(versions) + 1)):
            yield Message("check-gap", {"game": row.id})
        is_over = row.ended is not None
        if session.is_over != is_over or _winners(session.outcome()) != _winners(row.outcome):
            yield Message("check-other-end", {"game": row.id})
        if session.deal["headers"].get("Seed") != str(info.shuffle.seed):  # type: ignore[attr-defined]
            yield Message("check-other-deal", {"game": row.id})


def _winners(outcome: dict[str, object] | None) -> tuple[object, object] | None:
    """Who won, and by what. How that is explained may change from one version to the next."""
    return None if outcome is None else (outcome.get("winners"), outcome.get("by"))


def _run(program: str, *arguments: str) -> None:
    try:
        done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise Refusal("program-missing", program=program) from None
    if done.returncode:
        raise Refusal("program-failed", program=program, what=done.stderr.strip()[-300:])


def _sync(path: Path) -> None:
    with open(path, "rb") as file:
        os.fsync(file.fileno())
