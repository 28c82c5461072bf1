"""Exact search of phase 2 on tables, for line-ups whose powers say what they look back at.

The question is always the same: can the leader get so many votes? All that has been won is one word of
sums, a field for each faction: how far the leader is from its vote. A field's top bit says that the vote
is his; the field of what is still to be won tells whether it can yet become his. Changing sides is a
subtraction.

Where tricks stand alone, what two cards do to each other is looked up by the two cards. Elsewhere it is
looked up by the situation as well, and a vote that is won may be lost again. What no sum decides is kept in
a tally.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.search.exact import WIN, ExactSearch, rate, votes_for
from claimant.claim.search.hands_table import (
    FIELD,
    NO,
    NO_CARD,
    OPEN,
    TOPS,
    YES,
    HandsTable,
    has_at_most,
)
from claimant.claim.search.situations import (
    DRAWN,
    FOLLOWER_DRAWS,
    GAIN,
    LEADER_DRAWS,
    MOVES,
    NO_MOVE,
    OUTCOME,
    SPENT,
    THERE,
    Situations,
)
from claimant.claim.search.tally import FOR_NOBODY, FOR_SEAT_0, FOR_SEAT_1, Question, Tally
from claimant.claim.search.transpositions import HALF_WORD, SPREAD_3, SPREAD_4
from claimant.claim.search.tricks import LEAD_LOST, LED_CARD_LOST, REPLY_LOST, TRICK_LOST, Tricks
from claimant.claim.search.weights import NEVER, Weights
from claimant.claim.state import State
from claimant.tabletop.limit import Limit

MOST_LIVE_CARDS: Final = 40
ROW: Final = 64
"""Cards are numbered below this: a place in a table of two cards is `first * ROW + second`."""
IN_ONE_WORD: Final = 30
OTHER_HAND: Final = 1073741824
"""Moves a hand of up to thirty cards above the first one in a word."""
ONE_HAND: Final = 0x3FFFFFFF
WORD: Final = 0x3FFFFFFFFFFFFFFF
# Where a position is, besides hands and distances: the number of its situation and, above it, how the
# questions stand.
SITUATION_BITS: Final = 24
SITUATION: Final = 0xFFFFFF
TALLIED: Final = 16777216

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
    alone: bool
    here: i64
    judged: bool
    good_verdicts: i64
    """The verdicts (flags) with which seat 0 gets what is asked for."""
    # What follows a trick, from the eyes of whoever led it.
    next_lead: i64
    next_follow: i64
    next_distance: i64
    next_rest: i64
    next_here: i64
    next_outcome: i64

    def __init__(
        self,
        state: State,
        tricks: Tricks,
        weights: list[Weights],
        questions: list[Question],
        limit: Limit,
    ) -> None:
        """Every faction has weights; where nothing is enough, some of the questions decide its vote."""
        rules = state.rules
        self.alone = rules.tricks_are_alone and not rules.extra_votes and _hands_are_even(state)
        self.rules = rules
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
        self.situations = Situations(state, self.cards, self.weight)
        self.tally: Tally | None = None
        if questions:
            self.tally = Tally(questions, self.cards)
        self.judged = any(question.faction is None for question in questions)
        self.good_verdicts = FOR_SEAT_0
        self.here = 0 if self.alone else self.situations.numbered(state)
        self._fill(tricks)
        self._compare()
        votes = len(weights)
        if not self.alone:
            extra = self.situations.extra
            votes += extra[2 * self.here] + extra[2 * self.here + 1] + self.situations.to_come
        self.votes = votes
        ratings = [int(rate(2 * own - votes)) for own in range(votes + 1)]
        if self.judged:
            ratings = sorted({*ratings, -WIN, WIN})
        super().__init__(ratings, limit)
        self.next_lead = 0
        self.next_follow = 0
        self.next_distance = 0
        self.next_rest = 0
        self.next_here = 0
        self.next_outcome = 0

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
            # Halfway between both seats, a vote is nobody's.
            self.distance += (TOP - 1 if own.enough == NEVER else TOP - 2 * own.enough) * field
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
                    if self.alone:
                        outcome = tricks.outcome(card, other)
                    else:
                        found = self.situations.find(self.here, 0, led, reply, 0)
                        outcome = self.situations.tricks[found + OUTCOME]
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
        shifting = False
        if not self.alone:
            for power in self.rules.carrying:
                shifting = shifting or power.shifts_strengths()
        one: i64 = 0
        while one < self.size:
            other: i64 = 0
            while other < self.size:
                if one != other and self.faction[one] == self.faction[other]:
                    differ: i64 = 0
                    third: i64 = 0
                    looks_back = shifting or (
                        not self.alone and self.cards[one].faction in self.rules.carrying
                    )
                    if looks_back and self.cards[one].code != self.cards[other].code:
                        differ = WORD
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
        tally = self.tally
        if tally is not None:
            stand = tally.numbered(state)
            if (tally.matters[stand] & (self.bits[first] | self.bits[second])) != 0:
                return False
        against = self._hand(state.seats[1 - state.turn].hand) | self._hand(state.trick)
        return (self.differ[first * ROW + second] & against) == 0

    def reaches(self, state: State, card: Card, rating: i64) -> bool:
        wanted = votes_for(rating, self.votes)
        self._judge_by(rating, state.turn)
        leader = state.leader
        here = self._here(state)
        lead = self._hand(state.seats[leader].hand)
        follow = self._hand(state.seats[1 - leader].hand)
        rest = self._rest(state)
        distance = self._distance(state, rest)
        played = self._number(card)
        led_card = state.led
        if led_card is None:
            hand = lead ^ self.bits[played]
            return self.lead_wins(played, hand, follow, distance, rest, wanted, 0, leader, here)
        led = self._number(led_card)
        hand = follow ^ self.bits[played]
        against = self.votes + 1 - wanted
        known = self.follow_up(led, played, lead, hand, distance, rest, against, leader, here, False)
        return not self._next_can_reach(against, leader, 0) if known == OPEN else known == NO

    def favours_seat_0(self, state: State, rating: i64) -> bool:
        """Does seat 0 get at least this rating, when a trick is about to begin?"""
        wanted = votes_for(rating, self.votes)
        self._judge_by(rating, 0)
        leader = state.leader
        here = self._here(state)
        lead = self._hand(state.seats[leader].hand)
        follow = self._hand(state.seats[1 - leader].hand)
        rest = self._rest(state)
        distance = self._distance(state, rest)
        if leader == 0:
            return self.can_reach(lead, follow, distance, rest, wanted, 0, leader, here)
        return not self.can_reach(lead, follow, distance, rest, self.votes + 1 - wanted, 0, leader, here)

    def _judge_by(self, rating: i64, seat: i64) -> None:
        """Note which verdicts are good for seat 0 when a seat wants this rating."""
        own = FOR_SEAT_0 if seat == 0 else FOR_SEAT_1
        reached: i64 = 0
        if rating <= WIN:
            reached |= own
        if rating <= -WIN:
            reached |= FOR_SEAT_0 + FOR_SEAT_1 - own
        self.good_verdicts = reached if seat == 0 else FOR_SEAT_0 + FOR_SEAT_1 - reached

    def _here(self, state: State) -> i64:
        """What a position is besides hands and distances: a situation, and how the questions stand."""
        situation = 0 if self.alone else self.situations.numbered(state)
        tally = self.tally
        return situation if tally is None else situation + TALLIED * tally.numbered(state)

    def _rest(self, state: State) -> i64:
        """The weight of what nobody has won yet."""
        won = state.seats[0].score_pile.copy()
        won.add_all(state.seats[0].display)
        won.add_all(state.seats[1].score_pile)
        won.add_all(state.seats[1].display)
        won.add_all(state.discard)
        rest: i64 = 0
        number: i64 = 0
        while number < self.size:
            if not won.has(self.cards[number]):
                rest += self.weight[number]
            number += 1
        return rest

    def _distance(self, state: State, rest: i64) -> i64:
        """How far the leader is from each vote, when so much is not yet won."""
        first = state.seats[0]
        distance = self.distance
        number: i64 = 0
        while number < self.size:
            card = self.cards[number]
            if first.score_pile.has(card) or first.display.has(card):
                distance += self.weight[number]
            elif state.discard.has(card):
                distance += self.weight[number] // 2
            number += 1
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

    def _number(self, card: Card) -> i64:
        number: i64 = 0
        while self.cards[number] is not card:
            number += 1
        return number

    # --- the search -----------------------------------------------------------------------------------

    def can_reach(
        self,
        lead: i64,
        follow: i64,
        distance: i64,
        rest: i64,
        wanted: i64,
        depth: i64,
        leader: i64,
        here: i64,
    ) -> bool:
        """Can the leader, with these two hands, get at least so many votes?"""
        remember = not has_at_most(lead, SHORT)
        known = self.probe(lead, follow, distance, rest, wanted, leader, here, remember)
        if known == OPEN:
            return self.search(lead, follow, distance, rest, wanted, depth, leader, here)
        return known == YES

    def _key(self, lead: i64, follow: i64, leader: i64, here: i64) -> i64:
        """Two hands and a situation as one word; if it is too short, practically never the same twice."""
        if self.alone and self.tally is None:
            return lead + follow * OTHER_HAND
        key = (lead & ONE_HAND) + (follow & ONE_HAND) * OTHER_HAND
        if self.size > IN_ONE_WORD:
            key ^= (lead >> IN_ONE_WORD) * SPREAD_3 * 1024 ^ (follow >> IN_ONE_WORD) * SPREAD_4 * 4096
        situation = 2 * here + leader
        if self.judged:
            situation = 4 * situation + self.good_verdicts
        key ^= (situation & HALF_WORD) * SPREAD_3 ^ (situation >> 31) * SPREAD_4
        return key & WORD

    def probe(
        self,
        lead: i64,
        follow: i64,
        distance: i64,
        rest: i64,
        wanted: i64,
        leader: i64,
        here: i64,
        remember: bool,
    ) -> i64:
        """Is the answer known without a search? `YES`, `NO` or `OPEN`."""
        tally = self.tally
        if tally is not None:
            distance += tally.shift[2 * (here >> SITUATION_BITS) + leader]
            rest += tally.span[here >> SITUATION_BITS]
        if self.alone and tally is None:
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
        else:
            won = self._sure(lead | follow, distance, leader, here)
            open_votes = self._possible(lead | follow, distance + rest, leader, here) & ~won
            still = wanted - count_bits(won)
            more = count_bits(open_votes)
            if not self.alone:
                still -= self.situations.extra[2 * (here & SITUATION) + leader]
                more += self.situations.to_come
            known: i64 = OPEN
            if tally is None:
                known = YES if still <= 0 else NO if still > more else OPEN
            else:
                stand = here >> SITUATION_BITS
                still -= tally.settled[2 * stand + leader]
                more += tally.open[stand]
                known = self._judged(tally.verdict[stand], leader, still, more)
            if known != OPEN:
                return known
        if not remember:
            return OPEN
        fields = (open_votes >> TOP_BIT) * FULL
        apart = (distance & fields) | (won >> TOP_BIT) * MOST
        return self.known.ask(self._key(lead, follow, leader, here), apart, wanted)

    def _judged(self, verdict: i64, leader: i64, still: i64, more: i64) -> i64:
        """The answer for the leader, who needs so many of so many open votes, when verdicts come first."""
        if verdict == FOR_NOBODY:
            return YES if still <= 0 else NO if still > more else OPEN
        good = self.good_verdicts if leader == 0 else FOR_SEAT_0 + FOR_SEAT_1 - self.good_verdicts
        sides = verdict & (FOR_SEAT_0 + FOR_SEAT_1)
        votes_count = (verdict & FOR_NOBODY) != 0
        if (sides & good) == sides and not (votes_count and still > 0):
            return YES
        if (sides & good) == 0 and not (votes_count and still <= more):
            return NO
        return OPEN

    def _sure(self, hands: i64, distance: i64, leader: i64, here: i64) -> i64:
        """The votes that the leader cannot lose any more."""
        if self.alone:
            return distance & TOPS
        situations = self.situations
        here &= SITUATION
        if (situations.chasers[here] & hands) == 0:
            return distance & TOPS
        return (distance - situations.risk[2 * here + leader]) & TOPS

    def _possible(self, hands: i64, hoped: i64, leader: i64, here: i64) -> i64:
        """The votes that the leader may get, with all that is still to be won."""
        if self.alone:
            return hoped & TOPS
        situations = self.situations
        here &= SITUATION
        if (situations.chasers[here] & hands) == 0:
            return hoped & TOPS
        return (hoped + situations.risk[2 * here + 1 - leader]) & TOPS

    def search(
        self,
        lead: i64,
        follow: i64,
        distance: i64,
        rest: i64,
        wanted: i64,
        depth: i64,
        leader: i64,
        here: i64,
    ) -> bool:
        """Find out what `probe` does not know."""
        self.count_node()
        if self.stopped:
            return False
        tally = self.tally
        matters: i64 = 0
        standing = distance
        hoped = distance + rest
        if tally is not None:
            stand = here >> SITUATION_BITS
            matters = tally.matters[stand]
            standing += tally.shift[2 * stand + leader]
            hoped = standing + rest + tally.span[stand]
        won = self._sure(lead | follow, standing, leader, here)
        open_votes = self._possible(lead | follow, hoped, leader, here) & ~won
        fields = (open_votes >> TOP_BIT) * FULL
        hands = self._key(lead, follow, leader, here)
        apart = (standing & fields) | (won >> TOP_BIT) * MOST
        short = has_at_most(lead, SHORT)
        best: i64 = NO_CARD
        if not short:
            self.known.ask(hands, apart, wanted)
            best = self.known.best

        # Cards to which no reply does any harm can all be led at once.
        if self.alone and not self.judged:
            sure = standing
            rest_of_hand = lead
            while rest_of_hand != 0:
                bit = rest_of_hand & -rest_of_hand
                rest_of_hand ^= bit
                led = count_bits(bit - 1)
                if (self.losing[led] & follow) == 0:
                    sure += self.weight[led]
            votes = count_bits(sure & TOPS)
            if tally is not None:
                votes += tally.settled[2 * (here >> SITUATION_BITS) + leader]
            if votes >= wanted:
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
                and ((self.weight[led] ^ self.weight[previous]) & fields) == 0
                and ((self.bits[led] | self.bits[previous]) & matters) == 0
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
            led = chosen & 63
            hand = lead ^ self.bits[led]
            if self.lead_wins(led, hand, follow, distance, rest, wanted, depth, leader, here):
                result = True
                best = led
                break
            if self.stopped:
                return False
        if not short:
            self.known.tell(hands, apart, wanted, result, best & 31)
        return result

    def follow_up(
        self,
        led: i64,
        reply: i64,
        lead: i64,
        follow: i64,
        distance: i64,
        rest: i64,
        wanted: i64,
        leader: i64,
        here: i64,
        remember: bool,
    ) -> i64:
        """What two cards lead to, from the eyes of the leader, who wants so many votes. See `probe`."""
        if self.alone:
            pair = led * ROW + reply
            outcome = self.outcome[pair]
            left = rest - self.weight[led] - self.weight[reply]
            now = distance + self.gain[pair]
            there: i64 = 0
            tally = self.tally
            if tally is not None:
                stand = tally.after(
                    here >> SITUATION_BITS, led, self._fate(outcome & LED_CARD_LOST, leader)
                )
                stand = tally.after(stand, reply, self._fate(outcome & REPLY_LOST, leader))
                there = stand * TALLIED
                if lead == 0:
                    return self._final(now, there, wanted, leader)
        else:
            situations = self.situations
            stand = here >> SITUATION_BITS
            here &= SITUATION
            found = situations.find(here, leader, led, reply, 0)
            outcome = situations.tricks[found + OUTCOME]
            if (outcome & LEADER_DRAWS) != 0:
                lead |= self.bits[outcome // DRAWN]
            elif (outcome & FOLLOWER_DRAWS) != 0:
                follow |= self.bits[outcome // DRAWN]
            if lead == 0 or follow == 0:
                found = situations.find(here, leader, led, reply, 1)
                left = rest - situations.tricks[found + SPENT]
                # What is left in a hand goes to nobody.
                now = distance + situations.tricks[found + GAIN] + (left >> 1)
                there = situations.tricks[found + THERE] + TALLIED * self._stand_after(stand, found)
                return self._final(now, there, wanted, leader)
            left = rest - situations.tricks[found + SPENT]
            now = distance + situations.tricks[found + GAIN]
            there = situations.tricks[found + THERE] + TALLIED * self._stand_after(stand, found)
        self.next_lead = lead
        self.next_follow = follow
        self.next_distance = now
        self.next_rest = left
        self.next_here = there
        self.next_outcome = outcome
        if (outcome & LEAD_LOST) == 0:
            return self.probe(lead, follow, now, left, wanted, leader, there, remember)
        lost = self.votes + 1 - wanted
        known = self.probe(follow, lead, BOTH - left - now, left, lost, 1 - leader, there, remember)
        return known if known == OPEN else YES if known == NO else NO

    def _fate(self, lost: i64, leader: i64) -> i64:
        """The seat that gets a card of a trick; `lost` is not 0 if the follower does."""
        return leader if lost == 0 else 1 - leader

    def _stand_after(self, stand: i64, found: i64) -> i64:
        """How the questions stand after a trick."""
        tally = self.tally
        if tally is None:
            return 0
        moves = self.situations.moves
        place = self.situations.tricks[found + MOVES]
        while moves[place] != NO_MOVE:
            stand = tally.after(stand, moves[place] >> 2, moves[place] & 1)
            place += 1
        return stand

    def _final(self, distance: i64, there: i64, wanted: i64, leader: i64) -> i64:
        """The answer when the last trick is over, for whoever led it."""
        votes: i64 = 0
        if not self.alone:
            votes = self.situations.extra[2 * (there & SITUATION) + leader]
        tally = self.tally
        if tally is None:
            return YES if votes + count_bits(distance & TOPS) >= wanted else NO
        stand = tally.closed(there >> SITUATION_BITS)
        votes += tally.settled[2 * stand + leader]
        votes += count_bits((distance + tally.shift[2 * stand + leader]) & TOPS)
        return self._judged(tally.verdict[stand], leader, wanted - votes, 0)

    def _next_can_reach(self, wanted: i64, leader: i64, depth: i64) -> bool:
        """Search what `follow_up` has led to: does the leader of that trick get so many votes?"""
        lead = self.next_lead
        follow = self.next_follow
        left = self.next_rest
        now = self.next_distance
        if (self.next_outcome & LEAD_LOST) == 0:
            return self.search(lead, follow, now, left, wanted, depth, leader, self.next_here)
        lost = self.votes + 1 - wanted
        there = self.next_here
        return not self.search(follow, lead, BOTH - left - now, left, lost, depth, 1 - leader, there)

    def lead_wins(
        self,
        led: i64,
        lead: i64,
        follow: i64,
        distance: i64,
        rest: i64,
        wanted: i64,
        depth: i64,
        leader: i64,
        here: i64,
    ) -> bool:
        """Does the leader, having led this card, get so many votes whatever the reply?"""
        tally = self.tally
        matters: i64 = 0
        standing = distance
        hoped = distance + rest
        if tally is not None:
            stand = here >> SITUATION_BITS
            matters = tally.matters[stand]
            standing += tally.shift[2 * stand + leader]
            hoped = standing + rest + tally.span[stand]
        won = self._sure(lead | follow | self.bits[led], standing, leader, here)
        possible = self._possible(lead | follow | self.bits[led], hoped, leader, here)
        fields = ((possible & ~won) >> TOP_BIT) * FULL
        order = self.order
        start = depth * ROW + 32
        end = start
        replies = follow & self.always_legal[led] if (follow & self.obliging[led]) != 0 else follow
        led_matters = (self.weight[led] & fields) != 0 or (self.bits[led] & matters) != 0
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
                and ((weight ^ self.weight[previous]) & fields) == 0
                and ((bit | self.bits[previous]) & matters) == 0
            ):
                continue
            previous = reply
            known = self.follow_up(
                led, reply, lead, follow ^ bit, distance, rest, wanted, leader, here, remember
            )
            if known == NO:
                return False
            if known == YES:
                continue
            outcome = self.next_outcome
            # What is gained in open votes, then winning, and both as cheaply as possible.
            promise: i64 = 1000 - 10 * self.power[reply]
            if led_matters:
                promise += 80 if (outcome & LED_CARD_LOST) != 0 else -80
            if (weight & fields) != 0 or (bit & matters) != 0:
                promise += 80 if (outcome & REPLY_LOST) != 0 else -80
            if (outcome & TRICK_LOST) != 0:
                promise += 180
            order[end] = promise * ROW + reply
            end += 1
        while end > start:
            chosen = self._take_best(start, end)
            end -= 1
            reply = chosen & 63
            hand = follow ^ self.bits[reply]
            known = self.follow_up(led, reply, lead, hand, distance, rest, wanted, leader, here, remember)
            if known == OPEN:
                known = YES if self._next_can_reach(wanted, leader, depth + 1) else NO
            if known == NO or self.stopped:
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


def _hands_are_even(state: State) -> bool:
    """Do both seats have as many cards, and nobody more to come?"""
    sizes = [seat.hand.size() + (0 if seat.played is None else 1) for seat in state.seats]
    return sizes[0] == sizes[1] and not state.reserves
