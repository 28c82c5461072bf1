"""What the exact search on tables remembers of a position, and how it decides ties by the highest cards."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import NO_CARD, OPEN, TOPS, YES
from claimant.claim.search.highest_cards import DECISIVE, NOBODY, OF_NO_USE, HighestCards
from claimant.claim.search.margins import half
from claimant.claim.search.situations import MOVES, NO_MOVE
from claimant.claim.search.trick_margins import TrickMargins
from claimant.claim.search.trick_tables import SITUATION_BITS


class TrickMemory(TrickMargins):
    """Looks answers up and stores them.

    Where the highest cards decide ties, a distance is not quite known: it is between `least` and `most`. A
    `YES` must hold from the least, a `NO` from the most, and their margins are about these.
    """

    def least(self, distance: i64, leader: i64) -> i64:
        """The distance of the leader if all ties go against them."""
        return distance if leader == 0 else distance - self.leeway

    def most(self, distance: i64, leader: i64) -> i64:
        """The distance of the leader if all ties go their way."""
        return distance + self.leeway if leader == 0 else distance

    def recall(
        self, hands: i64, apart: i64, wanted: i64, now: i64, leader: i64, here: i64, open_votes: i64
    ) -> i64:
        """What is known about a position whose `low` and `high` have just been found."""
        if self.leeway != 0:
            return self._recall_with_ties(hands, wanted, now, leader, here, open_votes)
        known = self.known.ask(hands, hands, apart, apart, wanted)
        self.margin = self.known.found
        if self.tally is not None and self.has_margins and known != OPEN:
            # It may have been found with other open parts of a decided vote, which shift its distances.
            self.margin = self.kept_margin(known == YES, now, self.low, self.high)
        return known

    def _recall_with_ties(
        self, hands: i64, wanted: i64, now: i64, leader: i64, here: i64, open_votes: i64
    ) -> i64:
        """The same: either whatever the highest cards are, or for those that are highest here."""
        table = self.known
        highest = self.highest
        assert highest is not None
        low = half(self.least(now, leader))
        high = half(self.most(now, leader))
        known = table.ask(hands, hands, low, high, wanted)
        if known == OPEN and highest.used != 0:
            best = table.best
            mark = highest.mark(hands, here >> SITUATION_BITS, open_votes)
            known = table.ask(hands, mark, low, high, wanted)
            if known != OPEN:
                highest.used += DECISIVE
            elif highest.used >= OF_NO_USE:
                known = table.ask(hands, highest.unclear_mark(mark), low, high, wanted)
                if known != OPEN:
                    highest.used += OF_NO_USE
            if best != NO_CARD:
                table.best = best
        self.margin = table.found
        return known

    def used(self) -> i64:
        """How often answers have depended on the highest cards: to be compared with later."""
        highest = self.highest
        if highest is None:
            return 0
        return highest.used

    def store(
        self,
        hands: i64,
        wanted: i64,
        answer: bool,
        best: i64,
        apart: i64,
        here: i64,
        open_votes: i64,
        used: i64,
    ) -> None:
        """Keep an answer for all distances for which its proof holds.

        If the proof has used the highest cards since `used` was noted, it is kept for these.
        """
        if self.has_margins:
            apart = self.margin
        mark = hands
        highest = self.highest
        if highest is not None and highest.used != used:
            mark = highest.mark(hands, here >> SITUATION_BITS, open_votes)
            if highest.used - used >= OF_NO_USE:
                mark = highest.unclear_mark(mark)
        self.known.tell(hands, mark, apart, wanted, answer, best)

    def count_unclear_for(self, seat: i64) -> None:
        """Count for this seat what the highest cards leave unclear."""
        highest = self.highest
        assert highest is not None
        highest.unclear_for = seat

    def highest_after(self, word: i64, found: i64, led: i64, reply: i64, live: i64, gone: i64) -> i64:
        """Who has the highest cards after a trick, when some that were `live` are out of reach."""
        highest = self.highest
        assert highest is not None
        moves = self.situations.moves
        place = self.situations.tricks[found + MOVES]
        fate: i64 = NOBODY
        if moves[place] >> 2 == led:
            fate = moves[place] & 1
            place += 1
        word = highest.after(word, led, fate, live | self.bits[reply])
        fate = NOBODY
        if moves[place] >> 2 == reply:
            fate = moves[place] & 1
            place += 1
        word = highest.after(word, reply, fate, live)
        while moves[place] != NO_MOVE:
            word = highest.after(word, moves[place] >> 2, moves[place] & 1, live)
            place += 1
        while gone != 0:
            bit = gone & -gone
            gone ^= bit
            live ^= bit
            word = highest.after(word, count_bits(bit - 1), NOBODY, live)
        return word

    def answer_by_highest(
        self, highest: HighestCards, wanted: i64, distance: i64, word: i64, leader: i64
    ) -> i64:
        """The answer at the end, where ties in numbers go to whoever has the highest cards."""
        least = self.least(distance, leader)
        most = self.most(distance, leader)
        if count_bits(least & TOPS) >= wanted:
            return self.yes(least & TOPS, wanted, least, least)
        if count_bits(most & TOPS) < wanted:
            return self.no(most & TOPS, wanted, most, most)
        highest.used += DECISIVE
        sure = least + highest.ahead(word, leader, self.leeway)
        if count_bits(sure & TOPS) >= wanted:
            return self.yes(sure & TOPS, wanted, least, sure)
        hoped = most - highest.ahead(word, 1 - leader, self.leeway)
        if count_bits(hoped & TOPS) < wanted:
            return self.no(hoped & TOPS, wanted, most, hoped)
        highest.used += OF_NO_USE
        if highest.unclear_for == leader:
            return self.yes(hoped & TOPS, wanted, least, hoped)
        return self.no(sure & TOPS, wanted, most, sure)
