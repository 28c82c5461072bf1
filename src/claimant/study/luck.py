"""What chance and what decisions contribute: how likely each side wins, hands open and the deck unknown.

All sides are imagined to go on by common sense. Where the ending can be solved, values are exact instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec

from claimant.claim.actions import Action
from claimant.claim.game import Game
from claimant.claim.search.solver import Solution
from claimant.claim.search.world import ClaimWorld, MoveCodes
from claimant.claim.state import State
from claimant.claim.turn.flow import apply, legal_actions
from claimant.study.endings import win_of
from claimant.study.finish import winning_sides
from claimant.study.values import MOST_SEATS, short
from claimant.tabletop.chance import Chance
from claimant.tabletop.world import ALWAYS

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
    """The number of the action before which it happened, or which it was."""
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


class Ledger:
    """Keeps account of a game, from the deal to the result."""

    def __init__(self, game: Game, horizon: int, turns: list[Turn]) -> None:
        self.horizon = horizon
        self.sides = int(game.rules.sides)
        self.numbers = MoveCodes(game.rules)
        self.turns = turns
        """What has been noted so far, perhaps by another ledger."""
        self.wins = turns[-1].wins if turns else tuple([short(1 / self.sides)] * self.sides)
        self._is_exact = any(turn.cause == FORESIGHT for turn in turns)
        self._drawn = -1

    def __repr__(self) -> str:
        return f"<Ledger: {len(self.turns)} turns>"

    def before(self, game: Game, number: int, solution: Solution | None) -> None:
        """The moment before an action: what chance has done since the last one."""
        state = game.state
        drawn, before = int(state.deck.drawn), self._drawn
        self._drawn = drawn
        if solution is not None and solution.score is not None:
            self._note_exact(game, number, solution)
        elif drawn != before:
            cause = DEAL if before < 0 else DECK
            self._note(cause, number, None, self._estimate(state, "", 0, number))

    def passed(self, game: Game) -> None:
        """The moment before an action that has been noted already."""
        self._drawn = int(game.state.deck.drawn)

    def _note_exact(self, game: Game, number: int, solution: Solution) -> None:
        assert solution.score is not None
        if not self._is_exact:
            self._is_exact = True
            wins = _of_both(win_of(solution.score), game.sides[solution.seat])
            self._note(FORESIGHT, number, None, wins)

    def decided(self, game: Game, number: int, seat: int, action: str, solution: Solution | None) -> None:
        """An action: what it has contributed. The game stands before it."""
        if solution is not None and solution.score is not None:
            score = dict(solution.actions)[action]
            assert score is not None
            wins = _of_both(win_of(score), game.sides[seat])
        else:
            wins = self._estimate(game.state, action, seat, number)
        self._note(DECISION, number, seat, wins)

    def ended(self, game: Game) -> None:
        """The result."""
        winners = winning_sides(game)
        wins = tuple([1 / len(winners) if side in winners else 0.0 for side in range(self.sides)])
        self._note(RESULT, len(game.actions), None, wins)

    def _note(self, cause: str, number: int, seat: int | None, wins: tuple[float, ...]) -> None:
        wins = tuple([short(win) for win in wins])
        change = tuple([short(now - before) for now, before in zip(wins, self.wins, strict=True)])
        self.wins = wins
        self.turns.append(Turn(cause, number, seat, wins, change))

    def _estimate(self, state: State, action: str, seat: int, number: int) -> tuple[float, ...]:
        """How likely each side wins, perhaps after an action, if the deck were shuffled anew."""
        chance = Chance(number + 1)
        into = vec[float]([0.0] * MOST_SEATS)
        sums = [0.0] * self.sides
        for _ in range(PLAYOUTS):
            there = shuffled(state, chance)
            if action:
                apply(there, _action(there, action, seat), seat)
            world = ClaimWorld(there, 0, self.numbers)
            if there.phase == state.phase:
                world.play_out(ALWAYS, self.horizon, chance)
            world.rewards(into)
            for side in range(self.sides):
                # The first seats stand for their sides: partners win together.
                sums[side] += into[side]
        return tuple([total / PLAYOUTS for total in sums])


def _of_both(win: float, side: int) -> tuple[float, ...]:
    """The win probabilities of two sides, from that of one of them."""
    return (win, 1 - win) if side == 0 else (1 - win, win)


def _action(state: State, text: str, seat: int) -> Action:
    """The legal action of a seat that is written so."""
    return next(action for action in legal_actions(state, state.seats[seat]) if str(action) == text)


def shuffled(state: State, chance: Chance) -> State:
    """The same position with the cards that lie in the deck in another order."""
    there = state.copy()
    deck = there.deck
    start = int(deck.drawn) + int(there.top_offered)
    cards = list(deck.cards)
    for last in range(int(deck.end) - 1, start, -1):
        chosen = start + int(chance.below(last - start + 1))
        cards[last], cards[chosen] = cards[chosen], cards[last]
    deck.cards = cards
    return there
