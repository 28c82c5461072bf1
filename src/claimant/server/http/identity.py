"""Who is asking, and from where: cookies and tokens, and the origins that may send them."""

from __future__ import annotations

import asyncio
from time import monotonic, time
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.middleware import AbstractAuthenticationMiddleware, ASGIMiddleware, AuthenticationResult
from litestar.types import ASGIApp, Receive, Scope, Send

from claimant.server.ops.settings import Settings
from claimant.server.reasons import Refusal
from claimant.server.store import accounts
from claimant.server.store.accounts import Player
from claimant.server.store.writer import Store

COOKIE = "claimant"
COOKIE_SECONDS = 400 * 24 * 3600
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
REMEMBERED_SECONDS = 60.0
"""How long a token is trusted without asking the store, unless it is said that something has changed."""
MOST_REMEMBERED = 10_000
LONGEST_DEVICE = 200

Connection = ASGIConnection[Any, Any, Any, Any]


class OriginMiddleware(ASGIMiddleware):
    """Refuses requests that a page of another site makes in a player's name."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS:
            connection = ASGIConnection[Any, Any, Any, Any](scope)
            origin = connection.headers.get("origin")
            if origin is not None and not is_own_origin(origin, connection):
                raise Refusal("foreign-origin", 403, origin=origin[:100])
        await next_app(scope, receive, send)


def is_own_origin(origin: str, connection: Connection) -> bool:
    settings: Settings = connection.app.state.settings
    host = connection.headers.get("host")
    own = f"{'https' if is_secure(connection) else 'http'}://{host}"
    return origin in settings.origins or (host is not None and origin == own)


def is_secure(connection: Connection) -> bool:
    """Whether the visitor came over TLS, as the operator or the proxy says."""
    settings: Settings = connection.app.state.settings
    return settings.secure_cookies or connection.scope["scheme"] in ("https", "wss")


class Identities:
    """Players by token, remembered for a moment."""

    def __init__(self, session_days: int) -> None:
        self._session_days = session_days
        self._known: dict[str, tuple[float, Player]] = {}

    async def find(self, store: Store, token: str) -> Player | None:
        hashed = accounts.token_hash(token)
        known = self._known.get(hashed)
        if known is not None and known[0] > monotonic():
            return known[1]
        found = await store.read(
            lambda connection: accounts.player_by_token(connection, token, self._session_days)
        )
        if found is None:
            return None
        player, seen = found
        if time() - seen > accounts.SEEN_SECONDS:
            noted = store.write(lambda connection: accounts.note_seen(connection, token))
            # Nobody waits for it. If it fails, the next visit is noted.
            noted.add_done_callback(asyncio.Future.exception)
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[hashed] = monotonic() + REMEMBERED_SECONDS, player
        return player

    def remembered(self, token: str) -> str | None:
        """Whose token this was when it was last looked up, if it was."""
        known = self._known.get(accounts.token_hash(token))
        return None if known is None else known[1].id

    def forget(self, player: str) -> None:
        """Something about a player has changed."""
        for hashed in [hashed for hashed, (_, known) in self._known.items() if known.id == player]:
            del self._known[hashed]

    def forget_all(self) -> None:
        """Notifications about players may have been missed."""
        self._known.clear()


class IdentityMiddleware(AbstractAuthenticationMiddleware):
    """Finds the player. Who says nothing is nobody; who shows a wrong token is refused."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        token, by_cookie = token_of(connection)
        if token is None:
            return AuthenticationResult(user=None, auth=None)
        state = connection.app.state
        player = await state.identities.find(state.services.store, token)
        if player is None and not by_cookie:
            raise Refusal("sign-in-first", 401)
        return AuthenticationResult(user=player, auth=token)


def token_of(connection: Connection) -> tuple[str | None, bool]:
    """The token shown, and whether it came in the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), False
    return connection.cookies.get(COOKIE), True


def device_of(connection: Connection) -> str:
    """What a browser says about itself, so that its owner recognises it in a list."""
    return connection.headers.get("user-agent", "")[:LONGEST_DEVICE]


def session_cookie(token: str, connection: Connection) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )


# Each asks for the services although it does not need them. Otherwise Litestar would resolve these
# dependencies in separate tasks, and that takes longer than all the rest.


async def provide_player(request: Request[Player | None, Any, Any], services: Any) -> Player:
    """For routes that need a player."""
    if request.user is None:
        raise Refusal("sign-in-first", 401)
    return request.user


async def provide_viewer(request: Request[Player | None, Any, Any], services: Any) -> str | None:
    """For routes that anybody can use."""
    return None if request.user is None else request.user.id
