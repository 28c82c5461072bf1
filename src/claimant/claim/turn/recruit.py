"""Phase 1: in order of rank each seat takes a prize of its choice, or a card of the deck."""

from __future__ import annotations

from claimant.claim.cards import Card, CardSet
from claimant.claim.state import NO_SEAT, NOTHING, State
from claimant.claim.verbs import ask_to_take, draw, move


def order_takers(state: State) -> None:
    """Move the seat that takes first to the head of the ranking."""
    first = state.winner
    for power in state.hooks.takes_first:
        first = power.takes_first(first, state)
    if first == state.winner:
        return
    head = state.seats[first]
    for seat in state.seats:
        if seat.rank < head.rank:
            seat.rank += 1
    head.rank = 0


def takeable(state: State, options: CardSet) -> None:
    """Put the choices of the seat whose turn it is to take into `options`."""
    options.become(state.prizes)
    if _may_take_top(state):
        options.add(state.deck.top())


def _may_take_top(state: State) -> bool:
    return state.top_offered and state.taken == 0


def recruit(state: State) -> None:
    """Let the seats take their cards, as far as nobody has a choice."""
    if state.taken == 0 and len(state.hooks.takes_first) > 0:
        order_takers(state)
    while state.taken < state.players:
        if state.prizes.is_empty():
            draw(state, state.deck, state.ranked(state.taken).followers, "recruit")
            state.taken += 1
        elif state.prizes.is_single() and not _may_take_top(state):
            take(state, state.rules.first(state.prizes))
        else:
            ask_to_take(state, state.ranked(state.taken).index)
            return


def take(state: State, card: Card) -> None:
    """The next seat in order takes this prize, or the top of the deck."""
    followers = state.ranked(state.taken).followers
    state.asking = NOTHING
    state.turn = NO_SEAT
    state.taken += 1
    if state.prizes.has(card):
        move(state, card, state.prizes, followers, "recruit")
        for power in state.hooks.on_prize_taken:
            power.on_prize_taken(state)
    else:
        draw(state, state.deck, followers, "recruit")
