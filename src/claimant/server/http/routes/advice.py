"""Help for a player at the table: why an action is illegal, and what a strong player would do."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from claimant.server.http import errors
from claimant.server.messages.answers import fault_of
from claimant.server.messages.bodies import LONGEST_ACTION
from claimant.server.messages.games import Hint, WhyNot
from claimant.server.messages.shapes import visible, whole
from claimant.server.ops.services import Services
from claimant.server.play.rooms import Room
from claimant.server.reasons import Refusal
from claimant.server.store.accounts import Player
from claimant.tabletop.reason import Reason

Action = Annotated[
    str,
    Parameter(
        pattern=whole(visible(1, LONGEST_ACTION)), description="In the notation of the game, such as Kn3."
    ),
]


async def own_seat(services: Services, game: str, player: Player) -> tuple[Room, int]:
    """A player's own seat in a game."""
    room = await services.rooms.enter(game)
    seat = room.info.seat_of(player.id)
    if seat is None:
        raise Refusal("not-seated", 403)
    return room, seat


class Advice(Controller):
    """For the player's own seat, using only what can be seen from there."""

    path = "/games/{game_id:str}"
    tags = ("play",)

    @get(
        "/why-not",
        summary="Why may I not do this now?",
    )
    async def why_not(self, game_id: str, action: Action, player: Player, services: Services) -> WhyNot:
        room, seat = await own_seat(services, game_id, player)
        session = room.session
        if session.is_over:
            return WhyNot(fault_of(Reason("game-over", {})))
        if session.bots[seat] is not None:
            return WhyNot(fault_of(Reason("bot-plays", {})))
        reason = session.game.why_not(action, seat)
        return WhyNot(None if reason is None else fault_of(reason))

    @get(
        "/hint",
        summary="What would the strongest bot do in my place, seeing what I see?",
        responses=errors.described(409),
    )
    async def hint(self, game_id: str, player: Player, services: Services) -> Hint:
        room, seat = await own_seat(services, game_id, player)
        return await services.hints.find(room, seat, services.visitors.find(player.id))
