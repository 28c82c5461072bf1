"""The Monastery: greed loses."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.tabletop.reason import NUMBER, PLACE, SEAT, Reason, define_reasons
from claimant.tabletop.seats import seat_letter

define_reasons(
    {
        "monastery": {"place": PLACE, "who": SEAT, "most": NUMBER, "fewer": NUMBER},
    }
)


class Monastery(Place):
    """A player who has won at least twice as many cards as the opponent loses."""

    def __init__(self) -> None:
        super().__init__("Monastery", "Monastery", "building")

    def judges_by(self, card: Card) -> i64:
        return 0

    def verdict(self, state: State) -> i64:
        for seat in state.seats:
            other = state.seats[state.after(seat.index)]
            mine = seat.score_pile.size()
            if mine > 0 and mine >= 2 * other.score_pile.size():
                return other.index
        return -1

    def explains(self, state: State) -> list[Reason]:
        if state.verdict_by != self.code:
            return []
        winner = state.seats[state.verdict]
        loser = state.seats[state.after(winner.index)]
        sizes = {"most": loser.score_pile.size(), "fewer": winner.score_pile.size()}
        return [Reason("monastery", {"place": self.code, "who": seat_letter(loser.index), **sizes})]
