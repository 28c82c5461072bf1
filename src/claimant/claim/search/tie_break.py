"""What breaks a tie in votes, as one more vote.

A tie goes to the side with more cards in the factions that voted for it (`voting_cards`). With v and w for
the cards of seat 0 and seat 1 in the factions that vote for seat 0, and x and y in the others, seat 0 wants
v > y. That is the same as (v + x) - (w + y) > (x + y) - (v + w): how many more cards than seat 1 it has won
in all, against how many more cards the factions of seat 1 have than its own. The left side is a sum over
cards, as in any vote; the right side is known as soon as it is known which factions vote for whom.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import FIELD
from claimant.claim.search.weights import NEVER, Weights, joined, live_cards
from claimant.claim.state import State

TOP: Final = 512
ONE_CARD: Final = 2
"""What one card is in a field of distances."""


@final
class TieBreak:
    """A vote in the field of a faction that has none, because all its cards are gone."""

    unit: i64
    """The lowest bit of its field."""
    needed: i64
    """By how many cards seat 1 is ahead in the end, if it wins all that is still to be won."""
    enough: i64
    """How many cards seat 0 has yet to win if the factions of both weigh the same, and a tie is its own."""

    def __init__(self, state: State, weights: list[Weights]) -> None:
        self.unit = 0
        # The other votes, as top bits of their fields, and how many cards of each are won in the end.
        self.votes = vec[i64]()
        self.cards = vec[i64]()
        live = live_cards(state)
        first = joined(state.seats[0]).without(live)
        second = joined(state.seats[1]).without(live)
        self.needed = 0
        unit: i64 = 1
        for faction, own in zip(state.rules.factions, weights, strict=True):
            if own.enough == NEVER:
                self.unit = unit
            else:
                won = count_bits(first.of(faction))
                lost = count_bits(second.of(faction)) + len(own.cards)
                self.needed += lost - won
                self.votes = append(self.votes, unit * TOP)
                self.cards = append(self.cards, won + lost)
            unit = unit * FIELD
        self.enough = (self.needed + 1) // 2

    def leeway(self, sure: i64, possible: i64, surely: bool) -> i64:
        """How much less than `enough` is enough for seat 0, as a part of its distance.

        `sure` are the votes that it has, `possible` those that it may get. Where that leaves open which
        factions vote for it, or where cards are tied, the worst for it is assumed (`surely`), or the best.
        """
        ahead: i64 = 0
        missing: i64 = len(self.votes) // 2
        open_ones: list[int] = []
        place: i64 = 0
        while place < len(self.votes):
            cards = self.cards[place]
            if (sure & self.votes[place]) != 0:
                ahead += cards
                missing -= 1
            else:
                ahead -= cards
                if (possible & self.votes[place]) != 0:
                    open_ones.append(int(cards))
            place += 1
        open_ones.sort(reverse=not surely)
        for cards in open_ones[: max(missing, 0)]:
            ahead += 2 * cards
        # Every card that is won changes the difference by two.
        enough = (self.needed - ahead + (2 if surely else 1)) // 2
        return (self.enough - enough) * ONE_CARD * self.unit
