"""Everything that the routes need, made when the server starts and let go when it stops."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar

from claimant.server.hall import Hall
from claimant.server.rooms import Rooms
from claimant.server.settings import Settings
from claimant.server.store import Store
from claimant.server.thinking import Thinkers

ALLOCATIONS_BETWEEN_COLLECTIONS = 50_000
log = logging.getLogger("claimant.serve")


class Services:
    """The parts of a running server, wired together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.bot_processes)
        self.hall = Hall(self.store)
        self.rooms = Rooms(settings, self.store, self.thinkers, self.hall)
        self.stopping = asyncio.Event()


def settle_down() -> None:
    """Let the garbage collector look rarely, and never at what the server was made of when it started.

    Games and lines are thousands of small objects that live long: to look through all of them again and
    again takes more time than to play.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS_BETWEEN_COLLECTIONS, 20, 50)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    services = Services(settings)
    app.state.services = services
    listening = None
    if settings.is_postgresql:
        from claimant.server import notices

        listening = asyncio.create_task(notices.listen(settings.database, services.hall, services.rooms))
    settle_down()
    log.info("ready")
    try:
        yield
    finally:
        log.info("stopping")
        services.stopping.set()
        if listening is not None:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening
        services.rooms.close()
        services.thinkers.close()
        await asyncio.to_thread(services.store.close)
