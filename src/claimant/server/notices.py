"""What other worker processes have changed, heard from PostgreSQL.

A notice is part of the transaction that it tells of: nobody hears of anything that is not durable, and
nothing durable goes untold because its writer died. (Litestar's channels publish after the fact.)
"""

from __future__ import annotations

import asyncio
import logging

import psycopg

from claimant.server.hall import Hall
from claimant.server.history import CHANNEL
from claimant.server.reasons import Refusal
from claimant.server.rooms import Rooms

RETRY_SECONDS = 0.5
log = logging.getLogger("claimant.notices")


async def listen(database: str, hall: Hall, rooms: Rooms) -> None:
    """Listen for ever. Whatever was said while nobody listened is found in the store."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                rooms.forget_all()
                hall.refresh_all()
                async for notice in connection.notifies():
                    await _hear(notice.payload, hall, rooms)
        except (psycopg.Error, OSError, Refusal) as error:
            log.warning("lost the line to the other workers", extra={"fault": type(error).__name__})
        await asyncio.sleep(RETRY_SECONDS)


async def _hear(message: str, hall: Hall, rooms: Rooms) -> None:
    what, *details = message.split(" ")
    if what == "table":
        hall.refresh(details[0])
    else:
        game, version, table = details
        await rooms.hear(game, int(version))
        # The room may not be in memory although somebody watches the table.
        hall.stir(table)
