"""Which cards the exact search on tables tries first.

A wrong guess costs time, never the right answer. The constants were fitted to deals of ten
line-ups: see benchmarks/README.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.situations import FOLLOWER_DRAWS, LEADER_DRAWS
from claimant.claim.search.trick_results import TrickResults
from claimant.claim.search.trick_tables import ROW
from claimant.claim.search.tricks import LED_CARD_LOST, REPLY_LOST, TRICK_LOST

BEST: Final = 1000000
"""The promise of a lead that has won from the same hands before."""
ALWAYS: Final = 9600
"""The experience with a reply that has always refuted a lead; with one that never has, it is negative."""


class TrickOrder(TrickResults):
    """Judges leads and replies: the greater a promise, the sooner a card is tried."""

    def lead_promise(self, led: i64, follow: i64, fields: i64, matters: i64) -> i64:
        """Few replies, best of all none that does harm; then cards of open votes, and strength."""
        replies = follow & self.always_legal[led] if (follow & self.obliging[led]) != 0 else follow
        promise = 3 * self.power[led] - 90 * count_bits(replies)
        safe = (self.losing[led] & replies) == 0
        if safe:
            promise += 120
        if (self.weight[led] & fields) != 0 or (self.bits[led] & matters) != 0:
            promise += 10 if safe else 55
        return promise

    def reply_promise(self, led: i64, reply: i64, fields: i64, matters: i64, led_matters: bool) -> i64:
        """What has refuted the lead before, what gains in open votes, and what wins cheaply."""
        outcome = self.next_outcome
        promise = (self.experience[led * ROW + reply] >> 6) - 10 * self.power[reply]
        if led_matters:
            promise += 65 if (outcome & LED_CARD_LOST) != 0 else -65
        if (self.weight[reply] & fields) != 0 or (self.bits[reply] & matters) != 0:
            promise += 125 if (outcome & REPLY_LOST) != 0 else -125
        if (outcome & TRICK_LOST) != 0:
            promise += 145
        if self.faction[led] == self.faction[reply]:
            promise += 415
        if (outcome & LEADER_DRAWS) != 0:
            promise -= 115
        elif (outcome & FOLLOWER_DRAWS) != 0:
            promise -= 215
        return promise

    def learn(self, led: i64, reply: i64, cards: i64, refutes: bool) -> None:
        """Remember what a reply was good for. What happens early, with many cards left, counts more."""
        pair = led * ROW + reply
        known = self.experience[pair]
        self.experience[pair] = known + (((ALWAYS if refutes else -ALWAYS) - known) * cards >> 7)

    def take_best(self, start: i64, end: i64) -> i64:
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
