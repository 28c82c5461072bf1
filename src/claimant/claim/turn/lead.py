"""Who leads the next trick; the trick that was is cleared away."""

from __future__ import annotations

from claimant.claim.events import LEAD_PASSED, Event
from claimant.claim.state import NO_SEAT, State
from claimant.claim.verbs import let_lead


def pass_lead(state: State) -> None:
    leader = state.winner
    cause = "lead"
    for power in state.rules.leads:
        named = power.leads(leader, state)
        if named != leader:
            leader = named
            cause = power.code
    let_lead(state, leader)
    if state.log is not None:
        state.log.append(Event(LEAD_PASSED, cause, leader, []))
    for seat in state.seats:
        seat.played = None
    state.led = None
    state.played = 0
    state.last_winner = state.winner
    state.winner = NO_SEAT
    state.taken = 0
    state.top_offered = False
    state.trick_number += 1
