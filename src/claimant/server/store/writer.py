"""The store: one writer that makes many changes durable at once, and concurrent readers.

A change is a function of a connection. The writer runs all pending changes in one transaction, and reports
none of them before it is on the disk (group commit).
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from claimant.server.ops.metrics import COMMIT_SECONDS, COMMITS, WRITES
from claimant.server.reasons import Refusal
from claimant.server.store.deadline import STATEMENT_SECONDS, Deadline
from claimant.server.store.faults import CORRUPT, FAILS, FROZEN, LOCKED, fault_of, said_by
from claimant.server.store.scanning import Scanner
from claimant.server.store.sums import SummingConnection, summing
from claimant.tabletop.errors import ClaimantError

T = TypeVar("T")
A = TypeVar("A")
Change = Callable[[Connection], T]
Together = Callable[[Connection, list[A]], list[T]]

MOST_AT_ONCE = 256
READERS = 4
BUSY_MILLISECONDS = 2_000
PROBE_SECONDS = 0.7
LONGEST_TOLD = 200
FAULTS = (DBAPIError, sqlite3.Error, PoolTimeout)
"""Translate database errors, also while a connection is made or waited for."""
log = logging.getLogger("claimant.store")


def open_engine(url: str, readers: int = READERS, limit: Deadline | None = None) -> Engine:
    """An engine whose SQLite connections are durable and whose transactions we begin ourselves.

    Nobody waits for PostgreSQL beyond the limit. SQLite never waits for anything but a lock.
    """
    if not url.startswith("sqlite"):
        return _open_postgresql(url, readers, limit)
    engine = create_engine(
        url, pool_size=readers + 1, max_overflow=0, connect_args={"check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver would begin transactions at its own moments, and not for savepoints.
        connection.isolation_level = None
        for setting in (
            "journal_mode=WAL",
            "synchronous=FULL",
            f"busy_timeout={BUSY_MILLISECONDS}",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {setting}").close()

    return engine


def _open_postgresql(url: str, readers: int, limit: Deadline | None) -> Engine:
    # The driver is needed only with PostgreSQL.
    from claimant.server.store.postgresql import connector

    engine = create_engine(
        url, pool_size=readers + 1, max_overflow=0, pool_pre_ping=True, pool_timeout=STATEMENT_SECONDS
    )
    connect = connector(limit)

    @event.listens_for(engine, "do_connect")
    def connect_in_time(
        _: object, __: object, arguments: tuple[Any, ...], parameters: dict[str, Any]
    ) -> Any:
        return connect(*arguments, **parameters)

    return engine


@contextmanager
def transaction(engine: Engine, writes: bool = False) -> Iterator[Connection]:
    """All of it or nothing; readers see the store as it was at one moment."""
    with engine.begin() as connection:
        _begin(connection, writes)
        yield connection


@contextmanager
def summed_transaction(engine: Engine) -> Iterator[SummingConnection]:
    """A connection that may change the rows of the store: the sums over its tables follow."""
    connection = SummingConnection(engine)
    with connection, connection.begin():
        _begin(connection, writes=True)
        yield connection
        connection.write_account()


def _begin(connection: Connection, writes: bool) -> None:
    if connection.dialect.name == "sqlite":
        # A writer that began as a reader could find itself outdated halfway; it takes its turn at once.
        # (A listener of the engine's could do this, and would make every statement slower.)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """Errors in here are rolled back, and the transaction continues. (SQLAlchemy's own is slower.)"""
    connection = summing(connection)
    account = connection.account.copy()
    connection.at_once("SAVEPOINT here")
    try:
        yield
    except Exception:
        connection.account = account
        connection.at_once("ROLLBACK TO here")
        connection.at_once("RELEASE here")
        raise
    connection.at_once("RELEASE here")


def touch(connection: Connection) -> None:
    """Write, and change nothing: a database that cannot be written refuses it."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


class Job:
    """Something to be made durable, and who waits for it."""

    __slots__ = ("answer", "change", "fault", "item", "loop", "together", "waiting")

    def __init__(self, waiting: Future[Any] | asyncio.Future[Any]) -> None:
        self.waiting = waiting
        self.loop = waiting.get_loop() if isinstance(waiting, asyncio.Future) else None
        self.change: Change[Any] | None = None
        self.together: Together[Any, Any] | None = None
        self.item: Any = None
        self.answer: Any = None
        self.fault: BaseException | None = None

    def settle(self) -> None:
        """Notify the waiting caller, unless it has gone away."""
        if self.waiting.done():
            return
        if self.fault is None:
            self.waiting.set_result(self.answer)
        else:
            self.waiting.set_exception(self.fault)


class Store:
    """Durable memory. `write` returns when a change is on the disk; `read` never waits for writers."""

    def __init__(self, url: str) -> None:
        self.deadline = Deadline(STATEMENT_SECONDS)
        self.engine = open_engine(url, limit=self.deadline)
        self.is_postgresql = self.engine.dialect.name == "postgresql"
        file = self.engine.url.database
        self._scanner = None if self.is_postgresql or file is None else Scanner(Path(file))
        self._fault: str | None = None
        self._is_beginning = False
        self._probe: Future[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    def write(self, change: Change[T]) -> asyncio.Future[T]:
        """Run a change and make it durable. A refusal of the change itself leaves nothing behind."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(waiting)
        job.change = change
        self._queue.put(job)
        return waiting

    def add(self, together: Together[A, T], item: A) -> asyncio.Future[T]:
        """Make an item durable by a function that takes many at once and answers each of them."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(waiting)
        job.together, job.item = together, item
        self._queue.put(job)
        return waiting

    def submit(self, change: Change[T]) -> Future[T]:
        """The same as `write` outside of an event loop."""
        waiting: Future[T] = Future()
        job = Job(waiting)
        job.change = change
        self._queue.put(job)
        return waiting

    async def read(self, look: Change[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.look, look)

    def look(self, look: Change[T]) -> T:
        try:
            with transaction(self.engine) as connection:
                return look(connection)
        except FAULTS as error:
            raise self._unavailable(error) from error

    async def prove_usable(self) -> None:
        """Refuse, and say why, if nothing could be made durable now. Never takes long."""
        if self._scanner is not None and not self._scanner.is_sound:
            raise Refusal(f"store-{CORRUPT}", 503)
        if self._probe is None or self._probe.done():
            # All who ask meanwhile wait for the same.
            self._probe = self.submit(touch)
        await asyncio.wait([asyncio.ensure_future(_ended(self._probe))], timeout=PROBE_SECONDS)
        if not self._probe.done():
            is_locked = self._is_beginning and not self.is_postgresql
            raise Refusal(f"store-{LOCKED if is_locked else FROZEN}", 503)
        if self._probe.exception() is not None:
            raise Refusal(f"store-{self._fault or FAILS}", 503)

    def stop_in(self, seconds: float) -> None:
        """Nobody waits for the database after so many seconds: the server stops."""
        self.deadline.end_in(seconds)

    def close(self) -> None:
        """Finish what has been submitted, then close the database."""
        if self._scanner is not None:
            self._scanner.stop()
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _unavailable(self, error: Exception) -> Refusal:
        if isinstance(error, DataError):
            # PostgreSQL keeps no zero characters: that is the asker's fault, and the store is well.
            return Refusal("bad-character", 422)
        self._fault = fault_of(error)
        if self._fault == CORRUPT and self._scanner is not None:
            self._scanner.is_sound = False
        # The statement's parameters may hold what nobody may read, and so may details after the first line.
        cause = error.orig if isinstance(error, DBAPIError) else error
        log.error(
            "the store failed", extra={"fault": type(cause).__name__, "said": said_by(error)[:LONGEST_TOLD]}
        )
        return Refusal("store-fails", 503)

    # --- the writer's thread ------------------------------------------------------------------

    def _write_all(self) -> None:
        ending = False
        while not ending:
            batch = [self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            ending = None in batch
            jobs = [job for job in batch if job is not None]
            if not self._commit(jobs):
                for job in jobs:
                    self._commit([job])
            _settle(jobs)

    def _commit(self, jobs: list[Job]) -> bool:
        """Run jobs in one transaction. False: all was rolled back, each is to be tried alone."""
        if not jobs:
            return True
        began = perf_counter()
        begun = False
        self._is_beginning = True
        try:
            with summed_transaction(self.engine) as connection:
                begun = True
                self._is_beginning = False
                _run(connection, jobs)
        except Exception as error:
            # Over a line that is lost no other of them would come through either.
            if begun and len(jobs) > 1 and not is_disconnected(error):
                return False
            fault = self._unavailable(error) if isinstance(error, FAULTS) else error
            for job in jobs:
                job.fault = fault
            return True
        finally:
            self._is_beginning = False
        self._fault = None
        COMMITS.inc()
        WRITES.inc(len(jobs))
        COMMIT_SECONDS.observe(perf_counter() - began)
        return True


def _run(connection: Connection, jobs: list[Job]) -> None:
    gathered: dict[Together[Any, Any], list[Job]] = {}
    for job in jobs:
        job.fault = None
        if job.together is not None:
            gathered.setdefault(job.together, []).append(job)
        elif job.change is not None:
            try:
                with savepoint(connection):
                    job.answer = job.change(connection)
            except ClaimantError as refusal:
                job.fault = refusal
    for together, group in gathered.items():
        for job, answer in zip(group, together(connection, [job.item for job in group]), strict=True):
            job.answer = answer


def _settle(jobs: list[Job]) -> None:
    """Answer everybody, each event loop being woken once."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        if job.loop is None:
            job.settle()
        else:
            loops.setdefault(job.loop, []).append(job)
    for loop, waiting in loops.items():
        # A loop that is closed has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle_here, waiting)


def _settle_here(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()


async def _ended(waiting: Future[Any]) -> None:
    """Wait until something is done, well or badly."""
    await asyncio.gather(asyncio.wrap_future(waiting), return_exceptions=True)


def is_disconnected(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated
