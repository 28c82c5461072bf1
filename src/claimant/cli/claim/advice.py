"""What a strong player would do in Claim, and the exact best action if everything is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from claimant.claim.formats.position import write_position
from claimant.claim.game import Game
from claimant.claim.knowledge.view import View
from claimant.claim.result import Result
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.solver import Solution, solve
from claimant.cli.playing.advice import BEST_BOT, OUTCOMES, SEED, Advice, bots_advice
from claimant.tabletop.chance import Chance
from claimant.tabletop.kind import Kind
from claimant.tabletop.limit import Limit
from claimant.tabletop.message import Listing, Message

PATIENCE = 3.0
"""So many seconds an exact answer may take, if nothing else is said."""


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


def claim_advice(
    view: View, bot: str = BEST_BOT, limit: Limit | None = None
) -> tuple[Advice, Certainty | None]:
    """What a bot would do; if the strongest is asked and everything is known, also the exact outcome."""
    if bot == BEST_BOT and len(view.legal) > 1:
        certain = certainty(view, limit or Limit(PATIENCE))
        if certain is not None:
            score = certain.solution.score
            assert score is not None
            return Advice(certain.best(), bot, outcome=score.outcome), certain
    return bots_advice(view, "claim", bot, limit), None


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
    """The result of a game after these actions; None if it is not over."""
    copied = game.copy()
    for action in line:
        copied.apply(action)
    return copied.result() if copied.is_over else None


def certainly(certain: Certainty, answers: Mapping[str, Message], kind: Kind) -> list[Message]:
    """An exact answer in sentences: what to do, what is equally good, and how the game ends then."""
    score = certain.solution.score
    assert score is not None
    best, *alike = [answers[action] for action, other in certain.solution.actions if other == score]
    all_alike = len(alike) + 1 == len(answers)
    key = "certain-any" if all_alike else "certain"
    told = [Message(f"{key}-{OUTCOMES[score.outcome]}", {"action": best})]
    if alike and not all_alike:
        told.append(Message("certain-alike", {"count": len(alike), "actions": Listing([*alike])}))
    result = certain.result()
    if result is not None:
        told.append(Message("best-play", {"ending": kind.explain(result).ending}))
    return told
