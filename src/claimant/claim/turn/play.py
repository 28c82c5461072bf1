"""Playing a card: who may play what, and what others learn from it."""

from __future__ import annotations

from claimant.claim.cards import Card, CardSet
from claimant.claim.state import NO_SEAT, NOTHING, WIN, Seat, State
from claimant.claim.verbs import ask_to_play, move


def playable(state: State, seat: Seat, options: CardSet) -> None:
    """Put into `options` the cards that a seat may play now."""
    options.become(seat.hand)
    led = state.led
    if led is not None:
        faction = led.faction
        if seat.hand.of(faction) != 0:
            options.low &= faction.follow_low
            options.high &= faction.follow_high


def play(state: State, card: Card) -> None:
    """The seat to act plays this card."""
    index = state.leader + state.played
    if index >= state.players:
        index -= state.players
    seat = state.seats[index]
    led = state.led
    flag = card.faction.flag
    cause = "play"
    if led is None:
        state.led = card
        cause = "lead"
    elif (flag & led.faction.followed_by) == 0:
        seat.lacks |= led.faction.flag
    move(state, card, seat.hand, state.trick, cause)
    # What `lay` does, without the cost of a call.
    seat.played = card
    state.in_trick |= flag
    state.played += 1
    if state.played == state.players:
        state.asking = NOTHING
        state.turn = NO_SEAT
        state.step = WIN
    else:
        ask_to_play(state, state.after(seat.index))
