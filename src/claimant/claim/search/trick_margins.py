"""For which distances the answers of the exact search on tables hold: see `margins`."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import NO, TOP_BIT, TOPS, YES
from claimant.claim.search.margins import (
    allows,
    allows_before,
    allows_of_other,
    denied_votes,
    half,
    higher,
    lower,
    needed_votes,
    needs,
    needs_before,
    needs_of_other,
)
from claimant.claim.search.trick_positions import TrickPositions
from claimant.claim.search.trick_tables import MOST


class TrickMargins(TrickPositions):
    """Works out the margin of every answer."""

    def apart(self, distance: i64, standing: i64, won: i64, open_votes: i64) -> i64:
        """A distance as far as it makes a difference, halved: all distances of open votes are even.

        Where answers have margins, these say what makes a difference. An open vote may be theirs already,
        if it can still be lost; so its top bit counts like the others.
        """
        if self.has_margins:
            return half(distance)
        return (standing >> 1 & (open_votes >> TOP_BIT) * MOST) | (won >> TOP_BIT) * MOST

    def kept_margin(self, answer: bool, now: i64, low: i64, high: i64) -> i64:
        """The margin of an answer for which cards were taken as alike, because some votes are decided.

        Wherever it depends on such a vote, the vote must be decided in the same way. The open parts of that
        vote make no difference. They may all count nothing, so a lost vote is never as far as the margin of
        a won one.
        """
        won = low & TOPS
        if answer:
            decided = won & needed_votes(self.margin)
            return higher(self.margin, needs(decided, self.votes, half(now), half(low)))
        decided = self.real & ~(won | high) & denied_votes(self.margin)
        return lower(self.margin, allows(decided, self.votes, half(now), half(high)))

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
        if self.breaks_ties:
            end = self.end_with_ties(end)
        won = end & TOPS
        if count_bits(won) >= wanted:
            return self.yes(won, wanted, now, end)
        return self.no(won, wanted, now, end)

    def end_with_ties(self, end: i64) -> i64:
        """What a distance becomes at the end where it is known who has won which votes."""
        tie_break = self.tie_break
        assert tie_break is not None
        return tie_break.decided(end)

    def look_back(self, known: i64, distance: i64, later: i64, lead_lost: bool) -> None:
        """Turn the margin after a trick into that of this answer before it."""
        now = half(distance)
        later = half(later)
        if known == YES:
            if lead_lost:
                self.margin = needs_of_other(self.margin, now, later)
            else:
                self.margin = needs_before(self.margin, now, later)
        elif lead_lost:
            self.margin = allows_of_other(self.margin, now, later)
        else:
            self.margin = allows_before(self.margin, now, later)
