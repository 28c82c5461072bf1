"""Looking through the whole store for anything that is not as the server wrote it."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, select

from claimant.server.ops.settings import Settings
from claimant.server.play import fairness, history
from claimant.server.reasons import Refusal
from claimant.server.store.migrate import is_current
from claimant.server.store.schema import games
from claimant.server.store.writer import Store
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.message import Message

PATIENCE = {"live": 0.0, "unhurried": 0.0}


def check(settings: Settings) -> Iterator[Message]:
    """Replay every game in the store; yields what is wrong, and nothing if all is well."""
    if not settings.is_postgresql and not settings.file.exists():
        raise Refusal("no-database", path=str(settings.file))
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
        if session.deal["headers"].get("Seed") != str(fairness.deal_seed(info.secret, info.words)):  # type: ignore[attr-defined]
            yield Message("check-other-deal", {"game": row.id})


def _winners(outcome: dict[str, object] | None) -> tuple[object, object] | None:
    """Who won, and by what. How that is explained may change from one version to the next."""
    return None if outcome is None else (outcome.get("winners"), outcome.get("by"))
