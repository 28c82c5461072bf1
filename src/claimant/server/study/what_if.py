"""What if: a finished game played on from one of its moments, against bots. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from claimant.games import kind_of, read_record
from claimant.lessons.play import Turn
from claimant.server.messages.bodies import WhatIf
from claimant.server.messages.reviews import WhatIfAnswer
from claimant.server.ops.workshop import Workshop
from claimant.server.play import updates
from claimant.server.play.bots import Thinkers
from claimant.server.play.games import result_of
from claimant.server.play.tables import check_opponent
from claimant.server.play.visitors import Visitor
from claimant.server.study.moments import BETWEEN, rewound, turn_of
from claimant.study.finish import winning_sides
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat


class Stand(NamedTuple):
    """The state: for the player, and for a bot if it is a bot's turn."""

    answer: WhatIfAnswer
    kind: str
    bot: int | None
    view: dict[str, object]


async def play_on(workshop: Workshop, thinkers: Thinkers, visitor: Visitor, wanted: WhatIf) -> WhatIfAnswer:
    """Continue from a moment: the player's actions, and then the bots until the player must decide."""
    line = list(wanted.line)
    while True:
        work = partial(stand, wanted, line)
        now = await workshop.do(visitor, work)
        check_opponent(now.kind, wanted.bot)
        if now.bot is None:
            return now.answer
        action = await thinkers.choose(visitor, now.kind, wanted.bot, len(line), now.view)
        line.append(f"{seat_letter(now.bot)}{BETWEEN}{action}")


def stand(wanted: WhatIf, line: Sequence[str]) -> Stand:
    """The state of a game after a number of its own actions and those of a new line."""
    told = read_record(wanted.record)
    winning_sides(told)
    player = parse_seat(wanted.seat, told.seats)
    game = rewound(told, wanted.at)
    turns = [turn_of(game, entry) for entry in line]
    others = [seat for seat in game.asked if seat != player]
    bot = others[0] if others and player not in game.asked else None
    return Stand(
        _told(game, turns, player, line, wanted.bot),
        kind_of(game).code,
        bot,
        {} if bot is None else game.view(bot).to_json(),
    )


def _told(
    game: TabletopGame, turns: list[Turn], player: int, line: Sequence[str], bot: str
) -> WhatIfAnswer:
    seen = updates.seen_by(game, player)
    shown = max((at for at, turn in enumerate(turns) if turn.seat == player), default=0)
    return WhatIfAnswer(
        kind=kind_of(game).code,
        you=seat_letter(player),
        line=list(line),
        version=len(turns),
        rewound=False,
        steps=updates.steps_of_turns(game, turns, player, shown),
        view=seen.view,
        question=seen.question,
        answers=seen.answers,
        votes=seen.votes,
        bots=[None if seat == player else bot for seat in range(game.seats)],
        offer=None,
        outcome=result_of(game),
        verdict=updates.verdict_of(game),
    )
