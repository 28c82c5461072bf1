"""Everything that the routes need, made when the server starts and let go when it stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import FrameType

from litestar import Litestar
from sqlalchemy import Connection

from claimant.server.http.connections import ALL_TOKENS, Connections
from claimant.server.http.identity import Identities
from claimant.server.http.limits import Attempts
from claimant.server.ops.cleaning import Removed, clean_on
from claimant.server.ops.settings import Settings
from claimant.server.ops.workshop import Workshop, in_a_process, in_a_thread
from claimant.server.play import history
from claimant.server.play.bots import Thinkers
from claimant.server.play.hints import Hints
from claimant.server.play.recovery import Recovery
from claimant.server.play.rooms import Rooms
from claimant.server.play.tables import Limits
from claimant.server.play.visitors import Visitors
from claimant.server.play.watchers import TableWatchers
from claimant.server.store.accounts import dummy_hash
from claimant.server.store.writer import Change, Store, T
from claimant.server.study.analysis import Analyses
from claimant.server.study.reviews import Reviews
from claimant.server.study.warming import warm_up

DRAIN_SECONDS = 3.0
"""How long open connections may take to finish what they are doing when the server stops."""
STORE_SECONDS = 4.0
"""How long anybody may still wait for the database when the server stops."""
ALLOCATIONS_BETWEEN_COLLECTIONS = 50_000
WARM_UP_SECONDS = 2.0
"""So long after the start the processes for replays and study are started: those who play come first."""
log = logging.getLogger("claimant.serve")


class Services:
    """The parts of a running server, wired together."""

    def __init__(self, settings: Settings, identities: Identities) -> None:
        self.settings = settings
        self.identities = identities
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.bot_processes)
        self.recovery = Recovery(self.store)
        self.watchers = TableWatchers(self.store)
        self.visitors = Visitors()
        self.rooms = Rooms(settings, self.store, self.thinkers, self.visitors, self.watchers)
        self.hints = Hints(self.thinkers)
        self.connections = Connections(settings.frames_per_second)
        self.table_limits = Limits(settings.tables_per_player, settings.open_tables_per_player)
        self.replays = Workshop("replays", in_a_process())
        self.passwords = Workshop("passwords", in_a_thread("passwords"))
        self.attempts = Attempts()
        self.study = Workshop("study", in_a_process())
        self.reviews = Reviews(self.store, self.study)
        self.analyses = Analyses(self.study)

    async def change_player(self, player: str, change: Change[T], signs_out: str = "-") -> T:
        """Change something about a player, durably, and let every worker know.

        Connections that were opened with the token whose hash is `signs_out` end (ALL_TOKENS: all of them).
        """
        done, _ = await self.end_sessions(player, lambda connection: (change(connection), signs_out))
        return done

    async def warm_up(self) -> None:
        """Start the processes for study and replays before they are needed."""
        await asyncio.sleep(WARM_UP_SECONDS)
        for workshop in (self.study, self.replays):
            workshop.warm_up(warm_up)

    def hear_of_cleaning(self, removed: Removed) -> None:
        for table in removed.tables:
            self.watchers.refresh(table)
        for player in removed.players:
            self.hear_of_player(player, ALL_TOKENS)

    async def end_sessions(self, player: str, change: Change[tuple[T, str]]) -> tuple[T, str]:
        """The same with a change that says which tokens it has ended."""

        def and_notify(connection: Connection) -> tuple[T, str]:
            done, ended = change(connection)
            history.notify(connection, f"player {player} {ended or '-'}")
            return done, ended

        done, ended = await self.store.write(and_notify)
        self.hear_of_player(player, ended)
        return done, ended

    def hear_of_player(self, player: str, signs_out: str) -> None:
        self.identities.forget(player)
        self.connections.end(player, signs_out)
        if signs_out == ALL_TOKENS:
            self.rooms.forget_player(player)
            self.watchers.refresh_player(player)


def tune_gc() -> None:
    """Run the garbage collector rarely, and never over what existed when the server started.

    Games and connections are thousands of small, long-lived objects. Scanning them again and again would
    take more time than playing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS_BETWEEN_COLLECTIONS, 20, 50)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    services = Services(settings, app.state.identities)
    app.state.services = services
    beside = [
        asyncio.create_task(clean_on(services.store, settings, services.hear_of_cleaning)),
        asyncio.create_task(services.warm_up()),
    ]
    if settings.is_postgresql:
        from claimant.server.store import notifications

        beside.append(asyncio.create_task(notifications.listen(settings.libpq_url, services)))
    await asyncio.to_thread(dummy_hash)
    tune_gc()
    _drain_before_stopping(services)
    log.info("started")
    try:
        yield
    finally:
        log.info("stopping")
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        services.recovery.close()
        services.rooms.close()
        services.thinkers.close()
        services.replays.close()
        services.reviews.close()
        services.study.close()
        services.passwords.close()
        await asyncio.to_thread(services.store.close)


def _drain_before_stopping(services: Services) -> None:
    """When asked to stop, let every connection finish what it is doing, and ask its client to reconnect.

    uvicorn alone would cut sockets in the middle of an acknowledgement, and wait for streams to end.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    connections = services.connections
    loop = asyncio.get_running_loop()
    stop = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    async def drain(number: int, then: Callable[[int, None], object]) -> None:
        connections.end_all()
        with suppress(TimeoutError):
            await asyncio.wait_for(connections.are_closed.wait(), DRAIN_SECONDS)
        then(number, None)

    def hear(number: int, frame: FrameType | None) -> None:
        then = stop[signal.Signals(number)]
        assert callable(then)
        if connections.are_closing:
            then(number, frame)
        else:
            services.store.stop_in(STORE_SECONDS)
            asyncio.run_coroutine_threadsafe(drain(number, then), loop)

    for number, then in stop.items():
        if callable(then):
            signal.signal(number, hear)
