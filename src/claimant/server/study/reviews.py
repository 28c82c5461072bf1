"""Reviews of finished games: made once, sent while in progress, kept as long as their game."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from hashlib import blake2b

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from claimant.server.messages.reviews import ReviewAnswer
from claimant.server.ops.workshop import Workshop
from claimant.server.play.visitors import Visitor
from claimant.server.reasons import Refusal
from claimant.server.store.schema import reviews
from claimant.server.store.writer import Store, savepoint
from claimant.server.study import exercises
from claimant.server.study.working import Progress, review_on

VERSION = 4
"""The version of the stored form. Reviews of another version are made again."""
FIRST_SECONDS = 0.05
"""How long a review is worked on before something is sent, and before the next visitor's turn."""
SECONDS = 0.3
LONGEST_WAIT_SECONDS = 10.0
"""How long a request waits for news. Then it gets the progress."""
MOST_OF_AN_ADDRESS = 4
MOST_KEPT = 100
"""Of records from elsewhere, which no game keeps."""
Keep = Callable[[bytes], Awaitable[None]]
encode = msgspec.json.Encoder().encode


class UnderWay:
    """A review that is being made. Everybody who wants it waits for the same one."""

    def __init__(self) -> None:
        self.progress: Progress | None = None
        self.fault: Exception | None = None
        self._news = asyncio.Event()

    def __repr__(self) -> str:
        judged = 0 if self.progress is None else len(self.progress.made.decisions)
        return f"<UnderWay: {judged} decisions judged>"

    @property
    def is_done(self) -> bool:
        return self.progress is not None and self.progress.is_done

    def tell(self) -> None:
        """Wake up all who wait for news."""
        self._news.set()
        self._news = asyncio.Event()

    async def news(self, since: int) -> bytes:
        """What is known beyond this many decisions, as soon as there is anything."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT_SECONDS):
                while not self._has_news(since):
                    await self._news.wait()
        if self.fault is not None:
            raise self.fault
        if self.progress is None:
            raise Refusal("server-full", 503)
        return told(self.progress, since)

    def _has_news(self, since: int) -> bool:
        if self.fault is not None or self.is_done:
            return True
        return self.progress is not None and len(self.progress.made.decisions) > since


class Reviews:
    """All reviews of a server. The work is done in a separate process, and visitors take turns."""

    def __init__(self, store: Store, workshop: Workshop) -> None:
        self.store = store
        self.workshop = workshop
        self._under_way: dict[str, UnderWay] = {}
        self._begun: Counter[str] = Counter()
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def of_game(self, visitor: Visitor, game: str, record: Callable[[], str], since: int) -> bytes:
        """The review of a game of ours whose deal everybody may know."""
        stored = await self.store.read(partial(find, game=game))
        if stored is not None:
            return stored.encode()
        if game not in self._under_way:
            self._begin(visitor, game, record(), partial(self._store, game))
        return await self._under_way[game].news(since)

    async def of_record(self, visitor: Visitor, record: str, since: int) -> bytes:
        """The review of a record from elsewhere."""
        key = f"record {blake2b(record.encode()).hexdigest()}"
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            self._begin(visitor, key, record, partial(self._remember, key))
        return await self._under_way[key].news(since)

    def _begin(self, visitor: Visitor, key: str, record: str, keep: Keep) -> None:
        if self._begun[visitor.address] >= MOST_OF_AN_ADDRESS:
            raise Refusal("too-many-reviews", 429, most=MOST_OF_AN_ADDRESS)
        self._begun[visitor.address] += 1
        under_way = self._under_way[key] = UnderWay()
        task = asyncio.create_task(self._make(under_way, visitor, key, record, keep))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, under_way: UnderWay, visitor: Visitor, key: str, record: str, keep: Keep) -> None:
        seconds = FIRST_SECONDS
        try:
            while not under_way.is_done:
                made = None if under_way.progress is None else under_way.progress.made
                work = partial(review_on, record, made, seconds)
                progress = await self.workshop.do(visitor, work)
                if progress.is_done:
                    # Nobody hears that it is done before it is kept.
                    await keep(told(progress, 0))
                under_way.progress = progress
                under_way.tell()
                seconds = SECONDS
        except Exception as error:
            # Waiting requests are answered; another request starts again.
            under_way.fault = error
            under_way.tell()
        finally:
            del self._under_way[key]
            self._begun[visitor.address] -= 1
            if not self._begun[visitor.address]:
                del self._begun[visitor.address]

    async def _store(self, game: str, content: bytes) -> None:
        await self.store.write(partial(save, game=game, content=content.decode()))

    async def _remember(self, key: str, content: bytes) -> None:
        self._kept[key] = content
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def told(progress: Progress, since: int) -> bytes:
    """A review as JSON, with the decisions from one on."""
    data = progress.made.to_json()
    decisions = data["decisions"]
    assert isinstance(decisions, list)
    answer = {**data, "decisions": decisions[since:], "since": min(since, len(decisions))}
    return encode(
        msgspec.convert({**answer, "done": progress.is_done, "total": progress.total}, ReviewAnswer)
    )


def find(connection: Connection, game: str) -> str | None:
    """The review of a game, if there is one."""
    wanted = select(reviews.c.content).where(reviews.c.game == game, reviews.c.version == VERSION)
    found: str | None = connection.execute(wanted).scalar()
    return found


def save(connection: Connection, game: str, content: str) -> None:
    """Keep the review of a game, and make exercises of its mistakes. If the game has gone meanwhile, so has
    its review."""
    with suppress(IntegrityError), savepoint(connection):
        connection.execute(delete(reviews).where(reviews.c.game == game))
        connection.execute(insert(reviews).values(game=game, version=VERSION, content=content))
        exercises.add(connection, game, msgspec.json.decode(content))
