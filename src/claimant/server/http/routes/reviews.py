"""Reviews: of the games that were played here, and of records from elsewhere."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from claimant.server.http.limits import visitor_of
from claimant.server.http.routes.games import Invitation, check_over, enter
from claimant.server.messages.bodies import ToReview, WhatIf
from claimant.server.messages.reviews import ReviewAnswer, WhatIfAnswer
from claimant.server.ops.services import Services
from claimant.server.play import history
from claimant.server.store.accounts import Player
from claimant.server.study.what_if import play_on

Since = Annotated[
    int, Parameter(ge=0, le=1_000_000, description="How many decisions you have been told of.")
]
TOLD = {200: ResponseSpec(ReviewAnswer, generate_examples=False, description="As far as it has come.")}


@get(
    "/games/{game_id:str}/review",
    summary="What every decision of a finished game was worth; answered when there is something new.",
    tags=["study"],
    responses=TOLD,
)
async def review_game(
    game_id: str,
    viewer: str | None,
    request: Request[Player | None, Any, Any],
    services: Services,
    since: Since = 0,
    invitation: Invitation = None,
) -> Response[bytes]:
    room = await enter(services, game_id, viewer, invitation)
    await check_over(services, room)
    record = partial(history.record, room.info, room.session)
    told = await services.reviews.of_game(visitor_of(request), room.info.id, record, since)
    return Response(told, media_type=MediaType.JSON)


@post(
    "/reviews",
    summary="The same for a record. A refusal says at which `line` and `token`.",
    tags=["study"],
    status_code=200,
    responses=TOLD,
)
async def review_record(
    data: ToReview, request: Request[Player | None, Any, Any], services: Services
) -> Response[bytes]:
    told = await services.reviews.of_record(visitor_of(request), data.record, data.since)
    return Response(told, media_type=MediaType.JSON)


@post(
    "/what-if",
    summary="A finished game from one of its moments on, against a bot. Nothing is kept.",
    tags=["study"],
    status_code=200,
)
async def what_if(
    data: WhatIf, request: Request[Player | None, Any, Any], services: Services
) -> WhatIfAnswer:
    return await play_on(services.replays, services.thinkers, visitor_of(request), data)
