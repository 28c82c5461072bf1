"""Removing abandoned data, after the periods that the host has set.

Each rule finds what is due. A reader looks for it, so that nobody waits; the writer removes a few at a
time, after checking that they are still due. What a player still owns stays: the record of a finished game
is removed only when no participant is left.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from time import time
from typing import Any

from sqlalchemy import Column, Connection, Select, delete, exists, func, or_, select, update

from claimant.server.http.connections import ALL_TOKENS
from claimant.server.ops.settings import Settings
from claimant.server.play import history
from claimant.server.play.session import RESIGN
from claimant.server.play.tables import CLOSED, OPEN, OVER
from claimant.server.reasons import Refusal
from claimant.server.store.lock import claimed
from claimant.server.store.migrate import migrate
from claimant.server.store.schema import (
    OWN,
    exercises,
    games,
    journal,
    players,
    reviews,
    seats,
    sittings,
    tables,
    tokens,
)
from claimant.server.store.writer import Store

DAY_SECONDS = 24 * 3600.0
BATCH = 100
FIRST_SECONDS = 1.0
PAUSE_SECONDS = 0.1
"""Between two batches: others want to write, too."""
EVERY_SECONDS = 3600.0
LOCK = 20261117
"""Held in PostgreSQL by the one worker that cleans."""
log = logging.getLogger("claimant.cleaning")


@dataclass
class Removed:
    """What one batch has removed, and who must be notified."""

    number: int = 0
    tables: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)


Hear = Callable[[Removed], None]
"""Called with what has been removed, after it is durable."""


@dataclass(frozen=True)
class Rule:
    """What becomes due, by its key, and how it is removed."""

    name: str
    key: Column[Any]
    due: Callable[[Settings, float], Select[Any]]
    remove: Callable[[Connection, list[str]], Removed]


# --- what is due ------------------------------------------------------------------------------------


def _ago(now: float, days: float) -> float:
    return now - days * DAY_SECONDS


def _old_sessions(settings: Settings, now: float) -> Select[Any]:
    return select(tokens.c.hash).where(
        tokens.c.is_session.is_(True), _ago(now, settings.session_days) > tokens.c.seen
    )


def _resigned_games(settings: Settings, now: float) -> Select[Any]:
    """Every player has resigned: only bots would play on, and nobody would look."""
    resigned = exists().where(
        journal.c.game == sittings.c.game, journal.c.seat == sittings.c.seat, journal.c.kind == RESIGN
    )
    stays = exists().where(sittings.c.game == games.c.id, sittings.c.bot.is_(None), ~resigned)
    return select(games.c.id).where(
        games.c.ended.is_(None), ~stays, _last_entry() < _ago(now, settings.resigned_game_days)
    )


def _orphaned_games(settings: Settings, now: float) -> Select[Any]:
    """Nobody is left who took part: all were deleted, or were guests who cannot sign in any more."""
    has_token = exists().where(tokens.c.player == players.c.id)
    owned = exists().where(
        sittings.c.game == games.c.id,
        players.c.id == sittings.c.player,
        or_(players.c.account.is_not(None), has_token),
    )
    last = func.coalesce(games.c.ended, _last_entry())
    return select(games.c.id).where(~owned, last < _ago(now, settings.orphaned_game_days))


def _last_entry() -> Any:
    last = select(func.max(journal.c.at)).where(journal.c.game == games.c.id).scalar_subquery()
    return func.coalesce(last, games.c.started)


def _open_tables(settings: Settings, now: float) -> Select[Any]:
    return select(tables.c.id).where(
        tables.c.status == OPEN, tables.c.created < _ago(now, settings.open_table_days)
    )


def _over_tables(settings: Settings, now: float) -> Select[Any]:
    ended = select(func.max(games.c.ended)).where(games.c.table == tables.c.id).scalar_subquery()
    return select(tables.c.id).where(
        tables.c.status == OVER,
        func.coalesce(ended, tables.c.created) < _ago(now, settings.over_table_days),
    )


def _empty_tables(settings: Settings, now: float) -> Select[Any]:
    """Closed, and no game is left that was played there. Spectators have had a day to notice."""
    return select(tables.c.id).where(
        tables.c.status == CLOSED,
        tables.c.created < _ago(now, settings.open_table_days + 1),
        ~exists().where(games.c.table == tables.c.id),
    )


def _idle_guests(settings: Settings, now: float) -> Select[Any]:
    """Neither account nor games nor a seat, and not here for long."""
    since = _ago(now, settings.guest_days)
    return select(players.c.id).where(
        players.c.account.is_(None),
        players.c.created < since,
        ~exists().where(tokens.c.player == players.c.id, since <= tokens.c.seen),
        ~exists().where(sittings.c.player == players.c.id),
        ~exists().where(seats.c.player == players.c.id),
        ~exists().where(tables.c.host == players.c.id),
    )


# --- removing it ------------------------------------------------------------------------------------


def _remove_sessions(connection: Connection, due: list[str]) -> Removed:
    connection.execute(delete(tokens).where(tokens.c.hash.in_(due)))
    return Removed(len(due))


def _remove_games(connection: Connection, due: list[str]) -> Removed:
    at = list(connection.execute(select(games.c.table).where(games.c.id.in_(due))).scalars().unique())
    for table in (journal, sittings, reviews, exercises):
        connection.execute(delete(table).where(table.c.game.in_(due)))
    connection.execute(delete(games).where(games.c.id.in_(due)))
    # Where no game is left nobody plays on.
    without = ~exists().where(games.c.table == tables.c.id)
    left = connection.execute(select(tables.c.id).where(tables.c.id.in_(at), without)).scalars().all()
    return Removed(len(due), _close(connection, left).tables)


def _close(connection: Connection, due: Iterable[str]) -> Removed:
    closed = list(due)
    connection.execute(
        update(tables).where(tables.c.id.in_(closed)).values(status=CLOSED, revision=tables.c.revision + 1)
    )
    return Removed(len(closed), closed)


def _remove_tables(connection: Connection, due: list[str]) -> Removed:
    connection.execute(delete(seats).where(seats.c.table.in_(due)))
    connection.execute(delete(tables).where(tables.c.id.in_(due)))
    return Removed(len(due))


def _remove_guests(connection: Connection, due: list[str]) -> Removed:
    for table in OWN:
        connection.execute(delete(table).where(table.c.player.in_(due)))
    connection.execute(delete(players).where(players.c.id.in_(due)))
    return Removed(len(due), players=due)


RULES = (
    Rule("sessions", tokens.c.hash, _old_sessions, _remove_sessions),
    Rule("games", games.c.id, _resigned_games, _remove_games),
    Rule("games", games.c.id, _orphaned_games, _remove_games),
    Rule("closed", tables.c.id, _open_tables, _close),
    Rule("closed", tables.c.id, _over_tables, _close),
    Rule("tables", tables.c.id, _empty_tables, _remove_tables),
    Rule("guests", players.c.id, _idle_guests, _remove_guests),
)
"""The order matters: what an earlier rule leaves behind, a later one finds."""


def find(connection: Connection, rule: Rule, settings: Settings, now: float) -> list[str]:
    """Some of the rows that are due according to a rule."""
    return list(connection.execute(rule.due(settings, now).limit(BATCH)).scalars())


def remove(connection: Connection, rule: Rule, settings: Settings, now: float, found: list[str]) -> Removed:
    """Remove what was found and is still due; nothing, if another worker is cleaning."""
    if connection.dialect.name == "postgresql":
        lock = select(func.pg_try_advisory_xact_lock(LOCK))
        if not connection.execute(lock).scalar_one():
            return Removed()
    due = list(connection.execute(rule.due(settings, now).where(rule.key.in_(found))).scalars())
    if not due:
        return Removed()
    removed = rule.remove(connection, due)
    history.notify(
        connection,
        *(f"table {table}" for table in removed.tables),
        *(f"player {player} {ALL_TOKENS}" for player in removed.players),
    )
    return removed


# --- who does it ------------------------------------------------------------------------------------


async def clean_on(store: Store, settings: Settings, hear: Hear) -> None:
    """Clean now and then, as long as the server runs."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            removed = await _clean(store, settings, time(), hear)
            if removed:
                log.info("cleaned up", extra={"removed": dict(removed)})
        except Refusal as refusal:
            # The store is in trouble. There is time.
            log.warning("could not clean up", extra={"reason": refusal.reason.code})
        await asyncio.sleep(EVERY_SECONDS)


async def _clean(store: Store, settings: Settings, now: float, hear: Hear) -> Counter[str]:
    total: Counter[str] = Counter()
    for rule in RULES:
        while found := await store.read(partial(find, rule=rule, settings=settings, now=now)):
            removed = await store.write(partial(remove, rule=rule, settings=settings, now=now, found=found))
            if removed.number == 0:
                break
            total[rule.name] += removed.number
            hear(removed)
            await asyncio.sleep(PAUSE_SECONDS)
    return total


def clean(settings: Settings, now: float | None = None) -> Counter[str]:
    """Clean once, for an operator. A server that runs on an SQLite file does it by itself."""
    with ExitStack() as held:
        if not settings.is_postgresql:
            if not settings.file.exists():
                raise Refusal("no-database", path=str(settings.file))
            held.enter_context(claimed(settings.file))
        migrate(settings.database_url)
        store = Store(settings.database_url)
        held.callback(store.close)
        return asyncio.run(_clean(store, settings, time() if now is None else now, lambda _: None))
