"""Setting up: shuffle, lay out the display and the start card, deal."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from claimant.kingdoms import bags, events
from claimant.kingdoms.knowledge.minds import SPECTATOR, open_mind
from claimant.kingdoms.ruleset import CARDS_PER_FACTION, Ruleset
from claimant.kingdoms.state import DISPLAY_SIZE, HAND_SIZE, State, empty_state
from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import Parts
from claimant.tabletop.event import NOBODY, Event
from claimant.tabletop.seats import seat_letter


@final
@mypyc_attr(acyclic=True)
class Deal:
    """Where every card is before the first turn, as faction numbers. The pile has its top card first."""

    start: i64
    first: i64

    def __init__(
        self, display: list[int], start: i64, hands: list[list[int]], pile: list[int], first: i64
    ) -> None:
        self.display = display
        self.start = start
        self.hands = hands
        self.pile = pile
        self.first = first

    def __reduce__(self) -> Parts:
        return Deal, (self.display, self.start, self.hands, self.pile, self.first)

    def __repr__(self) -> str:
        return f"<Deal: pile of {len(self.pile)} cards, {seat_letter(self.first)} begins>"


def shuffled_deal(rules: Ruleset, chance: Chance, first: i64 = -1) -> Deal:
    """Deal at random. The order of the draws is part of the record format: never change it."""
    cards: list[int] = []
    for faction in rules.factions:
        cards += [faction.index] * CARDS_PER_FACTION
    chance.shuffle(cards)
    if first < 0:
        first = chance.below(2)
    after_display = DISPLAY_SIZE + 1
    after_first = after_display + HAND_SIZE
    after_second = after_first + HAND_SIZE
    hands = [cards[after_display:after_first], cards[after_first:after_second]]
    if first == 1:
        hands.reverse()
    return Deal(cards[:DISPLAY_SIZE], cards[DISPLAY_SIZE], hands, cards[after_second:], first)


def set_up(rules: Ruleset, deal: Deal, log: list[Event] | None) -> State:
    """The state before the first turn, with the first display not yet checked (K1)."""
    state = empty_state(rules)
    state.first = deal.first
    state.active = deal.first
    state.board.lay(0, deal.start + 1)
    for card in deal.display:
        state.display.append(card)
    place: i64 = len(deal.pile) - 1
    while place >= 0:
        state.pile.append(deal.pile[place])
        place -= 1
    state.pile_bag = bags.packed(deal.pile)
    for seat in state.seats:
        seat.hand = bags.packed(deal.hands[seat.index])
        seat.hand_size = len(deal.hands[seat.index])
    if log is not None:
        state.log = log
        _tell_deal(state, deal, log)
    return state


def watch(state: State, spectated: bool = True) -> None:
    """From now on, track who knows what: at first only the open cards and one's own hand.

    A spectator considers many more worlds possible than the seats do. It can be left out.
    """
    state.minds = [open_mind(state, 0), open_mind(state, 1)]
    if spectated:
        state.minds.append(open_mind(state, SPECTATOR))


def _tell_deal(state: State, deal: Deal, log: list[Event]) -> None:
    codes = state.rules.codes
    for cards, target in ((deal.display, events.DISPLAY), ([int(deal.start)], "0,0")):
        log.append(Event(events.MOVED, "set-up", NOBODY, codes(cards), events.PILE, target=target))
    for index in (deal.first, 1 - deal.first):
        seat = state.seats[index]
        hand = codes(bags.listed(seat.hand))
        log.append(
            Event(events.MOVED, "set-up", index, hand, events.PILE, NOBODY, events.HAND, index, seat.flag)
        )
