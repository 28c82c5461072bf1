"""The position that the exact search on tables is asked about, and what follows a trick."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.search.exact import WIN
from claimant.claim.search.question import FOR_SEAT_0, FOR_SEAT_1
from claimant.claim.search.tally import MATTERS, STANDING
from claimant.claim.search.trick_tables import NOTHING_LED, ROW, SITUATION, TALLIED, TrickTables
from claimant.claim.state import State


class TrickPositions(TrickTables):
    """Turns states into hands, distances and numbers."""

    # The position that is asked about: who leads, the card that is led, both hands, the weight of what
    # nobody has won yet, how far the leader is from each vote, and where all that is.
    leader: i64 = 0
    led: i64 = 0
    lead: i64 = 0
    follow: i64 = 0
    rest: i64 = 0
    standing: i64 = 0
    there: i64 = 0
    # What follows a trick: the hands of who leads and follows next, and so on.
    next_lead: i64 = 0
    next_follow: i64 = 0
    next_distance: i64 = 0
    next_rest: i64 = 0
    next_here: i64 = 0
    next_outcome: i64 = 0
    reach: i64 = 0
    """What may still be drawn where `probe` is about to look: see `Situations.reach`."""
    # Where answers are asked for later: with what.
    delays: bool = False
    next_hands: i64 = 0
    next_apart: i64 = 0
    next_open_votes: i64 = 0

    def are_alike(self, state: State, one: Card, other: Card) -> bool:
        first = self.number_of(one)
        second = self.number_of(other)
        if self.faction[first] != self.faction[second] or self.weight[first] != self.weight[second]:
            return False
        tally = self.tally
        if tally is not None:
            stand = tally.numbered(state)
            if (tally.rows[stand * STANDING + MATTERS] & (self.bits[first] | self.bits[second])) != 0:
                return False
        against = self.hand_of(state.seats[1 - state.turn].hand) | self.hand_of(state.trick)
        if not self.alone:
            against |= self.situations.pending[self.situations.numbered(state)]
        return (self.differ[first * ROW + second] & against) == 0

    def follow_highest(self, leeway: i64) -> None:
        """From now on let the highest cards decide ties, which are worth so much to seat 0."""
        self.leeway = leeway
        self.unsure = leeway != 0

    def judge_by(self, rating: i64, seat: i64) -> None:
        """Note which verdicts are good for seat 0 when a seat wants this rating."""
        own = FOR_SEAT_0 if seat == 0 else FOR_SEAT_1
        reached: i64 = 0
        if rating <= WIN:
            reached |= own
        if rating <= -WIN:
            reached |= FOR_SEAT_0 + FOR_SEAT_1 - own
        self.good_verdicts = reached if seat == 0 else FOR_SEAT_0 + FOR_SEAT_1 - reached

    def look_at(self, state: State) -> None:
        """Note a position, for the questions about it that follow."""
        leader = state.leader
        first = state.seats[0]
        second = state.seats[1]
        led = state.led
        self.leader = leader
        self.led = NOTHING_LED if led is None else self.number_of(led)
        self.there = self.here_of(state)
        hand: i64 = 0
        other_hand: i64 = 0
        rest: i64 = 0
        tie_break = self.tie_break
        if tie_break is not None:
            rest = tie_break.open_part
        distance = self.distance
        tally = self.tally
        if tally is not None:
            tally.numbered(state)
            distance += tally.gained
        number: i64 = 0
        while number < self.size:
            card = self.cards[number]
            weight = self.weight[number]
            if first.hand.has(card):
                hand |= self.bits[number]
                rest += weight
            elif second.hand.has(card):
                other_hand |= self.bits[number]
                rest += weight
            elif first.score_pile.has(card) or first.display.has(card):
                distance += weight
            elif state.discard.has(card):
                distance += weight // 2
            elif not (second.score_pile.has(card) or second.display.has(card)):
                rest += weight
            number += 1
        self.rest = rest
        if leader == 0:
            self.lead = hand
            self.follow = other_hand
            self.standing = distance
        else:
            self.lead = other_hand
            self.follow = hand
            self.standing = self.both - rest - distance

    def here_of(self, state: State) -> i64:
        """What a position is besides hands and distances: a situation, and how the questions stand."""
        situation: i64 = 0
        first: i64 = 0
        second: i64 = 0
        trick: i64 = 0
        if not self.alone:
            trick = self.hand_of(state.trick)
            first = self.hand_of(state.seats[0].hand) | trick
            second = self.hand_of(state.seats[1].hand) | trick
            situation = self.situations.calmed(self.situations.numbered(state), first, second)
        tally = self.tally
        if tally is not None:
            situation += TALLIED * tally.numbered(state)
        highest = self.highest
        if highest is not None and self.leeway != 0:
            # The card that is led still counts as one of its player's hand.
            if state.leader == 0:
                second &= ~trick
            else:
                first &= ~trick
            live = first | second | self.drawable(first, second, situation)
            situation += TALLIED * highest.numbered(state, live)
        return situation

    def drawable(self, lead: i64, follow: i64, here: i64) -> i64:
        """The cards that these hands may still draw and play."""
        situations = self.situations
        return situations.drawn[situations.reach(here & SITUATION, lead, follow)]

    def hand_of(self, cards: CardSet) -> i64:
        """A set of cards as bits of this search."""
        hand: i64 = 0
        number: i64 = 0
        while number < self.size:
            if cards.has(self.cards[number]):
                hand |= self.bits[number]
            number += 1
        return hand

    def number_of(self, card: Card) -> i64:
        number: i64 = 0
        while self.cards[number] is not card:
            number += 1
        return number
