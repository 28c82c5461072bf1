"""Setting up: shuffle, deal, turn the rest into the deck."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet, Pile
from claimant.claim.events import DEALT, PHASE_BEGAN
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import State, empty_seats
from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import Parts
from claimant.tabletop.event import Event
from claimant.tabletop.seats import seat_letter


@final
@mypyc_attr(acyclic=True)
class Deal:
    """Where every card is before the first trick.

    `cards` are the hands in the order of the seats, then the deck from its top card down. `reserves` also
    have their top card first.
    """

    size: i64
    first: i64

    def __init__(
        self,
        rules: Ruleset,
        cards: list[Card],
        reserves: list[list[Card]],
        box: list[Card],
        first: i64,
    ) -> None:
        self.rules = rules
        # A game may put cards under its deck, after these.
        self.size = len(cards)
        self.cards = cards
        self.reserves = reserves
        self.box = box
        self.first = first

    def __reduce__(self) -> Parts:
        cards = self.cards[: self.size]
        return Deal, (self.rules, cards, self.reserves, self.box, self.first)

    def __repr__(self) -> str:
        return f"<Deal: {self.rules.setting}, {seat_letter(self.first)} leads>"

    @property
    def hands(self) -> list[list[Card]]:
        size = self.rules.hand_size
        starts = range(0, self.rules.players * size, size)
        return [self.cards[start : start + size] for start in starts]

    @property
    def deck(self) -> list[Card]:
        return self.cards[self.rules.players * self.rules.hand_size : self.size]


def shuffled_deal(rules: Ruleset, chance: Chance, first: i64 = -1) -> Deal:
    """Deal at random. The order of the shuffles is part of the record format: never change it."""
    box: list[Card] = []
    late: list[Card] = []
    for faction in rules.late:
        own = rules.cards_of(faction)
        chance.shuffle(own)
        box += own[: faction.unseen]
        late += own[faction.unseen :]
    cards = rules.dealt[:]
    chance.shuffle(cards)
    if late:
        cards += late
        chance.shuffle(cards, rules.players * rules.hand_size)
    reserves: list[list[Card]] = []
    for reserved in rules.reserved:
        reserve = reserved[:]
        chance.shuffle(reserve)
        reserves.append(reserve)
    if first < 0:
        first = chance.below(rules.players)
    return Deal(rules, cards, reserves, box, first)


def set_up(rules: Ruleset, deal: Deal, log: list[Event] | None) -> State:
    """The state before the first trick, with the first question not yet asked."""
    state = empty_table(rules)
    lay_out(state, deal)
    state.log = log
    if log is not None:
        for seat, hand in zip(state.seats, deal.hands, strict=True):
            log.append(
                Event(
                    DEALT,
                    "set-up",
                    seat.index,
                    [card.code for card in hand],
                    zones.ZONE_NAMES[zones.DECK],
                    target=zones.ZONE_NAMES[zones.HAND],
                    target_seat=seat.index,
                    seen_by=seat.flag,
                )
            )
        log.append(Event(PHASE_BEGAN, "set-up", state.leader))
    return state


def lay_out(state: State, deal: Deal) -> None:
    """Deal on an empty table."""
    rules = state.rules
    index: i64 = 0
    for seat in state.seats:
        end = index + rules.hand_size
        while index < end:
            seat.hand.add(deal.cards[index])
            index += 1
        seat.known.become(seat.hand)
        seat.lacks = rules.undealt_flags
    if deal.box:
        # Not into the box here, because states share it.
        box = CardSet(zones.BOX)
        for card in deal.box:
            box.add(card)
        state.box = box
    place: i64 = 0
    for reserve in deal.reserves:
        state.reserves[place].hold(reserve, 0, len(reserve))
        place += 1
    state.deck.hold(deal.cards, index, deal.size)
    state.leader = deal.first


def empty_table(rules: Ruleset) -> State:
    """A state without any cards yet."""
    reserves = [Pile(zones.RESERVE, [], 0, 0) for _ in rules.reserved]
    memory = [0] * rules.memory_size
    return State(
        rules, empty_seats(rules), Pile(zones.DECK, [], 0, 0), reserves, CardSet(zones.BOX), memory
    )
