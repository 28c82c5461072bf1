"""What two cards lead to in the exact search on tables, and whether the answer is known there."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import NO, OPEN, TOPS, YES
from claimant.claim.search.situations import (
    DRAWN,
    FOLLOWER_DRAWS,
    GAIN,
    LEADER_DRAWS,
    OUTCOME,
    SPENT,
    THERE,
)
from claimant.claim.search.trick_tables import OTHER_HAND, ROW, SITUATION, SITUATION_BITS, TALLIED
from claimant.claim.search.trick_votes import TrickVotes
from claimant.claim.search.tricks import LEAD_LOST, LED_CARD_LOST, REPLY_LOST


class TrickResults(TrickVotes):
    """Plays tricks on tables. What follows the last one is in the attributes that begin with `next`."""

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
                tally.gained = 0
                stand = tally.after(here >> SITUATION_BITS, led, self.fate(outcome & LED_CARD_LOST, leader))
                stand = tally.after(stand, reply, self.fate(outcome & REPLY_LOST, leader))
                there = stand * TALLIED
                now += self.settled_for(leader)
            if lead == 0 and (tally is not None or self.roaming is not None):
                return self.final_answer(now, there, wanted, leader, outcome)
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
                # The rest of a hand goes to nobody.
                now = distance + situations.tricks[found + GAIN] + (left >> 1)
                there = situations.tricks[found + THERE] + TALLIED * self.stand_after(stand, found)
                now += self.settled_for(leader)
                return self.final_answer(now, there, wanted, leader, outcome)
            left = rest - situations.tricks[found + SPENT]
            now = distance + situations.tricks[found + GAIN]
            there = situations.tricks[found + THERE]
            if leader == 0:
                there = situations.calmed(there, lead, follow)
            else:
                there = situations.calmed(there, follow, lead)
            there += TALLIED * self.stand_after(stand, found)
            now += self.settled_for(leader)
        if (lead & (lead - 1)) == 0 and (follow & (follow - 1)) == 0 and not self.plain:
            return self._last_answer(lead, follow, now, left, wanted, leader, there, outcome)
        if remember:
            lead, follow = self.pack(
                lead, follow, there, self.loosened[led] | self.loosened[reply] | self.loose
            )
        self.next_outcome = outcome
        self.next_distance = now
        self.next_rest = left
        self.next_here = there
        if (outcome & LEAD_LOST) == 0:
            self.next_lead = lead
            self.next_follow = follow
            return self.probe(lead, follow, now, left, wanted, leader, there, remember)
        now = self.both - left - now
        self.next_lead = follow
        self.next_follow = lead
        self.next_distance = now
        lost = self.votes + 1 - wanted
        known = self.probe(follow, lead, now, left, lost, 1 - leader, there, remember)
        if known == OPEN:
            return OPEN
        return YES if known == NO else NO

    def plain_follow_up(
        self,
        led: i64,
        reply: i64,
        lead: i64,
        follow: i64,
        distance: i64,
        rest: i64,
        wanted: i64,
        remember: bool,
    ) -> i64:
        """The same where nothing but sums counts, with less to look at."""
        pair = led * ROW + reply
        outcome = self.outcome[pair]
        left = rest - self.weight[led] - self.weight[reply]
        now = distance + self.gain[pair]
        yes: i64 = YES
        no: i64 = NO
        if (outcome & LEAD_LOST) != 0:
            other = lead
            lead = follow
            follow = other
            now = self.both - left - now
            wanted = self.votes + 1 - wanted
            yes = NO
            no = YES
        won = now & TOPS
        still = wanted - count_bits(won)
        if still <= 0:
            return yes
        open_votes = ((now + left) & TOPS) & ~won
        if still > count_bits(open_votes):
            return no
        if (lead & (lead - 1)) == 0:
            last = count_bits(lead - 1) * ROW + count_bits(follow - 1)
            return yes if count_bits((now + self.gain[last]) & TOPS) >= wanted else no
        if remember:
            lead, follow = self.pack(
                lead, follow, 0, self.loosened[led] | self.loosened[reply] | self.loose
            )
            known = self.known.ask(lead + follow * OTHER_HAND, self.apart(now, won, open_votes), wanted)
            if known == YES:
                return yes
            if known == NO:
                return no
        self.next_outcome = outcome
        self.next_distance = now
        self.next_rest = left
        self.next_here = 0
        self.next_lead = lead
        self.next_follow = follow
        return OPEN

    def _last_answer(
        self,
        lead: i64,
        follow: i64,
        distance: i64,
        rest: i64,
        wanted: i64,
        leader: i64,
        here: i64,
        outcome: i64,
    ) -> i64:
        """The answer after a trick of this outcome when both have one card left: no choice remains."""
        first = count_bits(lead - 1)
        second = count_bits(follow - 1)
        if (outcome & LEAD_LOST) == 0:
            return self.follow_up(first, second, 0, 0, distance, rest, wanted, leader, here, False)
        ahead = self.both - rest - distance
        lost = self.votes + 1 - wanted
        known = self.follow_up(second, first, 0, 0, ahead, rest, lost, 1 - leader, here, False)
        return YES if known == NO else NO
