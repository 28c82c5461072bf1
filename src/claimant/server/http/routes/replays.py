"""Replays of records from a file."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import post
from msgspec import Meta

from claimant.server.http.errors import error_responses
from claimant.server.messages import Body, SeatLetter
from claimant.server.play.replays import replay

LONGEST_RECORD = 50_000
"""Several times as long as that of any game."""


class Recorded(Body):
    """A record, and through whose eyes it is to be seen; null: through a spectator's."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD, description="As text or as JSON.")]
    seat: SeatLetter | None = None


@post(
    "/replays",
    summary="A record step by step, as a game's own replay.",
    tags=["watch"],
    status_code=200,
    responses=error_responses({422: "What is wrong with the record: `line` and `token` say where."}),
)
async def replay_record(data: Recorded) -> dict[str, Any]:
    return await asyncio.to_thread(replay, data.record, data.seat)
