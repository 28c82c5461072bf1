"""Puzzles: which one to solve, and solving it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter
from msgspec.structs import replace

from claimant.claim.presets import PRESETS
from claimant.server.http import errors
from claimant.server.http.limits import visitor_of
from claimant.server.messages.puzzles import OPEN, SOLVED, PuzzleAnswer, PuzzleEntry, PuzzleHall, Solving
from claimant.server.messages.shapes import ID, whole
from claimant.server.ops.services import Services
from claimant.server.store.accounts import Player
from claimant.server.study import puzzles

FIRST_DECK = next(iter(PRESETS))
Deck = Annotated[str, Parameter(pattern=whole(ID), description="A ready-made deck.")]
Theme = Annotated[
    str | None,
    Parameter(pattern=whole(ID), description="What it is about: a theme, or the code of a faction."),
]


class Puzzles(Controller):
    """Endings with all cards open, in which only one action is right."""

    path = "/puzzles"
    tags = ("learn",)

    @get(summary="What there is to solve, the puzzle of the day, and how far I have come.")
    async def show_hall(self, viewer: str | None, services: Services) -> PuzzleHall:
        return await services.store.read(lambda connection: puzzles.hall(connection, viewer))

    @get(
        "/next",
        summary="The puzzle nearest to my rating that I have not tried.",
        responses=errors.described(404, 422),
    )
    async def find_next(
        self,
        viewer: str | None,
        services: Services,
        deck: Deck = FIRST_DECK,
        theme: Theme = None,
    ) -> PuzzleEntry:
        def look(connection: Any) -> PuzzleEntry:
            code = puzzles.next_code(connection, viewer, deck, theme)
            return puzzles.described(connection, code, viewer)

        return await services.store.read(look)

    @get("/{puzzle_id:str}", summary="A puzzle at its beginning.")
    async def show(
        self,
        puzzle_id: str,
        viewer: str | None,
        request: Request[Player | None, Any, Any],
        services: Services,
    ) -> PuzzleAnswer:
        return await _attempted(services, request, puzzle_id, viewer, Solving())

    @post(
        "/{puzzle_id:str}",
        summary="How my attempt stands after all that I did. The first that ends changes my rating.",
        status_code=200,
    )
    async def solve(
        self,
        puzzle_id: str,
        data: Solving,
        player: Player,
        request: Request[Player | None, Any, Any],
        services: Services,
    ) -> PuzzleAnswer:
        told = await _attempted(services, request, puzzle_id, player.id, data)
        if told.state == OPEN:
            return told
        is_solved = told.state == SOLVED
        told.count = await services.store.write(
            lambda connection: puzzles.count(connection, player.id, told.puzzle.code, is_solved)
        )
        return told


async def _attempted(
    services: Services,
    request: Request[Player | None, Any, Any],
    puzzle_id: str,
    viewer: str | None,
    data: Solving,
) -> PuzzleAnswer:
    # A missing puzzle costs no turn in the workshop. All puzzles are read when the first is requested.
    code = (await asyncio.to_thread(puzzles.find, puzzle_id[:40])).code
    work = partial(puzzles.attempted, code, data.actions, data.give_up)
    told: PuzzleAnswer = await services.replays.do(visitor_of(request), work)
    entry = await services.store.read(lambda connection: puzzles.described(connection, code, viewer))
    return replace(told, puzzle=entry)
