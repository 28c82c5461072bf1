"""Positions that can be written down but not be played on from."""

from __future__ import annotations

from claimant.claim.playout import play_out
from claimant.claim.state import NO_SEAT, OVER, RECRUIT, State
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import NUMBER, Reason, all_of, define_reasons

define_reasons(
    {
        "unequal-hands": {"given": all_of(NUMBER)},
        "wrong-size-of-deck": {"right": NUMBER, "given": NUMBER},
        "deck-in-phase-2": {"given": NUMBER},
        "no-winner": {},
        "unplayable": {},
    }
)


def refuse_impossible(state: State) -> None:
    """Refuse a position from which no game could continue. Play need not be able to reach it."""
    if state.step == OVER:
        return
    if state.step == RECRUIT and (state.winner == NO_SEAT or state.taken >= state.players):
        raise NotationError(Reason("no-winner", {}), "winner")
    supply = state.deck.size() + state.prizes.size()
    if state.phase == 1:
        _refuse_wrong_supply(state, supply)
    elif supply:
        raise NotationError(Reason("deck-in-phase-2", {"given": supply}), "deck")
    trial = state.copy()
    try:
        play_out(trial, Chance(0))
    except (IndexError, AssertionError):
        raise NotationError(Reason("unplayable", {})) from None


def _refuse_wrong_supply(state: State, supply: int) -> None:
    to_go: list[int] = []
    for seat in state.seats:
        played = state.step != RECRUIT and seat.played is not None
        to_go.append(seat.hand.size() + (1 if played else 0))
    if min(to_go) != max(to_go):
        raise NotationError(Reason("unequal-hands", {"given": to_go}), "hand")
    right = state.players * to_go[0]
    if state.step == RECRUIT:
        right += state.players - state.taken
    if supply != right:
        raise NotationError(Reason("wrong-size-of-deck", {"right": right, "given": supply}), "deck")
