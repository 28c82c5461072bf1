"""The watchers: which tables are watched, and their current state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection

from claimant.server.play import history, tables
from claimant.server.play.presence import Presence
from claimant.server.play.tables import Table
from claimant.server.play.waker import Waker
from claimant.server.reasons import Refusal
from claimant.server.store.writer import Store


class TableWatchers:
    """The watched tables of this process. Watchers are woken and then ask for what is new to them.

    So a slow watcher never holds anybody up: it finds several changes at once when it asks.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._wakers: dict[str, set[Waker]] = {}
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._publishing: set[asyncio.Task[None]] = set()
        self.presence = Presence(self.is_watched, self.notify, self._publish)

    def watch(self, table: str, waker: Waker) -> None:
        self._wakers.setdefault(table, set()).add(waker)
        waker.set()

    def unwatch(self, table: str, waker: Waker) -> None:
        wakers = self._wakers.get(table, set())
        wakers.discard(waker)
        if not wakers:
            self._wakers.pop(table, None)
            self._tables.pop(table, None)
            self.presence.forget(table)

    def is_watched(self, table: str) -> bool:
        return table in self._wakers

    def notify(self, table: str) -> None:
        """Something has happened in the game at this table."""
        for waker in self._wakers.get(table, ()):
            waker.set()

    def refresh(self, table: str) -> None:
        """The table itself has changed, in a way that is not known here."""
        self._tables.pop(table, None)
        self._reading.pop(table, None)
        self.notify(table)

    def refresh_player(self, player: str) -> None:
        """A player is gone, and the tables in memory still hold their name."""
        for table in [table.id for table in self._tables.values() if table.chair_of(player) is not None]:
            self.refresh(table)

    def refresh_all(self) -> None:
        self._tables.clear()
        self._reading.clear()
        for table in list(self._wakers):
            self.notify(table)

    def known(self, table: str) -> Table | None:
        """The state of a table, if it is in memory."""
        return self._tables.get(table)

    async def table(self, table: str) -> Table:
        """The state of a table."""
        known = self._tables.get(table)
        if known is not None:
            return known
        if table not in self._reading:
            self._reading[table] = asyncio.create_task(self._read(table))
        return await asyncio.shield(self._reading[table])

    async def _read(self, table: str) -> Table:
        """Read a table, once for all concurrent callers. If it changes meanwhile, it is not cached."""
        reading = asyncio.current_task()
        try:
            found = await self.store.read(lambda connection: tables.find_table(connection, table))
        finally:
            is_current = self._reading.get(table) is reading
            if is_current:
                del self._reading[table]
        return self.cache(found) if is_current else found

    def cache(self, table: Table) -> Table:
        """Remember a table that is watched, unless a later state of it is known already."""
        if not self.is_watched(table.id):
            return table
        known = self._tables.get(table.id)
        if known is None or known.revision < table.revision:
            self._tables[table.id] = table
        return self._tables[table.id]

    def _publish(self, table: str, player: str, state: str) -> None:
        """Tell other workers who is here; a single process has nobody to tell."""
        if not self.store.is_postgresql:
            return

        async def publish() -> None:
            with suppress(Refusal):
                await self.store.write(
                    lambda connection: history.notify(connection, f"presence {table} {player} {state}")
                )

        task = asyncio.create_task(publish())
        self._publishing.add(task)
        task.add_done_callback(self._publishing.discard)

    async def change(self, change: Callable[[Connection], Table]) -> Table:
        """Change a table, durably; then everybody who watches it is notified."""

        def and_notify(connection: Connection) -> Table:
            table = change(connection)
            history.notify(connection, f"table {table.id}")
            return table

        table = self.cache(await self.store.write(and_notify))
        self.notify(table.id)
        return table
