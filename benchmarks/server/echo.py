"""The yardstick for the server: a bare Litestar that commits a row for every frame and answers it.

Everything that is not the game is the same: Litestar, uvicorn and their settings, the store with its group
commit, the table's columns and keys, the rows and their sizes, the answer. Who watches a game is told of
each move as well, in as many bytes as a player is: so one can see what of the difference is only talk.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Column, Connection, MetaData, Table, UniqueConstraint, insert

from claimant.server.ops.listening import listen
from claimant.server.ops.services import tune_gc
from claimant.server.ops.serving import OPTIONS, Server
from claimant.server.ops.settings import Settings
from claimant.server.store.schema import journal, sums
from claimant.server.store.writer import Store

# The journal without its reference to games: there are none here.
echoes = Table(
    "echoes",
    MetaData(),
    *(
        Column(column.name, column.type, primary_key=column.primary_key, nullable=column.nullable)
        for column in journal.columns
    ),
    UniqueConstraint("game", "seat", "key"),
)
# The store keeps check sums over whatever it writes.
check_sums = MetaData()
sums.to_metadata(check_sums)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    app.state.store = Store(app.state.settings.database_url)
    tune_gc()
    yield
    app.state.store.close()


def write(connection: Connection, rows: list[dict[str, object]]) -> list[None]:
    """The same commit as the server's, many rows at once."""
    connection.execute(insert(echoes), rows)
    return [None] * len(rows)


TOLD = msgspec.json.encode({"type": "game", "view": {"legal": []}, "text": "." * 1_800})
"""As long as what the server tells a player of a move, on average."""
watching: dict[str, list[WebSocket[Any, Any, Any]]] = {}


@websocket("/api/v1/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    store: Store = socket.app.state.store
    try:
        while True:
            frame = msgspec.json.decode(await socket.receive_data("text"))
            if frame["do"] == "watch":
                watching.setdefault(frame["game"], []).append(socket)
                continue
            row = {
                "game": frame["game"],
                "version": frame["version"],
                "seat": 0,
                "kind": frame["do"],
                "content": frame["action"],
                "key": frame["key"],
                "at": time(),
            }
            await store.add(write, row)
            answer = {"type": "done", "key": frame["key"], "version": frame["version"]}
            await socket.send_data(msgspec.json.encode(answer), "text")
            for watcher in watching.get(frame["game"], ()):
                await watcher.send_data(TOLD, "text")
    except WebSocketDisconnect:
        return


def main() -> None:
    settings = Settings(data=Path(sys.argv[1]))
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.database_url)
    for metadata in (echoes.metadata, check_sums):
        store.submit(metadata.create_all).result()
    store.close()
    app = Litestar([echo], lifespan=[running], openapi_config=None, logging_config=None)
    app.state.settings = settings
    sockets = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, **OPTIONS)
    Server(config, lambda: print(sockets[0].getsockname()[1], flush=True)).run(sockets)


if __name__ == "__main__":
    main()
