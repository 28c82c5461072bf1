"""The Bridge: only the whole kingdom counts."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Place
from claimant.claim.state import State
from claimant.tabletop.reason import NUMBER, PLACE, SEAT, Reason, define_reasons
from claimant.tabletop.seats import seat_letter

define_reasons(
    {
        "bridge": {"place": PLACE, "who": SEAT, "most": NUMBER, "fewer": NUMBER},
    }
)


class Bridge(Place):
    """The player with the most complete sets, one card of every faction, wins; only a tie is put to the
    vote.
    """

    def __init__(self) -> None:
        super().__init__("Bridge", "Bridge", "building")

    def judges_by(self, card: Card) -> i64:
        return card.faction.index

    def verdict(self, state: State) -> i64:
        difference = self._sets(0, state) - self._sets(1, state)
        if difference == 0:
            return -1
        return 0 if difference > 0 else 1

    def explains(self, state: State) -> list[Reason]:
        if state.verdict_by != self.code:
            return []
        winner = state.verdict
        loser = state.after(winner)
        numbers = {"most": self._sets(winner, state), "fewer": self._sets(loser, state)}
        return [Reason("bridge", {"place": self.code, "who": seat_letter(winner), **numbers})]

    def _sets(self, seat: i64, state: State) -> i64:
        pile = state.seats[seat].score_pile
        return min([count_bits(pile.of(faction)) for faction in state.rules.factions])
