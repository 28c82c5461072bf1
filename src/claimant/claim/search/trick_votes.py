"""What a position on tables says of the votes before anything is searched."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import NO, OPEN, TOPS, YES
from claimant.claim.search.margins import (
    HALVES,
    higher,
    lower,
)
from claimant.claim.search.question import FOR_NOBODY, FOR_SEAT_0, FOR_SEAT_1
from claimant.claim.search.situations import MOVES, NO_MOVE
from claimant.claim.search.tally import MATTERS, OPEN_VOTES, SETTLED, SHIFT, SPAN, STANDING, VERDICT
from claimant.claim.search.transpositions import HALF_WORD, SPREAD_1, SPREAD_2, SPREAD_3, SPREAD_4
from claimant.claim.search.trick_memory import TrickMemory
from claimant.claim.search.trick_tables import (
    IN_ONE_WORD,
    ONE_HAND,
    OTHER_HAND,
    ROW,
    SITUATION,
    SITUATION_BITS,
    WORD,
)
from claimant.claim.search.tricks import LEAD_LOST, TRICK_LOST


class TrickVotes(TrickMemory):
    """Which votes are sure, which are possible, and what makes positions equal."""

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
        counted = distance
        left = rest
        exact: i64 = 0
        verdict: i64 = FOR_NOBODY
        if tally is not None:
            rows = tally.rows
            at = (here >> SITUATION_BITS) * STANDING
            distance += rows[at + SHIFT + leader]
            rest += rows[at + SPAN]
        if self.draws:
            lost = self.situations.undrawn[self.reach]
            distance += lost >> 1
            rest -= lost
        roaming = self.roaming
        if roaming is not None:
            if roaming.fewest(distance) >= wanted:
                return YES
            if roaming.most(distance + rest) < wanted:
                return NO
            won, open_votes, exact = roaming.outlook(counted, left, distance, distance + rest, leader)
            # The same once more, now that it is known which votes may be joined.
            votes = distance & TOPS
            if count_bits(votes) - (0 if (votes & ~won) == 0 else 1) >= wanted:
                return YES
            votes = (distance + rest) & TOPS
            if count_bits(votes) + (0 if (open_votes & ~votes) == 0 else 1) < wanted:
                return NO
        elif self.alone and tally is None:
            won = distance & TOPS
            still = wanted - count_bits(won)
            if still <= 0:
                return self.yes(won, wanted, distance, distance)
            open_votes = ((distance + rest) & TOPS) & ~won
            if still > count_bits(open_votes):
                return self.no(won | open_votes, wanted, distance, distance + rest)
            if (lead & (lead - 1)) == 0:
                end = distance
                if lead != 0:
                    last = count_bits(lead - 1) * ROW + count_bits(follow - 1)
                    end += self.gain[last]
                return self.decided(wanted, distance, end)
        else:
            low = distance
            high = distance + rest
            if self.unsure:
                low = self.sure(lead | follow, low, leader, here)
                high = self.possible(lead | follow, high, leader, here)
            self.low = low
            self.high = high
            won = low & TOPS
            open_votes = high & TOPS & ~won
            still = wanted - count_bits(won)
            more = count_bits(open_votes)
            if self.adds_votes:
                situation = 2 * (here & SITUATION) + leader
                still -= self.situations.extra[situation]
                more += self.situations.to_come
            if tally is not None:
                still -= rows[at + SETTLED + leader]
                more += rows[at + OPEN_VOTES]
                verdict = rows[at + VERDICT]
            if self.judged:
                known = self.judged_by(verdict, leader, still, more)
                if known != OPEN:
                    return known
            # Margins are about the votes that sums decide: how many of them are enough, or too few?
            elif still <= 0:
                return self.yes(won, still + count_bits(won), self.least(counted, leader), low)
            elif still > more:
                votes = won | open_votes
                enough = still - more + count_bits(votes)
                return self.no(votes, enough, self.most(counted, leader), high)
        if not remember:
            return OPEN
        hands = self.key(lead, follow, counted, exact, leader, here, open_votes)
        apart = self.apart(counted, distance, won, open_votes)
        if self.delays:
            self.next_hands = hands
            self.next_apart = apart
            self.next_open_votes = open_votes
            self.known.fetch(hands)
            return OPEN
        return self.recall(hands, apart, wanted, counted, leader, here, open_votes)

    def outlook(
        self, lead: i64, follow: i64, distance: i64, rest: i64, leader: i64, here: i64
    ) -> tuple[i64, i64, i64, i64, i64]:
        """How the leader stands, the sure votes, the open ones, and the cards that matter to questions.

        At last the bits of the distance in which more is not always better.
        """
        if self.plain:
            won = distance & TOPS
            self.low = distance
            self.high = distance + rest
            return distance, won, (distance + rest) & TOPS & ~won, 0, 0
        tally = self.tally
        hands = lead | follow
        if self.draws:
            lost = self.situations.undrawn[self.situations.reach(here & SITUATION, lead, follow)]
            distance += lost >> 1
            rest -= lost
        counted = distance
        hoped = distance + rest
        stand: i64 = 0
        exact: i64 = 0
        if tally is not None:
            rows = tally.rows
            stand = here >> SITUATION_BITS
            at = stand * STANDING
            distance += rows[at + SHIFT + leader]
            hoped = distance + rest + rows[at + SPAN]
        roaming = self.roaming
        if roaming is not None:
            won, open_votes, exact = roaming.outlook(counted, rest, distance, hoped, leader)
        else:
            low = distance
            high = hoped
            if self.unsure:
                low = self.sure(hands, low, leader, here)
                high = self.possible(hands, high, leader, here)
            self.low = low
            self.high = high
            won = low & TOPS
            open_votes = high & TOPS & ~won
        matters: i64 = 0
        if tally is not None:
            matters = tally.mattering(stand, open_votes)
        return distance, won, open_votes, matters, exact

    def wins_with_two(self, lead: i64, follow: i64, distance: i64, wanted: i64) -> bool:
        """Does the leader get so many votes when both have two cards and nothing but sums counts?"""
        room: i64 = HALVES
        rest_of_hand = lead
        while rest_of_hand != 0:
            bit = rest_of_hand & -rest_of_hand
            rest_of_hand ^= bit
            led = count_bits(bit - 1)
            kept = count_bits((lead ^ bit) - 1)
            replies = follow & self.always_legal[led] if (follow & self.obliging[led]) != 0 else follow
            wins = True
            need: i64 = 0
            while wins and replies != 0:
                bit = replies & -replies
                replies ^= bit
                reply = count_bits(bit - 1)
                left = count_bits((follow ^ bit) - 1)
                pair = led * ROW + reply
                sums = distance + self.gain[pair]
                if (self.outcome[pair] & LEAD_LOST) == 0:
                    last = kept * ROW + left
                    sums += self.gain[last]
                else:
                    last = left * ROW + kept
                    sums += self.weight[kept] + self.weight[left] - self.gain[last]
                wins = self.decided(wanted, distance, sums) == YES
                if wins:
                    need = higher(need, self.margin)
            if wins:
                self.margin = need
                return True
            room = lower(room, self.margin)
        self.margin = room
        return False

    def pack(self, lead: i64, follow: i64, here: i64, loose: i64) -> tuple[i64, i64]:
        """Two hands with, for every card, the lowest one that is gone and does the same in its place.

        So positions become equal that differ in nothing but the values of cards. Where nothing but the
        other cards in hands can hold a card in its place, only those that are `loose` need a look.
        """
        live = lead | follow
        fixed: i64 = 0
        tally = self.tally
        if tally is not None:
            rows = tally.rows
            at = (here >> SITUATION_BITS) * STANDING + MATTERS
            fixed = rows[at]
            loose = WORD
        others = live
        if not self.alone:
            loose = WORD
        if self.draws:
            others |= self.situations.drawn[self.reach]
        above_gaps = live & ~(others << 1) & self.slides & loose
        while above_gaps != 0:
            bit = above_gaps & -above_gaps
            above_gaps ^= bit
            below = bit >> 1
            card = count_bits(bit - 1)
            if (self.below[card] & others) == 0 and ((bit | below) & fixed) == 0:
                moved = bit | below
                others ^= moved
                if (lead & bit) != 0:
                    lead ^= moved
                else:
                    follow ^= moved
                # Both this card and those that it has held in their places may have a gap below them now.
                live = lead | follow
                above_gaps |= (below | self.loosened[card]) & live & ~(others << 1) & self.slides
        return lead, follow

    def key(
        self, lead: i64, follow: i64, counted: i64, exact: i64, leader: i64, here: i64, open_votes: i64
    ) -> i64:
        """Two hands and a situation as one word; if it is too short, practically never the same twice.

        Where more is not always better, the bits in which that is so, and what they tell, belong to it.
        """
        tally = self.tally
        mark: i64 = 0
        if tally is not None:
            mark = tally.relevant(here >> SITUATION_BITS, open_votes)
            here &= SITUATION
        elif self.alone and exact == 0:
            return lead + follow * OTHER_HAND
        key = mark ^ ((lead & ONE_HAND) + (follow & ONE_HAND) * OTHER_HAND)
        if self.size > IN_ONE_WORD:
            key ^= (lead >> IN_ONE_WORD) * SPREAD_3 * 1024 ^ (follow >> IN_ONE_WORD) * SPREAD_4 * 4096
        situation = 2 * (here & SITUATION) + leader
        if self.judged:
            situation = 4 * situation + self.good_verdicts
        key ^= (situation & HALF_WORD) * SPREAD_3 ^ (situation >> 31) * SPREAD_4
        roaming = self.roaming
        if exact != 0 and roaming is not None:
            counted = roaming.told(counted, exact, leader)
            key ^= (counted & HALF_WORD) * SPREAD_1 ^ (counted >> 31) * SPREAD_2
            key ^= (exact & HALF_WORD) * SPREAD_4 ^ (exact >> 31) * SPREAD_3
        return key & WORD

    def judged_by(self, verdict: i64, leader: i64, still: i64, more: i64) -> i64:
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

    def sure(self, hands: i64, distance: i64, leader: i64, here: i64) -> i64:
        """The distance that the leader cannot fall below by ties or by what is taken from them."""
        if self.leeway != 0:
            return self.least(distance, leader)
        situations = self.situations
        here &= SITUATION
        if (situations.chasers[here] & hands) == 0:
            return distance
        return distance - situations.risk[2 * here + leader]

    def possible(self, hands: i64, hoped: i64, leader: i64, here: i64) -> i64:
        """The distance that the leader may reach, with all that is still to be won."""
        if self.leeway != 0:
            return self.most(hoped, leader)
        situations = self.situations
        here &= SITUATION
        if (situations.chasers[here] & hands) == 0:
            return hoped
        return hoped + situations.risk[2 * here + 1 - leader]

    def fate(self, lost: i64, leader: i64) -> i64:
        """The seat that gets a card of a trick; `lost` is not 0 if the follower does."""
        return leader if lost == 0 else 1 - leader

    def stand_after(self, stand: i64, found: i64) -> i64:
        """How the questions stand after a trick."""
        tally = self.tally
        if tally is None:
            return 0
        tally.begin(stand)
        moves = self.situations.moves
        place = self.situations.tricks[found + MOVES]
        while moves[place] != NO_MOVE:
            tally.fall(moves[place] >> 2, moves[place] & 1)
            place += 1
        return tally.standing()

    def settled_for(self, leader: i64) -> i64:
        """What a trick has settled, as a part of the leader's distance."""
        tally = self.tally
        if tally is None:
            return 0
        return tally.gained if leader == 0 else -tally.gained

    def final_answer(self, distance: i64, there: i64, wanted: i64, leader: i64, outcome: i64) -> i64:
        """The answer when the last trick is over, for whoever led it."""
        if self.roaming is not None:
            return self._roaming_answer(distance, there, wanted, leader, outcome)
        votes: i64 = 0
        if not self.alone:
            votes = self.situations.extra[2 * (there & SITUATION) + leader]
        tally = self.tally
        highest = self.highest
        if highest is not None and self.leeway != 0:
            return self.answer_by_highest(
                highest, wanted - votes, distance, there >> SITUATION_BITS, leader
            )
        if tally is None:
            return self.decided(wanted - votes, distance, distance)
        before = distance
        stand = tally.closed(there >> SITUATION_BITS)
        distance += self.settled_for(leader)
        rows = tally.rows
        at = stand * STANDING
        votes += rows[at + SETTLED + leader]
        end = distance + rows[at + SHIFT + leader]
        if not self.judged:
            return self.decided(wanted - votes, before, end)
        return self.judged_by(rows[at + VERDICT], leader, wanted - votes - count_bits(end & TOPS), 0)

    def _roaming_answer(self, distance: i64, there: i64, wanted: i64, leader: i64, outcome: i64) -> i64:
        """The same where some cards count once more in a vote that is only found now."""
        roaming = self.roaming
        assert roaming is not None
        first = distance if leader == 0 else self.both - distance
        standing = first
        tally = self.tally
        if tally is not None:
            standing += tally.rows[tally.closed(there >> SITUATION_BITS) * STANDING + SHIFT]
        winner = leader if (outcome & TRICK_LOST) == 0 else 1 - leader
        votes = roaming.votes(first, standing, winner)
        return YES if (votes if leader == 0 else self.votes - votes) >= wanted else NO
