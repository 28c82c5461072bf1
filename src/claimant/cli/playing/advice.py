"""What a strong player would do in a seat's place, and why.

It is worked out from the view of that seat and from nothing else. The words stand in tables, as in
`telling`: to advise in another language, replace the tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from claimant.bots import LEVELS, NAMES, make_bot
from claimant.claim.formats.position import write_position
from claimant.claim.game import Game
from claimant.claim.knowledge.view import View
from claimant.claim.result import Result
from claimant.cli.claim.explaining import ending
from claimant.cli.claim.voice import Voice, capital, listed, within
from claimant.cli.playing.opponents import answer_of
from claimant.search.claim.imagine import Imagination
from claimant.search.claim.solver import Solution, solve
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit

BEST_BOT = LEVELS[-1]
PATIENCE = 3.0
"""So many seconds an exact answer may take, if nothing else is said."""
SEED = 0

ONLY = "There is no choice: {action}."
CHOICE = "{Action}: that is what {bot} would choose."
CHANCE = "{Action}: about {percent}% to win. Next best: {other}, about {less}%."
# By what comes out with best play on both sides: victory, shared victory, defeat.
CERTAIN = {
    1: "Everything is known now: {action} wins for sure.",
    0: "Everything is known now: {action} shares the victory for sure, and nothing wins it alone.",
    -1: "Everything is known now: best play beats every choice; {action} keeps it closest.",
}
CERTAIN_ANYWAY = {
    1: "Everything is known now: every choice wins, {action} for instance.",
    0: "Everything is known now: every choice shares the victory, {action} for instance.",
    -1: "Everything is known now: every choice loses to best play, {action} as well as any.",
}
ALIKE = {1: "{actions} is as good."}
SEVERAL_ALIKE = "{actions} are as good."
BEST_PLAY = "With best play on both sides: {ending}"


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say how good it finds each action."""

    def advise(self, view: Any, legal: Sequence[Any]) -> Sequence[tuple[Any, float]]:
        """The legal actions, the one that it would choose first, each with its chance to win."""
        ...


@dataclass(frozen=True)
class Certainty:
    """The only world that is possible for a seat, and what comes of every action in it."""

    game: Game
    solution: Solution

    def best(self) -> str:
        """The first of the best actions."""
        return next(action for action, score in self.solution.actions if score == self.solution.score)

    def result(self) -> Result | None:
        """How the game ends with best play on both sides, if the best line goes so far."""
        return result_of_line(self.game, self.solution.line)


@dataclass(frozen=True)
class Advice:
    """What to do, in notation, and what speaks for it."""

    action: str
    bot: str
    is_only: bool = False
    chances: list[tuple[str, float]] = field(default_factory=list)
    """The actions with their chances to win, the best one first; empty if the bot does not tell."""
    certain: Certainty | None = None


class AnyView(Protocol):
    """A view of any game, for somebody who only asks what may be done."""

    @property
    def legal(self) -> Sequence[object]: ...


def claim_advice(view: View, bot: str = BEST_BOT, limit: Limit | None = None) -> Advice:
    """Advice in Claim. Where the strongest bot is asked and everything is known, it is exact."""
    if bot == BEST_BOT and len(view.legal) > 1:
        certain = certainty(view, limit or Limit(PATIENCE))
        if certain is not None:
            return Advice(certain.best(), bot, certain=certain)
    return bots_advice(view, "claim", bot, limit)


def bots_advice(view: AnyView, game: str, bot: str = BEST_BOT, limit: Limit | None = None) -> Advice:
    """What a bot would do in this seat's place."""
    legal = view.legal
    if len(legal) == 1:
        return Advice(str(legal[0]), bot, is_only=True)
    adviser = make_bot(bot, game, SEED, limit)
    # A home-made bot is asked for its choice alone: whatever else it can do, it has promised nothing more.
    if bot in NAMES and isinstance(adviser, Adviser):
        chances = [(str(action), chance) for action, chance in adviser.advise(view, legal)]
        return Advice(chances[0][0], bot, chances=chances)
    return Advice(answer_of(bot, adviser, legal, view), bot)


def certainty(view: View, limit: Limit) -> Certainty | None:
    """The exact answer, if the viewer can know everything and the limit is not reached."""
    if view.rules.players != 2 or view.phase != 2:
        return None
    imagination = Imagination(view)
    if not imagination.is_certain:
        return None
    game = Game.from_position(write_position(imagination.world(Chance(SEED))))
    if game.to_act != view.seat:
        return None
    solution = solve(game.state.copy(), limit)
    return Certainty(game, solution) if solution.complete else None


def result_of_line(game: Game, line: Sequence[str]) -> Result | None:
    """The result of a game after these actions; None if it goes on."""
    twin = game.copy()
    for action in line:
        twin.apply(action)
    return twin.result() if twin.is_over else None


def in_words(advice: Advice, names: Mapping[str, str]) -> str:
    """What a bot advises, and why; `names` are the legal actions in words."""
    action = names[advice.action]
    if advice.is_only:
        return ONLY.format(action=action)
    if not advice.chances:
        return CHOICE.format(Action=capital(action), bot=advice.bot)
    (_, chance), (other, less), *_ = advice.chances
    return CHANCE.format(
        Action=capital(action), percent=percentage(chance), other=names[other], less=percentage(less)
    )


def certain_in_words(certain: Certainty, names: Mapping[str, str], voice: Voice) -> list[str]:
    """An exact answer in sentences: what to do, what is as good, and how the game ends then."""
    score = certain.solution.score
    assert score is not None
    best, *alike = [names[action] for action, other in certain.solution.actions if other == score]
    all_alike = len(alike) + 1 == len(names)
    lines = [(CERTAIN_ANYWAY if all_alike else CERTAIN)[score.outcome].format(action=best)]
    if alike and not all_alike:
        lines.append((ALIKE.get(len(alike)) or SEVERAL_ALIKE).format(actions=listed(alike)))
    result = certain.result()
    if result is not None:
        lines.append(BEST_PLAY.format(ending=within(ending(result, voice))))
    return lines


def percentage(chance: float) -> int:
    return round(100 * chance)
