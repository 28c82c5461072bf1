"""The few verbs through which cards move and questions are asked.

Each changes the state, updates who knows what, and writes an event if somebody is listening.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from claimant.claim import events
from claimant.claim.cards import Card, CardSet, Pile
from claimant.claim.events import TrickWon, card_event
from claimant.claim.state import CHOOSE, NAME, NO_SEAT, NOTHING, PLAY, TAKE, Seat, State
from claimant.claim.zones import FIRST_OPEN, FOLLOWERS, HAND, ZONE_NAMES
from claimant.tabletop.event import EVERYBODY, Event

if TYPE_CHECKING:
    from claimant.claim.powers import Faction, Power


def move(state: State, card: Card, source: CardSet, target: CardSet, cause: str) -> None:
    """Move a card from one place to another. An open place shows it; a seat's own place, to the seat."""
    if source.place == HAND:
        held = (source.high if card.high else source.low) & card.duplicates
        if held != 0 or (state.seats[source.seat].secrets is not None and card.duplicates != 0):
            _confuse_duplicates(state, card, held, source, target)
    source.remove(card)
    target.add(card)
    if target.place >= FIRST_OPEN:
        state.public.add(card)
    elif target.seat >= 0:
        state.seats[target.seat].known.add(card)
    if state.log is not None:
        _tell_moved(state, card, source, target, cause)


def move_all(state: State, cards: CardSet, source: CardSet, target: CardSet, cause: str) -> None:
    """Move several cards from one open place to another."""
    low, high = cards.low, cards.high
    if state.log is not None:
        for card in state.rules.listed(cards):
            _tell_moved(state, card, source, target, cause)
    # `cards` may be the source itself.
    source.low &= ~low
    source.high &= ~high
    target.low |= low
    target.high |= high


def _confuse_duplicates(state: State, card: Card, held: i64, hand: CardSet, target: CardSet) -> None:
    """Identical cards are indistinguishable: a seat that knew of one held in this hand, or buried by it,
    assumes that it is the one leaving.
    """
    hiding = state.seats[hand.seat].secrets
    if hiding is not None:
        held |= hiding.buried.of(card.faction) & card.duplicates
    if held != 0:
        held &= _traced(state, hand.seat, card.faction)
    while held != 0:
        duplicate = state.rules.card_of(card.faction, held & -held)
        held &= held - 1
        if state.public.has(duplicate) and not state.public.has(card):
            for seat in state.seats:
                if seat.index == hand.seat or seat.known.has(card):
                    seat.known.add(duplicate)
            state.public.remove(duplicate)
            state.public.add(card)
        for seat in state.seats:
            sees = target.place >= FIRST_OPEN or target.seat == seat.index
            if sees and seat.index != hand.seat and not state.knows(seat, card):
                _take_for(seat.known, duplicate, card)
                secrets = seat.secrets
                if secrets is not None:
                    _take_for(secrets.lost_track, duplicate, card)


def _traced(state: State, owner: i64, faction: Faction) -> i64:
    """The cards of a faction that others than a seat have seen on their way, as bits of its word."""
    traced = state.public.of(faction)
    for seat in state.seats:
        if seat.index != owner:
            traced |= seat.known.of(faction)
            secrets = seat.secrets
            if secrets is not None:
                traced |= secrets.lost_track.of(faction)
    return traced


def _take_for(cards: CardSet, duplicate: Card, card: Card) -> None:
    """Let a set that holds one of two equal cards hold the other one."""
    if cards.has(duplicate) and not cards.has(card):
        cards.remove(duplicate)
        cards.add(card)


def _tell_moved(state: State, card: Card, source: CardSet, target: CardSet, cause: str) -> None:
    seen_by: i64 = EVERYBODY
    if target.place < FIRST_OPEN and source.place < FIRST_OPEN:
        seen_by = 0
        for seat in state.seats:
            if seat.index == source.seat or seat.index == target.seat:
                seen_by |= seat.flag
    assert state.log is not None
    state.log.append(
        card_event(
            events.MOVED,
            cause,
            target.seat if target.seat >= 0 else source.seat,
            card,
            source.place,
            source.seat,
            target.place,
            target.seat,
            seen_by,
        )
    )


def draw(state: State, pile: Pile, target: CardSet, cause: str) -> Card:
    """Move the top card of a face-down pile. A seat that knew it on the pile still knows it."""
    card = pile.lift()
    target.add(card)
    if target.place >= FIRST_OPEN:
        state.public.add(card)
    elif target.seat >= 0:
        state.seats[target.seat].known.add(card)
    if state.log is not None:
        seen_by = _knowers(state, card)
        state.log.append(
            card_event(
                events.MOVED,
                cause,
                target.seat,
                card,
                pile.place,
                NO_SEAT,
                target.place,
                target.seat,
                seen_by,
            )
        )
    return card


def slide_under_deck(state: State, card: Card, source: CardSet, cause: str) -> None:
    """Put an open card under the deck: everybody has seen it and knows where it is."""
    source.remove(card)
    state.deck.slide_under(card)
    if state.log is not None:
        state.log.append(
            card_event(events.MOVED, cause, source.seat, card, source.place, source.seat, state.deck.place)
        )


def offer_top(state: State, seat: Seat, cause: str) -> None:
    """Let a seat look at the top card of the deck and take it instead of a prize."""
    card = state.deck.top()
    seat.known.add(card)
    state.top_offered = True
    if state.log is not None:
        state.log.append(
            card_event(
                events.LOOKED,
                cause,
                seat.index,
                card,
                state.deck.place,
                seen_by=_knowers(state, card),
            )
        )


def win_card(state: State, card: Card, source: CardSet, target: CardSet, cause: str) -> None:
    """Move a card into a seat's score pile or display: it is won."""
    move(state, card, source, target, cause)
    powers = state.hooks.on_card_won
    if len(powers) > 0:
        winner = state.seats[target.seat]
        for power in powers:
            power.on_card_won(card, winner, state)


def bury(state: State, seat: Seat, card: Card, cause: str) -> None:
    """Put a card from a seat's hand on the discard pile face down: nobody else learns which."""
    _hide_hand(state, seat, seat)
    secrets = seat.own_secrets()
    secrets.buried_lacks.append(seat.lacks)
    move(state, card, seat.hand, secrets.buried, cause)


def hand_over(state: State, giver: Seat, receiver: Seat, card: Card, cause: str) -> None:
    """Give a card of one hand to another: only these two learn which."""
    _hide_hand(state, giver, receiver)
    move(state, card, giver.hand, receiver.hand, cause)


def _hide_hand(state: State, owner: Seat, witness: Seat) -> None:
    """A card is about to leave this hand unseen: all but two seats lose track of what they knew there."""
    if state.public.meets(owner.hand):
        public = state.public.shared_with(owner.hand)
        state.public.remove_all(public)
        for seat in state.seats:
            seat.known.add_all(public)
    for seat in state.seats:
        if seat is not owner and seat is not witness and seat.known.meets(owner.hand):
            traced = seat.known.shared_with(owner.hand)
            seat.known.remove_all(traced)
            seat.own_secrets().lost_track.add_all(traced)


def pick_up_followers(state: State, cause: str) -> None:
    """Let everybody's followers become their hand: the next phase begins. Who knew a card still does."""
    for seat in state.seats:
        seat.hand.become(seat.followers)
        seat.followers.clear()
        seat.lacks = 0
    if state.log is not None:
        followers, hand = ZONE_NAMES[FOLLOWERS], ZONE_NAMES[HAND]
        state.log.append(Event(events.PHASE_BEGAN, cause, state.leader, source=followers, target=hand))


def award_trick(state: State, seat: Seat, cause: str) -> None:
    """Let a seat win the trick without a card being played; the others rank clockwise after it."""
    state.winner = seat.index
    state.leader = seat.index
    place: i64 = 0
    while place < state.players:
        state.beyond(seat.index, place).rank = place
        place += 1
    tell_trick_won(state, cause)


def tell_trick_won(state: State, cause: str) -> None:
    if state.log is not None:
        played: list[str] = []
        strengths: list[int] = []
        for seat in state.order():
            if seat.played is not None:
                played.append(seat.played.code)
                strengths.append(int(seat.strength))
        state.log.append(TrickWon(cause, state.winner, played, strengths))


def pass_lead_to(state: State, leader: i64, cause: str) -> None:
    """Let a seat lead the next trick, and report why."""
    state.leader = leader
    if state.log is not None:
        state.log.append(Event(events.LEAD_PASSED, cause, leader))


def ask_to_play(state: State, seat: i64) -> None:
    state.asking = PLAY
    state.turn = seat


def ask_to_take(state: State, seat: i64) -> None:
    state.asking = TAKE
    state.turn = seat


def ask_each_for_cards(state: State, power: Power, number: i64) -> None:
    """Ask every seat to choose cards of its hand, secretly and at the same time."""
    state.asking = CHOOSE
    state.asker = power
    for seat in state.seats:
        seat.wanted = number
        seat.own_choice().clear()
        if state.log is not None:
            state.log.append(Event(events.ASKED, power.code, seat.index))
    state.turn = first_to_choose(state)


def first_to_choose(state: State) -> i64:
    """The seat that answers first where an order is needed: clockwise from the leader."""
    index = state.leader
    for _ in state.seats:
        if state.seats[index].wanted > 0:
            return index
        index = state.after(index)
    return NO_SEAT


def ask_for_faction(state: State, power: Power, seat: Seat, options: CardSet) -> None:
    """Ask a seat to name a faction; `options` holds the first card of each that it may name."""
    state.asking = NAME
    state.asker = power
    state.options = options
    state.turn = seat.index
    if state.log is not None:
        state.log.append(Event(events.ASKED, power.code, seat.index))


def close_question(state: State) -> None:
    state.asking = NOTHING
    state.asker = None
    state.options = None
    state.turn = NO_SEAT


def _knowers(state: State, card: Card) -> i64:
    """The flags of the seats that know where this card is."""
    if state.public.has(card):
        return EVERYBODY
    flags: i64 = 0
    for seat in state.seats:
        if seat.known.has(card):
            flags |= seat.flag
    return flags
