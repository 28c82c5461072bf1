"""Gnomes: won in the open, where Giants find them."""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import win_card


class Gnomes(Faction):
    """Gnomes collected in phase 2 lie in the winner's display until the end."""

    def __init__(self) -> None:
        super().__init__(
            "Gn",
            "Gnomes",
            "Gnome",
            box="Claim 2",
            values=(1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9),
            paired_with="Gi",
        )

    def ignores_score_piles(self) -> bool:
        return True

    def collects(self, card: Card, player: Seat, state: State) -> bool:
        if state.phase != 2:
            return False
        win_card(state, card, state.trick, state.seats[state.winner].display, self.code)
        return True
