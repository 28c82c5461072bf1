"""Where the cards that a viewer has not placed can be, worked out to the last consequence."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet
from claimant.claim.state import Seat, State


class Group:
    """Cards that lie together and that the viewer cannot tell apart, while it is being worked out."""

    def __init__(self, zone: i64, seat: i64, count: i64, candidates: set[int]) -> None:
        self.zone = zone
        self.seat = seat
        self.count = count
        self.candidates = candidates


def worked_out(state: State, viewer: Seat | None, known: CardSet) -> list[Group]:
    """The groups of cards that a viewer cannot see, each with the cards that could really be there."""
    groups = _groups(state, viewer, known)
    _exclude_impossible(groups)
    return groups


def _groups(state: State, viewer: Seat | None, known: CardSet) -> list[Group]:
    rules = state.rules
    unplaced = [card for card in rules.cards if not known.has(card)]
    groups: list[Group] = []
    traced: set[int] = set()
    for seat in state.seats:
        if seat is not viewer:
            with_seat = _traced_to(state, viewer, seat)
            traced |= with_seat
            groups += _seat_groups(state, seat, known, unplaced, with_seat)
    common = {card.index for card in unplaced if not card.from_reserve} - traced
    late = {card.index for card in unplaced if card.faction.unseen}
    _add(groups, zones.DECK, -1, [c for c in state.deck.remaining() if not known.has(c)], common)
    _add(groups, zones.BOX, -1, [c for c in rules.listed(state.box) if not known.has(c)], late)
    for faction in rules.factions:
        if faction.pile >= 0:
            pile = [c for c in state.reserves[faction.pile].remaining() if not known.has(c)]
            reserve = {c.index for c in unplaced if c.faction is faction and c.from_reserve}
            _add(groups, zones.RESERVE, -1, pile, reserve)
    # What is traced to one seat can be nowhere else.
    for group in groups:
        for seat in state.seats:
            if group.seat != seat.index:
                group.candidates -= _traced_to(state, viewer, seat)
    return groups


def _traced_to(state: State, viewer: Seat | None, seat: Seat) -> set[int]:
    """Cards that the viewer knows to be either still in a seat's hand or buried by it."""
    watching = None if viewer is None else viewer.secrets
    if watching is None or viewer is seat:
        return set()
    with_seat = seat.hand.copy()
    hiding = seat.secrets
    if hiding is not None:
        with_seat.add_all(hiding.buried)
    with_seat.keep_only(watching.lost_track)
    return {
        card.index
        for card in state.rules.listed(with_seat)
        if viewer is None or not state.knows(viewer, card)
    }


def _seat_groups(
    state: State, seat: Seat, known: CardSet, unplaced: list[Card], traced: set[int]
) -> list[Group]:
    """The groups of hidden cards before one seat: its hand, its followers, each card it has buried."""
    rules = state.rules
    groups: list[Group] = []
    ordinary = [card for card in unplaced if not card.from_reserve]
    hand = [card for card in rules.listed(seat.hand) if not known.has(card)]
    in_hand = {card.index for card in ordinary if not card.faction.flag & seat.lacks}
    _add(groups, zones.HAND, seat.index, [c for c in hand if not c.from_reserve], in_hand)
    for faction in rules.factions:
        if faction.pile >= 0:
            drawn = [c for c in hand if c.from_reserve and c.faction is faction]
            fires = {c.index for c in unplaced if c.from_reserve and c.faction is faction}
            _add(groups, zones.HAND, seat.index, drawn, fires)
    followers = [card for card in rules.listed(seat.followers) if not known.has(card)]
    anywhere = {card.index for card in ordinary}
    _add(groups, zones.FOLLOWERS, seat.index, followers, anywhere - traced)
    secrets = seat.secrets
    if secrets is not None:
        for lacks in secrets.buried_lacks:
            candidates = {card.index for card in ordinary if not card.faction.flag & lacks}
            if groups and groups[-1].zone == zones.BURIED and groups[-1].candidates == candidates:
                groups[-1].count += 1
            else:
                groups.append(Group(zones.BURIED, seat.index, 1, candidates))
    return groups


def _add(groups: list[Group], zone: i64, seat: i64, cards: list[Card], candidates: set[int]) -> None:
    if cards:
        groups.append(Group(zone, seat, len(cards), set(candidates)))


def _exclude_impossible(groups: list[Group]) -> None:
    """Strike from the candidates of every group the cards that cannot lie there after all.

    Given one way to distribute the cards, a card can lie in another group as well if a chain of
    exchanges leads from there back to where it lies now.
    """
    cards: set[int] = set()
    for group in groups:
        cards |= group.candidates
    # In a scene cards may be nowhere, and any of them could be.
    spare = len(cards) - sum([group.count for group in groups])
    places = [*groups, Group(-1, -1, spare, cards)]
    holder: dict[int, int] = {}
    for number, place in enumerate(places):
        missing = place.count
        for card in place.candidates:
            if missing > 0 and card not in holder:
                holder[card] = number
                missing -= 1
        while missing > 0:
            if not _fill(number, places, holder, {number}):
                return
            missing -= 1
    gives = [
        {taker for taker, place in enumerate(places) if any(card in place.candidates for card in held)}
        for held in _held(holder, len(places))
    ]
    for taker, group in enumerate(groups):
        sources = _reachable(taker, gives)
        group.candidates = {card for card in group.candidates if holder[card] in sources}


def _fill(number: int, places: list[Group], holder: dict[int, int], tried: set[int]) -> bool:
    """Find one more card for a place, if need be from another place that finds itself a new one."""
    candidates = places[number].candidates
    for card in candidates:
        if card not in holder:
            holder[card] = number
            return True
    for card in candidates:
        other = holder[card]
        if other not in tried:
            tried.add(other)
            if _fill(other, places, holder, tried):
                holder[card] = number
                return True
    return False


def _held(holder: dict[int, int], places: int) -> list[list[int]]:
    held: list[list[int]] = [[] for _ in range(places)]
    for card, number in holder.items():
        held[number].append(card)
    return held


def _reachable(start: int, gives: list[set[int]]) -> set[int]:
    reached = {start}
    waiting = [start]
    while waiting:
        for number in gives[waiting.pop()]:
            if number not in reached:
                reached.add(number)
                waiting.append(number)
    return reached
