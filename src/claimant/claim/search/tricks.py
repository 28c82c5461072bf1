"""The effects of every two cards on each other in phase 2, asked of the rules once and kept in tables.

This applies to line-ups whose powers affect nothing but the trick (`Ruleset.tricks_are_alone`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet, Pile
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import PLAY_CARDS, State, empty_seats
from claimant.claim.turn.flow import answer, options_for, proceed

# The effects of a trick, from the point of view of its leader.
LED_CARD_LOST: Final = 1
"""The led card goes to the follower."""
REPLY_LOST: Final = 2
"""The follower's card goes to the follower."""
LEAD_LOST: Final = 4
"""The follower leads next."""
TRICK_LOST: Final = 8
"""The follower has won the trick."""

MOST_KEPT: Final = 64
"""Tables of so many line-ups are kept; each has some twenty kilobytes."""


def blank_state(rules: Ruleset) -> State:
    """An empty table in phase 2."""
    empty: list[Card] = []
    reserves = [Pile(zones.RESERVE, empty, 0, 0) for _ in rules.reserved]
    deck = Pile(zones.DECK, empty, 0, 0)
    memory = [0] * rules.memory_size
    state = State(rules, empty_seats(rules), deck, reserves, CardSet(), memory)
    state.enter(2)
    state.step = PLAY_CARDS
    return state


@final
class Tricks:
    """For every led card and every reply: where both go and who leads next; and who may reply what."""

    size: i64

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.size = len(rules.cards)
        self._blank = blank_state(rules)
        self._outcomes = vec[i64]([-1] * (len(rules.cards) * len(rules.cards)))
        self._always_legal: list[CardSet | None] = [None] * len(rules.cards)
        self._obliging: list[CardSet | None] = [None] * len(rules.cards)

    def outcome(self, led: Card, reply: Card) -> i64:
        """What happens when one card is led and the other one played after it."""
        place = led.index * self.size + reply.index
        known = self._outcomes[place]
        if known < 0:
            known = self._try_out(led, reply)
            self._outcomes[place] = known
        return known

    def always_legal(self, led: Card) -> CardSet:
        """The cards that may be played after this one whatever else a hand holds."""
        always_legal = self._always_legal[led.index]
        if always_legal is None:
            hand = CardSet()
            for card in self.rules.cards:
                hand.add(card)
            always_legal = self._replies(led, hand)
            self._always_legal[led.index] = always_legal
        return always_legal

    def obliging(self, led: Card) -> CardSet:
        """The cards that forbid a hand to play, after this one, any card that is not always legal."""
        obliging = self._obliging[led.index]
        if obliging is None:
            obliging = CardSet()
            for forbidden in self.rules.cards:
                if not self.always_legal(led).has(forbidden):
                    for card in self.rules.cards:
                        if self._forbids(led, card, forbidden):
                            obliging.add(card)
                    break
            self._obliging[led.index] = obliging
        return obliging

    def _forbids(self, led: Card, held: Card, forbidden: Card) -> bool:
        hand = CardSet()
        hand.add(held)
        hand.add(forbidden)
        return not self._replies(led, hand).has(forbidden)

    def _replies(self, led: Card, hand: CardSet) -> CardSet:
        state = self._blank.copy()
        state.seats[0].hand.add(led)
        state.seats[1].hand.become(hand)
        proceed(state)
        answer(state, led, 0)
        options = CardSet()
        options_for(state, state.seats[1], options)
        return options

    def _try_out(self, led: Card, reply: Card) -> i64:
        state = self._blank.copy()
        leader = state.seats[0]
        follower = state.seats[1]
        # A card that stays in both hands keeps the phase from ending.
        for spare in self.rules.cards:
            if spare is not led and spare is not reply:
                leader.hand.add(spare)
                follower.hand.add(spare)
                break
        leader.hand.add(led)
        follower.hand.add(reply)
        proceed(state)
        answer(state, led, 0)
        answer(state, reply, 1)
        outcome: i64 = 0
        if follower.score_pile.has(led):
            outcome |= LED_CARD_LOST
        else:
            assert leader.score_pile.has(led)
        if follower.score_pile.has(reply):
            outcome |= REPLY_LOST
        else:
            assert leader.score_pile.has(reply)
        if state.leader == 1:
            outcome |= LEAD_LOST
        if state.last_winner == 1:
            outcome |= TRICK_LOST
        return outcome


@lru_cache(MOST_KEPT)
def tricks_of(rules: Ruleset) -> Tricks:
    """What cards do to each other in a line-up: asked once, whoever needs it."""
    return Tricks(rules)
