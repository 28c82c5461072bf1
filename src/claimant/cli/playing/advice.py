"""What a strong player would do in a seat's place, and why.

It is derived from the view of that seat and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from claimant.bots import LEVELS, NAMES, make_bot
from claimant.bots.searching import SearchingBot
from claimant.cli.playing.opponents import answer_of, bot_name
from claimant.tabletop.limit import Limit
from claimant.tabletop.message import Message

BEST_BOT = LEVELS[-1]
SEED = 0

OUTCOMES = {1: "win", 0: "shared", -1: "loss"}
"""What comes out with best play on both sides."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say how good it finds each action."""

    def advise(self, view: Any, legal: Sequence[Any]) -> Sequence[tuple[Any, float]]:
        """The legal actions, the one that it would choose first, each with its chance to win."""
        ...


@dataclass(frozen=True)
class Advice:
    """What to do, in notation, and what speaks for it."""

    action: str
    bot: str
    is_only: bool = False
    chances: list[tuple[str, float]] = field(default_factory=list)
    """The actions with their chances to win, the best first; empty if the bot does not report them."""
    outcome: int | None = None
    """The certain outcome, if it was solved: 1 a victory, 0 a shared one, -1 a defeat."""


class AnyView(Protocol):
    """A view of any game, for callers that only need the legal actions."""

    @property
    def legal(self) -> Sequence[object]: ...


def bots_advice(view: AnyView, game: str, bot: str = BEST_BOT, limit: Limit | None = None) -> Advice:
    """What a bot would do in this seat's place."""
    legal = view.legal
    if len(legal) == 1:
        return Advice(str(legal[0]), bot, is_only=True)
    adviser = make_bot(bot, game, SEED, limit)
    if isinstance(adviser, SearchingBot):
        solution = adviser.solution(view, legal)
        if solution is not None:
            return Advice(str(solution[0]), bot, outcome=solution[1])
    # A home-made bot is asked for its choice alone: whatever else it can do, it has promised nothing more.
    if bot in NAMES and isinstance(adviser, Adviser):
        chances = [(str(action), chance) for action, chance in adviser.advise(view, legal)]
        return Advice(chances[0][0], bot, chances=chances)
    return Advice(answer_of(bot, adviser, legal, view), bot)


def advised(advice: Advice, answers: Mapping[str, Message]) -> Message:
    """A bot's advice and its reasons; `answers` are the legal actions, as messages."""
    action = answers[advice.action]
    if advice.is_only:
        return Message("hint-only", {"action": action})
    if advice.outcome is not None:
        return Message(f"hint-solved-{OUTCOMES[advice.outcome]}", {"action": action})
    if not advice.chances:
        return Message("hint-choice", {"action": action, "bot": bot_name(advice.bot)})
    (_, chance), (other, less), *_ = advice.chances
    parameters: dict[str, object] = {
        "action": action,
        "percent": percentage(chance),
        "other": answers[other],
        "less": percentage(less),
    }
    return Message("hint-chance", parameters)


def percentage(chance: float) -> int:
    return round(100 * chance)
