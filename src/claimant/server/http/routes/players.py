"""Players: taking a name, accounts, tokens, statistics."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec

from claimant.server.http.connections import ALL_TOKENS, SEPARATOR
from claimant.server.http.identity import device_of, session_cookie, token_of
from claimant.server.http.limits import address_of, visitor_of
from claimant.server.messages.answers import (
    GameEntry,
    PlayerAnswer,
    Profile,
    SessionAnswer,
    TokenAnswer,
    player_answer,
)
from claimant.server.messages.bodies import Credentials, Label, Naming, NewPassword
from claimant.server.ops.services import Services
from claimant.server.play import history, ratings, tables
from claimant.server.reasons import Refusal
from claimant.server.store import accounts
from claimant.server.store.accounts import Player
from claimant.server.store.names import account_name, clean_name
from claimant.server.store.writer import Change, T


class Entrance(Controller):
    """How to become a player."""

    path = "/"
    tags = ("players",)

    @post(
        "/players",
        summary="Take a name and play: no account is needed.",
        responses={200: ResponseSpec(PlayerAnswer, description="You are somebody already.")},
    )
    async def become_guest(
        self, data: Naming, request: Request[Player | None, Any, Any], services: Services
    ) -> Response[PlayerAnswer]:
        if request.user is not None:
            return Response(player_answer(request.user), status_code=200)
        name = await asyncio.to_thread(clean_name, data.name)

        def arrive(connection: Any) -> tuple[Player, str]:
            player = accounts.add_guest(connection, name)
            return player, accounts.begin_session(connection, player.id, device_of(request))

        player, token = await services.store.write(arrive)
        return _signed_in(player, token, request)

    @post("/session", summary="Sign in with the name and password of an account.")
    async def sign_in(
        self, data: Credentials, request: Request[Player | None, Any, Any], services: Services
    ) -> Response[PlayerAnswer]:
        found = await services.store.read(lambda connection: accounts.find_account(connection, data.name))
        player, hashed = (None, None) if found is None else found
        await _check(services, request, account_name(data.name), data.password, hashed)
        assert player is not None
        token = await services.store.write(
            lambda connection: accounts.begin_session(connection, player.id, device_of(request))
        )
        return _signed_in(player, token, request)

    @post(
        "/me/account",
        summary="Turn a guest into an account; all games stay. The session is renewed, others end.",
    )
    async def make_account(
        self, data: Credentials, player: Player, request: Request[Player, Any, Any], services: Services
    ) -> Response[PlayerAnswer]:
        name = await asyncio.to_thread(clean_name, data.name)
        accounts.check_password(data.password)
        hashed = await services.passwords.do(
            visitor_of(request), partial(accounts.hash_password, data.password)
        )

        def change(connection: Any) -> Player:
            return accounts.make_account(connection, player, name, hashed)

        made, cookies = await _renewed(services, request, change)
        return Response(player_answer(made), status_code=201, cookies=cookies)

    @put(
        "/me/password", summary="Change the password. The session is renewed, others end.", status_code=204
    )
    async def change_password(
        self, data: NewPassword, player: Player, request: Request[Player, Any, Any], services: Services
    ) -> Response[None]:
        accounts.check_password(data.new)
        old = await services.store.read(lambda connection: accounts.password_of(connection, player.id))
        if old is None:
            raise Refusal("no-account")
        await _check(services, request, account_name(player.name), data.old, old)
        hashed = await services.passwords.do(visitor_of(request), partial(accounts.hash_password, data.new))

        def change(connection: Any) -> None:
            accounts.change_password(connection, player, hashed)

        _, cookies = await _renewed(services, request, change)
        return Response(None, status_code=204, cookies=cookies)


class Me(Controller):
    """The player who asks."""

    path = "/me"
    tags = ("players",)

    @get(summary="Who am I?")
    async def who_am_i(self, player: Player) -> PlayerAnswer:
        return player_answer(player)

    @patch(summary="Take another name.")
    async def rename(self, data: Naming, player: Player, services: Services) -> PlayerAnswer:
        name = await asyncio.to_thread(clean_name, data.name)
        renamed = await services.change_player(
            player.id, lambda connection: accounts.rename(connection, player, name)
        )
        return player_answer(renamed)

    @delete(
        summary="Delete the player: name, password, tokens and rating go, finished games stay nameless."
    )
    async def delete_me(
        self, player: Player, request: Request[Player, Any, Any], services: Services
    ) -> Response[None]:
        def go(connection: Any) -> list[str]:
            accounts.check_not_playing(connection, player)
            left = tables.leave_all(connection, player)
            accounts.delete_player(connection, player)
            history.notify(connection, *(f"table {table}" for table in left))
            return left

        for table in await services.change_player(player.id, go, signs_out=ALL_TOKENS):
            services.watchers.refresh(table)
        return Response(None, status_code=204, cookies=[session_cookie("", request)])

    @delete("/session", summary="Sign out here.")
    async def sign_out(
        self, player: Player, request: Request[Player, str, Any], services: Services
    ) -> Response[None]:
        hashed = accounts.token_hash(request.auth)
        await services.change_player(
            player.id,
            lambda connection: accounts.revoke_token(connection, player.id, hashed),
            signs_out=hashed,
        )
        return Response(None, status_code=204, cookies=[session_cookie("", request)])

    @get("/sessions", summary="Where I am signed in, the last used first.")
    async def list_sessions(
        self, player: Player, request: Request[Player, str, Any], services: Services
    ) -> list[SessionAnswer]:
        days = services.settings.session_days
        found = await services.store.read(
            lambda connection: accounts.sessions_of(connection, player.id, days)
        )
        own = accounts.token_hash(request.auth)
        return [SessionAnswer(s.id, s.device, s.created, s.seen, s.id == own) for s in found]

    @delete("/sessions", summary="Sign out everywhere. Tokens for programs stay valid.")
    async def end_sessions(
        self, player: Player, request: Request[Player, Any, Any], services: Services
    ) -> Response[None]:
        def end(connection: Any) -> tuple[None, str]:
            return None, SEPARATOR.join(accounts.end_sessions(connection, player.id))

        await services.end_sessions(player.id, end)
        return Response(None, status_code=204, cookies=[session_cookie("", request)])

    @delete("/sessions/{session_id:str}", summary="Sign out in one of my browsers.")
    async def end_session(
        self, session_id: str, player: Player, request: Request[Player, str, Any], services: Services
    ) -> Response[None]:
        await services.change_player(
            player.id,
            lambda connection: accounts.revoke_token(connection, player.id, session_id),
            signs_out=session_id,
        )
        is_own = session_id == accounts.token_hash(request.auth)
        return Response(None, status_code=204, cookies=[session_cookie("", request)] if is_own else [])

    @get("/tokens", summary="My tokens for programs.")
    async def list_tokens(self, player: Player, services: Services) -> list[TokenAnswer]:
        found = await services.store.read(lambda connection: accounts.tokens_of(connection, player.id))
        return [TokenAnswer(hashed, label, created, None) for hashed, label, created in found]

    @post("/tokens", summary="Make a token for a program; it is shown this once.")
    async def make_token(self, data: Label, player: Player, services: Services) -> TokenAnswer:
        token = await services.store.write(
            lambda connection: accounts.issue_token(connection, player.id, data.label)
        )
        return TokenAnswer(accounts.token_hash(token), data.label, None, token)

    @delete("/tokens/{token_id:str}", summary="Make a token useless.")
    async def revoke_token(self, token_id: str, player: Player, services: Services) -> None:
        await services.change_player(
            player.id,
            lambda connection: accounts.revoke_token(connection, player.id, token_id),
            signs_out=token_id,
        )

    @get("/games", summary="My games, the newest first; `before` is the start of the last one of a page.")
    async def my_games(
        self, player: Player, services: Services, before: float | None = None
    ) -> list[GameEntry]:
        return await services.store.read(lambda connection: history.games_of(connection, player.id, before))


class Players(Controller):
    """What everybody may know of a player."""

    path = "/players"
    tags = ("players",)

    @get("/{player_id:str}", summary="A player's name, statistics and ratings.")
    async def describe(self, player_id: str, services: Services) -> Profile:
        def look(connection: Any) -> Profile:
            player = accounts.player_by_id(connection, player_id)
            return Profile(
                player.id,
                player.name,
                not player.has_account,
                history.statistics(connection, player.id),
                ratings.ratings_of(connection, player.id),
            )

        return await services.store.read(look)


async def _check(
    services: Services, request: Request[Any, Any, Any], account: str, password: str, hashed: str | None
) -> None:
    """Refuse a password that is wrong, or was wrong too often. Without an account (None) each is."""
    address = address_of(request)
    services.attempts.begin(account, address)
    is_right = partial(accounts.is_right, password, hashed)
    if not await services.passwords.do(visitor_of(request), is_right):
        raise Refusal("wrong-password", 401)
    services.attempts.succeed(account, address)


async def _renewed(
    services: Services, request: Request[Player, Any, Any], change: Change[T]
) -> tuple[T, list[Cookie]]:
    """Change a player's rights. Nobody who knew an earlier session may share in them: all sessions end, and
    the browser that asked gets a new one.
    """
    player, (_, by_cookie) = request.user, token_of(request)

    def renew(connection: Any) -> tuple[tuple[T, str], str]:
        done = change(connection)
        ended = accounts.end_sessions(connection, player.id)
        token = accounts.begin_session(connection, player.id, device_of(request)) if by_cookie else ""
        return (done, token), SEPARATOR.join(ended)

    (done, token), _ = await services.end_sessions(player.id, renew)
    return done, [session_cookie(token, request)] if by_cookie else []


def _signed_in(
    player: Player, token: str, request: Request[Player | None, Any, Any]
) -> Response[PlayerAnswer]:
    return Response(player_answer(player), status_code=201, cookies=[session_cookie(token, request)])
