"""Whether the findings of a search for one position can be reused for another."""

from __future__ import annotations

from claimant.claim.cards import CardSet
from claimant.claim.search.weights import live_cards
from claimant.claim.state import PLAY, Seat, State


def are_alike(one: State, other: State) -> bool:
    """Do two positions between tricks differ in nothing but who holds which card?"""
    if other.rules is not one.rules or one.asking != PLAY or other.asking != PLAY:
        return False
    if one.led is not None or other.led is not None or not live_cards(one).equals(live_cards(other)):
        return False
    for pile, other_pile in zip(one.reserves, other.reserves, strict=True):
        if pile.cards != other_pile.cards or pile.drawn != other_pile.drawn:
            return False
    for seat, other_seat in zip(one.seats, other.seats, strict=True):
        if not (
            seat.hand.size() == other_seat.hand.size()
            and seat.score_pile.equals(other_seat.score_pile)
            and seat.display.equals(other_seat.display)
        ):
            return False
    return True


def may_follow(earlier: State, later: State) -> bool:
    """May a position have arisen from another position of phase 2 in which cards were to be played?

    Then everything that was settled is unchanged, and the rest is where it could have gone.
    """
    if later.rules is not earlier.rules or earlier.asking != PLAY or later.asking != PLAY:
        return False
    live = live_cards(earlier)
    for pile, other in zip(earlier.reserves, later.reserves, strict=True):
        if pile.cards != other.cards or other.drawn < pile.drawn:
            return False
    for seat, other_seat in zip(earlier.seats, later.seats, strict=True):
        held = other_seat.hand.without(live)
        won = other_seat.score_pile.without(live)
        won.add_all(other_seat.display.without(live))
        had = seat.score_pile.without(live)
        had.add_all(seat.display.without(live))
        if not (held.is_empty() and won.equals(had)):
            return False
        # Nobody gets a card back that has been played.
        if not other_seat.hand.without(_could_hold(seat, earlier)).is_empty():
            return False
    return True


def _could_hold(seat: Seat, state: State) -> CardSet:
    """The cards of a hand, and those that can still come into it."""
    could = seat.hand.copy()
    for pile in state.reserves:
        for card in pile.remaining():
            could.add(card)
    return could
