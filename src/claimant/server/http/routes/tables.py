"""Tables: the lobby, sitting down, bots, starting, rematches."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, delete, get, post, put
from litestar.params import Parameter

from claimant.bots import describe, games_of, opponents
from claimant.server.http.limits import COST, COST_OF_A_DEAL
from claimant.server.messages.answers import BotAnswer, TableAnswer
from claimant.server.messages.bodies import Contribution, Joining, NewTable, SeatingBot
from claimant.server.messages.shapes import ID, whole
from claimant.server.ops.services import Services
from claimant.server.play import dealing, tables
from claimant.server.reasons import Refusal
from claimant.server.store.accounts import Player
from claimant.tabletop.wire import parse_seat

MOST_PAGES = 1_000
Page = Annotated[
    int, Parameter(ge=1, le=MOST_PAGES, description=f"Which page of {tables.LOBBY_PAGE} tables.")
]
Invitation = Annotated[str | None, Parameter(pattern=whole(ID), description="Needed for a private table.")]


class Lobby(Controller):
    """Tables that can be found, and new ones."""

    path = "/tables"
    tags = ("tables",)

    @get(summary="Public tables that wait for players or can be watched; one of each host first.")
    async def lobby(self, viewer: str | None, services: Services, page: Page = 1) -> list[TableAnswer]:
        found = await services.store.read(lambda connection: tables.lobby(connection, page))
        return [TableAnswer.of(table, viewer) for table in found]

    @get("/mine", summary="Tables at which I sit.")
    async def mine(self, player: Player, services: Services) -> list[TableAnswer]:
        found = await services.store.read(lambda connection: tables.tables_of(connection, player.id))
        return [TableAnswer.of(table, player.id) for table in found]

    @post(
        summary="Open a table; with bots on all other seats it can start at once.",
        opt={COST: COST_OF_A_DEAL},
    )
    async def open_table(self, data: NewTable, player: Player, services: Services) -> TableAnswer:
        limits = services.table_limits

        def change(connection: Any) -> tables.Table:
            table = tables.open_table(connection, player, data.options(), data.bots, limits)
            return dealing.start(connection, table.id, player) if data.start else table

        table = await (services.rooms.deal(change) if data.start else services.watchers.change(change))
        return TableAnswer.of(table, player.id)


class OneTable(Controller):
    """What can be done at a table."""

    path = "/tables/{table_id:str}"
    tags = ("tables",)

    @get(summary="A table as it stands.")
    async def show(
        self, table_id: str, viewer: str | None, services: Services, invitation: Invitation = None
    ) -> TableAnswer:
        table = await services.watchers.table(table_id)
        if not table.is_visible_to(viewer, invitation):
            raise Refusal("no-such-table", 404)
        return TableAnswer.of(table, viewer)

    @post("/players", summary="Sit down.")
    async def join(self, table_id: str, data: Joining, player: Player, services: Services) -> TableAnswer:
        seat = None if data.seat is None else parse_seat(data.seat, 4)
        table = await services.watchers.change(
            lambda connection: tables.join(
                connection,
                table_id,
                player,
                seat,
                data.invitation,
                data.contribution,
                services.table_limits,
            )
        )
        return TableAnswer.of(table, player.id)

    @delete("/players/me", summary="Stand up, before the game or after it.", status_code=200)
    async def leave(self, table_id: str, player: Player, services: Services) -> TableAnswer:
        table = await services.watchers.change(
            lambda connection: tables.leave(connection, table_id, player)
        )
        return TableAnswer.of(table, player.id)

    @put("/word", summary="Add a word to the next shuffle, in answer to the commitment that I have seen.")
    async def add_word(
        self, table_id: str, data: Contribution, player: Player, services: Services
    ) -> TableAnswer:
        table = await services.watchers.change(
            lambda connection: tables.contribute(connection, table_id, player, data)
        )
        return TableAnswer.of(table, player.id)

    @put("/bots", summary="Let a bot sit down on a free seat, or (null) stand up again.")
    async def seat_bot(
        self, table_id: str, data: SeatingBot, player: Player, services: Services
    ) -> TableAnswer:
        seat = parse_seat(data.seat, 4)
        table = await services.watchers.change(
            lambda connection: tables.seat_bot(connection, table_id, player, seat, data.bot)
        )
        return TableAnswer.of(table, player.id)

    @post(
        "/games",
        summary="Deal: the first game by the host, another one (seats swapped) by anybody there.",
        opt={COST: COST_OF_A_DEAL},
    )
    async def deal(self, table_id: str, player: Player, services: Services) -> TableAnswer:
        limits = services.table_limits
        table = await services.rooms.deal(
            lambda connection: dealing.deal(connection, table_id, player, limits)
        )
        return TableAnswer.of(table, player.id)


@get(
    "/bots",
    summary="The bots one can play against, from gentle to strong, then home-made ones.",
    tags=["tables"],
)
async def list_bots() -> list[BotAnswer]:
    return [BotAnswer(bot, describe(bot), games_of(bot)) for bot in opponents()]
