"""What two cards lead to in the exact search on tables, and whether the answer is known there."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import NO, OPEN, TOPS, YES
from claimant.claim.search.margins import (
    half,
)
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
                tally.begin(here >> SITUATION_BITS)
                tally.fall(led, self.fate(outcome & LED_CARD_LOST, leader))
                tally.fall(reply, self.fate(outcome & REPLY_LOST, leader))
                there = tally.standing() * TALLIED
                now += self.settled_for(leader)
            if lead == 0 and (tally is not None or self.roaming is not None):
                known = self.final_answer(now, there, wanted, leader, outcome)
                if self.has_margins:
                    self.look_back(known, distance, now, False)
                return known
        else:
            situations = self.situations
            stand = here >> SITUATION_BITS
            here &= SITUATION
            before: i64 = 0
            if self.leeway != 0:
                before = self.drawable(lead | self.bits[led], follow | self.bits[reply], here)
            found = situations.find(here, leader, led, reply, 0)
            effects = situations.tricks
            outcome = effects[found + OUTCOME]
            if (outcome & LEADER_DRAWS) != 0:
                lead |= self.bits[outcome // DRAWN]
            elif (outcome & FOLLOWER_DRAWS) != 0:
                follow |= self.bits[outcome // DRAWN]
            if lead == 0 or follow == 0:
                found = situations.find(here, leader, led, reply, 1)
                left = rest - situations.tricks[found + SPENT]
                # The rest of a hand goes to nobody.
                now = distance + situations.tricks[found + GAIN] + (left >> 1)
                there = situations.tricks[found + THERE]
                if self.leeway != 0:
                    there += TALLIED * self.highest_after(
                        stand, found, led, reply, lead | follow | before, 0
                    )
                else:
                    there += TALLIED * self.stand_after(stand, found)
                    now += self.settled_for(leader)
                known = self.final_answer(now, there, wanted, leader, outcome)
                if self.has_margins:
                    self.look_back(known, distance, now, False)
                return known
            left = rest - effects[found + SPENT]
            now = distance + effects[found + GAIN]
            there = effects[found + THERE]
            if self.shows:
                if leader == 0:
                    there = situations.calmed(there, lead, follow)
                else:
                    there = situations.calmed(there, follow, lead)
            if self.leeway != 0:
                live = lead | follow | before
                gone = live & ~(lead | follow | self.drawable(lead, follow, there))
                there += TALLIED * self.highest_after(stand, found, led, reply, live, gone)
            elif self.tally is not None:
                there += TALLIED * self.stand_after(stand, found)
                now += self.settled_for(leader)
        if (lead & (lead - 1)) == 0 and (follow & (follow - 1)) == 0 and not self.plain:
            return self._last_answer(lead, follow, now, left, wanted, leader, there, outcome, distance)
        if self.draws:
            self.reach = self.situations.reach(there & SITUATION, lead, follow)
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
            known = self.probe(lead, follow, now, left, wanted, leader, there, remember)
            return self.before_trick(known, distance, now, False)
        now = self.both - left - now
        self.next_lead = follow
        self.next_follow = lead
        self.next_distance = now
        lost = self.votes + 1 - wanted
        known = self.probe(follow, lead, now, left, lost, 1 - leader, there, remember)
        return self.before_trick(known, distance, now, True)

    def before_trick(self, known: i64, distance: i64, later: i64, lead_lost: bool) -> i64:
        """What is known after a trick, as the answer for the leader of that trick, with its margin."""
        if known == OPEN:
            return OPEN
        if lead_lost:
            known = YES if known == NO else NO
        if self.has_margins:
            self.look_back(known, distance, later, lead_lost)
        return known

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
        lead_lost = (outcome & LEAD_LOST) != 0
        if lead_lost:
            other = lead
            lead = follow
            follow = other
            now = self.both - left - now
            wanted = self.votes + 1 - wanted
        won = now & TOPS
        still = wanted - count_bits(won)
        known: i64 = OPEN
        open_votes = ((now + left) & TOPS) & ~won
        if still <= 0:
            known = self.yes(won, wanted, now, now)
        elif still > count_bits(open_votes):
            known = self.no(won | open_votes, wanted, now, now + left)
        elif (lead & (lead - 1)) == 0:
            last = count_bits(lead - 1) * ROW + count_bits(follow - 1)
            known = self.decided(wanted, now, now + self.gain[last])
        elif remember:
            lead, follow = self.pack(
                lead, follow, 0, self.loosened[led] | self.loosened[reply] | self.loose
            )
            hands = lead + follow * OTHER_HAND
            apart = half(now)
            known = self.known.ask(hands, hands, apart, apart, wanted)
            self.margin = self.known.found
        if known != OPEN:
            if lead_lost:
                known = YES if known == NO else NO
            self.look_back(known, distance, now, lead_lost)
            return known
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
        before: i64,
    ) -> i64:
        """The answer after a trick of this outcome when both have one card left: no choice remains."""
        first = count_bits(lead - 1)
        second = count_bits(follow - 1)
        if (outcome & LEAD_LOST) == 0:
            known = self.follow_up(first, second, 0, 0, distance, rest, wanted, leader, here, False)
            return self.before_trick(known, before, distance, False)
        ahead = self.both - rest - distance
        lost = self.votes + 1 - wanted
        known = self.follow_up(second, first, 0, 0, ahead, rest, lost, 1 - leader, here, False)
        return self.before_trick(known, before, ahead, True)
