"""The analysis board: any position of any record, and what every action there is worth.

A record contains all cards, so anybody who has one knows them. The record of a game played here is released
when its deal is over, and not before.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import MediaType, Request, Response, post
from litestar.openapi import ResponseSpec

from claimant.server.http.limits import visitor_of
from claimant.server.messages.analysis import AnalysisAnswer, BoardAnswer, Position, ToAnalyse
from claimant.server.ops.services import Services
from claimant.server.store.accounts import Player
from claimant.server.study.analysis import stand


@post(
    "/boards",
    summary="How a moment of a record, or a position, stands. A refusal says at which `line` and `token`.",
    tags=["study"],
    status_code=200,
)
async def show_board(
    data: Position, request: Request[Player | None, Any, Any], services: Services
) -> BoardAnswer:
    return await services.replays.do(visitor_of(request), partial(stand, data))


@post(
    "/analyses",
    summary="What every action there is worth, after some more work on it: ask again until it is `done`.",
    tags=["study"],
    status_code=200,
    responses={
        200: ResponseSpec(AnalysisAnswer, generate_examples=False, description="What is known by now.")
    },
)
async def analyse_position(
    data: ToAnalyse, request: Request[Player | None, Any, Any], services: Services
) -> Response[bytes]:
    told = await services.analyses.ask(visitor_of(request), data)
    return Response(told, media_type=MediaType.JSON)
