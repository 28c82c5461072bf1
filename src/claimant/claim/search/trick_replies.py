"""Notes about the replies to a card while the exact search on tables decides which one to try first.

Every reply is looked up before any is searched. In a large table that would mean waiting for memory again
and again. So what is known is fetched for all of them first, and only then is it asked for.
"""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.search.trick_order import TrickOrder
from claimant.claim.search.trick_tables import NEXT
from claimant.claim.search.tricks import LEAD_LOST


class TrickReplies(TrickOrder):
    """Keeps what follows each reply, the attributes that begin with `next`."""

    def keep_next(self, place: i64, reply: i64) -> None:
        """Keep what follows this reply."""
        ahead = self.ahead
        at = place * NEXT
        ahead[at] = self.next_lead
        ahead[at + 1] = self.next_follow
        ahead[at + 2] = self.next_distance
        ahead[at + 3] = self.next_rest
        ahead[at + 4] = self.next_here
        ahead[at + 5] = self.next_outcome
        ahead[at + 6] = reply
        if self.delays:
            ahead[at + 7] = self.next_hands
            ahead[at + 8] = self.next_apart
            ahead[at + 9] = self.next_open_votes
            ahead[at + 10] = self.low
            ahead[at + 11] = self.high

    def take_next(self, place: i64) -> i64:
        """Take up again what follows a reply, and return that."""
        ahead = self.ahead
        at = place * NEXT
        self.next_lead = ahead[at]
        self.next_follow = ahead[at + 1]
        self.next_distance = ahead[at + 2]
        self.next_rest = ahead[at + 3]
        self.next_here = ahead[at + 4]
        self.next_outcome = ahead[at + 5]
        return ahead[at + 6]

    def recall_next(self, place: i64, distance: i64, wanted: i64, leader: i64) -> i64:
        """What is known of a reply whose answer was fetched. See `probe`.

        What follows this reply is taken up again.
        """
        self.take_next(place)
        ahead = self.ahead
        at = place * NEXT
        hands = ahead[at + 7]
        apart = ahead[at + 8]
        open_votes = ahead[at + 9]
        self.low = ahead[at + 10]
        self.high = ahead[at + 11]
        now = self.next_distance
        here = self.next_here
        lead_lost = (self.next_outcome & LEAD_LOST) != 0
        if lead_lost:
            wanted = self.votes + 1 - wanted
            leader = 1 - leader
        known = self.recall(hands, apart, wanted, now, leader, here, open_votes)
        return self.before_trick(known, distance, now, lead_lost)
