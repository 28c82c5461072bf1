"""Positions that can be written down but not be played on from."""

from __future__ import annotations

from claimant.claim.playout import play_out
from claimant.claim.state import NO_SEAT, OVER, RECRUIT, State
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import Reason, define_reasons

define_reasons(
    {
        "unequal-hands": "In phase 1 everybody has the same number of tricks to go; here {given}.",
        "wrong-size-of-deck": (
            "In phase 1 deck and prizes hold a card for every seat and trick to go: {right}, not {given}."
        ),
        "deck-in-phase-2": "After phase 1 deck and prizes are used up; here {given} cards are left.",
        "no-winner": "A seat takes a card only when a trick has been won: say by whom, and who has taken.",
        "unplayable": "This position cannot come about in a game: it cannot be played to an end.",
    }
)


def refuse_impossible(state: State) -> None:
    """Refuse a position from which no game could go on. It need not be one that play can lead to."""
    if state.step == OVER:
        return
    if state.step == RECRUIT and (state.winner == NO_SEAT or state.taken >= state.players):
        raise NotationError(Reason("no-winner", {}), "winner")
    supply = state.deck.size() + state.prizes.size()
    if state.phase == 1:
        _refuse_wrong_supply(state, supply)
    elif supply:
        raise NotationError(Reason("deck-in-phase-2", {"given": str(supply)}), "deck")
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
        sizes = " and ".join(str(number) for number in to_go)
        raise NotationError(Reason("unequal-hands", {"given": sizes}), "hand")
    right = state.players * to_go[0]
    if state.step == RECRUIT:
        right += state.players - state.taken
    if supply != right:
        sizes_of = {"right": str(right), "given": str(supply)}
        raise NotationError(Reason("wrong-size-of-deck", sizes_of), "deck")
