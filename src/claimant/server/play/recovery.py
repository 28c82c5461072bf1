"""After an outage: watchers that could not be notified are woken as soon as the store answers again."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection

from claimant.server.play.waker import Waker
from claimant.server.reasons import Refusal
from claimant.server.store.writer import Store

RETRY_SECONDS = 0.5
log = logging.getLogger("claimant.recovery")


class Recovery:
    """Asks the store again and again, once for all who wait: an outage must not turn into a flood."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: set[Waker] = set()
        self._asking: asyncio.Task[None] | None = None

    def wake(self, waker: Waker) -> None:
        """Set a waker when the store answers, but not at once: it has just failed."""
        self._waiting.add(waker)
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_until_answered())

    async def _ask_until_answered(self) -> None:
        try:
            while True:
                await asyncio.sleep(RETRY_SECONDS)
                if await self._is_back():
                    break
        finally:
            self._asking = None
        waiting, self._waiting = self._waiting, set()
        for waker in waiting:
            waker.set()

    async def _is_back(self) -> bool:
        try:
            await self.store.read(_answer)
        except Refusal:
            # The store has logged why.
            return False
        except Exception as error:
            log.error("the store could not be asked", extra={"fault": type(error).__name__})
            return False
        return True

    def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()


def _answer(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT 1")
