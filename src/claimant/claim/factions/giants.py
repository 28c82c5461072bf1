"""Giants: they chase Gnomes away."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import move


class Giants(Faction):
    """For each Giant in a trick of phase 2 its winner removes an equal Gnome of every opponent."""

    def __init__(self) -> None:
        super().__init__(
            "Gi",
            "Giants",
            "Giant",
            box="Claim 2",
            phase=2,
            values=(1, 1, 3, 3, 5, 5, 7, 7, 9),
            paired_with="Gn",
        )

    def ignores_score_piles(self) -> bool:
        return True

    def carries(self, state: State) -> i64:
        """Nothing: Gnomes declare where they are."""
        return 0

    def tells_apart(self, card: Card, other: Card) -> bool:
        return card.faction is self

    def chases(self, card: Card, other: Card) -> bool:
        return card.faction is self and other.faction is self.partner and card.value == other.value

    def on_trick_won(self, state: State) -> None:
        if (state.in_trick & self.flag) == 0:
            return
        winning_side = state.seats[state.winner].side
        for seat in state.seats:
            if seat.side != winning_side and not seat.display.is_empty():
                self._chase_gnomes(seat, state)

    def _chase_gnomes(self, seat: Seat, state: State) -> None:
        """For each Giant in the trick one equal Gnome of this seat."""
        gnomes = self.partner
        if gnomes is None:
            return
        for player in state.seats:
            card = player.played
            if card is not None and card.faction is self:
                equal = seat.display.of(gnomes) & state.rules.of_value[card.value].of(gnomes)
                if equal != 0:
                    gnome = state.rules.card_of(gnomes, equal & -equal)
                    move(state, gnome, seat.display, state.discard, self.code)
