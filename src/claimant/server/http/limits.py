"""How much one visitor may ask for, so that others are not affected."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from claimant.server.http.addresses import block_of
from claimant.server.http.identity import SAFE_METHODS, Connection, token_of
from claimant.server.play.visitors import Visitor
from claimant.server.reasons import Refusal

LONGEST_HEAD = 16 * 1024
LONGEST_HEADER = 8 * 1000
MOST_HEADERS = 100
"""Both slightly less than websockets allows: it refuses larger messages without an explanation."""
LONGEST_ADDRESS = 4 * 1024
"""Of everything that a request can name."""
LONGEST_BODY = 64 * 1024
LONGEST_FRAME = 16 * 1024
BURST_SECONDS = 4.0
WINDOW_SECONDS = 60.0
MOST_ATTEMPTS = 10
MOST_ATTEMPTS_OF_ALL = 100
ATTEMPTS_SECONDS = 15 * 60.0
MOST_KNOWN = 10_000
FEWEST_BUCKETS = 1_000
"""So many buckets are kept before any is forgotten."""
CHANGES_BURST_SECONDS = 2.0
LONGEST_WAIT_SECONDS = 10.0
COST = "cost"
"""The option of a route that counts as several changes."""
COST_OF_A_DEAL = 5
PIECE = 4 * 1024
"""This many incoming bytes count as one message, however they are sent."""
MOST_SOCKETS_AT_FULL_SPEED = 10
"""One address may send as much as so many sockets may; with more of them, each must wait."""
UNLIMITED = "unlimited"
"""The option of a route that costs next to nothing."""


class Bucket:
    """Fills with so many drops a second, up to some seconds' worth; whatever is done takes one."""

    def __init__(self, per_second: float, burst: float = BURST_SECONDS) -> None:
        self.per_second = per_second
        self.most = max(1.0, per_second * burst)
        self.drops = self.most
        self.at = monotonic()

    def take(self) -> bool:
        """Take a drop; False if there is none."""
        self._fill()
        if self.drops < 1:
            return False
        self.drops -= 1
        return True

    def borrow(self, drops: float) -> float:
        """Take drops even if they are not there yet; in how many seconds they will be."""
        self._fill()
        self.drops -= drops
        return max(0.0, -self.drops / self.per_second)

    @property
    def is_full(self) -> bool:
        self._fill()
        return self.drops >= self.most

    def _fill(self) -> None:
        now = monotonic()
        self.drops = min(self.most, self.drops + (now - self.at) * self.per_second)
        self.at = now


class Buckets:
    """A bucket for each visitor, by name.

    A full bucket is equivalent to none, so it can be forgotten at any time.
    """

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._by_visitor: dict[str, Bucket] = {}
        self._most = FEWEST_BUCKETS

    def __len__(self) -> int:
        return len(self._by_visitor)

    def borrow(self, visitor: str, drops: float) -> float:
        """Take drops from a visitor's bucket; in how many seconds they will be there."""
        bucket = self._by_visitor.get(visitor)
        if bucket is None:
            if len(self._by_visitor) >= self._most:
                self._forget_full()
            bucket = self._by_visitor[visitor] = Bucket(self.per_second, self.burst)
        return bucket.borrow(drops)

    def _forget_full(self) -> None:
        """Forget the full ones. The next sweep waits until there are twice as many."""
        self._by_visitor = {
            visitor: bucket for visitor, bucket in self._by_visitor.items() if not bucket.is_full
        }
        self._most = max(FEWEST_BUCKETS, 2 * len(self._by_visitor))


def buckets_of_addresses(frames_per_second: float) -> Buckets:
    """What all connections of one address may send together. It lasts a second: bursts hurt others most."""
    return Buckets(MOST_SOCKETS_AT_FULL_SPEED * frames_per_second, burst=1.0)


def messages_in(size: int) -> int:
    """As how many messages something of this size counts."""
    return 1 + size // PIECE


class Window:
    """How often each visitor has come in this time. When it is over everybody is forgotten."""

    def __init__(self, most: int, seconds: float = WINDOW_SECONDS) -> None:
        self.most = most
        self.seconds = seconds
        self.until = 0.0
        self.counts: Counter[str] = Counter()

    def count(self, visitor: str) -> bool:
        """Count a visit; False if it is one too many."""
        now = monotonic()
        if now >= self.until:
            self.until = now + self.seconds
            self.counts.clear()
        self.counts[visitor] += 1
        return self.counts[visitor] <= self.most

    def forget(self, visitor: str) -> None:
        del self.counts[visitor]


class Attempts:
    """How often a wrong password was tried: for each account by each address, and by all together.

    An address may guess a few times and must then wait. An attacker with many addresses is stopped by the
    second number. An address from which the right password has come is not, so that nobody can lock out the
    owner. Names of accounts that do not exist count in the same way; otherwise the difference would reveal
    them.
    """

    def __init__(self) -> None:
        self.by_address = Window(MOST_ATTEMPTS, ATTEMPTS_SECONDS)
        self.by_all = Window(MOST_ATTEMPTS_OF_ALL, ATTEMPTS_SECONDS)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def begin(self, account: str, address: str) -> None:
        """Count an attempt before it is known to be right: many can be made at once."""
        is_allowed = self.by_address.count(f"{address} {account}")
        if is_allowed and (account, address) not in self._known:
            is_allowed = self.by_all.count(account)
        if not is_allowed:
            raise Refusal("too-many-attempts", 429)

    def succeed(self, account: str, address: str) -> None:
        self.by_address.forget(f"{address} {account}")
        self._known[account, address] = None
        self._known.move_to_end((account, address))
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


class Limit(ASGIMiddleware):
    """So many requests and new sockets a minute."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    exclude_opt_key = UNLIMITED

    def __init__(self, most: int, visitor: Callable[[Connection], str]) -> None:
        self.minute = Window(most)
        self.visitor = visitor

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not self.minute.count(self.visitor(ASGIConnection[Any, Any, Any, Any](scope))):
            raise Refusal("too-fast", 429)
        await next_app(scope, receive, send)


class ChangesOfAnAddress(ASGIMiddleware):
    """A maximum number of changes per second. There is only one writer, so further requests must wait."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, requests_per_minute: int) -> None:
        self._buckets = Buckets(requests_per_minute / WINDOW_SECONDS, CHANGES_BURST_SECONDS)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS:
            address = address_of(ASGIConnection[Any, Any, Any, Any](scope))
            if self._buckets.borrow(address, 0) > LONGEST_WAIT_SECONDS:
                raise Refusal("too-fast", 429)
            seconds = self._buckets.borrow(address, scope["route_handler"].opt.get(COST, 1))
            if seconds > 0:
                await asyncio.sleep(seconds)
        await next_app(scope, receive, send)


def requests_of_a_visitor(most: int) -> Limit:
    """A limit for each player, and for each address without a token or with an unknown one.

    If every token had a separate count, a client that makes up a new one each time would have no limit.
    """

    def visitor(connection: Connection) -> str:
        token, _ = token_of(connection)
        player = None if token is None else connection.app.state.identities.remembered(token)
        return address_of(connection) if player is None else f"player {player}"

    return Limit(most, visitor)


def entries_of_an_address(most: int) -> Limit:
    """So many new names and sign-ins a minute for each address, whatever it shows."""
    return Limit(most, address_of)


def visitor_of(connection: Connection) -> Visitor:
    """Who requests some work, for queues in which visitors take turns."""
    return Visitor(address_of(connection), "" if connection.user is None else connection.user.id)


def address_of(connection: Connection) -> str:
    return f"address {block_of(connection.client.host) if connection.client is not None else ''}"
