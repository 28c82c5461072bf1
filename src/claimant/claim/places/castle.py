"""The Castle: numbers rule."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.tabletop.reason import NUMBER, PLACE, SEAT, Reason, define_reasons
from claimant.tabletop.seats import seat_letter

define_reasons(
    {
        "castle": {"place": PLACE, "who": SEAT, "most": NUMBER, "fewer": NUMBER},
    }
)


class Castle(Place):
    """The player who has won the most cards wins; only a tie is put to the vote."""

    def __init__(self) -> None:
        super().__init__("Castle", "Castle", "building")

    def judges_by(self, card: Card) -> i64:
        return 0

    def verdict(self, state: State) -> i64:
        difference = state.seats[0].score_pile.size() - state.seats[1].score_pile.size()
        if difference == 0:
            return -1
        return 0 if difference > 0 else 1

    def explains(self, state: State) -> list[Reason]:
        if state.verdict_by != self.code:
            return []
        winner = state.seats[state.verdict]
        loser = state.seats[state.after(winner.index)]
        sizes = {"most": winner.score_pile.size(), "fewer": loser.score_pile.size()}
        return [Reason("castle", {"place": self.code, "who": seat_letter(winner.index), **sizes})]
