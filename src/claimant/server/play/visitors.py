"""Whose bots think: players, and the addresses from which they came last."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

MOST_REMEMBERED = 10_000


class Visitor(NamedTuple):
    """A player at an address: many names that come from one address are one visitor to all others."""

    address: str
    player: str


class Visitors:
    """From where each player has come last."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, player: str, address: str) -> None:
        self._addresses[player] = address
        self._addresses.move_to_end(player)
        if len(self._addresses) > MOST_REMEMBERED:
            self._addresses.popitem(last=False)

    def find(self, player: str) -> Visitor:
        """A player not seen since the server started counts separately."""
        return Visitor(self._addresses.get(player, f"player {player}"), player)
