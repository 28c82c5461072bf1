"""Who wins the trick, and the rank of all who played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.state import Seat, State
from claimant.claim.verbs import tell_trick_won

# A card that outranks the led faction comes before one that follows, and that before any other.
OTHER: Final = 0
FOLLOWING: Final = 1
OUTRANKING: Final = 2


def strength(state: State, card: Card, seat: Seat) -> i64:
    """The number that a card fights with in this seat's hands, here and now."""
    number = card.value
    for power in state.hooks.strength:
        number = power.strength(number, card, seat, state)
    return number


def outdoes(state: State, later: Seat, earlier: Seat) -> bool:
    """Does the later of two cards rank above the earlier one? A tie is the earlier card's."""
    for power in state.hooks.beats:
        if power.beats(later, earlier, state):
            return True
    if later.rank_class != earlier.rank_class:
        return later.rank_class > earlier.rank_class
    return later.strength > earlier.strength


def decide(state: State) -> None:
    """Rank the seats by the cards they have played; the first has won."""
    led = state.led
    assert led is not None
    led_faction = led.faction
    outranking = led_faction.outranked_by
    following = led_faction.followed_by
    # Until they have their rank, all are behind those who have theirs.
    for waiting in state.seats:
        waiting.rank = state.players
    strengthening = state.hooks.strength
    index = state.leader
    place: i64 = 0
    while place < state.players:
        seat = state.seats[index]
        index += 1
        if index == state.players:
            index = 0
        played = seat.played
        assert played is not None
        # A separate name spares mypyc a check at every use.
        card: Card = played
        flag = card.faction.flag
        if (flag & outranking) != 0:
            seat.rank_class = OUTRANKING
        elif (flag & following) != 0:
            seat.rank_class = FOLLOWING
        else:
            seat.rank_class = OTHER
        seat.strength = card.value
        # As in `strength`; calling that for every card would take twice as long.
        for power in strengthening:
            seat.strength = power.strength(seat.strength, card, seat, state)
        rank = place
        while rank > 0:
            ahead = state.ranked(rank - 1)
            if not outdoes(state, seat, ahead):
                break
            ahead.rank = rank
            rank -= 1
        seat.rank = rank
        if rank == 0:
            state.winner = seat.index
        place += 1
    tell_trick_won(state, "win")
