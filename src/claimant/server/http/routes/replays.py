"""Replays of records from a file."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import MediaType, Request, Response, post
from litestar.openapi import ResponseSpec

from claimant.server.http.limits import visitor_of
from claimant.server.messages.bodies import Recorded
from claimant.server.messages.games import RecordReplay
from claimant.server.ops.services import Services
from claimant.server.play.replays import replay_of_record
from claimant.server.store.accounts import Player


@post(
    "/replays",
    summary="A record step by step, as a game's own replay. A refusal says at which `line` and `token`.",
    tags=["watch"],
    status_code=200,
    responses={200: ResponseSpec(RecordReplay, generate_examples=False, description="Step by step.")},
)
async def replay_record(
    data: Recorded, request: Request[Player | None, Any, Any], services: Services
) -> Response[bytes]:
    work = partial(replay_of_record, data.record, data.seat)
    return Response(await services.replays.do(visitor_of(request), work), media_type=MediaType.JSON)
