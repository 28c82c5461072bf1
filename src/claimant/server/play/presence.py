"""Who is at a table at the moment, and who has lost the connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

HERE: Final = "here"
AWAY: Final = "away"
GRACE_SECONDS = 1.5
"""A player who reloads a page, or changes from one network to another, is not away."""

Publish = Callable[[str, str, str], None]
"""Notifies other workers of a table, a player, and whether they are here."""


class Presence:
    """The players who watch a table, each with their connections.

    Only a player who has been here can be missed: nobody is reported as gone because a server has just
    started. Other workers report what they see; if a player is connected to several, those that still see
    them say so again.
    """

    def __init__(
        self, is_watched: Callable[[str], bool], changed: Callable[[str], None], publish: Publish
    ) -> None:
        self.is_watched = is_watched
        self.changed = changed
        self.publish = publish
        self._here: dict[str, dict[str, set[object]]] = {}
        self._away: dict[str, set[str]] = {}

    def __repr__(self) -> str:
        return f"<Presence at {len(self._here)} tables>"

    def away(self, table: str) -> frozenset[str]:
        """The players who have been here and are not any more."""
        return frozenset(self._away.get(table, ()))

    def arrive(self, table: str, player: str, connection: object) -> None:
        connections = self._here.setdefault(table, {}).setdefault(player, set())
        if not connections:
            self.publish(table, player, HERE)
        connections.add(connection)
        self._note(table, player, is_away=False)

    def leave(self, table: str, player: str, connection: object) -> None:
        """One connection is gone, or has been silent for too long."""
        players = self._here.get(table, {})
        connections = players.get(player, set())
        if connection not in connections:
            return
        connections.discard(connection)
        if connections:
            return
        del players[player]
        if not players:
            del self._here[table]
        asyncio.get_running_loop().call_later(GRACE_SECONDS, self._miss, table, player)

    def _miss(self, table: str, player: str) -> None:
        if player not in self._here.get(table, {}):
            self.publish(table, player, AWAY)
            self._note(table, player, is_away=True)

    def hear(self, table: str, player: str, state: str) -> None:
        """What another worker sees."""
        if player not in self._here.get(table, {}):
            self._note(table, player, is_away=state == AWAY)
        elif state == AWAY:
            self.publish(table, player, HERE)

    def forget(self, table: str) -> None:
        """Nobody looks at this table any more."""
        self._away.pop(table, None)

    def _note(self, table: str, player: str, *, is_away: bool) -> None:
        if is_away == (player in self._away.get(table, ())) or not self.is_watched(table):
            return
        if is_away:
            self._away.setdefault(table, set()).add(player)
        else:
            self._away[table].discard(player)
        self.changed(table)
