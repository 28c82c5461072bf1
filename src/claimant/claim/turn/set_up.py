"""Setting up: shuffle, deal, turn the rest into the deck."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet, Pile
from claimant.claim.events import DEALT, PHASE_BEGAN, Event
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import State, empty_seats
from claimant.claim.verbs import let_lead
from claimant.tabletop.chance import Chance


@final
@mypyc_attr(acyclic=True)
class Deal:
    """Where every card lies before the first trick. `deck` and `reserves` have their top card first."""

    first_leader: i64

    def __init__(
        self,
        hands: list[list[Card]],
        deck: list[Card],
        reserves: list[list[Card]],
        box: list[Card],
        first_leader: i64,
    ) -> None:
        self.hands = hands
        self.deck = deck
        self.reserves = reserves
        self.box = box
        self.first_leader = first_leader


def shuffled_deal(rules: Ruleset, chance: Chance, first_leader: i64 = -1) -> Deal:
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
    hands: list[list[Card]] = []
    start: i64 = 0
    for _ in range(rules.players):
        hands.append(cards[start : start + rules.hand_size])
        start += rules.hand_size
    deck = cards[start:]
    if late:
        deck += late
        chance.shuffle(deck)
    reserves: list[list[Card]] = []
    for cards in rules.reserved:
        reserve = cards[:]
        chance.shuffle(reserve)
        reserves.append(reserve)
    if first_leader < 0:
        first_leader = chance.below(rules.players)
    return Deal(hands, deck, reserves, box, first_leader)


def set_up(rules: Ruleset, deal: Deal, log: list[Event] | None) -> State:
    """The state before the first trick, with the first question not yet asked."""
    seats = empty_seats(rules)
    for seat in seats:
        for card in deal.hands[seat.index]:
            seat.hand.add(card)
        seat.known.become(seat.hand)
        seat.lacks = rules.late_flags
    box = CardSet(zones.BOX)
    for card in deal.box:
        box.add(card)
    reserves = [Pile(zones.RESERVE, reserve) for reserve in deal.reserves]
    state = State(rules, seats, Pile(zones.DECK, deal.deck[:]), reserves, box, [0] * rules.memory_size)
    state.log = log
    let_lead(state, deal.first_leader)
    if log is not None:
        for seat, hand in zip(state.seats, deal.hands, strict=True):
            log.append(
                Event(
                    DEALT,
                    "set-up",
                    seat.index,
                    hand,
                    zones.DECK,
                    target=zones.HAND,
                    target_seat=seat.index,
                    seen_by=seat.flag,
                )
            )
        log.append(Event(PHASE_BEGAN, "set-up", state.leader, []))
    return state
