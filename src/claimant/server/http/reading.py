"""Reading bodies like the frames of a socket: strictly, and directly into their classes."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.connection.base import AuthT, StateT, UserT
from litestar.exceptions import InternalServerException

from claimant.server.http.errors import HungUp, Unreadable, malformed


class StrictRequest(Request[UserT, AuthT, StateT]):
    """Litestar would take "5" for 5, and a socket would not."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            # Litestar's error for a client that has gone.
            raise HungUp from None

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except Unreadable as error:
            raise malformed(error) from None
