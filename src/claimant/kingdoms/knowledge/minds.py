"""Who knows what: all worlds that are possible for an observer with a perfect memory.

Cards of a faction are identical, and whatever returns to the pile is shuffled in. So a world is just two
hands; all other hidden cards are in the pile. A hand has at most two cards, so the possible worlds can
simply be listed, and are known exactly.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.kingdoms import bags
from claimant.kingdoms.bags import BAG, MOST_FACTIONS, unit
from claimant.kingdoms.state import HAND_SIZE, State
from claimant.tabletop.copying import Parts
from claimant.tabletop.seats import seat_letter

SPECTATOR: Final = 2
SECOND_HAND: Final = 28
"""A world is seat A's hand in the low bits, seat B's above: two bags in one number."""
SECOND: Final = 0x10000000


def hand_in(world: i64, seat: i64) -> i64:
    return world & BAG if seat == 0 else world >> SECOND_HAND


def in_hand(hand: i64, seat: i64) -> i64:
    """The part of a world that is a hand of this seat."""
    return hand if seat == 0 else hand * SECOND


def both_hands(world: i64) -> i64:
    return (world & BAG) + (world >> SECOND_HAND)


def all_hands(size: i64) -> list[int]:
    """Every hand of that many cards, in a fixed order: positions are written with it.

    >>> len(all_hands(2)), len(all_hands(1)), all_hands(0)
    (28, 7, [0])
    """
    if size == 0:
        return [0]
    hands = [int(unit(faction)) for faction in range(MOST_FACTIONS)]
    if size == 1:
        return hands
    return [one + other for place, one in enumerate(hands) for other in hands[place:]]


@final
@mypyc_attr(acyclic=True)
class Mind:
    """What a seat, or a spectator, can know. Each method is called before the thing happens."""

    owner: i64

    def __init__(self, owner: i64, worlds: set[int]) -> None:
        self.owner = owner
        self.worlds = worlds

    def __reduce__(self) -> Parts:
        return Mind, (self.owner, self.worlds)

    def __repr__(self) -> str:
        owner = "a spectator" if self.owner == SPECTATOR else f"seat {seat_letter(self.owner)}"
        return f"<Mind of {owner}: {len(self.worlds)} possible worlds>"

    def copy(self) -> Mind:
        return Mind(self.owner, self.worlds)

    def see_pile(self, unseen: i64, part: i64) -> None:
        """These cards are seen to come from the pile: it must have held them."""
        self.worlds = {world for world in self.worlds if bags.holds(unseen - both_hands(world), part)}

    def see_whether_pile_is_only(self, unseen: i64, faction: i64, only: bool) -> None:
        """It is seen whether the pile holds cards of one faction only."""
        self.worlds = {
            world for world in self.worlds if is_only(unseen - both_hands(world), faction) == only
        }

    def see_leave(self, seat: i64, faction: i64) -> None:
        """A card is seen to leave a hand."""
        card = unit(faction)
        gone = in_hand(card, seat)
        self.worlds = {world - gone for world in self.worlds if bags.holds(hand_in(world, seat), card)}

    def see_enter(self, seat: i64, faction: i64) -> None:
        """A card is seen to enter a hand."""
        more = in_hand(unit(faction), seat)
        self.worlds = {world + more for world in self.worlds}

    def draw(self, unseen: i64, seat: i64, faction: i64) -> None:
        """A seat draws the top card of the pile, which nobody else sees."""
        if seat == self.owner:
            self.see_pile(unseen, unit(faction))
            self.see_enter(seat, faction)
            return
        worlds: set[int] = set()
        for world in self.worlds:
            pile = unseen - both_hands(world)
            for other in range(MOST_FACTIONS):
                if bags.count(pile, other) > 0:
                    worlds.add(world + in_hand(unit(other), seat))
        self.worlds = worlds

    def exchange(self, unseen: i64, seat: i64, looked_at: i64, kept: i64) -> None:
        """A seat keeps two of the cards in its hand and those it took from the pile, and no others."""
        worlds: set[int] = set()
        for world in self.worlds:
            before = hand_in(world, seat)
            others = world - in_hand(before, seat)
            if seat == self.owner:
                worlds.add(others + in_hand(kept, seat))
                continue
            pile = unseen - both_hands(world)
            for hand in _hands_after(before, pile, looked_at):
                worlds.add(others + in_hand(hand, seat))
        self.worlds = worlds


def _hands_after(before: i64, pile: i64, looked_at: i64) -> set[int]:
    """The hands that can result from looking at this many cards of this pile."""
    total = bags.size(before) + looked_at
    hands: set[int] = set()
    for hand in all_hands(total if total < HAND_SIZE else HAND_SIZE):
        if bags.holds(before + pile, hand) and _added(hand, before) <= looked_at:
            hands.add(hand)
    return hands


def _added(hand: i64, before: i64) -> i64:
    """How many cards of a hand were not there before."""
    added: i64 = 0
    for faction in range(MOST_FACTIONS):
        more = bags.count(hand, faction) - bags.count(before, faction)
        if more > 0:
            added += more
    return added


def is_only(pile: i64, faction: i64) -> bool:
    """Does this pile hold cards of one faction only?"""
    return pile == bags.count(pile, faction) * unit(faction)


def open_mind(state: State, owner: i64) -> Mind:
    """A mind that knows its own hand and the open cards, and nothing about the past."""
    unseen = state.unseen()
    hands: list[list[int]] = []
    for seat in state.seats:
        hands.append([seat.hand] if seat.index == owner else all_hands(seat.hand_size))
    if owner == state.active:
        unseen -= state.sight
    return Mind(
        owner,
        {
            one + in_hand(other, 1)
            for one in hands[0]
            for other in hands[1]
            if bags.holds(unseen, one + other)
        },
    )
