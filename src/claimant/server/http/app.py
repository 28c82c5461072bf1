"""The application: its routes and middleware."""

from __future__ import annotations

import logging
import os
import signal
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Router
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from claimant.plugins import load_plugins
from claimant.server.http import errors, openapi
from claimant.server.http.handshakes import DENIED, HandshakeMiddleware
from claimant.server.http.headers import NOT_KEPT, PICTURE, SECURITY
from claimant.server.http.identity import (
    Identities,
    IdentityMiddleware,
    OriginMiddleware,
    provide_player,
    provide_viewer,
)
from claimant.server.http.limits import (
    LONGEST_BODY,
    ChangesOfAnAddress,
    address_of,
    entries_of_an_address,
    requests_of_a_visitor,
)
from claimant.server.http.reading import StrictRequest
from claimant.server.http.routes.advice import Advice
from claimant.server.http.routes.analysis import analyse_position, show_board
from claimant.server.http.routes.catalogue import check_setup, show_catalogue, show_random_deck
from claimant.server.http.routes.documentation import documentation
from claimant.server.http.routes.exercises import Exercises
from claimant.server.http.routes.games import Play, Watching
from claimant.server.http.routes.lessons import Lessons
from claimant.server.http.routes.pages import client_files, pages
from claimant.server.http.routes.players import Entrance, Me, Players
from claimant.server.http.routes.puzzles import Puzzles
from claimant.server.http.routes.replays import replay_record
from claimant.server.http.routes.reviews import review_game, review_record, what_if
from claimant.server.http.routes.system import health, metrics, ready
from claimant.server.http.routes.tables import Lobby, OneTable, list_bots
from claimant.server.http.websocket import socket_of_a_page
from claimant.server.ops import logs
from claimant.server.ops.parent import when_parent_dies
from claimant.server.ops.services import Services, running
from claimant.server.ops.settings import Settings
from claimant.server.store.accounts import Player

SETTINGS_VARIABLE = "CLAIMANT_SERVER_SETTINGS"
"""How a supervisor hands the settings to its worker processes."""
log = logging.getLogger("claimant.serve")


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """The middleware around the application: our headers on every answer, including errors."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in SECURITY.items():
                    # The documentation sets a policy for each of its pages.
                    headers.setdefault(name, value)
                if headers.get("content-type", "").startswith("image/svg"):
                    headers["content-security-policy"] = PICTURE
                headers.setdefault("cache-control", NOT_KEPT)
            await send(message)

        is_denied = False

        async def send_and_note(message: Message) -> None:
            nonlocal is_denied
            is_denied = cast(str, message["type"]) == DENIED
            await send(message)

        if scope["type"] == ScopeType.HTTP:
            await app(scope, receive, send_with_headers)
        else:
            await app(scope, receive, send_and_note)
            if is_denied:
                # uvicorn would take a handshake that was answered with a refusal for a forgotten one.
                raise ClientDisconnected

    return answer


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def note_address(request: Request[Player | None, Any, Any]) -> None:
    """A player's address decides with whom they share limited resources, such as bots."""
    # Litestar answers some requests, such as OPTIONS, without identifying the caller.
    player: Player | None = request.scope.get("user")
    if player is not None:
        services: Services = request.app.state.services
        services.visitors.note(player.id, address_of(request))


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application. The store must have been migrated before."""
    for plugin in load_plugins(settings.plugin):
        log.warning(str(plugin))
    entrance = Router(
        "/", route_handlers=[Entrance], middleware=[entries_of_an_address(settings.sign_ins_per_minute)]
    )
    api = Router(
        "/api/v1",
        route_handlers=[
            entrance,
            Me,
            Players,
            Lobby,
            OneTable,
            list_bots,
            show_catalogue,
            check_setup,
            show_random_deck,
            Lessons,
            Puzzles,
            Exercises,
            Play,
            Advice,
            Watching,
            replay_record,
            review_game,
            review_record,
            show_board,
            analyse_position,
            what_if,
            socket_of_a_page,
        ],
        middleware=[IdentityMiddleware],
        before_request=note_address,
    )
    app = Litestar(
        [api, health, ready, metrics, documentation(), pages(client_files())],
        middleware=[
            HandshakeMiddleware(),
            OriginMiddleware(),
            requests_of_a_visitor(settings.requests_per_minute),
            ChangesOfAnAddress(settings.requests_per_minute),
        ],
        dependencies={
            "services": Provide(provide_services),
            "player": Provide(provide_player),
            "viewer": Provide(provide_viewer),
        },
        exception_handlers=errors.HANDLERS,
        lifespan=[running],
        state=State({"settings": settings, "identities": Identities(settings.session_days)}),
        request_class=StrictRequest,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        openapi_config=openapi.config(),
    )
    errors.describe_errors(app)
    return app


def from_environment() -> ASGIApp:
    """The application of one of several worker processes."""
    logs.set_up()
    # Without its supervisor a worker would hold the port for ever.
    when_parent_dies(lambda: os.kill(os.getpid(), signal.SIGTERM))
    settings = msgspec.json.decode(
        os.environ[SETTINGS_VARIABLE], type=Settings, dec_hook=lambda kind, value: kind(value)
    )
    return with_security_headers(create_app(settings))
