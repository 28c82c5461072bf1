"""Rooms are memories of the store: they may be let go at any moment, and nobody is shown an old one."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from sqlalchemy import Connection

from claimant.server.http.identity import Identities
from claimant.server.ops.services import Services
from claimant.server.ops.settings import Settings
from claimant.server.play import dealing, history, tables
from claimant.server.play.rooms import Request
from claimant.server.play.session import RESIGN, Entry
from claimant.server.play.tables import Options
from claimant.server.store import accounts
from claimant.server.store.accounts import Player
from claimant.server.store.migrate import migrate
from claimant.server.store.sums import wrong_tables
from claimant.server.store.writer import Store
from claimant.tabletop.setup import Setup
from tests.patience import SECONDS

LIMITS = tables.Limits(tables=10, open_tables=10)


def sit_down(connection: Connection) -> tuple[list[Player], str]:
    """Three guests at a table; the game that was dealt."""
    people = [accounts.add_guest(connection, name) for name in ("Ann", "Ben", "Cat")]
    table = tables.open_table(connection, people[0], Options(setup=Setup(players=3)), [], LIMITS).id
    for person in people[1:]:
        tables.join(connection, table, person, None, None, None, LIMITS)
    game = dealing.start(connection, table, people[0]).game
    assert game is not None
    return people, game


def test_a_room_that_was_read_while_another_was_written_to_is_not_kept(data: Path) -> None:
    data.mkdir()
    settings = Settings(data=data)
    migrate(settings.database_url)

    async def play() -> None:
        services = Services(settings, Identities(settings.session_days))
        rooms, store = services.rooms, services.store
        written = threading.Event()
        try:
            people, game = await store.write(sit_down)
            old = await rooms.enter(game)
            busy = store.write(lambda _: written.wait(SECONDS))
            resigning = asyncio.create_task(rooms.act(game, people[0].id, Request(RESIGN, "", 0, "a")))
            while not old.lock.locked():
                await asyncio.sleep(0)
            rooms.forget_all()
            stale = await rooms.enter(game)
            assert (stale is not old, stale.session.version) == (True, 0)
            written.set()
            assert await resigning == 1
            assert (await rooms.enter(game)).session.version == 1
            await busy
        finally:
            written.set()
            services.rooms.close()
            services.thinkers.close()
            services.store.close()

    asyncio.run(asyncio.wait_for(play(), SECONDS))


def test_an_entry_that_was_written_before_is_not_written_again(data: Path) -> None:
    """Neither alone nor among others, and the checksums still match."""
    data.mkdir()
    settings = Settings(data=data)
    migrate(settings.database_url)
    store = Store(settings.database_url)

    def write(*entries: Entry) -> list[bool]:
        return store.submit(
            lambda connection: history.append(connection, [(info, e) for e in entries])
        ).result()

    try:
        _, game = store.submit(sit_down).result()
        info, _ = store.look(lambda connection: history.find_game(connection, game))
        first, second = (Entry(version, 0, RESIGN, "", f"key-{version}", 1.0) for version in (1, 2))
        assert write(first) == [True]
        assert write(first) == [False]
        assert write(first, second) == [False, True]
        assert store.look(lambda connection: history.entries_after(connection, game, 0)) == [first, second]
        assert store.look(wrong_tables) == []
    finally:
        store.close()
