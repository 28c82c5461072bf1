"""What a watcher of a table has received, and what is new to it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from claimant.server.messages.answers import PresenceNews, TableNews
from claimant.server.play.history import GameInfo
from claimant.server.play.rooms import Room, Rooms
from claimant.server.play.tables import Table
from claimant.server.play.waker import Waker
from claimant.server.play.watchers import TableWatchers
from claimant.server.reasons import Refusal
from claimant.tabletop.seats import seat_letter


class Subscription:
    """One watcher at one table. After a lost connection it continues where it stopped (`game`, `version`).

    If something fails, it does not change: it can be asked for its news again.
    """

    def __init__(
        self,
        watchers: TableWatchers,
        rooms: Rooms,
        table: str,
        player: str | None,
        invitation: str | None,
        waker: Waker,
        game: str | None = None,
        version: int | None = None,
        *,
        tells_presence: bool = False,
    ) -> None:
        self.watchers = watchers
        self.rooms = rooms
        self.table = table
        self.player = player
        self.invitation = invitation
        self.waker = waker
        self.game = game
        self.version = version
        self.tells_presence = tells_presence
        self.revision = 0
        self.is_over = False
        """Whether the last reported game has ended; another may have begun since."""
        self._away: list[str] = []
        watchers.watch(table, waker)
        self.is_heard()

    def is_heard(self) -> None:
        """Mark the watcher as present."""
        if self.tells_presence and self.player is not None:
            self.watchers.presence.arrive(self.table, self.player, self)

    def is_silent(self) -> None:
        """Nothing has been heard for longer than was announced."""
        if self.player is not None:
            self.watchers.presence.leave(self.table, self.player, self)

    def close(self) -> None:
        self.is_silent()
        self.watchers.unwatch(self.table, self.waker)

    def news_at_hand(self) -> list[bytes]:
        """What is new in the last reported game, if everything needed is in memory."""
        table = self.watchers.known(self.table)
        if table is None or table.revision != self.revision or table.game != self.game:
            return []
        room = None if table.game is None else self.rooms.known(table.game)
        return [] if room is None else self._of_room(room)

    async def news(self) -> AsyncIterator[bytes]:
        """Messages about everything that this watcher has not received yet, in order, as JSON.

        Each counts as received when it is returned. A table that this watcher may not see, or that does not
        exist, is refused.
        """
        table = self.watchers.known(self.table) or await self.watchers.table(self.table)
        self._check_visible(table)
        if self.game is not None and self.game != table.game:
            for message in await self._of_game(self.game):
                yield message
        if self.revision != table.revision:
            self.revision = table.revision
            yield msgspec.json.encode(TableNews.of(table, self.player))
        if table.game is not None:
            for message in await self._of_game(table.game):
                yield message

    def _check_visible(self, table: Table) -> None:
        """Only at first: who leaves a private table may see it to its end."""
        if self.revision == 0 and not table.is_visible_to(self.player, self.invitation):
            raise Refusal("no-such-table", 404)

    async def _of_game(self, game: str) -> list[bytes]:
        return self._of_room(self.rooms.known(game) or await self.rooms.enter(game))

    def _of_room(self, room: Room) -> list[bytes]:
        info, session = room.info, room.session
        if info.table != self.table:
            # What a client claims to have received may be from another table: none of that is used here.
            raise Refusal("game-not-found", 404)
        since = self.version if self.game == info.id else None
        if since is not None and since > session.version:
            # Nobody can have received that: send everything.
            since = None
        self.is_over = self.is_over or session.is_over
        messages = []
        if since != session.version:
            messages.append(room.message(info.seat_of(self.player), since))
            self.game, self.version = info.id, session.version
        return messages + self._of_presence(info)

    def _of_presence(self, info: GameInfo) -> list[bytes]:
        """Which players have lost the connection, if that has changed."""
        gone = self.watchers.presence.away(self.table) if self.tells_presence else ()
        if not gone and not self._away:
            return []
        seats = [info.seat_of(player) for player in gone]
        away = sorted(seat_letter(seat) for seat in seats if seat is not None)
        if away == self._away:
            return []
        self._away = away
        return [msgspec.json.encode(PresenceNews(self.table, info.id, away))]
