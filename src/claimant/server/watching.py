"""What a watcher of a table has heard, and what is new to it."""

from __future__ import annotations

import asyncio

import msgspec

from claimant.server import wire
from claimant.server.hall import Hall
from claimant.server.rooms import Rooms


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
        self.is_over = False
        """Whether a game that was told of has ended; another may have begun since."""
        hall.watch(table, waker)

    def close(self) -> None:
        self.hall.unwatch(self.table, self.waker)

    async def news(self) -> list[bytes]:
        """Messages about everything that this watcher has not heard yet, in order, as JSON."""
        messages = []
        table = self.hall.known(self.table) or await self.hall.table(self.table)
        if self.game is not None and self.game != table.game:
            messages += await self._of_game(self.game)
        if self.revision != table.revision:
            self.revision = table.revision
            messages.append(msgspec.json.encode({"type": "table", **wire.table_json(table, self.player)}))
        if table.game is not None:
            messages += await self._of_game(table.game)
        return messages

    async def _of_game(self, game: str) -> list[bytes]:
        room = self.rooms.known(game) or await self.rooms.enter(game)
        if room.info.table != self.table:
            # What a client says that it has heard may be of another table: nothing of that is told here.
            self.game = self.version = None
            return []
        since = self.version if self.game == game else None
        course = room.course
        if since == course.version:
            return []
        message = room.message(room.info.seat_of(self.player), since)
        self.game, self.version = game, course.version
        self.is_over = self.is_over or course.is_over
        return [message]
