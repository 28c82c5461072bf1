"""Rooms: the games in progress, one writer each.

A room is a cache of the store. It changes only after the store has, so everything shown is durable. It can
be dropped at any moment, and is loaded again when needed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from time import monotonic, perf_counter, time

import msgspec
from sqlalchemy import Connection

from claimant.server.messages.games import Step
from claimant.server.ops.metrics import BOT_SUBSTITUTES, GAME_STAGES, MOVE_SECONDS, MOVES, ROOMS
from claimant.server.ops.settings import Settings
from claimant.server.play import history, updates
from claimant.server.play.bots import Thinkers
from claimant.server.play.fairness import bot_seed
from claimant.server.play.history import GameInfo
from claimant.server.play.session import BOT_KEY, MOVE, STAND_IN_BOT, Entry, GameSession
from claimant.server.play.tables import Table
from claimant.server.play.thinking import BotBroke
from claimant.server.play.visitors import Visitor, Visitors
from claimant.server.play.watchers import TableWatchers
from claimant.server.reasons import Refusal
from claimant.server.store.writer import Store
from claimant.tabletop.errors import ClaimantError

RETRY_SECONDS = 1.0
IDLE_SECONDS = 60.0
entries_of_kind = cache(MOVES.labels)
encode = msgspec.json.Encoder().encode
log = logging.getLogger("claimant.rooms")


class Request(msgspec.Struct, frozen=True, gc=False):
    """What a seat wants to do, chosen at a version of the game."""

    kind: str
    content: str
    version: int
    key: str


@dataclass(slots=True)
class Room:
    """A game in memory. The holder of the lock may write the next entry."""

    info: GameInfo
    session: GameSession
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None
    """Plays for the bots for as long as it is their turn."""
    asked: tuple[int, int] = 0, 0
    """The version and the seat that it thinks about."""
    entered: float = field(default_factory=monotonic)
    written: dict[tuple[int | None, int | None], bytes] = field(default_factory=dict)
    """By viewer and last version received: the update to the last version, and the full state for
    newcomers.
    """
    hearing: set[int | None] = field(default_factory=set)
    """Who has asked for the last version."""
    heard: set[int | None] = field(default_factory=set)
    """Who had asked for the version before that."""

    def message(self, viewer: int | None, since: int | None) -> bytes:
        """The update for a viewer who has received everything up to a version (None: nothing yet)."""
        self.hearing.add(viewer)
        if (viewer, since) not in self.written:
            viewers = {viewer}
            if since is not None and since + 1 == self.session.version:
                # Viewers of the previous version will ask in a moment, while the game is in the cache.
                viewers |= self.heard
            elif since is not None:
                # The update for somebody who was away for long is long, and nobody else will ask for it.
                return self._write(viewer, since)
            last = updates.last_step(self.session) if len(viewers) > 1 else None
            for one in viewers:
                self.written[one, since] = self._write(one, since, last)
        return self.written[viewer, since]

    def _write(self, viewer: int | None, since: int | None, last: Step | None = None) -> bytes:
        return encode(updates.news(self.info, self.session, viewer, since, last))

    def advance(self, session: GameSession) -> None:
        self.session = session
        self.written.clear()
        self.heard, self.hearing = self.hearing, set()

    def is_asked_still(self) -> bool:
        """Does the thinking bot still have to answer the same question, whatever has happened since?"""
        version, seat = self.asked
        is_its_turn = any(seat == waiting for waiting, _ in self.session.bots_to_act())
        return is_its_turn and self.session.rewound <= version


class Rooms:
    """All rooms of this process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        visitors: Visitors,
        watchers: TableWatchers,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.visitors = visitors
        self.watchers = watchers
        self.most = settings.rooms_in_memory
        self.patience = {"live": settings.live_patience, "unhurried": settings.unhurried_patience}
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._fetching: dict[str, asyncio.Task[Room]] = {}
        self._resting: set[str] = set()
        """The games whose bots pause, because the store does not take their moves."""

    def known(self, game: str) -> Room | None:
        """The room of a game, if it is in memory."""
        room = self._rooms.get(game)
        if room is not None:
            room.entered = monotonic()
            self._rooms.move_to_end(game)
        return room

    async def enter(self, game: str) -> Room:
        """The room of a game, fetched from the store if it is not in memory."""
        room = self.known(game)
        if room is not None:
            self._let_bots_think(room)
            return room
        if game not in self._fetching:
            self._fetching[game] = asyncio.create_task(self._fetch(game))
        return await asyncio.shield(self._fetching[game])

    async def _fetch(self, game: str) -> Room:
        try:
            info, session = await self.store.read(
                lambda connection: history.load(connection, game, self.patience)
            )
            if session.is_over:
                # Perhaps another process has ended it, and nobody here has heard of that yet.
                self.watchers.refresh(info.table)
            return self._open(info, session)
        finally:
            del self._fetching[game]

    def _open(self, info: GameInfo, session: GameSession) -> Room:
        room = self._rooms[info.id] = Room(info, session)
        self._forget_idle()
        self._let_bots_think(room)
        return room

    async def deal(self, change: Callable[[Connection], Table]) -> Table:
        """Deal at a table, durably. The room is there before anybody hears of the game."""
        dealt: tuple[GameInfo, GameSession] | None = None

        def and_load(connection: Connection) -> Table:
            nonlocal dealt
            table = change(connection)
            assert table.game is not None
            dealt = history.load(connection, table.game, self.patience)
            return table

        table = await self.watchers.change(and_load)
        assert dealt is not None
        self._open(*dealt)
        GAME_STAGES.labels("started").inc()
        return table

    def _forget_idle(self) -> None:
        """Let go of rooms that nobody has entered for a while, and of the oldest if there are too many."""
        long_ago = monotonic() - IDLE_SECONDS
        too_many = len(self._rooms) - self.most
        idle: list[str] = []
        for game, room in self._rooms.items():
            if len(idle) >= too_many and room.entered > long_ago:
                break
            if not room.lock.locked() and room.thinking is None:
                idle.append(game)
        for game in idle:
            del self._rooms[game]
        ROOMS.set(len(self._rooms))

    # --- acting -------------------------------------------------------------------------------

    async def act(self, game: str, player: str, request: Request) -> int:
        """Do something in a game; returns its durable version in the journal.

        Repeating it with the same key returns the same answer and does nothing.
        """
        began = perf_counter()
        room = self.known(game) or await self.enter(game)
        seat = room.info.seat_of(player)
        if seat is None:
            raise Refusal("not-seated", 403)
        version = await self._write(room, seat, request)
        MOVE_SECONDS.observe(perf_counter() - began)
        return version

    async def _write(self, room: Room, seat: int, request: Request) -> int:
        """Write a seat's action, if it is legal; returns its version in the journal."""
        async with room.lock:
            while True:
                before = room.session
                known = before.done(seat, request.key)
                if known is not None:
                    return _answer_again(known, request)
                entry = Entry(before.version + 1, seat, request.kind, request.content, request.key, time())
                session = before.after(entry, request.version)
                if await self._commit(room, entry, session):
                    break
                await self._catch_up(room)
            entries_of_kind(entry.kind).inc()
            if session.is_over:
                GAME_STAGES.labels("ended").inc()
            self._advance(room, session)
        return entry.version

    async def _commit(self, room: Room, entry: Entry, session: GameSession) -> bool:
        try:
            if not session.is_over:
                return await self.store.add(history.append, (room.info, entry))
            table = await self.store.write(
                lambda connection: history.append_last(connection, room.info, entry, session)
            )
            if table is not None:
                self.watchers.cache(table)
            return table is not None
        except asyncio.CancelledError:
            # It may still become durable, but not later than what is submitted now.
            self.store.write(lambda _: None).add_done_callback(lambda done: self._drop(room, done))
            raise
        except Exception:
            # It may have become durable nevertheless: the copy in memory can no longer be trusted.
            self._drop(room)
            raise

    def _drop(self, room: Room, done: asyncio.Future[None] | None = None) -> None:
        if done is not None:
            done.exception()
        if self._rooms.get(room.info.id) is room:
            del self._rooms[room.info.id]
        self._stop_thinking(room)
        self.watchers.refresh(room.info.table)

    async def _catch_up(self, room: Room) -> None:
        """Take in what another process has written."""
        before = room.session
        session = await self.store.read(
            lambda connection: history.catch_up(connection, room.info.id, before)
        )
        if session is not before:
            self._advance(room, session)
            if session.is_over:
                self.watchers.refresh(room.info.table)

    def _advance(self, room: Room, session: GameSession) -> None:
        room.advance(session)
        current = self._rooms.get(room.info.id)
        if current is room:
            self._let_bots_think(room)
        elif current is not None:
            # This room was dropped while it was being written to, and the other may have been read before
            # that.
            del self._rooms[room.info.id]
            self._stop_thinking(current)
        self.watchers.notify(room.info.table)

    async def hear(self, game: str, version: int) -> None:
        """Another process says that a game has reached this version."""
        room = self._rooms.get(game)
        if room is not None and room.session.version < version:
            async with room.lock:
                await self._catch_up(room)

    def forget_all(self) -> None:
        """Nothing in memory can be trusted: what others wrote may not have been heard."""
        for room in self._rooms.values():
            self._stop_thinking(room)
        self._rooms.clear()

    def forget_player(self, player: str) -> None:
        """A player is gone, and finished games in memory still hold their name: these are read again."""
        for room in list(self._rooms.values()):
            if room.session.is_over and room.info.seat_of(player) is not None:
                self._drop(room)

    # --- bots ---------------------------------------------------------------------------------

    def _let_bots_think(self, room: Room) -> None:
        if room.thinking is not None and not room.is_asked_still():
            self._stop_thinking(room)
        waiting = room.session.bots_to_act()
        if room.thinking is None and room.info.id not in self._resting and waiting:
            room.asked = room.session.version, waiting[0][0]
            room.thinking = asyncio.create_task(self._play_bots(room))

    def _stop_thinking(self, room: Room) -> None:
        """A bot's answer is no longer needed: the game has ended or taken another course."""
        if room.thinking is not None and room.thinking is not asyncio.current_task():
            room.thinking.cancel()
            room.thinking = None

    async def _play_bots(self, room: Room) -> None:
        """Play for bots until it is a person's turn. Whatever fails is tried again: it costs time only."""
        try:
            while self._rooms.get(room.info.id) is room and (waiting := room.session.bots_to_act()):
                seat, bot = waiting[0]
                room.asked = room.session.version, seat
                try:
                    await self._play_bot(room, seat, bot)
                except Exception as error:
                    fault = error.reason.code if isinstance(error, Refusal) else type(error).__name__
                    log.error("a bot could not play", extra={"game": room.info.id, "fault": fault})
                    await self._rest(room.info.id)
        finally:
            if room.thinking is asyncio.current_task():
                room.thinking = None

    async def _play_bot(self, room: Room, seat: int, bot: str) -> None:
        session = room.session
        action = await self._decide(room, seat, bot)
        request = Request(MOVE, action, session.version, f"{BOT_KEY}{session.version}")
        try:
            await self._write(room, seat, request)
        except ClaimantError as error:
            if room.session is session or (isinstance(error, Refusal) and error.status >= 500):
                raise
            # In the meantime something was taken back, or somebody resigned.

    async def _decide(self, room: Room, seat: int, bot: str) -> str:
        """A bot's action. If it cannot decide, another bot does so once, so that nobody waits for ever."""
        visitor = self._owner(room)
        view = room.session.game.view(seat).to_json()
        seed = bot_seed(room.info.secret, room.session.version)
        try:
            return await self.thinkers.choose(visitor, room.info.kind, bot, seed, view)
        except BotBroke as broke:
            BOT_SUBSTITUTES.labels(bot).inc()
            told = {"game": room.info.id, "bot": bot, "fault": str(broke), "substitute": STAND_IN_BOT}
            log.error("another bot decides for one that failed", extra=told)
            return await self.thinkers.choose(visitor, room.info.kind, STAND_IN_BOT, seed, view)

    def _owner(self, room: Room) -> Visitor:
        """For whom the bots of a game think: the first person at the table."""
        players = (sitting.player for sitting in room.info.sittings)
        return self.visitors.find(next((player for player in players if player is not None), ""))

    async def _rest(self, game: str) -> None:
        """Wait before the bots of a game play on, whatever room the game is in by then."""
        self._resting.add(game)
        try:
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._resting.discard(game)
        room = self._rooms.get(game)
        if room is not None:
            self._let_bots_think(room)

    def close(self) -> None:
        for room in self._rooms.values():
            self._stop_thinking(room)


def _answer_again(entry: Entry, request: Request) -> int:
    if (entry.kind, entry.content) != (request.kind, request.content):
        raise Refusal("key-used")
    return entry.version
