"""Players: taking a name, accounts, tokens, statistics."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.openapi import ResponseSpec

from claimant.server.http.connections import ALL_TOKENS
from claimant.server.http.identity import session_cookie
from claimant.server.http.limits import address_of, visitor_of
from claimant.server.messages.answers import (
    GameEntry,
    PlayerAnswer,
    Profile,
    TokenAnswer,
    player_answer,
)
from claimant.server.messages.bodies import Credentials, Label, Naming
from claimant.server.ops.services import Services
from claimant.server.play import history, ratings, tables
from claimant.server.reasons import Refusal
from claimant.server.store import accounts
from claimant.server.store.accounts import Player


class Entrance(Controller):
    """How one becomes somebody."""

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
        name = accounts.clean_name(data.name)

        def arrive(connection: Any) -> tuple[Player, str]:
            player = accounts.add_guest(connection, name)
            return player, accounts.issue_token(connection, player.id, "", is_session=True)

        player, token = await services.store.write(arrive)
        return _signed_in(player, token, request)

    @post("/session", summary="Sign in with the name and password of an account.")
    async def sign_in(
        self, data: Credentials, request: Request[Player | None, Any, Any], services: Services
    ) -> Response[PlayerAnswer]:
        player = await _checked(services, request, data)
        token = await services.store.write(
            lambda connection: accounts.issue_token(connection, player.id, "", is_session=True)
        )
        return _signed_in(player, token, request)

    @post("/me/account", summary="Turn a guest into an account; all games stay.")
    async def make_account(
        self, data: Credentials, player: Player, request: Request[Player, Any, Any], services: Services
    ) -> PlayerAnswer:
        name = accounts.clean_name(data.name)
        accounts.check_password(data.password)
        hashed = await services.passwords.do(
            visitor_of(request), partial(accounts.hash_password, data.password)
        )
        made = await services.change_player(
            player.id, lambda connection: accounts.make_account(connection, player, name, hashed)
        )
        return player_answer(made)


class Me(Controller):
    """The player who asks."""

    path = "/me"
    tags = ("players",)

    @get(summary="Who am I?")
    async def who_am_i(self, player: Player) -> PlayerAnswer:
        return player_answer(player)

    @patch(summary="Take another name.")
    async def rename(self, data: Naming, player: Player, services: Services) -> PlayerAnswer:
        name = accounts.clean_name(data.name)
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

    @get("/tokens", summary="My tokens for programs.")
    async def list_tokens(self, player: Player, services: Services) -> list[TokenAnswer]:
        found = await services.store.read(lambda connection: accounts.tokens_of(connection, player.id))
        return [TokenAnswer(hashed, label, created, None) for hashed, label, created in found]

    @post("/tokens", summary="Make a token for a program; it is shown this once.")
    async def make_token(self, data: Label, player: Player, services: Services) -> TokenAnswer:
        token = await services.store.write(
            lambda connection: accounts.issue_token(connection, player.id, data.label, is_session=False)
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
                history.statistics(connection, player.id),
                ratings.ratings_of(connection, player.id),
            )

        return await services.store.read(look)


async def _checked(
    services: Services, request: Request[Player | None, Any, Any], data: Credentials
) -> Player:
    """The player to whom a name and a password belong."""
    account, address = accounts.account_name(data.name), address_of(request)
    services.attempts.begin(account, address)
    found = await services.store.read(lambda connection: accounts.find_account(connection, data.name))
    player, hashed = (None, None) if found is None else found
    is_right = await services.passwords.do(
        visitor_of(request), partial(accounts.is_right, data.password, hashed)
    )
    if not is_right or player is None:
        raise Refusal("wrong-password", 401)
    services.attempts.succeed(account, address)
    return player


def _signed_in(
    player: Player, token: str, request: Request[Player | None, Any, Any]
) -> Response[PlayerAnswer]:
    return Response(player_answer(player), status_code=201, cookies=[session_cookie(token, request)])
