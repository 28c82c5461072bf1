"""Gnomes: won in the open, where Giants find them."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import win_card


class Gnomes(Faction):
    """Gnomes collected in phase 2 stay in the winner's display until the end."""

    def __init__(self) -> None:
        super().__init__(
            "Gn",
            "Gnomes",
            "Gnome",
            box="Claim 2",
            phase=2,
            values=(1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9),
            paired_with="Gi",
        )

    def ignores_score_piles(self) -> bool:
        return True

    def carries(self, state: State) -> i64:
        """How many of each value are in each display."""
        number: i64 = 0
        for seat in state.seats:
            value: i64 = 1
            while value <= 9:
                same = state.rules.of_value[value].of(self)
                number = 4 * number + count_bits(seat.display.of(self) & same)
                value += 2
        return number

    def tells_apart(self, card: Card, other: Card) -> bool:
        return card.faction is self

    def collects(self, card: Card, player: Seat, state: State) -> bool:
        win_card(state, card, state.trick, state.seats[state.winner].display, self.code)
        return True
