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

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Faction
from claimant.claim.search.hands_table import FIELD
from claimant.claim.search.weights import NEVER, Weights, without
from claimant.claim.state import State
from claimant.claim.turn.score import cull

TOP: Final = 512
MOST_CULLED: Final = 10
"""More open cards of a faction than these are not tried out."""
ONE_CARD: Final = 2
"""What one card is in a field of distances."""


@final
class TieBreak:
    """A vote in the field of a faction that has none, because its cards are gone or do not count."""

    is_sum: bool
    """Does every card count the same whatever becomes of the others?"""

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
        # For each open card, whether it counts.
        self.counts = vec[i64]()
        self.is_sum = True
        self.needed = 0
        self.enough = 0
        unit: i64 = 1
        for faction, own in zip(state.rules.factions, weights, strict=True):
            counts: list[int] | None = [0] * len(own.cards)
            if own.enough == NEVER:
                self.unit = unit
            else:
                counts = _counts(state, faction, own.cards)
                # With all open cards for seat 1.
                won, lost = _cards_after(without(state, own.cards), faction, own.cards, 0)
                self.needed += lost - won
                self.votes = append(self.votes, unit * TOP)
                self.cards = append(self.cards, won + lost)
            if counts is None:
                self.is_sum = False
                return
            for each in counts:
                self.counts = append(self.counts, each)
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


def _counts(state: State, faction: Faction, cards: list[Card]) -> list[int] | None:
    """For each card whether its winner has one card more at the count; None if others change that."""
    if not state.rules.on_scoring:
        return [1] * len(cards)
    if len(cards) > MOST_CULLED:
        return None
    table = without(state, cards)
    none_won, all_lost = _cards_after(table, faction, cards, 0)
    counts: list[int] = []
    flag: i64 = 1
    for _ in cards:
        won, _lost = _cards_after(table, faction, cards, flag)
        counts.append(int(won - none_won))
        flag = flag * 2
    way: i64 = 0
    while way < flag:
        expected: i64 = 0
        digits = way
        for count in counts:
            expected += count * (digits % 2)
            digits = digits // 2
        won, lost = _cards_after(table, faction, cards, way)
        if won != none_won + expected or lost != all_lost - expected:
            return None
        way += 1
    return counts


def _cards_after(table: State, faction: Faction, cards: list[Card], way: i64) -> tuple[i64, i64]:
    """How many cards of a faction both seats have at the count; `way` says which cards seat 0 wins."""
    end = table.copy()
    for card in cards:
        end.seats[1 - way % 2].score_pile.add(card)
        way = way // 2
    cull(end)
    return count_bits(end.seats[0].score_pile.of(faction)), count_bits(end.seats[1].score_pile.of(faction))
