"""Players that think ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, SupportsIndex, TypeVar

from claimant.bots.moment import chance_for
from claimant.search.ismcts import Judgement, Search
from claimant.tabletop.limit import Limit
from claimant.tabletop.numbers import whole
from claimant.tabletop.style import Style
from claimant.tabletop.world import NOT_SOLVED, Worlds

Seen = TypeVar("Seen")
Answer = TypeVar("Answer")


class SearchingBot(Generic[Seen, Answer]):
    """Draws worlds that its view allows and searches them within a limit.

    Where nothing is hidden it first tries to solve the position, in so many nodes; if its limit is a time,
    in half of it.
    """

    def __init__(
        self,
        worlds_of: Callable[[Seen], Worlds],
        style: Style,
        limit: Limit,
        solving: int,
        seed: SupportsIndex,
    ) -> None:
        self.worlds_of = worlds_of
        self.style = style
        self.limit = limit
        self.solving = solving
        self.seed = whole(seed, "A seed")

    def __repr__(self) -> str:
        return f"<SearchingBot: {self.limit}, seed {self.seed}>"

    def choose(self, view: Seen, legal: Sequence[Answer]) -> Answer:
        return legal[0] if len(legal) == 1 else self.judge(view, legal)[0]

    def judge(self, view: Seen, legal: Sequence[Answer]) -> tuple[Answer, float | None]:
        """The choice and its chance of winning; None if it was solved exactly."""
        deadline = self.limit.deadline()
        solved = self.solved(view, legal)
        if solved is not None:
            return solved, None
        return self._judged(view, legal, self.limit.rest(deadline, self.limit.steps), until_settled=True)[0]

    def solved(self, view: Seen, legal: Sequence[Answer]) -> Answer | None:
        """The best action, solved to the end; None if something is hidden or it would take long."""
        solution = self.solution(view, legal)
        return None if solution is None else solution[0]

    def solution(self, view: Seen, legal: Sequence[Answer]) -> tuple[Answer, int | None] | None:
        """The same with its outcome: 1 a victory, 0 a shared one, -1 a defeat; None if it is unknown."""
        if self.solving <= 0:
            return None
        worlds = self.worlds_of(view)
        seconds = self.limit.seconds
        solved = worlds.solve(Limit(None if seconds is None else seconds / 2, self.solving))
        if not solved:
            return None
        return named(solved, legal), None if worlds.outcome == NOT_SOLVED else int(worlds.outcome)

    def advise(self, view: Seen, legal: Sequence[Answer]) -> list[tuple[Answer, float]]:
        """The legal actions, the best first, each with the chance of winning that it promises."""
        return self._judged(view, legal, self.limit, until_settled=False)

    def _judged(
        self, view: Seen, legal: Sequence[Answer], limit: Limit, until_settled: bool
    ) -> list[tuple[Answer, float]]:
        search = Search(self.worlds_of(view), self.style, chance_for(self.seed, legal))
        search.run(limit, until_settled)
        judged = sorted(search.judgements(), key=_by_merit)
        return [(named(judgement.action, legal), judgement.value) for judgement in judged]


def _by_merit(judgement: Judgement) -> tuple[int, float]:
    """The move tried most often is best; of equal ones the more successful."""
    return -judgement.visits, -judgement.value


def named(text: str, legal: Sequence[Answer]) -> Answer:
    """The legal action that is written so."""
    return next(action for action in legal if str(action) == text)
