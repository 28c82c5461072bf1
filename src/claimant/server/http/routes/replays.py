"""Replays of records from a file."""

from __future__ import annotations

import asyncio

from litestar import post

from claimant.server.messages.bodies import Recorded
from claimant.server.messages.games import RecordReplay
from claimant.server.play.replays import replay


@post(
    "/replays",
    summary="A record step by step, as a game's own replay. A refusal says at which `line` and `token`.",
    tags=["watch"],
    status_code=200,
)
async def replay_record(data: Recorded) -> RecordReplay:
    return await asyncio.to_thread(replay, data.record, data.seat)
