"""Lines that stay open, sockets and streams: whose they are, how many, and when they must end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from claimant.server.http.identity import Connection
from claimant.server.http.limits import address_of
from claimant.server.reasons import Refusal
from claimant.server.store.accounts import token_hash

MOST_LINES = 64
"""How many one player, or one address without a player, may hold open."""
SIGNED_OUT = "sign-in-first"
SHUTTING_DOWN = "shutting-down"
ALL_TOKENS = "*"


class Waker:
    """Wakes the task that waits for news. While it is held nobody is woken: who holds it looks itself."""

    __slots__ = ("_is_set", "_waiting", "is_held")

    def __init__(self) -> None:
        self.is_held = False
        self._is_set = False
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._is_set = True
        if not self.is_held:
            self._wake()

    def clear(self) -> None:
        self._is_set = False

    def let_go(self) -> None:
        self.is_held = False
        if self._is_set:
            self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> None:
        while self.is_held or not self._is_set:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None


@dataclass(eq=False, slots=True)
class Line:
    """Somebody at the other end. `ended` says why no more must be told; then the waker is set."""

    visitor: str
    player: str | None
    token: str
    waker: Waker = field(default_factory=Waker)
    ended: str | None = None

    def end(self, why: str) -> None:
        self.ended = why
        self.waker.set()


class Lines:
    """All open lines of this process."""

    def __init__(self) -> None:
        self._open: dict[str, set[Line]] = {}
        self.are_closing = False
        self.are_closed = asyncio.Event()

    def new(self, connection: Connection) -> Line:
        """A line for whoever asks; a refusal if that would be one too many, or too late."""
        player = connection.user
        visitor = address_of(connection) if player is None else f"player {player.id}"
        if self.are_closing:
            raise Refusal(SHUTTING_DOWN, 503)
        if len(self._open.get(visitor, ())) >= MOST_LINES:
            raise Refusal("too-fast", 429)
        token = "" if player is None else token_hash(connection.auth)
        return Line(visitor, None if player is None else player.id, token)

    @contextmanager
    def hold(self, line: Line) -> Iterator[None]:
        """Count a line for as long as it is open."""
        self._open.setdefault(line.visitor, set()).add(line)
        if self.are_closing:
            line.end(SHUTTING_DOWN)
        try:
            yield
        finally:
            self._open[line.visitor].discard(line)
            if not self._open[line.visitor]:
                del self._open[line.visitor]
            self._note_if_closed()

    def end(self, player: str, token: str) -> None:
        """A player has signed out with one of its tokens, or is gone altogether (ALL_TOKENS)."""
        for line in self._open.get(f"player {player}", ()):
            if token in (line.token, ALL_TOKENS):
                line.end(SIGNED_OUT)

    def end_all(self) -> None:
        """Ask everybody to come back later, and let nobody in any more."""
        self.are_closing = True
        for lines in self._open.values():
            for line in lines:
                line.end(SHUTTING_DOWN)
        self._note_if_closed()

    def _note_if_closed(self) -> None:
        if self.are_closing and not self._open:
            self.are_closed.set()
