"""The yardstick for the server: a bare Litestar that commits a row for every frame and answers it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Column, Connection, Integer, MetaData, String, Table, Text, insert

from claimant.server.serving import _options
from claimant.server.settings import Settings
from claimant.server.store import Store

echoes = Table(
    "echoes",
    MetaData(),
    Column("game", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("content", Text, nullable=False),
)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    app.state.store = Store(app.state.settings.database_url)
    yield
    app.state.store.close()


def write(connection: Connection, rows: list[dict[str, object]]) -> list[None]:
    """The same commit as the server's, many rows at once."""
    connection.execute(insert(echoes), rows)
    return [None] * len(rows)


@get("/ready")
async def ready() -> str:
    return "ready"


@websocket("/api/v1/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    store: Store = socket.app.state.store
    number = 0
    try:
        while True:
            frame = msgspec.json.decode(await socket.receive_data("text"))
            number += 1
            row = {"game": frame["game"], "version": frame["version"], "content": frame["action"]}
            await store.add(write, row)
            await socket.send_data(
                msgspec.json.encode({"type": "done", "key": frame["key"], "version": number}), "text"
            )
    except WebSocketDisconnect:
        return


def main() -> None:
    settings = Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]))
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.database_url)
    store.submit(echoes.metadata.create_all).result()
    store.close()
    app = Litestar([echo, ready], lifespan=[running], openapi_config=None, logging_config=None)
    app.state.settings = settings
    uvicorn.run(app, **_options(settings))


if __name__ == "__main__":
    main()
