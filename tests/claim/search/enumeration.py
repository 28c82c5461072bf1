"""All worlds that a viewer holds possible, found by trying every placement of every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet
from claimant.claim.knowledge.deduction import Group, worked_out
from claimant.claim.knowledge.view import known_to
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import Seat, State

PILES = (zones.DECK, zones.RESERVE)

Placement = list[tuple[Group, tuple[int, ...]]]
Look = tuple[tuple[str, ...], ...]


def hidden_groups(state: State, viewer: Seat | None) -> list[Group]:
    """What a viewer cannot see; cards that were buried by one seat and could be the same, as one."""
    found: list[Group] = []
    for group in worked_out(state, viewer, known_to(state, viewer)):
        for other in found:
            if other.lies_with(group):
                other.count += group.count
                break
        else:
            found.append(group)
    return found


def placements(
    rules: Ruleset, groups: list[Group], used: frozenset[int] = frozenset()
) -> Iterator[Placement]:
    """Every way to fill the groups with cards that could lie there; piles in every order."""
    if not groups:
        yield []
        return
    group = groups[0]
    choose = permutations if group.zone in PILES else combinations
    candidates = [card.index for card in rules.listed(group.candidates) if card.index not in used]
    for cards in choose(candidates, group.count):
        for rest in placements(rules, groups[1:], used | set(cards)):
            yield [(group, cards), *rest]


def look_of(state: State) -> Look:
    """Where the cards lie in closed places, with nothing to tell equal cards apart."""
    piles = [state.deck, *state.reserves]
    look = [tuple(card.code for card in pile.remaining()) for pile in piles]
    look.append(_codes(state, state.box))
    for seat in state.seats:
        buried = CardSet() if seat.secrets is None else seat.secrets.buried
        look += [_codes(state, cards) for cards in (seat.hand, seat.followers, buried)]
    return tuple(look)


def looks(state: State, viewer: Seat | None) -> Counter[Look]:
    """In how many worlds that a viewer holds possible everything looks how."""
    groups = hidden_groups(state, viewer)
    known = known_to(state, viewer)
    found: Counter[Look] = Counter()
    for placement in placements(state.rules, groups):
        found[look_of(_placed(state, known, placement))] += 1
    return found


def _placed(state: State, known: CardSet, placement: Placement) -> State:
    """The state with other cards where the viewer does not know them."""
    world = state.copy()
    places = [world.box.copy()]
    for seat in world.seats:
        places += [seat.hand, seat.followers]
        if seat.secrets is not None:
            places.append(seat.secrets.buried)
    for place in places:
        place.keep_only(known)
    world.box = places[0]
    for group, cards in placement:
        pieces = [state.rules.cards[index] for index in cards]
        if group.zone == zones.DECK:
            world.deck.cards = _filled(world.deck.remaining(), known, pieces)
            world.deck.drawn, world.deck.end = 0, len(world.deck.cards)
        elif group.zone == zones.RESERVE:
            pile = world.reserves[pieces[0].faction.pile]
            pile.cards = pieces
            pile.drawn, pile.end = 0, len(pieces)
        else:
            for piece in pieces:
                _place_of(world, group).add(piece)
    return world


def _filled(pile: list[Card], known: CardSet, pieces: list[Card]) -> list[Card]:
    unknown = iter(pieces)
    return [card if known.has(card) else next(unknown) for card in pile]


def _place_of(world: State, group: Group) -> CardSet:
    if group.zone == zones.BOX:
        return world.box
    seat = world.seats[group.seat]
    if group.zone == zones.HAND:
        return seat.hand
    return seat.followers if group.zone == zones.FOLLOWERS else seat.own_secrets().buried


def _codes(state: State, cards: CardSet) -> tuple[str, ...]:
    return tuple(card.code for card in state.rules.listed(cards))
