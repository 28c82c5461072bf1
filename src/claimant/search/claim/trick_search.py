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
from claimant.claim.state import State
from claimant.search.claim.exact import ExactSearch, rate
from claimant.search.claim.transpositions import NONE
from claimant.search.claim.tricks import LEAD_LOST, LED_CARD_LOST, REPLY_LOST, TRICK_LOST, Tricks
from claimant.search.claim.weights import Weights
from claimant.tabletop.limit import Limit

MOST_LIVE_CARDS: Final = 30
ROW: Final = 32
"""Cards are numbered below this: a place in a table of two cards is `first * ROW + second`."""
OTHER_HAND: Final = 1073741824
"""Moves a hand of up to thirty cards above the first one in a word."""

FIELD: Final = 4096
FIELD_BITS: Final = 12
ALL: Final = 0xFFFFFFFFFFFFFFF
"""Five fields full of ones."""
TOPS: Final = 0x800800800800800
TOP: Final = 2048
TOP_BIT: Final = 11
FULL: Final = 4095

# What is kept of a position: most open votes known to be won, fewest known not to be, and the best lead.
UNKNOWN: Final = 0x70
LOST_FIELD: Final = 16
BEST_FIELD: Final = 256
NO_CARD: Final = 31


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

        self.cards: list[Card] = []
        for own in weights:
            self.cards += own.cards
        size = len(self.cards)
        self.size = size
        self.bits = vec[i64]([0] * ROW)
        self.faction = vec[i64]([0] * ROW)
        self.weight = vec[i64]([0] * ROW)
        self.power = vec[i64]([0] * ROW)
        self.free = vec[i64]([0] * ROW)
        self.binding = vec[i64]([0] * ROW)
        self.deed = vec[i64]([0] * (ROW * ROW))
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
            for weight in own.weights:
                self.bits[number] = bit
                self.faction[number] = field
                self.weight[number] = weight * field
                bit = bit * 2
                number += 1
            self.distance += (TOP - own.enough) * field
            field = field * FIELD

    def _fill(self, tricks: Tricks) -> None:
        """Ask what every two cards do to each other."""
        led: i64 = 0
        while led < self.size:
            card = self.cards[led]
            free = tricks.free(card)
            binding = tricks.binding(card)
            reply: i64 = 0
            while reply < self.size:
                other = self.cards[reply]
                if free.has(other):
                    self.free[led] |= self.bits[reply]
                if binding.has(other):
                    self.binding[led] |= self.bits[reply]
                if reply != led:
                    deed = tricks.deed(card, other)
                    gain: i64 = 0
                    if (deed & LED_CARD_LOST) == 0:
                        gain += self.weight[led]
                    if (deed & REPLY_LOST) == 0:
                        gain += self.weight[reply]
                    self.deed[led * ROW + reply] = deed
                    self.gain[led * ROW + reply] = gain
                    if (deed & TRICK_LOST) == 0:
                        self.power[led] += 1
                    else:
                        self.power[reply] += 1
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
                            self.deed[one * ROW + third] != self.deed[other * ROW + third]
                            or self.deed[third * ROW + one] != self.deed[third * ROW + other]
                        ):
                            differ |= self.bits[third]
                        third += 1
                    self.differ[one * ROW + other] = differ
                other += 1
            one += 1

    # --- questions ------------------------------------------------------------------------------------

    def reaches(self, state: State, card: Card, rating: i64) -> bool:
        wanted: i64 = 0
        while rate(2 * wanted - self.votes) < rating:
            wanted += 1
        seats = state.seats
        leader = state.leader
        lead = self._hand(seats[leader].hand)
        follow = self._hand(seats[1 - leader].hand)
        rest = self._weight(lead | follow | self._hand(state.trick))
        distance = self.distance + self._weight(self._hand(seats[0].score_pile))
        if leader == 1:
            distance = ALL - rest - distance
        played = self._number(card)
        led_card = state.led
        if led_card is None:
            hand = lead ^ self.bits[played]
            return self.stands(played, hand, follow, distance, rest, wanted, 0)
        led = self._number(led_card)
        pair = led * ROW + played
        hand = follow ^ self.bits[played]
        left = rest - self.weight[led] - self.weight[played]
        now = distance + self.gain[pair]
        if (self.deed[pair] & LEAD_LOST) != 0:
            return self.gets(hand, lead, ALL - left - now, left, wanted, 0)
        return not self.gets(lead, hand, now, left, self.votes + 1 - wanted, 0)

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

    def gets(self, lead: i64, follow: i64, distance: i64, rest: i64, wanted: i64, depth: i64) -> bool:
        """Can the leader, with these two hands, get at least so many votes?"""
        won = distance & TOPS
        reachable = (distance + rest) & TOPS
        still = wanted - count_bits(won)
        if still <= 0:
            return True
        open_votes = reachable & ~won
        if still > count_bits(open_votes):
            return False
        fields = (open_votes >> TOP_BIT) * FULL
        first = lead + follow * OTHER_HAND
        second = distance & fields
        known = self.table.find(first, second)
        best: i64 = NO_CARD
        if known == NONE:
            known = UNKNOWN
        else:
            if still <= (known & 15):
                return True
            if still >= ((known >> 4) & 15):
                return False
            best = known >> 8
        self.count_node()
        if self.stopped:
            return False

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
                replies = follow & self.free[led] if (follow & self.binding[led]) != 0 else follow
                promise = (32 - count_bits(replies)) * 64 + self.power[led]
            order[end] = promise * ROW + led
            end += 1

        result = False
        while end > start:
            chosen = self._take_best(start, end)
            end -= 1
            led = chosen & 31
            if self.stands(led, lead ^ self.bits[led], follow, distance, rest, wanted, depth):
                result = True
                best = led
                break
        if self.stopped:
            return False
        known = (known & 0xF0) | still if result else (known & 15) | still * LOST_FIELD
        self.table.store(first, second, known | best * BEST_FIELD)
        return result

    def stands(
        self, led: i64, lead: i64, follow: i64, distance: i64, rest: i64, wanted: i64, depth: i64
    ) -> bool:
        """Does the leader, having led this card, get so many votes whatever the reply?"""
        won = distance & TOPS
        fields = ((((distance + rest) & TOPS) & ~won) >> TOP_BIT) * FULL
        order = self.order
        start = depth * ROW + 16
        end = start
        replies = follow & self.free[led] if (follow & self.binding[led]) != 0 else follow
        row = led * ROW
        led_matters = (self.weight[led] & fields) != 0
        against = lead | self.bits[led]
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
            deed = self.deed[row + reply]
            promise: i64 = 200 - self.power[reply]
            if led_matters:
                promise += 80 if (deed & LED_CARD_LOST) != 0 else -80
            if (weight & fields) != 0:
                promise += 80 if (deed & REPLY_LOST) != 0 else -80
            if (deed & TRICK_LOST) != 0:
                promise += 40
            order[end] = promise * ROW + reply
            end += 1
        while end > start:
            chosen = self._take_best(start, end)
            end -= 1
            reply = chosen & 31
            left = rest - self.weight[led] - self.weight[reply]
            now = distance + self.gain[row + reply]
            hand = follow ^ self.bits[reply]
            if (self.deed[row + reply] & LEAD_LOST) != 0:
                if self.gets(hand, lead, ALL - left - now, left, self.votes + 1 - wanted, depth + 1):
                    return False
            elif not self.gets(lead, hand, now, left, wanted, depth + 1):
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
