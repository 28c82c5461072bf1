"""Who leads the next trick; the trick that was is cleared away."""

from __future__ import annotations

from claimant.claim.state import NO_SEAT, State
from claimant.claim.verbs import pass_lead_to


def pass_lead(state: State) -> None:
    leader = state.winner
    cause = "lead"
    for power in state.hooks.leads:
        named = power.leads(leader, state)
        if named != leader:
            leader = named
            cause = power.code
    pass_lead_to(state, leader, cause)
    state.clear_trick()
    state.last_winner = state.winner
    state.winner = NO_SEAT
    state.taken = 0
    state.top_offered = False
    state.trick_number += 1
