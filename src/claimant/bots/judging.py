"""Players that report how they judge a position, besides their choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol, TypeVar, cast, runtime_checkable

from claimant.tabletop.bot import Bot

Seen = TypeVar("Seen", contravariant=True)
Answer = TypeVar("Answer")


@runtime_checkable
class JudgingBot(Protocol[Seen, Answer]):
    """A bot that can give its choice together with the chance of winning that it sees in it."""

    def judge(self, view: Seen, legal: Sequence[Answer]) -> tuple[Answer, float | None]:
        """The choice, and its expected share of the victory from 0 to 1; None if it cannot say."""
        ...


def judged(bot: Bot[Any, Answer], view: object, legal: Sequence[Answer]) -> tuple[Answer, float | None]:
    """A bot's choice, and how it judges it; None if it does not say.

    >>> from claimant.bots import make_bot
    >>> from claimant.claim.game import Game
    >>> view = Game("claim", seed=7, first=0).view(0)
    >>> judged(make_bot("random", seed=1), view, view.legal)[1] is None
    True
    >>> 0 <= judged(make_bot("squire", seed=1), view, view.legal)[1] <= 1
    True
    """
    if len(legal) > 1 and _judges(type(bot)):
        judging = cast("JudgingBot[object, Answer]", bot)
        return judging.judge(view, legal)
    return bot.choose(view, legal), None


@cache
def _judges(kind: type) -> bool:
    """Do bots of this class judge? Python takes longer to find that out than some bots do to choose."""
    return issubclass(kind, JudgingBot)
