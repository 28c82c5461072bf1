"""Exact search of phase 2 on tables, for line-ups in which every trick and every vote stands alone.

The question is always the same: can the leader get so many votes? All that has been won is one word of
sums, a field for each faction: how far the leader is from its vote. A field's top bit says that the vote
is his; the field of what is still in hands tells whether it can yet become his. Changing sides is a
subtraction.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.search.exact import ExactSearch, rate, votes_for
from claimant.claim.search.hands_table import NO, NO_CARD, OPEN, TOPS, YES, HandsTable, has_at_most
from claimant.claim.search.tricks import LEAD_LOST, LED_CARD_LOST, REPLY_LOST, TRICK_LOST, Tricks
from claimant.claim.search.weights import Weights
from claimant.claim.state import State
from claimant.tabletop.limit import Limit

MOST_LIVE_CARDS: Final = 30
ROW: Final = 32
"""Cards are numbered below this: a place in a table of two cards is `first * ROW + second`."""
OTHER_HAND: Final = 1073741824
"""Moves a hand of up to thirty cards above the first one in a word."""

FIELD: Final = 1024
BOTH: Final = 0x3FEFFBFEFFBFE
"""In five fields: what the distances of both sides and the rest make together."""
TOP: Final = 512
TOP_BIT: Final = 9
FULL: Final = 1023
MOST: Final = 511
"""In the table of hands, the distance of a vote that is won: above that of every open one."""

SHORT: Final = 2
"""Hands of no more cards than these are searched sooner than remembered."""


@final
class TrickSearch(ExactSearch):
    """The cards still in hands, numbered by faction and power, and everything about every two of them."""

    size: i64
    votes: i64
    distance: i64

    def __init__(self, tricks: Tricks, weights: list[Weights], limit: Limit) -> None:
        votes = len(weights)
        super().__init__([int(rate(2 * own - votes)) for own in range(votes + 1)], limit)
        self.votes = votes
        self.known = HandsTable()

        self.cards: list[Card] = []
        for own in weights:
            self.cards += own.cards
        size = len(self.cards)
        self.size = size
        self.bits = vec[i64]([0] * ROW)
        self.faction = vec[i64]([0] * ROW)
        self.weight = vec[i64]([0] * ROW)
        self.power = vec[i64]([0] * ROW)
        self.beating = vec[i64]([0] * ROW)
        self.losing = vec[i64]([0] * ROW)
        self.always_legal = vec[i64]([0] * ROW)
        self.obliging = vec[i64]([0] * ROW)
        self.outcome = vec[i64]([0] * (ROW * ROW))
        self.gain = vec[i64]([0] * (ROW * ROW))
        self.differ = vec[i64]([0] * (ROW * ROW))
        self.order = vec[i64]([0] * (ROW * ROW))
        self._number_cards(weights)
        self._fill(tricks)
        self._compare()

    def _number_cards(self, weights: list[Weights]) -> None:
        bit: i64 = 1
        field: i64 = 1
        number: i64 = 0
        self.distance = 0
        for own in weights:
            # Doubled, so that no distance of an open vote is as great as that of one that is won (`MOST`).
            for weight in own.weights:
                self.bits[number] = bit
                self.faction[number] = field
                self.weight[number] = 2 * weight * field
                bit = bit * 2
                number += 1
            self.distance += (TOP - 2 * own.enough) * field
            field = field * FIELD

    def _fill(self, tricks: Tricks) -> None:
        """Ask what every two cards do to each other."""
        led: i64 = 0
        while led < self.size:
            card = self.cards[led]
            always_legal = tricks.always_legal(card)
            obliging = tricks.obliging(card)
            reply: i64 = 0
            while reply < self.size:
                other = self.cards[reply]
                if always_legal.has(other):
                    self.always_legal[led] |= self.bits[reply]
                if obliging.has(other):
                    self.obliging[led] |= self.bits[reply]
                if reply != led:
                    outcome = tricks.outcome(card, other)
                    gain: i64 = 0
                    if (outcome & LED_CARD_LOST) == 0:
                        gain += self.weight[led]
                    if (outcome & REPLY_LOST) == 0:
                        gain += self.weight[reply]
                    if (outcome & (LED_CARD_LOST | LEAD_LOST)) != 0:
                        self.losing[led] |= self.bits[reply]
                    self.outcome[led * ROW + reply] = outcome
                    self.gain[led * ROW + reply] = gain
                    if (outcome & TRICK_LOST) == 0:
                        self.power[led] += 1
                    else:
                        self.power[reply] += 1
                        self.beating[led] |= self.bits[reply]
                reply += 1
            led += 1

    def _compare(self) -> None:
        """For every two cards of a faction, the cards that make a difference between them."""
        one: i64 = 0
        while one < self.size:
            other: i64 = 0
            while other < self.size:
                if one != other and self.faction[one] == self.faction[other]:
                    differ: i64 = 0
                    third: i64 = 0
                    while third < self.size:
                        if (
                            self.outcome[one * ROW + third] != self.outcome[other * ROW + third]
                            or self.outcome[third * ROW + one] != self.outcome[third * ROW + other]
                        ):
                            differ |= self.bits[third]
                        third += 1
                    self.differ[one * ROW + other] = differ
                other += 1
            one += 1

    # --- questions ------------------------------------------------------------------------------------

    def are_alike(self, state: State, one: Card, other: Card) -> bool:
        first = self._number(one)
        second = self._number(other)
        if self.faction[first] != self.faction[second] or self.weight[first] != self.weight[second]:
            return False
        against = self._hand(state.seats[1 - state.turn].hand) | self._hand(state.trick)
        return (self.differ[first * ROW + second] & against) == 0

    def reaches(self, state: State, card: Card, rating: i64) -> bool:
        wanted = votes_for(rating, self.votes)
        leader = state.leader
        lead = self._hand(state.seats[leader].hand)
        follow = self._hand(state.seats[1 - leader].hand)
        rest = self._weight(lead | follow | self._hand(state.trick))
        distance = self._distance(state, rest)
        played = self._number(card)
        led_card = state.led
        if led_card is None:
            hand = lead ^ self.bits[played]
            return self.lead_wins(played, hand, follow, distance, rest, wanted, 0)
        led = self._number(led_card)
        pair = led * ROW + played
        hand = follow ^ self.bits[played]
        left = rest - self.weight[led] - self.weight[played]
        now = distance + self.gain[pair]
        if (self.outcome[pair] & LEAD_LOST) != 0:
            return self.can_reach(hand, lead, BOTH - left - now, left, wanted, 0)
        return not self.can_reach(lead, hand, now, left, self.votes + 1 - wanted, 0)

    def favours_seat_0(self, state: State, rating: i64) -> bool:
        """Does seat 0 get at least this rating, when a trick is about to begin?"""
        wanted = votes_for(rating, self.votes)
        leader = state.leader
        lead = self._hand(state.seats[leader].hand)
        follow = self._hand(state.seats[1 - leader].hand)
        rest = self._weight(lead | follow)
        distance = self._distance(state, rest)
        if leader == 0:
            return self.can_reach(lead, follow, distance, rest, wanted, 0)
        return not self.can_reach(lead, follow, distance, rest, self.votes + 1 - wanted, 0)

    def _distance(self, state: State, rest: i64) -> i64:
        """How far the leader is from each vote, when so much is not yet won."""
        distance = self.distance + self._weight(self._hand(state.seats[0].score_pile))
        return distance if state.leader == 0 else BOTH - rest - distance

    def _hand(self, cards: CardSet) -> i64:
        """A set of cards as bits of this search."""
        hand: i64 = 0
        number: i64 = 0
        while number < self.size:
            if cards.has(self.cards[number]):
                hand |= self.bits[number]
            number += 1
        return hand

    def _weight(self, hand: i64) -> i64:
        weight: i64 = 0
        number: i64 = 0
        while number < self.size:
            if (hand & self.bits[number]) != 0:
                weight += self.weight[number]
            number += 1
        return weight

    def _number(self, card: Card) -> i64:
        number: i64 = 0
        while self.cards[number] is not card:
            number += 1
        return number

    def can_reach(self, lead: i64, follow: i64, distance: i64, rest: i64, wanted: i64, depth: i64) -> bool:
        """Can the leader, with these two hands, get at least so many votes?"""
        known = self.probe(lead, follow, distance, rest, wanted, not has_at_most(lead, SHORT))
        return self.search(lead, follow, distance, rest, wanted, depth) if known == OPEN else known == YES

    def probe(self, lead: i64, follow: i64, distance: i64, rest: i64, wanted: i64, remember: bool) -> i64:
        """Is the answer known without a search? `YES`, `NO` or `OPEN`."""
        won = distance & TOPS
        still = wanted - count_bits(won)
        if still <= 0:
            return YES
        open_votes = ((distance + rest) & TOPS) & ~won
        if still > count_bits(open_votes):
            return NO
        if (lead & (lead - 1)) == 0:
            last = count_bits(lead - 1) * ROW + count_bits(follow - 1)
            return YES if count_bits((distance + self.gain[last]) & TOPS) >= wanted else NO
        if not remember:
            return OPEN
        fields = (open_votes >> TOP_BIT) * FULL
        apart = (distance & fields) | (won >> TOP_BIT) * MOST
        return self.known.ask(lead + follow * OTHER_HAND, apart, wanted)

    def search(self, lead: i64, follow: i64, distance: i64, rest: i64, wanted: i64, depth: i64) -> bool:
        """Find out what `probe` does not know."""
        self.count_node()
        if self.stopped:
            return False
        won = distance & TOPS
        fields = ((((distance + rest) & TOPS) & ~won) >> TOP_BIT) * FULL
        hands = lead + follow * OTHER_HAND
        apart = (distance & fields) | (won >> TOP_BIT) * MOST
        short = has_at_most(lead, SHORT)
        best: i64 = NO_CARD
        if not short:
            self.known.ask(hands, apart, wanted)
            best = self.known.best

        # Cards to which no reply does any harm can all be led at once.
        sure = distance
        rest_of_hand = lead
        while rest_of_hand != 0:
            bit = rest_of_hand & -rest_of_hand
            rest_of_hand ^= bit
            led = count_bits(bit - 1)
            if (self.losing[led] & follow) == 0:
                sure += self.weight[led]
        if count_bits(sure & TOPS) >= wanted:
            if not short:
                self.known.tell(hands, apart, wanted, True, best)
            return True

        order = self.order
        start = depth * ROW
        end = start
        rest_of_hand = lead
        previous: i64 = NO_CARD
        while rest_of_hand != 0:
            bit = rest_of_hand & -rest_of_hand
            rest_of_hand ^= bit
            led = count_bits(bit - 1)
            if (
                previous != NO_CARD
                and self.faction[previous] == self.faction[led]
                and (self.differ[previous * ROW + led] & follow) == 0
                and ((self.weight[led] & fields) == 0 or self.weight[led] == self.weight[previous])
            ):
                continue
            previous = led
            if led == best:
                promise: i64 = 1000000
            else:
                replies = follow & self.always_legal[led] if (follow & self.obliging[led]) != 0 else follow
                # Few replies, few that win, best of all none that does harm; then strength.
                promise = 2000 - 57 * count_bits(replies) + self.power[led]
                promise -= 7 * count_bits(replies & self.beating[led])
                if (self.losing[led] & replies) == 0:
                    promise += 82
            order[end] = promise * ROW + led
            end += 1

        result = False
        while end > start:
            chosen = self._take_best(start, end)
            end -= 1
            led = chosen & 31
            if self.lead_wins(led, lead ^ self.bits[led], follow, distance, rest, wanted, depth):
                result = True
                best = led
                break
        if self.stopped:
            return False
        if not short:
            self.known.tell(hands, apart, wanted, result, best)
        return result

    def lead_wins(
        self, led: i64, lead: i64, follow: i64, distance: i64, rest: i64, wanted: i64, depth: i64
    ) -> bool:
        """Does the leader, having led this card, get so many votes whatever the reply?"""
        won = distance & TOPS
        fields = ((((distance + rest) & TOPS) & ~won) >> TOP_BIT) * FULL
        order = self.order
        start = depth * ROW + 16
        end = start
        replies = follow & self.always_legal[led] if (follow & self.obliging[led]) != 0 else follow
        row = led * ROW
        led_matters = (self.weight[led] & fields) != 0
        against = lead | self.bits[led]
        remember = not has_at_most(lead, SHORT)
        previous: i64 = NO_CARD
        while replies != 0:
            bit = replies & -replies
            replies ^= bit
            reply = count_bits(bit - 1)
            weight = self.weight[reply]
            if (
                previous != NO_CARD
                and self.faction[previous] == self.faction[reply]
                and (self.differ[previous * ROW + reply] & against) == 0
                and ((weight & fields) == 0 or weight == self.weight[previous])
            ):
                continue
            previous = reply
            outcome = self.outcome[row + reply]
            left = rest - self.weight[led] - weight
            now = distance + self.gain[row + reply]
            if (outcome & LEAD_LOST) != 0:
                known = self.probe(
                    follow ^ bit, lead, BOTH - left - now, left, self.votes + 1 - wanted, remember
                )
                if known == YES:
                    return False
                if known == NO:
                    continue
            else:
                known = self.probe(lead, follow ^ bit, now, left, wanted, remember)
                if known == NO:
                    return False
                if known == YES:
                    continue
            # What is gained in open votes, then winning, and both as cheaply as possible.
            promise: i64 = 1000 - 10 * self.power[reply]
            if led_matters:
                promise += 80 if (outcome & LED_CARD_LOST) != 0 else -80
            if (weight & fields) != 0:
                promise += 80 if (outcome & REPLY_LOST) != 0 else -80
            if (outcome & TRICK_LOST) != 0:
                promise += 180
            order[end] = promise * ROW + reply
            end += 1
        while end > start:
            chosen = self._take_best(start, end)
            end -= 1
            reply = chosen & 31
            left = rest - self.weight[led] - self.weight[reply]
            now = distance + self.gain[row + reply]
            hand = follow ^ self.bits[reply]
            if (self.outcome[row + reply] & LEAD_LOST) != 0:
                if self.can_reach(hand, lead, BOTH - left - now, left, self.votes + 1 - wanted, depth + 1):
                    return False
            elif not self.can_reach(lead, hand, now, left, wanted, depth + 1):
                return False
            if self.stopped:
                return False
        return True

    def _take_best(self, start: i64, end: i64) -> i64:
        """The most promising of the moves from `start` on; the last one takes its place."""
        order = self.order
        at = start
        best = order[start]
        place = start + 1
        while place < end:
            if order[place] > best:
                best = order[place]
                at = place
            place += 1
        order[at] = order[end - 1]
        return best
