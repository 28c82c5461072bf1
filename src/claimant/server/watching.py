"""What a watcher of a table has heard, and what is new to it."""

from __future__ import annotations

import asyncio

from claimant.server import telling, wire
from claimant.server.hall import Hall
from claimant.server.rooms import Rooms
from claimant.server.tables import Table


class Watch:
    """One watcher at one table. After a broken line it goes on where it stopped (`game`, `version`)."""

    def __init__(
        self,
        hall: Hall,
        rooms: Rooms,
        table: str,
        player: str | None,
        waker: asyncio.Event,
        game: str | None = None,
        version: int | None = None,
    ) -> None:
        self.hall = hall
        self.rooms = rooms
        self.table = table
        self.player = player
        self.waker = waker
        self.game = game
        self.version = version
        self.revision = 0
        hall.watch(table, waker)

    def close(self) -> None:
        self.hall.unwatch(self.table, self.waker)

    async def news(self) -> list[dict[str, object]]:
        """Messages about everything that this watcher has not heard yet, in order."""
        messages = []
        table = await self.hall.table(self.table)
        if self.game is not None and self.game != table.game:
            messages += await self._of_game(self.game, table)
        if self.revision != table.revision:
            self.revision = table.revision
            messages.append({"type": "table", **wire.table_json(table, self.player)})
        if table.game is not None:
            messages += await self._of_game(table.game, table)
        return messages

    async def _of_game(self, game: str, table: Table) -> list[dict[str, object]]:
        room = await self.rooms.enter(game)
        if room.info.table != table.id:
            # What a client says that it has heard may be of another table: nothing of that is told here.
            self.game = self.version = None
            return []
        since = self.version if self.game == game else None
        if since == room.course.version:
            return []
        seat = room.info.seat_of(self.player)
        told = room.update(seat, since)
        self.game, self.version = game, room.course.version
        return [{"type": "game", **telling.heading(room.info, seat), **told}]
