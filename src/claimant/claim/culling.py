"""Won cards that leave the score piles before scoring, and which they were.

A place remembers a number for each side and faction: the bits of the cards that left, counted from the
faction's lowest card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction, Place
from claimant.claim.state import Seat, State
from claimant.claim.verbs import move_all
from claimant.tabletop.reason import CARD, NUMBER, PLACE, SEAT, Reason, Value, all_of, define_reasons
from claimant.tabletop.seats import seat_letter

FACTIONS: Final = 5
REMEMBERED: Final = 2 * FACTIONS
"""How many numbers a place remembers: places are for two sides and five factions."""

define_reasons(
    {
        "culled": {"place": PLACE, "who": SEAT, "number": NUMBER, "cards": all_of(CARD)},
    }
)


def cull(state: State, place: Place, seat: Seat, culled: CardSet) -> None:
    """Discard these cards of a seat's score pile."""
    move_all(state, culled, seat.score_pile, state.discard, place.code)
    for faction in state.rules.factions:
        bits = culled.of(faction)
        if bits != 0:
            bits = _first_of_equals(state, faction, bits)
            state.memory[_slot(place, seat.side, faction)] = bits // _lowest(faction)


def _first_of_equals(state: State, faction: Faction, bits: i64) -> i64:
    """Equal cards are interchangeable: remember the first ones, whichever they were."""
    found: i64 = 0
    while bits != 0:
        bit = bits & -bits
        bits &= bits - 1
        free = (state.rules.card_of(faction, bit).duplicates | bit) & ~found
        found |= free & -free
    return found


def tell_culled(state: State, place: Place) -> list[Reason]:
    """What a place has discarded from each seat; empty if it discarded nothing."""
    told: list[Reason] = []
    for seat in range(state.rules.sides):
        cards = [card.code for card in _culled(state, place, seat)]
        if cards:
            what: dict[str, Value] = {"number": len(cards), "cards": cards}
            told.append(Reason("culled", {"place": place.code, "who": seat_letter(seat), **what}))
    return told


def _culled(state: State, place: Place, side: i64) -> list[Card]:
    cards: list[Card] = []
    for faction in state.rules.factions:
        bits: i64 = state.memory[_slot(place, side, faction)] * _lowest(faction)
        while bits != 0:
            cards.append(state.rules.card_of(faction, bits & -bits))
            bits &= bits - 1
    return cards


def _slot(place: Place, side: i64, faction: Faction) -> i64:
    return place.slot + side * FACTIONS + faction.index


def _lowest(faction: Faction) -> i64:
    return faction.mask & -faction.mask
