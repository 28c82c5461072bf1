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
        return card.faction is self and other.faction.code == "Gn" and card.value == other.value

    def on_trick_won(self, state: State) -> None:
        if state.trick.of(self) == 0:
            return
        winning_side = state.seats[state.winner].side
        for player in state.seats:
            card = player.played
            if card is not None and card.faction is self:
                for seat in state.seats:
                    if seat.side != winning_side:
                        self._chase_gnome(card.value, seat, state)

    def _chase_gnome(self, value: i64, seat: Seat, state: State) -> None:
        if not state.rules.of_value[value].meets(seat.display):
            return
        for gnome in state.rules.listed(seat.display):
            if gnome.value == value and gnome.faction.code == "Gn":
                move(state, gnome, seat.display, state.discard, self.code)
                return
