"""Where the cards that a viewer has not located can be, with all consequences."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from claimant.claim import zones
from claimant.claim.cards import CardSet, Pile
from claimant.claim.state import Seat, State


@final
@mypyc_attr(acyclic=True)
class Group:
    """Cards in the same zone that the viewer cannot tell apart, during deduction."""

    zone: i64
    seat: i64
    count: i64

    def __init__(self, zone: i64, seat: i64, count: i64, candidates: CardSet) -> None:
        self.zone = zone
        self.seat = seat
        self.count = count
        self.candidates = candidates

    def lies_with(self, other: Group) -> bool:
        """Are both in the same zone, and could their cards be the same ones?"""
        same_place = self.zone == other.zone and self.seat == other.seat
        return same_place and self.candidates.equals(other.candidates)


def worked_out(state: State, viewer: Seat | None, known: CardSet) -> list[Group]:
    """The groups of cards that a viewer cannot see, each with the cards that could really be there."""
    groups = _groups(state, viewer, known)
    _exclude_impossible(groups)
    return groups


def _groups(state: State, viewer: Seat | None, known: CardSet) -> list[Group]:
    rules = state.rules
    unplaced = rules.everything.without(known)
    ordinary = unplaced.without(rules.reserve_cards)
    reserved = unplaced.shared_with(rules.reserve_cards)
    groups: list[Group] = []
    for seat in state.seats:
        if seat is not viewer:
            _add_hand(groups, state, seat, known, ordinary, reserved)
            _add(groups, zones.FOLLOWERS, seat.index, seat.followers.without(known).size(), ordinary)
            _add_buried(groups, state, seat, ordinary)
    _add(groups, zones.DECK, -1, _unseen(state.deck, known), ordinary)
    _add(groups, zones.BOX, -1, state.box.without(known).size(), unplaced.shared_with(rules.undealt_cards))
    for faction in rules.factions:
        if faction.pile >= 0:
            reserve = reserved.shared_with(rules.of_factions(faction.flag))
            _add(groups, zones.RESERVE, -1, _unseen(state.reserves[faction.pile], known), reserve)
    if viewer is not None and viewer.secrets is not None:
        _follow_traces(groups, state, viewer, viewer.secrets.lost_track.without(known))
    return groups


def _add(groups: list[Group], zone: i64, seat: i64, count: i64, candidates: CardSet) -> None:
    if count > 0:
        groups.append(Group(zone, seat, count, candidates.copy()))


def _add_hand(
    groups: list[Group], state: State, seat: Seat, known: CardSet, ordinary: CardSet, reserved: CardSet
) -> None:
    """Everybody sees from which pile a card was drawn, and who did not follow holds none of the faction."""
    rules = state.rules
    hand = seat.hand.without(known)
    drawn = hand.shared_with(rules.reserve_cards)
    held = ordinary if seat.lacks == 0 else ordinary.without(rules.of_factions(seat.lacks))
    _add(groups, zones.HAND, seat.index, hand.size() - drawn.size(), held)
    if not drawn.is_empty():
        for faction in rules.factions:
            own = rules.of_factions(faction.flag)
            _add(groups, zones.HAND, seat.index, drawn.shared_with(own).size(), reserved.shared_with(own))


def _add_buried(groups: list[Group], state: State, seat: Seat, ordinary: CardSet) -> None:
    """Each buried card is a group, for its owner was known to lack other factions each time."""
    secrets = seat.secrets
    if secrets is not None:
        for lacks in secrets.buried_lacks:
            candidates = ordinary.without(state.rules.of_factions(lacks))
            buried = Group(zones.BURIED, seat.index, 1, candidates)
            if groups and groups[-1].lies_with(buried):
                groups[-1].count += 1
            else:
                groups.append(buried)


def _unseen(pile: Pile, known: CardSet) -> i64:
    """How many cards of a pile the viewer does not know."""
    count: i64 = 0
    for card in pile.remaining():
        if not known.has(card):
            count += 1
    return count


def _follow_traces(groups: list[Group], state: State, viewer: Seat, lost_track: CardSet) -> None:
    """Cards that the viewer has lost track of in a hand are still there, or buried by its owner: nowhere
    else.
    """
    for seat in state.seats:
        if seat is not viewer:
            with_seat = seat.hand.copy()
            hiding = seat.secrets
            if hiding is not None:
                with_seat.add_all(hiding.buried)
            with_seat.keep_only(lost_track)
            for group in groups:
                if group.seat != seat.index or group.zone == zones.FOLLOWERS:
                    group.candidates.remove_all(with_seat)


def _exclude_impossible(groups: list[Group]) -> None:
    """Remove impossible cards from the candidates of every group.

    Given one way to distribute the cards, a card can also be in another group if a chain of exchanges leads
    from there back to its current one.
    """
    cards = CardSet()
    spare: i64 = 0
    for group in groups:
        cards.add_all(group.candidates)
        spare -= group.count
    if _all_alike(groups, cards):
        return
    # In a scene cards may be nowhere, and any of them could be.
    spare += cards.size()
    places = [*groups, Group(-1, -1, spare, cards)]
    held = _distributed(places, cards.copy())
    if held is None:
        return
    possible = [_within_reach(taker, places, held) for taker in range(len(groups))]
    for taker in range(len(groups)):
        groups[taker].candidates.keep_only(possible[taker])


def _all_alike(groups: list[Group], cards: CardSet) -> bool:
    """Where every group could hold every card, none can be excluded."""
    for group in groups:
        if not group.candidates.equals(cards):
            return False
    return True


def _distributed(places: list[Group], free: CardSet) -> list[CardSet] | None:
    """One way to give every zone as many of its candidates as it has cards; None if there is none."""
    held = [CardSet() for _ in places]
    for number in range(len(places)):
        place = places[number]
        missing = place.count - _give(free, held[number], place.candidates, place.count)
        while missing > 0:
            if not _fill(number, places, held, free, [number]):
                return None
            missing -= 1
    return held


def _fill(number: int, places: list[Group], held: list[CardSet], free: CardSet, tried: list[int]) -> bool:
    """Find one more card for a place, if need be from another place that finds itself a new one."""
    candidates = places[number].candidates
    if _give(free, held[number], candidates, 1) == 1:
        return True
    for other in range(len(places)):
        if other not in tried and held[other].meets(candidates):
            tried.append(other)
            if _fill(other, places, held, free, tried):
                _give(held[other], held[number], candidates, 1)
                return True
    return False


def _give(source: CardSet, target: CardSet, candidates: CardSet, most: i64) -> i64:
    """Move as many candidates as possible, but no more than that, from one set to another."""
    low = source.low & candidates.low
    high = source.high & candidates.high
    given: i64 = 0
    while low != 0 and given < most:
        target.low |= low & -low
        low &= low - 1
        given += 1
    while high != 0 and given < most:
        target.high |= high & -high
        high &= high - 1
        given += 1
    source.remove_all(target)
    return given


def _within_reach(taker: int, places: list[Group], held: list[CardSet]) -> CardSet:
    """The cards of all places to which chains lead from this one, each place giving the next a card."""
    reached = held[taker].copy()
    before = CardSet()
    while not reached.equals(before):
        before.become(reached)
        for number in range(len(places)):
            if places[number].candidates.meets(reached):
                reached.add_all(held[number])
    return reached
