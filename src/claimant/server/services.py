"""Everything that the routes need, made when the server starts and let go when it stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar

from claimant.server.hall import Hall
from claimant.server.hints import Hints
from claimant.server.rooms import Rooms
from claimant.server.settings import Settings
from claimant.server.store import Store
from claimant.server.thinking import Thinkers

log = logging.getLogger("claimant.serve")


class Services:
    """The parts of a running server, wired together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.bot_processes)
        self.hall = Hall(self.store)
        self.rooms = Rooms(settings, self.store, self.thinkers, self.hall)
        self.hints = Hints(self.thinkers)
        self.stopping = asyncio.Event()


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    services = Services(settings)
    app.state.services = services
    listening = None
    if settings.is_postgresql:
        from claimant.server import notices

        listening = asyncio.create_task(notices.listen(settings.database, services.hall, services.rooms))
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
