"""Looking through the whole store for anything that is not as the server wrote it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from claimant.server.ops.settings import Settings
from claimant.server.play import history
from claimant.server.reasons import Refusal
from claimant.server.store.faults import CORRUPT, fault_of, said_by
from claimant.server.store.migrate import is_current, opened, unusable
from claimant.server.store.scanning import SOUND
from claimant.server.store.schema import games, sittings
from claimant.server.store.sums import recount, wrong_tables
from claimant.server.store.writer import open_engine, transaction
from claimant.tabletop.message import Message

PATIENCE = {"live": 0.0, "unhurried": 0.0}
LONGEST_TOLD = 300


@dataclass
class Report:
    """What was checked, and what is wrong with it."""

    games: int = 0
    faults: list[Message] = field(default_factory=list)


def check(settings: Settings, accept: bool = False) -> Report:
    """Check every page and every row, and replay every game; the server may be running.

    `accept` accepts the rows as they are from now on: for an operator who has changed some.
    """
    if not settings.is_postgresql and not settings.file.exists():
        raise Refusal("no-database", path=str(settings.file))
    engine = open_engine(settings.database_url)
    try:
        with engine.connect() if settings.is_postgresql else opened(settings.file) as connection:
            report = look(connection)
        if accept:
            with transaction(engine, writes=True) as connection:
                recount(connection)
        return report
    except (DBAPIError, sqlite3.Error) as error:
        raise unusable(settings.database_url, error) from error
    finally:
        engine.dispose()


def look(connection: Connection) -> Report:
    """The same over a separate connection."""
    report = Report()
    if connection.dialect.name == "postgresql":
        # While the server writes, all statements see the same moment, as they do with SQLite.
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    else:
        # Whatever a text contains, it can be read and reported.
        raw = cast(sqlite3.Connection, connection.connection.driver_connection)
        raw.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
        if not raw.in_transaction:
            raw.execute("BEGIN").close()
    try:
        if connection.dialect.name == "sqlite":
            report.faults += _faults_of_pages(connection)
        _look_at_rows(connection, report)
    except DBAPIError as error:
        if fault_of(error) != CORRUPT:
            raise
        # Damaged so badly that the rest cannot be looked at.
        report.faults.append(Message("check-sqlite", {"what": said_by(error)}))
    return report


def _look_at_rows(connection: Connection, report: Report) -> None:
    if not is_current(connection):
        report.faults.append(Message("check-other-version", {}))
        return
    report.faults += [Message("check-sum", {"table": name}) for name in wrong_tables(connection)]
    for game in list(connection.exec_driver_sql("SELECT id FROM games").scalars()):
        report.games += 1
        report.faults += _faults_of_game(connection, str(game))


def _faults_of_pages(connection: Connection) -> Iterator[Message]:
    for row in connection.exec_driver_sql("PRAGMA integrity_check"):
        if row[0] != SOUND:
            yield Message("check-sqlite", {"what": str(row[0])})
    for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield Message("check-orphan", {"table": str(row[0]), "missing": str(row[2])})


def _faults_of_game(connection: Connection, game: str) -> Iterator[Message]:
    try:
        yield from _faults_of_sound_game(connection, game)
    except Exception as error:
        # Whatever is wrong with a row: the check reports it, and continues.
        said = said_by(error)[:LONGEST_TOLD] or type(error).__name__
        yield Message("check-not-replayed", {"game": game, "error": said})


def _faults_of_sound_game(connection: Connection, game: str) -> Iterator[Message]:
    row = connection.execute(select(games.c.ended, games.c.outcome).where(games.c.id == game)).one()
    info, session = history.load(connection, game, PATIENCE)
    versions = [entry.version for entry in session.entries]
    if versions != list(range(1, len(versions) + 1)):
        yield Message("check-gap", {"game": game})
    headers = cast(dict[str, str], session.deal["headers"])
    if headers.get("Seed") != str(info.shuffle.seed):
        yield Message("check-other-deal", {"game": game})
    is_over = row.ended is not None
    won = connection.execute(
        select(sittings.c.won).where(sittings.c.game == game).order_by(sittings.c.seat)
    ).scalars()
    if session.resigned and not is_over:
        # Earlier versions let bots play on for players who had resigned. Their sums are still checked.
        return
    winning = session.winning_seats() if session.is_over else None
    if (
        session.is_over != is_over
        or _winners(session.outcome()) != _winners(row.outcome)
        or list(won) != [None if winning is None else seat in winning for seat in range(session.game.seats)]
    ):
        yield Message("check-other-end", {"game": game})


def _winners(outcome: dict[str, object] | None) -> tuple[object, object] | None:
    """Who won, and by what. How that is explained may change from one version to the next."""
    return None if outcome is None else (outcome.get("winners"), outcome.get("by"))
