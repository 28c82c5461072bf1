"""A player's own mistakes: what is due, and training one."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from claimant.server.messages.exercises import ExerciseAnswer, ExerciseHall, Training
from claimant.server.ops.services import Services
from claimant.server.store.accounts import Player
from claimant.server.study import exercises

Number = Annotated[
    int, Parameter(ge=0, le=1_000_000, description="The place of the decision among the actions.")
]


class Exercises(Controller):
    """The mistakes of the player in reviewed games."""

    path = "/me/exercises"
    tags = ("study",)

    @get(summary="What is due, what I get wrong most often, and which games nobody has reviewed yet.")
    async def show_hall(self, player: Player, services: Services) -> ExerciseHall:
        return await services.store.read(partial(exercises.hall, player=player.id))

    @get("/{game_id:str}/{number:int}", summary="The moment before a mistake, as I saw it then.")
    async def show(
        self, game_id: str, number: Number, player: Player, services: Services
    ) -> ExerciseAnswer:
        return await _shown(services, player, game_id, number, None)

    @post(
        "/{game_id:str}/{number:int}",
        summary="Do better. It counts when the exercise is due, and says when it comes back.",
        status_code=200,
    )
    async def train(
        self, game_id: str, number: Number, data: Training, player: Player, services: Services
    ) -> ExerciseAnswer:
        told = await _shown(services, player, game_id, number, data.action)
        told.result = await services.store.write(
            partial(exercises.answer, player=player.id, game=game_id, number=number, action=data.action)
        )
        return told


async def _shown(
    services: Services, player: Player, game: str, number: int, action: str | None
) -> ExerciseAnswer:
    row = await services.store.read(partial(exercises.find, player=player.id, game=game, number=number))
    room = await services.rooms.enter(game)
    return await asyncio.to_thread(exercises.shown, row, room.session.game, action)
