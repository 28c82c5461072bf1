"""Undead: they do not stay discarded."""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.verbs import win_card


class Undead(Faction):
    """An Undead played in phase 1 goes to the trick winner's score pile."""

    def __init__(self) -> None:
        super().__init__("Un", "Undead", "Undead", box="Claim", phase=1)

    def collects(self, card: Card, player: Seat, state: State) -> bool:
        win_card(state, card, state.trick, state.seats[state.winner].score_pile, self.code)
        return True
