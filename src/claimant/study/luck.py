"""What chance and what decisions contribute: how likely each side wins, hands open and the deck unknown.

All sides are assumed to continue by common sense. Where the ending can be solved, values are exact instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec

from claimant.claim.search.solver import Solution
from claimant.study.endings import win_of
from claimant.study.finish import winning_sides
from claimant.study.values import MOST_SEATS, Judge, judged_by_world, short
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.world import World

PLAYOUTS: Final = 240
DEAL: Final = "deal"
DECK: Final = "deck"
DECISION: Final = "decision"
FORESIGHT: Final = "foresight"
"""What could be seen only when phase 2 began and everything was known."""
RESULT: Final = "result"


@dataclass(frozen=True)
class Turn:
    """One change of the win probabilities: what caused it, at which action, and where they stood then."""

    cause: str
    number: int
    """The number of the action that caused it, or before which it happened."""
    seat: int | None
    wins: tuple[float, ...]
    """Of each side, after it."""
    change: tuple[float, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "cause": self.cause,
            "number": self.number,
            "seat": self.seat,
            "wins": list(self.wins),
            "change": list(self.change),
        }


class Outlook:
    """A game as luck sees it: all hands are open, but what chance will still do is unknown."""

    playouts = PLAYOUTS
    """For one estimate."""
    judge: Judge = staticmethod(judged_by_world)

    def mark(self, game: TabletopGame) -> int:
        """A number that changes whenever chance does something."""
        raise NotImplementedError

    def playouts_after(self, game: TabletopGame, action: str, seat: int) -> Callable[[Chance], World]:
        """Playouts by common sense, after an action if one is given, with chance still to decide."""
        raise NotImplementedError


class Ledger:
    """Keeps account of a game, from the deal to the result."""

    def __init__(self, outlook: Outlook, sides: int, turns: list[Turn]) -> None:
        self.outlook = outlook
        self.sides = sides
        self.turns = turns
        """What has been recorded so far, possibly by another ledger."""
        self.wins = turns[-1].wins if turns else tuple([short(1 / sides)] * sides)
        self._is_exact = any(turn.cause == FORESIGHT for turn in turns)
        self._mark: int | None = None

    def __repr__(self) -> str:
        return f"<Ledger: {len(self.turns)} turns>"

    def before(self, game: TabletopGame, number: int, solution: Solution | None) -> None:
        """The moment before an action: what chance has done since the last one."""
        mark, before = self.outlook.mark(game), self._mark
        self._mark = mark
        if solution is not None and solution.score is not None:
            self._note_exact(game, number, solution)
        elif mark != before:
            cause = DEAL if before is None else DECK
            self._note(cause, number, None, self._estimate(game, "", 0, number))

    def passed(self, game: TabletopGame) -> None:
        """The moment before an action that has been noted already."""
        self._mark = self.outlook.mark(game)

    def _note_exact(self, game: TabletopGame, number: int, solution: Solution) -> None:
        assert solution.score is not None
        if not self._is_exact:
            self._is_exact = True
            wins = _of_both(win_of(solution.score), game.sides[solution.seat])
            self._note(FORESIGHT, number, None, wins)

    def decided(
        self, game: TabletopGame, number: int, seat: int, action: str, solution: Solution | None
    ) -> None:
        """Record the contribution of an action. The game is in the position before it."""
        if solution is not None and solution.score is not None:
            score = dict(solution.actions)[action]
            assert score is not None
            wins = _of_both(win_of(score), game.sides[seat])
        else:
            wins = self._estimate(game, action, seat, number)
        self._note(DECISION, number, seat, wins)

    def ended(self, game: TabletopGame) -> None:
        """The result."""
        winners = winning_sides(game)
        wins = tuple([1 / len(winners) if side in winners else 0.0 for side in range(self.sides)])
        self._note(RESULT, len(game.actions), None, wins)

    def _note(self, cause: str, number: int, seat: int | None, wins: tuple[float, ...]) -> None:
        wins = tuple([short(win) for win in wins])
        change = tuple([short(now - before) for now, before in zip(wins, self.wins, strict=True)])
        self.wins = wins
        self.turns.append(Turn(cause, number, seat, wins, change))

    def _estimate(self, game: TabletopGame, action: str, seat: int, number: int) -> tuple[float, ...]:
        """How likely each side is to win, optionally after an action, if chance were still to decide."""
        chance = Chance(number + 1)
        into = vec[float]([0.0] * MOST_SEATS)
        sums = [0.0] * self.sides
        play = self.outlook.playouts_after(game, action, seat)
        playouts = self.outlook.playouts
        for _ in range(playouts):
            self.outlook.judge(play(chance), into)
            for side in range(self.sides):
                # The first seats stand for their sides: partners win together.
                sums[side] += into[side]
        return tuple([total / playouts for total in sums])


def _of_both(win: float, side: int) -> tuple[float, ...]:
    """The win probabilities of two sides, from that of one of them."""
    return (win, 1 - win) if side == 0 else (1 - win, win)
