"""Who may connect, and how long they may take.

Everything here happens before a request is complete, so only the address of a visitor is known. When there
is no room left, a connection that has not sent a request yet makes way for a new one.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Protocol

from claimant.server.http.addresses import block_of
from claimant.server.http.limits import buckets_of_addresses, messages_in
from claimant.server.ops.metrics import CONNECTIONS, LOOP_LATE_SECONDS, REFUSALS
from claimant.server.ops.settings import Settings

PATIENCE_WITH_READERS = 3.0
"""A client may leave its answers unread for this many times as long as a request may take."""
LINGER_SECONDS = 2.0
"""How long we keep reading from a refused client, so that it can read why."""
MOST_LINGERING = 64
RESERVED_DESCRIPTORS = 192
"""For the database, bots, files, and connections that are about to be refused."""
FEWEST_CONNECTIONS = 16
TICK_SECONDS = 0.5
LOG_SECONDS = 10.0
log = logging.getLogger("claimant.doors")


class Guarded(Protocol):
    """A connection that can be ended because it is late or in the way."""

    def is_late(self) -> None: ...

    def make_way(self) -> None: ...


class Deadlines:
    """Deadlines of connections. All have the same duration, so the first to be added is the first to
    expire.
    """

    def __init__(self, seconds: float, loop: asyncio.AbstractEventLoop) -> None:
        self.seconds = seconds
        self.loop = loop
        self._due: dict[Guarded, float] = {}

    def __len__(self) -> int:
        return len(self._due)

    def __contains__(self, who: Guarded) -> bool:
        return who in self._due

    def set(self, who: Guarded) -> None:
        self._due.pop(who, None)
        self._due[who] = self.loop.time() + self.seconds

    def clear(self, who: Guarded) -> None:
        self._due.pop(who, None)

    def first(self) -> Guarded | None:
        return next(iter(self._due), None)

    def end_late(self) -> None:
        now = self.loop.time()
        while (who := self.first()) is not None and self._due[who] <= now:
            del self._due[who]
            who.is_late()


class Doors:
    """All connections of this process: how many, from where, and their deadlines."""

    def __init__(self, settings: Settings) -> None:
        self.most = most_connections(settings.connections)
        # Nobody alone may take all there is.
        self.most_of_a_block = min(settings.connections_per_address, self.most // 2)
        self.proxies = [ip_network(proxy) for proxy in settings.proxies]
        self.frames_per_second = settings.frames_per_second
        self.loop = asyncio.get_running_loop()
        self.heads = Deadlines(settings.request_seconds, self.loop)
        self.bodies = Deadlines(settings.request_seconds, self.loop)
        self.writes = Deadlines(PATIENCE_WITH_READERS * settings.request_seconds, self.loop)
        self.lingering = Deadlines(LINGER_SECONDS, self.loop)
        self._inside: dict[asyncio.Transport, str] = {}
        self._buckets = buckets_of_addresses(settings.frames_per_second)
        self._paying: dict[asyncio.Transport, str] = {}
        self._of_a_block: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        self._last_logged = 0.0
        self._due = self.loop.time()
        self._tick()

    def enter(self, transport: asyncio.Transport, host: str) -> str | None:
        """Count a connection; if it is one too many, say why."""
        block = block_of(host)
        self._inside[transport] = block
        self._of_a_block[block] += 1
        CONNECTIONS.inc()
        # Behind a proxy everybody has the same address; there the proxy counts.
        if not self._is_proxy(host):
            self._paying[transport] = block
            if self._of_a_block[block] > self.most_of_a_block:
                return "too-many-connections"
        if len(self._inside) - len(self.lingering) > self.most:
            silent = self.heads.first()
            if silent is None:
                return "server-full"
            self.heads.clear(silent)
            silent.make_way()
        return None

    def leave(self, transport: asyncio.Transport) -> None:
        block = self._inside.pop(transport, None)
        if block is None:
            return
        CONNECTIONS.dec()
        self._paying.pop(transport, None)
        self._of_a_block[block] -= 1
        if not self._of_a_block[block]:
            del self._of_a_block[block]

    def charge(self, transport: asyncio.Transport, size: int) -> float:
        """Count what came over a connection; for how many seconds its address should send nothing more."""
        block = self._paying.get(transport)
        return 0.0 if block is None else self._buckets.borrow(block, messages_in(size))

    def count_refusal(self, code: str) -> None:
        REFUSALS.labels(code).inc()
        self._refused[code] += 1

    def may_linger(self) -> bool:
        return len(self.lingering) < MOST_LINGERING

    def forget(self, who: Guarded) -> None:
        for deadlines in (self.heads, self.bodies, self.writes, self.lingering):
            deadlines.clear(who)

    def _is_proxy(self, host: str) -> bool:
        # A client that connects through a socket file has no address: it is a proxy on this machine.
        return not host or any(ip_address(host) in network for network in self.proxies)

    def _tick(self) -> None:
        for deadlines in (self.heads, self.bodies, self.writes, self.lingering):
            deadlines.end_late()
        now = self.loop.time()
        LOOP_LATE_SECONDS.observe(max(0.0, now - self._due))
        if self._refused and now - self._last_logged >= LOG_SECONDS:
            self._last_logged = now
            log.warning(
                "connections were refused",
                extra={"refused": dict(self._refused), "open": len(self._inside), "most": self.most},
            )
            self._refused.clear()
        self._due = now + TICK_SECONDS
        self.loop.call_at(self._due, self._tick)


def most_connections(wanted: int) -> int:
    """As many connections as configured, or as the file descriptors of this process allow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + RESERVED_DESCRIPTORS
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(FEWEST_CONNECTIONS, min(wanted, soft - RESERVED_DESCRIPTORS))
