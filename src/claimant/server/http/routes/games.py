"""Games: seeing, acting, streams for programs, records and replays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar import Request as HttpRequest
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from claimant.server.http.connections import OpenConnection
from claimant.server.http.limits import visitor_of
from claimant.server.messages.answers import Acknowledgement
from claimant.server.messages.bodies import Answering, Move, Offering, PlayerAction, Resigning, Returning
from claimant.server.messages.frames import Closed, StreamLine
from claimant.server.messages.games import GameAnswer, ReplayStep
from claimant.server.messages.shapes import ID, whole
from claimant.server.ops.services import Services
from claimant.server.play import history, updates
from claimant.server.play.replays import replay_of_game
from claimant.server.play.rooms import Room
from claimant.server.play.subscription import Subscription
from claimant.server.reasons import Refusal
from claimant.server.store.accounts import Player
from claimant.tabletop.wire import parse_seat

Invitation = Annotated[str | None, Parameter(pattern=whole(ID), description="Needed at a private table.")]
Since = Annotated[int | None, Parameter(ge=0, le=1_000_000, description="The last version heard of.")]
HEARTBEAT_SECONDS = 15.0
JSON_LINES = "application/x-ndjson"


async def enter(services: Services, game: str, viewer: str | None, invitation: str | None) -> Room:
    """The room of a game that this viewer may watch."""
    room = await services.rooms.enter(game)
    if not room.info.is_visible_to(viewer, invitation):
        raise Refusal("game-not-found", 404)
    return room


async def act(services: Services, game: str, player: Player, action: PlayerAction) -> Acknowledgement:
    return Acknowledgement(await services.rooms.act(game, player.id, action.request()))


class Play(Controller):
    """What a player does in a game. Every answer means that it is durable."""

    path = "/games/{game_id:str}"
    tags = ("play",)

    @post("/moves", summary="Make a move.")
    async def move(self, game_id: str, data: Move, player: Player, services: Services) -> Acknowledgement:
        return await act(services, game_id, player, data)

    @post("/offers", summary="Ask to take back a move, or that a bot stands in for somebody who is gone.")
    async def offer(
        self, game_id: str, data: Offering, player: Player, services: Services
    ) -> Acknowledgement:
        return await act(services, game_id, player, data)

    @post("/answers", summary="Agree to an offer, or refuse it.")
    async def answer(
        self, game_id: str, data: Answering, player: Player, services: Services
    ) -> Acknowledgement:
        return await act(services, game_id, player, data)

    @post("/resignation", summary="Give up.")
    async def resign(
        self, game_id: str, data: Resigning, player: Player, services: Services
    ) -> Acknowledgement:
        return await act(services, game_id, player, data)

    @post("/return", summary="Take the seat back from the bot that stood in.")
    async def take_back(
        self, game_id: str, data: Returning, player: Player, services: Services
    ) -> Acknowledgement:
        return await act(services, game_id, player, data)


class Watching(Controller):
    """What anybody may see of a game: players their own view, all others the public one."""

    path = "/games/{game_id:str}"
    tags = ("watch",)

    @get(summary="How the game stands for me, and what happened since a version.")
    async def show(
        self,
        game_id: str,
        viewer: str | None,
        services: Services,
        since: Since = None,
        invitation: Invitation = None,
    ) -> GameAnswer:
        room = await enter(services, game_id, viewer, invitation)
        return updates.answer(room.info, room.session, room.info.seat_of(viewer), since)

    @get(
        "/stream",
        summary="The same as it happens: a line of JSON for each change, until the game is over.",
        media_type=JSON_LINES,
        responses={
            200: ResponseSpec(
                StreamLine, generate_examples=False, media_type=JSON_LINES, description="Each line."
            )
        },
    )
    async def stream(
        self,
        game_id: str,
        viewer: str | None,
        services: Services,
        request: HttpRequest[Player | None, Any, Any],
        since: Since = None,
        invitation: Invitation = None,
    ) -> Stream:
        room = await enter(services, game_id, viewer, invitation)
        connection = services.connections.new(request)
        told = lines(room, connection, viewer, invitation, since, services)
        return Stream(told, media_type=JSON_LINES)

    @get(
        "/record",
        summary="The record of a finished game, with all that is needed to check its deal.",
        media_type="text/plain",
    )
    async def record(
        self, game_id: str, viewer: str | None, services: Services, invitation: Invitation = None
    ) -> str:
        room = await enter(services, game_id, viewer, invitation)
        await check_over(services, room)
        return history.record(room.info, room.session)

    @get(
        "/replay",
        summary="The game step by step from one seat's eyes; while it runs, from one's own only. "
        "What was taken back is left out.",
        responses={
            200: ResponseSpec(list[ReplayStep], generate_examples=False, description="Step by step.")
        },
    )
    async def replay(
        self,
        game_id: str,
        viewer: str | None,
        services: Services,
        request: HttpRequest[Player | None, Any, Any],
        seat: Annotated[str | None, Parameter(pattern=whole("[ABCD]"))] = None,
        invitation: Invitation = None,
    ) -> Response[bytes]:
        room = await enter(services, game_id, viewer, invitation)
        eyes = room.info.seat_of(viewer) if seat is None else parse_seat(seat, len(room.info.sittings))
        if eyes is not None and eyes != room.info.seat_of(viewer):
            await check_over(services, room)
        session = room.session
        work = partial(replay_of_game, session.deal, session.terms, session.without_undo(), eyes)
        return Response(await services.replays.do(visitor_of(request), work), media_type=MediaType.JSON)


async def check_over(services: Services, room: Room) -> None:
    """Refuse anything that would reveal a deal that somebody is still playing."""
    is_open = room.session.is_over and await services.store.read(
        lambda connection: history.is_record_open(connection, room.info)
    )
    if not is_open:
        raise Refusal("running", 403)


async def lines(
    room: Room,
    connection: OpenConnection,
    viewer: str | None,
    invitation: str | None,
    since: int | None,
    services: Services,
) -> AsyncIterator[bytes]:
    """News as lines of JSON, and at last why there are no more; empty lines show that it is alive."""
    subscription = Subscription(
        services.watchers,
        services.rooms,
        room.info.table,
        viewer,
        invitation,
        connection.waker,
        room.info.id,
        since,
    )
    try:
        with services.connections.hold(connection):
            while connection.ended is None:
                connection.waker.clear()
                async for message in subscription.news():
                    yield message + b"\n"
                if subscription.is_over:
                    return
                try:
                    await asyncio.wait_for(connection.waker.wait(), HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield b"\n"
            yield _closed(connection.ended)
    except Refusal as refusal:
        # The store does not answer: who listens asks again.
        yield _closed(refusal.reason.code)
    finally:
        subscription.close()


def _closed(why: str) -> bytes:
    return msgspec.json.encode(Closed(why)) + b"\n"
