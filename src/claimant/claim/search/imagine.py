"""Worlds that fit a view: complete states in which every unknown card has a location.

A *world* puts each card that the viewer cannot locate into one of the possible groups of `view.hidden`, and
fills every group. In the deck and in reserves each order is a separate world; in hands, among followers and
buried cards and in the box, order means nothing. Identical cards are different pieces, as they are when a
deck is shuffled. So as long as nobody considers why the others played as they did, all worlds are equally
likely, and a draw gives each exactly the same chance.

Secret choices of other seats that are not yet shown are drawn in addition and not counted: any cards of the
hand that they hold in that world.
"""

from __future__ import annotations

from math import factorial
from typing import final

from mypy_extensions import i64, mypyc_attr

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet
from claimant.claim.knowledge.view import Hidden, View
from claimant.claim.search.rebuild import Rebuilt
from claimant.claim.search.ways import Fork, Ways
from claimant.claim.state import NO_SEAT, TAKE, State
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import TEXT, Reason, define_reasons

define_reasons(
    {
        "cards-nowhere": {"cards": TEXT},
    }
)


@final
@mypyc_attr(acyclic=True)
class Part:
    """A hidden group of the view, and which stretch of its area's cards it gets."""

    zone: i64
    seat: i64
    pile: i64
    start: i64
    end: i64
    is_pile: bool

    def __init__(self, group: Hidden) -> None:
        self.zone = zones.ZONE_NAMES.index(group.zone)
        self.seat = -1 if group.seat is None else group.seat
        self.pile = group.candidates[0].faction.pile
        self.start = 0
        self.end = group.count
        self.is_pile = self.zone == zones.DECK or self.zone == zones.RESERVE


@final
class Area:
    """Hidden groups that can hold the same cards: filled as one, and then divided.

    The cards before `mixed` are what the others leave to a part where order means nothing.
    """

    mixed: i64
    size: i64
    orders: int

    def __init__(self, parts: list[Part]) -> None:
        self.parts = [part for part in parts if not part.is_pile] + [part for part in parts if part.is_pile]
        self.size = 0
        self.orders = 1
        for part in self.parts:
            if not part.is_pile:
                self.orders *= factorial(part.end)
            part.start = self.size
            self.size += part.end
            part.end = self.size
        self.orders = factorial(self.size) // self.orders
        first = self.parts[0]
        self.mixed = 0 if first.is_pile else first.end


@final
class Lot:
    """Unlocated cards that can be in the same areas."""

    def __init__(self, cards: list[Card], areas: list[int]) -> None:
        self.cards = cards
        self.areas = areas


@final
class Imagination:
    """All the worlds that fit a seat's or a spectator's view.

    `worlds` is their exact number. `is_certain` says that there is only one, or that they differ only in
    which of several identical cards is which: then the location of everything is known.

    >>> from claimant.claim import Game
    >>> imagination = Imagination(Game("claim", seed=1).view(0))
    >>> imagination.worlds  # 13 of 38 cards in a hand, the other 25 in whatever order
    83992431415453295380032651264000000
    >>> imagination.world(Chance(7)).deck.size()
    25
    """

    worlds: int
    is_certain: bool
    knows_no_slot: bool

    def __init__(self, view: View) -> None:
        rebuilt = Rebuilt(view)
        self.template = rebuilt.state
        self.choices = rebuilt.choices
        self.slots: list[int] = [place for place, card in enumerate(view.deck) if card is None]
        self.knows_no_slot = len(self.slots) == len(view.deck)
        groups = _possible_groups(view.hidden, rebuilt.unplaced)
        self.areas: list[Area] = []
        self.lots: list[Lot] = []
        self._sort_out(view.hidden, rebuilt.unplaced, groups)
        ways = Ways(
            [len(lot.cards) for lot in self.lots],
            [area.size for area in self.areas],
            [lot.areas for lot in self.lots],
        )
        self.first: Fork = ways.first
        self.worlds = ways.number
        if self.worlds == 0:
            codes = " ".join([card.code for card in rebuilt.unplaced])
            raise InvalidSetup(Reason("cards-nowhere", {"cards": codes}))
        for area in self.areas:
            self.worlds *= area.orders
        self.is_certain = self.worlds == 1 or self._all_look_alike()
        self._keep_track(view, rebuilt.unplaced, groups)
        if self.template.asking == TAKE and self.template.taken == 0:
            self.template.top_offered = self._is_top_offered()

    def __repr__(self) -> str:
        return f"<Imagination: {self.worlds} worlds>"

    def world(self, chance: Chance) -> State:
        """One of the worlds, all equally likely: a separate state, ready to be played on."""
        state = self.template.copy()
        if self.lots:
            number: i64 = 0
            for cards in self._draw(chance):
                area = self.areas[number]
                number += 1
                for part in area.parts:
                    self._lay(state, part, cards)
        if state.top_offered:
            state.seats[state.turn].known.add(state.deck.top())
        for index, chosen in self.choices:
            seat = state.seats[index]
            rest = seat.hand.copy()
            for _ in range(chosen):
                card = state.rules.nth(rest, chance.below(rest.size()))
                rest.remove(card)
                seat.own_choice().add(card)
        return state

    # --- drawing ------------------------------------------------------------------------------

    def _draw(self, chance: Chance) -> list[list[Card]]:
        """The cards of every area, divided among its parts."""
        drawn: list[list[Card]] = [[]] * len(self.areas)
        fork = self.first
        for lot in self.lots:
            cards = lot.cards[:]
            left: i64 = len(cards)
            for area in lot.areas:
                choice = fork.draw(chance)
                number = fork.least + choice
                fork = fork.after[choice]
                if number == 0:
                    continue
                # The rest of a lot goes to its last area: nothing needs to be mixed for that.
                if number < left:
                    _mix(cards, left - number, left, chance)
                taken = cards[left - number : left]
                left -= number
                drawn[area] = drawn[area] + taken if drawn[area] else taken
        place: i64 = 0
        for filled in self.areas:
            _mix(drawn[place], filled.mixed, filled.size, chance)
            place += 1
        return drawn

    def _lay(self, state: State, part: Part, cards: list[Card]) -> None:
        zone = part.zone
        if zone == zones.DECK:
            if self.knows_no_slot:
                state.deck.cards = cards[part.start : part.end]
                return
            deck = state.deck.cards[:]
            place = part.start
            for slot in self.slots:
                deck[slot] = cards[place]
                place += 1
            state.deck.cards = deck
        elif zone == zones.RESERVE:
            state.reserves[part.pile].cards = cards[part.start : part.end]
        elif zone == zones.BOX:
            state.box = CardSet(zones.BOX)
            _add(cards, part, state.box)
        else:
            seat = state.seats[part.seat]
            target = seat.hand
            if zone == zones.FOLLOWERS:
                target = seat.followers
            elif zone == zones.BURIED:
                target = seat.own_secrets().buried
            _add(cards, part, target)
            seat.known.add_all(target)

    # --- sorting out, once --------------------------------------------------------------------

    def _sort_out(self, hidden: list[Hidden], unplaced: list[Card], groups: list[tuple[int, ...]]) -> None:
        """Group the cards that can be in the same groups into lots, and the groups into areas."""
        lots: dict[tuple[int, ...], list[Card]] = {}
        for card, possible in zip(unplaced, groups, strict=True):
            lots.setdefault(possible, []).append(card)
        keys = sorted(lots, key=lambda key: (len(key), key))
        areas: dict[tuple[int, ...], list[int]] = {}
        for number in range(len(hidden)):
            takes = tuple([lot for lot, key in enumerate(keys) if number in key])
            areas.setdefault(takes, []).append(number)
        takers = sorted(areas, key=lambda takes: (sum([hidden[n].count for n in areas[takes]]), takes))
        self.areas = [Area([Part(hidden[number]) for number in areas[takes]]) for takes in takers]
        for lot, key in enumerate(keys):
            self.lots.append(Lot(lots[key], [area for area, takes in enumerate(takers) if lot in takes]))

    def _all_look_alike(self) -> bool:
        """Is every other world the one drawn first, with equal cards exchanged for each other?"""
        drawn = self._draw(Chance(0))
        for number, area in enumerate(self.areas):
            for part in area.parts:
                if part.is_pile and len({card.code for card in drawn[number][part.start : part.end]}) > 1:
                    return False
        alike = 1
        for code, number in _tally([card for lot in self.lots for card in lot.cards]).items():
            if number > 1:
                alike *= self._exchanges(code, drawn)
        return alike == self.worlds

    def _exchanges(self, code: str, drawn: list[list[Card]]) -> int:
        """In how many ways these identical cards can be in the zones that they have in a drawn world."""
        room: list[int] = []
        area_of: list[int] = []
        orders = 1
        for number, area in enumerate(self.areas):
            for part in area.parts:
                room.append(_tally(drawn[number][part.start : part.end]).get(code, 0))
                area_of.append(number)
                if part.is_pile:
                    orders *= factorial(room[-1])
        sizes = [_tally(lot.cards).get(code, 0) for lot in self.lots]
        open_to = [[part for part, area in enumerate(area_of) if area in lot.areas] for lot in self.lots]
        return orders * Ways(sizes, room, open_to).number

    def _keep_track(self, view: View, unplaced: list[Card], groups: list[tuple[int, ...]]) -> None:
        """A card that can only be in a certain seat's hand, or buried by it, has been traced there by the
        viewer.
        """
        if view.seat is None:
            return
        viewer = self.template.seats[view.seat]
        for card, possible in zip(unplaced, groups, strict=True):
            seats = {_with_seat(view.hidden[number]) for number in possible}
            if len(seats) == 1 and NO_SEAT not in seats:
                viewer.own_secrets().lost_track.add(card)
        for seat in self.template.seats:
            secrets = seat.secrets
            if secrets is not None and seat is not viewer:
                viewer.own_secrets().lost_track.add_all(secrets.buried)

    def _is_top_offered(self) -> bool:
        """Has the seat that takes first been offered the top of the deck? Those who offer it are asked."""
        trial = self.world(Chance(0))
        for power in trial.hooks.on_trick_won:
            power.on_trick_won(trial)
        return trial.top_offered


def _with_seat(group: Hidden) -> int:
    """The seat that has these cards in its hand, or has buried them; -1 if they are elsewhere."""
    if group.seat is None or group.zone == zones.ZONE_NAMES[zones.FOLLOWERS]:
        return NO_SEAT
    return group.seat


def _tally(cards: list[Card]) -> dict[str, int]:
    """How many cards there are with each code."""
    tally: dict[str, int] = {}
    for card in cards:
        tally[card.code] = tally.get(card.code, 0) + 1
    return tally


def _possible_groups(hidden: list[Hidden], unplaced: list[Card]) -> list[tuple[int, ...]]:
    """For each unlocated card, the numbers of the groups it can be in."""
    tallies = [_tally(group.candidates) for group in hidden]
    found: list[tuple[int, ...]] = []
    for code, number in _tally(unplaced).items():
        listed = [tally.get(code, 0) for tally in tallies]
        if all(times in (0, number) for times in listed):
            found += [tuple([group for group, times in enumerate(listed) if times])] * number
        else:
            found += _groups_of_equals(hidden, listed, number)
    return found


def _groups_of_equals(hidden: list[Hidden], listed: list[int], number: int) -> list[tuple[int, ...]]:
    """The same for identical cards some of which are known to be with a seat, while others may be anywhere.

    `listed` says how many of them each group names as candidates.
    """
    seats = [_with_seat(group) for group in hidden]
    most: dict[int, int] = {}
    for seat, times in zip(seats, listed, strict=True):
        most[seat] = max(most.get(seat, 0), times)
    free = most.pop(NO_SEAT, 0)
    traced = {seat: max(0, times - free) for seat, times in most.items()}
    # Where the free ones cannot be with a seat, they have not been counted there.
    traced[max(most, key=lambda seat: most[seat])] += number - free - sum(traced.values())
    anywhere = [group for group, times in enumerate(listed) if times > traced.get(seats[group], 0)]
    found = [tuple(anywhere)] * free
    for seat, times in traced.items():
        found += [tuple([group for group, at in enumerate(seats) if at == seat and listed[group]])] * times
    return found


def _mix(cards: list[Card], start: i64, end: i64, chance: Chance) -> None:
    """Draw the cards from `start` to `end` at random from all those before `end`."""
    last = end - 1
    while last >= start and last > 0:
        chosen = chance.below(last + 1)
        card = cards[last]
        cards[last] = cards[chosen]
        cards[chosen] = card
        last -= 1


def _add(cards: list[Card], part: Part, target: CardSet) -> None:
    place = part.start
    end = part.end
    while place < end:
        target.add(cards[place])
        place += 1
