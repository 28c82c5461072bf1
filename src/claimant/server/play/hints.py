"""Hints against bots: each position is analysed once, however often somebody asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

from claimant.server.messages.games import Advice, Hint
from claimant.server.play.bots import Thinkers
from claimant.server.play.rooms import Room
from claimant.server.play.visitors import Visitor
from claimant.server.reasons import Refusal
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import not_your_turn
from claimant.tabletop.reason import Reason

MOST_REMEMBERED = 1_000
Position = tuple[str, int, int]
"""A game, its version and a seat."""


class Hints:
    """Recent advice, by game, version and seat."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._asked: OrderedDict[Position, asyncio.Future[Advice]] = OrderedDict()

    async def find(self, room: Room, seat: int, visitor: Visitor) -> Hint:
        """Advice for a seat, derived from its view alone; it waits for its turn among the bots."""
        _check_asking(room, seat)
        session = room.session
        key = room.info.id, session.version, seat
        if key not in self._asked:
            view = session.game.view(seat).to_json()
            asked = asyncio.ensure_future(self.thinkers.advise(visitor, room.info.kind, view))
            asked.add_done_callback(partial(self._forget_if_failed, key))
            self._asked[key] = asked
            if len(self._asked) > MOST_REMEMBERED:
                self._asked.popitem(last=False)
        advice = await asyncio.shield(self._asked[key])
        return Hint(
            version=session.version,
            action=advice.action,
            bot=advice.bot,
            certain=advice.certain,
            chances=advice.chances,
            reasons=advice.reasons,
        )

    def _forget_if_failed(self, key: Position, asked: asyncio.Future[Advice]) -> None:
        """What failed is asked again, whether or not anybody waited for it."""
        if asked.cancelled() or asked.exception() is not None:
            self._asked.pop(key, None)


def _check_asking(room: Room, seat: int) -> None:
    session = room.session
    others = [sitting for number, sitting in enumerate(room.info.sittings) if number != seat]
    if room.info.options.rated or any(sitting.player is not None for sitting in others):
        raise Refusal("no-hints", 403)
    if session.is_over:
        raise IllegalAction(Reason("game-over", {}))
    if session.bots[seat] is not None:
        raise Refusal("bot-plays")
    asked = session.game.asked
    if seat not in asked:
        raise IllegalAction(not_your_turn(seat, asked))
