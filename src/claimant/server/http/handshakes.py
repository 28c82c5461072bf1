"""Sockets that are refused before they are open, with the same status and reason as a request."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from claimant.server.http.errors import retry_after
from claimant.server.messages.answers import fault_of
from claimant.server.ops.metrics import REFUSALS
from claimant.server.reasons import Refusal

DENIED = "websocket.http.response.body"
"""The last message to a socket that is refused."""


class HandshakeMiddleware(ASGIMiddleware):
    """Answer a refused handshake. Otherwise each, even in an outage, would be an unexplained 403."""

    scopes = (ScopeType.WEBSOCKET,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        is_open = False

        async def send_and_note(message: Message) -> None:
            nonlocal is_open
            is_open = is_open or message["type"] == "websocket.accept"
            await send(message)

        try:
            await next_app(scope, receive, send_and_note)
        except Refusal as refusal:
            if is_open:
                raise
            await _deny(refusal, send)


async def _deny(refusal: Refusal, send: Send) -> None:
    REFUSALS.labels(refusal.reason.code).inc()
    body = msgspec.json.encode(fault_of(refusal.reason))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        **retry_after(refusal),
    }
    start = {
        "type": "websocket.http.response.start",
        "status": refusal.status,
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    # Litestar knows these messages of ASGI's, but not their types.
    await send(cast(Any, start))
    await send(cast(Any, {"type": DENIED, "body": body}))
