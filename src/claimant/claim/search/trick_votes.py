"""What a position on tables says of the votes before anything is searched."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import NO, OPEN, TOP_BIT, TOPS, YES
from claimant.claim.search.margins import (
    HALVES,
    allows,
    denied_votes,
    half,
    higher,
    lower,
    needed_votes,
    needs,
)
from claimant.claim.search.question import FOR_NOBODY, FOR_SEAT_0, FOR_SEAT_1
from claimant.claim.search.situations import MOVES, NO_MOVE
from claimant.claim.search.transpositions import HALF_WORD, SPREAD_1, SPREAD_2, SPREAD_3, SPREAD_4
from claimant.claim.search.trick_tables import (
    IN_ONE_WORD,
    MOST,
    ONE_HAND,
    OTHER_HAND,
    ROW,
    SITUATION,
    SITUATION_BITS,
    TALLIED,
    WORD,
    TrickTables,
)
from claimant.claim.search.tricks import LEAD_LOST, TRICK_LOST


class TrickVotes(TrickTables):
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
        if tally is not None:
            distance += tally.shift[2 * (here >> SITUATION_BITS) + leader]
            rest += tally.span[here >> SITUATION_BITS]
        if not self.alone and self.situations.pending[here & SITUATION] != 0:
            lost = self.situations.out_of_reach(here & SITUATION, lead, follow)
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
                last = count_bits(lead - 1) * ROW + count_bits(follow - 1)
                return self.decided(wanted, distance, distance + self.gain[last])
        else:
            low = self.sure(lead | follow, distance, leader, here)
            high = self.possible(lead | follow, distance + rest, leader, here)
            won = low & TOPS
            open_votes = high & TOPS & ~won
            still = wanted - count_bits(won)
            more = count_bits(open_votes)
            extra: i64 = 0
            if not self.alone:
                extra = self.situations.extra[2 * (here & SITUATION) + leader]
                still -= extra
                more += self.situations.to_come
            known: i64 = OPEN
            if tally is None:
                if still <= 0:
                    return self.yes(won, wanted - extra, counted, low)
                if still > more:
                    extra += self.situations.to_come
                    return self.no(won | open_votes, wanted - extra, counted, high)
            else:
                stand = here >> SITUATION_BITS
                still -= tally.settled[2 * stand + leader]
                more += tally.open[stand]
                known = self.judged_by(tally.verdict[stand], leader, still, more)
            if known != OPEN:
                return known
        if not remember:
            return OPEN
        hands = self.key(lead, follow, counted, exact, leader, here, open_votes)
        return self.recall(hands, self.apart(counted, distance, won, open_votes), wanted)

    def recall(self, hands: i64, apart: i64, wanted: i64) -> i64:
        """What the table of hands knows."""
        known = self.known.ask(hands, apart, wanted)
        self.margin = self.known.found
        return known

    def yes(self, votes: i64, wanted: i64, now: i64, sure: i64) -> i64:
        """The answer where these votes are enough: the distance becomes `sure` at least."""
        self.margin = needs(votes, wanted, half(now), half(sure))
        return YES

    def no(self, votes: i64, wanted: i64, now: i64, hoped: i64) -> i64:
        """The answer where even these votes are too few: the distance becomes `hoped` at most."""
        self.margin = allows(self.real & ~votes, count_bits(self.real) + 1 - wanted, half(now), half(hoped))
        return NO

    def decided(self, wanted: i64, now: i64, end: i64) -> i64:
        """The answer where the distance is known to become `end`."""
        won = end & TOPS
        if count_bits(won) >= wanted:
            return self.yes(won, wanted, now, end)
        return self.no(won, wanted, now, end)

    def kept_margin(self, answer: bool, won: i64, open_votes: i64, now: i64, low: i64, high: i64) -> i64:
        """The margin of an answer for which cards were taken as alike, because some votes are decided.

        Wherever it depends on such a vote, the vote must be decided in the same way.
        """
        if answer:
            decided = won & needed_votes(self.margin)
            return higher(self.margin, needs(decided, self.votes, half(now), half(low)))
        decided = self.real & ~(won | open_votes) & denied_votes(self.margin)
        return lower(self.margin, allows(decided, self.votes, half(now), half(high)))

    def apart(self, distance: i64, standing: i64, won: i64, open_votes: i64) -> i64:
        """A distance as far as it makes a difference, halved: all distances of open votes are even.

        Where answers have margins, these say what makes a difference. An open vote may be theirs already,
        if it can still be lost; so its top bit counts like the others.
        """
        if self.summed:
            return half(distance)
        return (standing >> 1 & (open_votes >> TOP_BIT) * MOST) | (won >> TOP_BIT) * MOST

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
        if not self.alone and self.situations.pending[here & SITUATION] != 0:
            lost = self.situations.out_of_reach(here & SITUATION, lead, follow)
            distance += lost >> 1
            rest -= lost
        counted = distance
        hoped = distance + rest
        stand: i64 = 0
        exact: i64 = 0
        if tally is not None:
            stand = here >> SITUATION_BITS
            distance += tally.shift[2 * stand + leader]
            hoped = distance + rest + tally.span[stand]
        roaming = self.roaming
        if roaming is not None:
            won, open_votes, exact = roaming.outlook(counted, rest, distance, hoped, leader)
        else:
            self.low = self.sure(hands, distance, leader, here)
            self.high = self.possible(hands, hoped, leader, here)
            won = self.low & TOPS
            open_votes = self.high & TOPS & ~won
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
        if self.tally is not None:
            fixed = self.tally.matters[here >> SITUATION_BITS]
            loose = WORD
        others = live
        if not self.alone:
            others |= self.situations.pending[here & SITUATION]
            loose = WORD
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
        if tally is not None:
            stand = tally.relevant(here >> SITUATION_BITS, open_votes)
            here = (here & SITUATION) + TALLIED * stand
        elif self.alone and exact == 0:
            return lead + follow * OTHER_HAND
        key = (lead & ONE_HAND) + (follow & ONE_HAND) * OTHER_HAND
        if self.size > IN_ONE_WORD:
            key ^= (lead >> IN_ONE_WORD) * SPREAD_3 * 1024 ^ (follow >> IN_ONE_WORD) * SPREAD_4 * 4096
        situation = 2 * here + leader
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
        """The distance that the leader cannot fall below by what is taken from them."""
        if self.alone:
            return distance
        situations = self.situations
        here &= SITUATION
        if (situations.chasers[here] & hands) == 0:
            return distance
        return distance - situations.risk[2 * here + leader]

    def possible(self, hands: i64, hoped: i64, leader: i64, here: i64) -> i64:
        """The distance that the leader may reach, with all that is still to be won."""
        if self.alone:
            return hoped
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
        tally.gained = 0
        moves = self.situations.moves
        place = self.situations.tricks[found + MOVES]
        while moves[place] != NO_MOVE:
            stand = tally.after(stand, moves[place] >> 2, moves[place] & 1)
            place += 1
        return stand

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
        if tally is None:
            return self.decided(wanted - votes, distance, distance)
        tally.gained = 0
        stand = tally.closed(there >> SITUATION_BITS)
        distance += self.settled_for(leader)
        votes += tally.settled[2 * stand + leader]
        votes += count_bits((distance + tally.shift[2 * stand + leader]) & TOPS)
        return self.judged_by(tally.verdict[stand], leader, wanted - votes, 0)

    def _roaming_answer(self, distance: i64, there: i64, wanted: i64, leader: i64, outcome: i64) -> i64:
        """The same where some cards count once more in a vote that is only found now."""
        roaming = self.roaming
        assert roaming is not None
        first = distance if leader == 0 else self.both - distance
        standing = first
        tally = self.tally
        if tally is not None:
            standing += tally.shift[2 * tally.closed(there >> SITUATION_BITS)]
        winner = leader if (outcome & TRICK_LOST) == 0 else 1 - leader
        votes = roaming.votes(first, standing, winner)
        return YES if (votes if leader == 0 else self.votes - votes) >= wanted else NO
