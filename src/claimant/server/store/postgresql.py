"""Connections to PostgreSQL with timeouts.

A database that is frozen, or on a machine that is gone, does not respond at all, so its own limits do not
help. The timeout is here instead. The connection is then lost; the pool makes another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

from claimant.server.store.deadline import CONNECT_SECONDS, Deadline

T = TypeVar("T")

# Unless the operator's address says otherwise. A machine that is gone is noticed although nobody asks.
LINE: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


def connector(limit: Deadline | None) -> Callable[..., psycopg.Connection[Any]]:
    """What makes connections that wait no longer than the limit allows."""

    class Limited(psycopg.Connection[Any]):
        def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
            left = None if limit is None else limit.left
            if timeout is not None:
                left = timeout if left is None else min(left, timeout)
            try:
                return super().wait(gen, interval, left)
            except psycopg.OperationalError:
                if timeout is None and self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                    # Half an answer may still come, and must not be taken for the answer to the next query.
                    self.pgconn.finish()
                raise

    def connect(*arguments: Any, **parameters: Any) -> psycopg.Connection[Any]:
        if limit is not None and limit.left <= 0:
            raise psycopg.OperationalError("the server is stopping")
        connection = Limited.connect(*arguments, **{**LINE, **parameters})
        if limit is not None:
            # PostgreSQL itself gives up after the same time, so that no abandoned query keeps running.
            connection.execute(f"SET statement_timeout = {int(limit.seconds * 1_000)}".encode())
            connection.commit()
        return connection

    return connect
