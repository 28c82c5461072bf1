"""Connections that stay open, sockets and streams: whose they are, how many, and when they must end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from claimant.server.http.identity import Connection
from claimant.server.http.limits import address_of, buckets_of_addresses, messages_in
from claimant.server.play.waker import Waker
from claimant.server.reasons import Refusal
from claimant.server.store.accounts import token_hash

MOST_CONNECTIONS = 64
"""How many one player, or one address without a player, may hold open."""
SIGNED_OUT = "sign-in-first"
SHUTTING_DOWN = "shutting-down"
ALL_TOKENS = "*"
SEPARATOR = ","


@dataclass(eq=False, slots=True)
class OpenConnection:
    """The other end of a connection. `ended` says why nothing more may be sent; then the waker is set."""

    visitor: str
    player: str | None
    token: str
    address: str
    waker: Waker = field(default_factory=Waker)
    ended: str | None = None

    def end(self, why: str) -> None:
        self.ended = why
        self.waker.set()


class Connections:
    """All open connections of this process."""

    def __init__(self, frames_per_second: float) -> None:
        self._open: dict[str, set[OpenConnection]] = {}
        self._buckets = buckets_of_addresses(frames_per_second)
        self.are_closing = False
        self.are_closed = asyncio.Event()

    def new(self, connection: Connection) -> OpenConnection:
        """Open a connection; refused if that would be one too many, or too late."""
        player = connection.user
        address = address_of(connection)
        visitor = address if player is None else f"player {player.id}"
        if self.are_closing:
            raise Refusal(SHUTTING_DOWN, 503)
        if len(self._open.get(visitor, ())) >= MOST_CONNECTIONS:
            raise Refusal("too-fast", 429)
        token = "" if player is None else token_hash(connection.auth)
        player_id = None if player is None else player.id
        return OpenConnection(visitor, player_id, token, address)

    def charge(self, connection: OpenConnection, size: int) -> float:
        """Count a message against its address; for how many seconds that address should send no more."""
        return self._buckets.borrow(connection.address, messages_in(size))

    @contextmanager
    def hold(self, connection: OpenConnection) -> Iterator[None]:
        """Count a connection for as long as it is open."""
        self._open.setdefault(connection.visitor, set()).add(connection)
        if self.are_closing:
            connection.end(SHUTTING_DOWN)
        try:
            yield
        finally:
            self._open[connection.visitor].discard(connection)
            if not self._open[connection.visitor]:
                del self._open[connection.visitor]
            self._note_if_closed()

    def end(self, player: str, tokens: str) -> None:
        """Some tokens of a player are not valid any more, or the player is gone altogether (ALL_TOKENS)."""
        ended = tokens.split(SEPARATOR)
        for connection in self._open.get(f"player {player}", ()):
            if tokens == ALL_TOKENS or connection.token in ended:
                connection.end(SIGNED_OUT)

    def end_all(self) -> None:
        """Ask everybody to come back later, and let nobody in any more."""
        self.are_closing = True
        for held in self._open.values():
            for connection in held:
                connection.end(SHUTTING_DOWN)
        self._note_if_closed()

    def _note_if_closed(self) -> None:
        if self.are_closing and not self._open:
            self.are_closed.set()
