"""The tree of the exact search on tables: one side needs a card that wins against every answer.

The question is always the same: can the leader get this many votes? The effects of two cards on each other
are looked up by the cards alone or, where tricks depend on what came before, by the situation as well.
"""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import NO, NO_CARD, OPEN, TOP_BIT, TOPS, YES, has_at_most
from claimant.claim.search.margins import HALVES, higher, lower
from claimant.claim.search.tally import SETTLED, STANDING
from claimant.claim.search.trick_order import BEST
from claimant.claim.search.trick_replies import TrickReplies
from claimant.claim.search.trick_tables import (
    FULL,
    ROW,
    SHORT,
    SITUATION,
    SITUATION_BITS,
    WORD,
)
from claimant.claim.search.tricks import LEAD_LOST


class TrickTree(TrickReplies):
    """Searches what follows two hands."""

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
        remember = not (has_at_most(lead, SHORT) and has_at_most(follow, SHORT))
        if self.draws:
            self.reach = self.situations.reach(here & SITUATION, lead, follow)
        known = self.probe(lead, follow, distance, rest, wanted, leader, here, remember)
        if known == OPEN:
            return self.search(lead, follow, distance, rest, wanted, depth, leader, here)
        return known == YES

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
        self.stopped = self.stopped or self.situations.is_full
        if self.stopped:
            return False
        if has_at_most(lead, SHORT) and has_at_most(follow, SHORT):
            if self.plain:
                return self.wins_with_two(lead, follow, distance, wanted)
            return self._wins_when_short(lead, follow, distance, rest, wanted, depth, leader, here)
        standing, won, open_votes, matters, exact = self.outlook(lead, follow, distance, rest, leader, here)
        fields = (open_votes >> TOP_BIT) * FULL | exact
        hands = self.key(lead, follow, distance, exact, leader, here, open_votes)
        apart = self.apart(distance, standing, won, open_votes)
        low = self.low
        high = self.high
        # What was found since the last look at the table may answer the question.
        known = self.recall(hands, apart, wanted, distance, leader, here, open_votes)
        if known != OPEN:
            return known == YES
        best = self.known.best
        used = self.used()

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
            roaming = self.roaming
            votes = count_bits(sure & TOPS) if roaming is None else roaming.fewest(sure)
            settled: i64 = 0
            tally = self.tally
            if tally is not None:
                settled = tally.rows[(here >> SITUATION_BITS) * STANDING + SETTLED + leader]
            if votes + settled >= wanted:
                if self.has_margins:
                    self.yes(sure & TOPS, wanted - settled, distance, sure)
                self.store(hands, wanted, True, best, apart, here, open_votes, used)
                return True

        against = follow
        if self.draws:
            against |= self.drawable(lead, follow, here)
        order = self.order
        start = depth * ROW
        end = start
        alike: i64 = 0
        rest_of_hand = lead
        previous: i64 = NO_CARD
        place: i64 = -1
        while rest_of_hand != 0:
            bit = rest_of_hand & -rest_of_hand
            rest_of_hand ^= bit
            place += 1
            led = count_bits(bit - 1)
            pair = previous * ROW + led
            if (
                previous != NO_CARD
                and self.faction[previous] == self.faction[led]
                and (self.differ[pair] & against) == 0
                and ((self.weight[led] ^ self.weight[previous]) & fields) == 0
                and ((self.bits[led] | self.bits[previous]) & matters) == 0
            ):
                alike |= bit
                continue
            previous = led
            if place == best:
                promise: i64 = BEST
            else:
                promise = self.lead_promise(led, follow, fields, matters)
            order[end] = promise * ROW + led
            end += 1

        result = False
        room: i64 = HALVES
        while not result and (end > start or (alike != 0 and self.used() != used)):
            if end > start:
                led = self.take_best(start, end) & 63
                end -= 1
            else:
                # Where the highest cards decide, cards of different values are not alike.
                led = count_bits((alike & -alike) - 1)
                alike &= alike - 1
            hand = lead ^ self.bits[led]
            result = self.lead_wins(
                led, hand, follow, distance, rest, wanted, depth, leader, here, fields, matters
            )
            if self.stopped:
                return False
            if result:
                best = count_bits(lead & (self.bits[led] - 1))
            elif self.has_margins:
                room = lower(room, self.margin)
        if self.has_margins:
            now = self.least(distance, leader)
            if not result:
                self.margin = room
                now = self.most(distance, leader)
            self.margin = self.kept_margin(result, now, low, high)
        self.store(hands, wanted, result, best, apart, here, open_votes, used)
        return result

    def _wins_when_short(
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
        """Does the leader get so many votes when nobody has more than two cards?

        To try them all is faster than to find out which come first.
        """
        room: i64 = HALVES
        rest_of_hand = lead
        while rest_of_hand != 0:
            bit = rest_of_hand & -rest_of_hand
            rest_of_hand ^= bit
            led = count_bits(bit - 1)
            hand = lead ^ bit
            need: i64 = 0
            replies = follow & self.always_legal[led] if (follow & self.obliging[led]) != 0 else follow
            wins = True
            while wins and replies != 0:
                bit = replies & -replies
                replies ^= bit
                reply = count_bits(bit - 1)
                known = self.follow_up(
                    led, reply, hand, follow ^ bit, distance, rest, wanted, leader, here, False
                )
                if known == OPEN:
                    wins = self.next_can_reach(distance, wanted, leader, depth + 1)
                else:
                    wins = known == YES
                if wins and self.has_margins:
                    need = higher(need, self.margin)
            if self.stopped:
                return False
            if wins:
                self.margin = need
                return True
            if self.has_margins:
                room = lower(room, self.margin)
        self.margin = room
        return False

    def next_can_reach(self, distance: i64, wanted: i64, leader: i64, depth: i64) -> bool:
        """Search what `follow_up` has led to: does the leader of that trick get so many votes?"""
        lead = self.next_lead
        follow = self.next_follow
        now = self.next_distance
        left = self.next_rest
        there = self.next_here
        if (self.next_outcome & LEAD_LOST) == 0:
            wins = self.search(lead, follow, now, left, wanted, depth, leader, there)
            if self.has_margins:
                self.look_back(YES if wins else NO, distance, now, False)
            return wins
        lost = self.votes + 1 - wanted
        wins = not self.search(lead, follow, now, left, lost, depth, 1 - leader, there)
        if self.has_margins:
            self.look_back(YES if wins else NO, distance, now, True)
        return wins

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
        fields: i64,
        matters: i64,
    ) -> bool:
        """Does the leader, having led this card, get so many votes whatever the reply?

        `fields` are those of open votes, `matters` the cards that matter to questions: see `outlook`.
        """
        against = lead | self.bits[led]
        order = self.order
        start = depth * ROW + 32
        end = start
        replies = follow & self.always_legal[led] if (follow & self.obliging[led]) != 0 else follow
        led_matters = (self.weight[led] & fields) != 0 or (self.bits[led] & matters) != 0
        if self.draws:
            against |= self.drawable(against, follow, here)
        self.loose = 0
        if depth == 0:
            self.loose = WORD
        remember = not (has_at_most(lead, SHORT) and has_at_most(follow, SHORT + 1))
        delays = remember and not self.plain and self.known.is_large()
        need: i64 = 0
        used = self.used()
        alike: i64 = 0
        previous: i64 = NO_CARD
        # Those that win first: they are most likely to be known to do harm.
        later = replies & ~self.beating[led]
        replies ^= later
        while replies != 0 or later != 0:
            if replies == 0:
                replies = later
                later = 0
            bit = replies & -replies
            replies ^= bit
            reply = count_bits(bit - 1)
            weight = self.weight[reply]
            pair = previous * ROW + reply
            if (
                previous != NO_CARD
                and self.faction[previous] == self.faction[reply]
                and (self.differ[pair] & against) == 0
                and ((weight ^ self.weight[previous]) & fields) == 0
                and ((bit | self.bits[previous]) & matters) == 0
            ):
                alike |= bit
                continue
            previous = reply
            if self.plain:
                known = self.plain_follow_up(
                    led, reply, lead, follow ^ bit, distance, rest, wanted, remember
                )
            else:
                self.delays = delays
                known = self.follow_up(
                    led, reply, lead, follow ^ bit, distance, rest, wanted, leader, here, remember
                )
            if known == NO:
                self.delays = False
                return False
            if known == YES:
                if self.has_margins:
                    need = higher(need, self.margin)
                continue
            self.keep_next(end, reply)
            if not delays:
                promise = self.reply_promise(led, reply, fields, matters, led_matters)
                order[end] = promise * ROW + end - start
            end += 1
        self.delays = False
        if delays:
            place = start
            last = end
            end = start
            while place < last:
                known = self.recall_next(place, distance, wanted, leader)
                if known == NO:
                    return False
                if known == OPEN:
                    reply = self.take_next(place)
                    promise = self.reply_promise(led, reply, fields, matters, led_matters)
                    order[end] = promise * ROW + place - start
                    end += 1
                elif self.has_margins:
                    need = higher(need, self.margin)
                place += 1
        cards = count_bits(lead)
        while end > start:
            reply = self.take_next(start + (self.take_best(start, end) & 63))
            end -= 1
            wins = self.next_can_reach(distance, wanted, leader, depth + 1)
            if self.stopped:
                return False
            self.learn(led, reply, cards, not wins)
            if not wins:
                return False
            if self.has_margins:
                need = higher(need, self.margin)
        while alike != 0 and self.used() != used:
            # Where the highest cards decide, cards of different values are not alike.
            bit = alike & -alike
            alike ^= bit
            reply = count_bits(bit - 1)
            known = self.follow_up(
                led, reply, lead, follow ^ bit, distance, rest, wanted, leader, here, remember
            )
            wins = known == YES
            if known == OPEN:
                wins = self.next_can_reach(distance, wanted, leader, depth + 1)
            if self.stopped or not wins:
                return False
            need = higher(need, self.margin)
        self.margin = need
        return True
