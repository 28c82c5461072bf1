"""Exchanges: everybody hands over the chosen cards at the same moment."""

from __future__ import annotations

from claimant.claim.state import State
from claimant.claim.verbs import hand_over, move


def exchange(state: State, cause: str) -> None:
    """Every seat gives its chosen cards to the next one; each knows what it gave and received."""
    for giver in state.seats:
        receiver = state.seats[state.after(giver.index)]
        chosen = giver.own_choice()
        gifts = state.rules.listed(chosen)
        # With the first gift the rest of the hand gets out of sight; the others just follow it.
        hand_over(state, giver, receiver, gifts[0], cause)
        for card in gifts[1:]:
            move(state, card, giver.hand, receiver.hand, cause)
        # The gifts cross: what comes back, though it be an equal card, was never one of these.
        giver.known.remove_all(chosen)
    for giver in state.seats:
        giver.known.add_all(giver.own_choice())
