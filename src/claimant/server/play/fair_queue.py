"""A queue in which everybody gets their turn, however much the others request."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Generic, TypeVar

from claimant.server.play.visitors import Visitor

Job = TypeVar("Job")


@dataclass(eq=False, slots=True)
class Share(Generic[Job]):
    """What a player, or all players of an address, have received and still request. Deleted when they are
    done.
    """

    used: float
    """In seconds. A newcomer begins with the least that any of the others have used."""
    served: int = 0
    """When its last turn was; 0: it has had none yet."""
    running: int = 0
    waiting: list[tuple[float, int, Job]] = field(default_factory=list)
    """A heap: what takes least time comes first."""


class FairQueue(Generic[Job]):
    """Jobs of visitors. The address that has used the least time has its turn, then its player who has used
    the least; a newcomer comes before all who have used as much.

    So visitors who ask for little are answered soon, and a thousand games of one visitor delay only that
    visitor. With several places to work at, one address never holds all of them.
    """

    def __init__(self, places: int) -> None:
        self.most_running = max(1, places - 1)
        self._players: dict[Visitor, Share[Job]] = {}
        self._addresses: dict[str, Share[Job]] = {}
        self._numbers = count(1)
        self._turns = count(1)

    def __len__(self) -> int:
        return sum(len(share.waiting) for share in self._players.values())

    def put(self, visitor: Visitor, job: Job, seconds: float) -> None:
        """Add a job that will take about so many seconds."""
        address = self._addresses.get(visitor.address)
        if address is None:
            address = self._addresses[visitor.address] = Share(_least(self._addresses.values()))
        share = self._players.get(visitor)
        if share is None:
            there = (other for known, other in self._players.items() if known.address == visitor.address)
            share = self._players[visitor] = Share(_least(there))
        heappush(share.waiting, (seconds, next(self._numbers), job))

    def take(self) -> tuple[Visitor, Job] | None:
        """The job whose turn it is; `done` must follow. None: there is nothing that may be done now."""
        turns = (
            (address.used, address.served, share.used, share.served, visitor)
            for visitor, share in self._players.items()
            if share.waiting and (address := self._addresses[visitor.address]).running < self.most_running
        )
        *_, visitor = min(turns, default=(None,))
        if visitor is None:
            return None
        now = next(self._turns)
        for share in self._shares(visitor):
            share.running += 1
            share.served = now
        return visitor, heappop(self._players[visitor].waiting)[2]

    def done(self, visitor: Visitor, seconds: float) -> None:
        """A job that was taken has ended after so many seconds."""
        for share in self._shares(visitor):
            share.running -= 1
            share.used += seconds
        self._forget_if_idle(visitor)

    def withdraw(self, visitor: Visitor, job: Job) -> None:
        """Drop a job that may still be waiting."""
        share = self._players.get(visitor)
        if share is not None:
            share.waiting = [entry for entry in share.waiting if entry[2] is not job]
            heapify(share.waiting)
            self._forget_if_idle(visitor)

    def _shares(self, visitor: Visitor) -> tuple[Share[Job], Share[Job]]:
        return self._addresses[visitor.address], self._players[visitor]

    def _forget_if_idle(self, visitor: Visitor) -> None:
        share = self._players[visitor]
        if not share.waiting and not share.running:
            del self._players[visitor]
            if not any(other.address == visitor.address for other in self._players):
                del self._addresses[visitor.address]


def _least(shares: Iterable[Share[Job]]) -> float:
    return min((share.used for share in shares), default=0.0)
