"""Bodies are read as frames of a socket are: strictly, at once into what they should be."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.connection.base import AuthT, StateT, UserT
from litestar.exceptions import InternalServerException

from claimant.server.http.errors import malformed
from claimant.server.reasons import Refusal


class StrictRequest(Request[UserT, AuthT, StateT]):
    """Litestar would take "5" for 5, and a socket would not."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise malformed(error) from None

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:
            # Whoever sent it has gone away in the middle: that is no fault of ours, and nobody hears of it.
            raise Refusal("malformed", 400, what=error.detail) from None
