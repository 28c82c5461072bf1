"""Changes by other worker processes, received from PostgreSQL.

A notification is part of the transaction that it reports: nobody hears of anything that is not durable, and
nothing durable goes unreported because its writer died. (Litestar's channels publish after the fact.)
"""

from __future__ import annotations

import asyncio
import logging

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from claimant.server.ops.services import Services
from claimant.server.play.history import CHANNEL
from claimant.server.reasons import Refusal
from claimant.server.store.postgresql import LINE

RETRY_SECONDS = 0.5
log = logging.getLogger("claimant.notices")


async def listen(database: str, services: Services) -> None:
    """Listen for ever. Notifications missed in between are found in the store."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                make_conninfo("", **{**LINE, **conninfo_to_dict(database)}), autocommit=True
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                services.identities.forget_all()
                services.rooms.forget_all()
                services.watchers.refresh_all()
                async for notice in connection.notifies():
                    await _hear(notice.payload, services)
        except (psycopg.Error, OSError, Refusal) as error:
            log.warning("lost the line to the other workers", extra={"fault": type(error).__name__})
        await asyncio.sleep(RETRY_SECONDS)


async def _hear(message: str, services: Services) -> None:
    what, *details = message.split(" ")
    if what == "table":
        services.watchers.refresh(details[0])
    elif what == "presence":
        services.watchers.presence.hear(*details)
    elif what == "player":
        services.hear_of_player(*details)
    else:
        game, version, table = details
        await services.rooms.hear(game, int(version))
        # The room may not be in memory although somebody watches the table.
        services.watchers.notify(table)
