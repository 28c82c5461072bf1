"""What breaks a tie in votes, as one more vote.

A tie goes to the side with more cards in the factions that voted for it (`voting_cards`), and if these are
equal, to the greater sum of their values. So every card that counts gets a weight: one for values, and one
so great that no values outweigh a card. With v and w for what the cards of seat 0 and seat 1 weigh in the
factions that vote for seat 0, and x and y in the others, seat 0 wants v > y, that is v + x > x + y: what it
has won in all, against what weighs in the factions of seat 1. The left side is a sum over cards, as in any
vote. The right side is known at the end, when it is known which factions vote for whom. Until then it is as
if the difference between the most and the least that it may be were still to be won.
"""

from __future__ import annotations

from math import gcd
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Faction
from claimant.claim.search.hands_table import FIELD, TOP_BIT, TOPS
from claimant.claim.search.transpositions import words_of
from claimant.claim.search.weights import MOST_WEIGHT, NEVER, Weights, without
from claimant.claim.state import State
from claimant.claim.turn.score import cull

TOP: Final = 512
MOST_CULLED: Final = 10
"""More open cards of a faction than these are not tried out."""
ONE_CARD: Final = 2
"""What a weight of one is in a field of distances."""
NO_VALUES: Final = 1000
"""Divided by this, every value is nothing."""
SETS_OF_VOTES: Final = 32
TO_NUMBER: Final = 1022
"""The rest by this of one bit in every field of a distance is a number with these bits."""


@final
class Count:
    """The cards of a faction that count when a tie is broken: won by seat 0, by seat 1, and still open."""

    def __init__(self, vote: int, won: list[Card], lost: list[Card], still_open: list[Card]) -> None:
        self.vote = vote
        """The faction, as a bit."""
        self.won = won
        self.lost = lost
        self.still_open = still_open

    def cards(self) -> list[Card]:
        return [*self.won, *self.lost, *self.still_open]

    def ahead(self, is_mine: bool, each: int) -> tuple[int, int]:
        """The number and the values of its cards that seat 0 has ahead, if this vote is its own or not.

        All that is open goes to seat 1. The cards of who does not get the vote make no difference.
        """
        cards = self.won if is_mine else [*self.lost, *self.still_open]
        sign = 1 if is_mine else -1
        return sign * len(cards), sign * sum([card.value // each for card in cards])


@final
class TieBreak:
    """A vote in the field of a faction that has none, because its cards are gone or do not count."""

    is_sum: bool
    """Can there be a tie, and does every card count the same whatever becomes of the others?"""
    has_values: bool
    """Do values count, too? If not, it is still open who wins where cards are equal."""
    unit: i64
    """The lowest bit of its field."""
    enough: i64
    """What seat 0 has yet to win if the votes fall as badly for it as they can, and it loses ties."""
    open_part: i64
    """How much less is enough if they fall as well as they can, as a part of a distance."""
    half: i64
    """How many votes each has in a tie."""

    def __init__(self, state: State, weights: list[Weights]) -> None:
        self.unit = 0
        self.enough = 0
        self.open_part = 0
        self.is_sum = False
        self.has_values = False
        # For each open card, what it weighs.
        self.counts = vec[i64]()
        # For each set of half the votes, which part of `open_part` belongs to whoever has these.
        self._parts = words_of(SETS_OF_VOTES, 0)
        counts: list[Count] = []
        sure = 0
        possible = 0
        vote = 1
        unit: i64 = 1
        for faction, own in zip(state.rules.factions, weights, strict=True):
            if own.enough == NEVER:
                self.unit = unit
            else:
                count = _counted(state, faction, own.cards, vote)
                if count is None:
                    return
                counts.append(count)
                sure |= vote if own.enough <= 0 else 0
                possible |= vote if own.enough <= sum(own.weights) else 0
            vote *= 2
            unit = unit * FIELD
        self.half = len(counts) // 2
        ties = [
            votes
            for votes in range(SETS_OF_VOTES)
            if count_bits(votes) == self.half and votes & ~possible == 0 and sure & ~votes == 0
        ]
        if ties and len(counts) % 2 == 0:
            cards = [card for own in weights for card in own.cards]
            self.is_sum = self._weigh(cards, counts, ties, True) or self._weigh(cards, counts, ties, False)

    def _weigh(self, cards: list[Card], counts: list[Count], ties: list[int], has_values: bool) -> bool:
        """Give every card its weight, where one of these sets of votes may be seat 0's; is there room?"""
        each = NO_VALUES
        if has_values:
            # Where all values are even, half of them say the same.
            each = max(1, gcd(*[card.value for count in counts for card in count.cards()]))
        # In a tie, by how many cards and by which values seat 0 is ahead if it wins nothing more.
        ahead: list[tuple[int, int]] = []
        for votes in ties:
            parts = [count.ahead((count.vote & votes) != 0, each) for count in counts]
            ahead.append((sum([number for number, _ in parts]), sum([value for _, value in parts])))
        values = sorted([card.value // each for count in counts for card in count.still_open])
        card_weight = 1
        lowest = 0
        highest = 0
        for more in range(len(values) + 1):
            for number, value in ahead:
                if number + more > 0:
                    card_weight = max(card_weight, 1 - (value + lowest) // (number + more))
                elif number + more < 0:
                    card_weight = max(card_weight, 1 + (value + highest) // -(number + more))
            if more < len(values):
                lowest += values[more]
                highest += values[-1 - more]
        enough = [1 - card_weight * number - value for number, value in ahead]
        most = max(enough)
        span = most - min(enough)
        total = card_weight * len(values) + sum(values) + span
        if total >= MOST_WEIGHT or not total - MOST_WEIGHT < most < MOST_WEIGHT:
            return False
        self.has_values = has_values
        self.enough = most
        self.open_part = span * ONE_CARD * self.unit
        every = sum([count.vote for count in counts])
        for votes, own in zip(ties, enough, strict=True):
            self._parts[votes] = (most - own) * ONE_CARD * self.unit
            self._parts[every - votes] = (own - most + span) * ONE_CARD * self.unit
        counted = {card for count in counts for card in count.still_open}
        self.counts = vec[i64](
            [card_weight + card.value // each if card in counted else 0 for card in cards]
        )
        return True

    def decided(self, end: i64) -> i64:
        """A distance at the end, when it is known who has which votes."""
        top = self.unit * TOP
        votes = end & TOPS & ~top
        number = count_bits(votes)
        if number == self.half:
            return end + self._parts[(votes >> TOP_BIT) % TO_NUMBER]
        # There is no tie: nothing is to depend on this vote.
        return end & ~top if number > self.half else end | top

    def leeway(self, rating: i64, surely: bool) -> i64:
        """How much nearer seat 0 is to this vote when asked whether it gets this rating.

        If values are counted, too, nobody wins a tie that is still left. Otherwise it is unknown who does:
        the worst for seat 0 is assumed (`surely`), or the best.
        """
        loses = rating > 0 if self.has_values else surely
        return 0 if loses else ONE_CARD * self.unit


def _counted(state: State, faction: Faction, cards: list[Card], vote: int) -> Count | None:
    """The cards of a faction that count; None if that depends on who wins others, or is not tried out."""
    culls = bool(state.rules.on_scoring)
    if culls and len(cards) > MOST_CULLED:
        return None
    table = without(state, cards)
    won = _piles_after(table, faction, [], 0)
    every = int(2 ** len(cards)) - 1
    counting = _bits_of(cards, every)
    if culls:
        counting = _piles_after(table, faction, cards, every)[0] & ~won[0]
        for way in range(every + 1):
            mine = _bits_of(cards, way)
            piles = _piles_after(table, faction, cards, way)
            if piles != (won[0] | counting & mine, won[1] | counting & ~mine):
                return None
    listed = state.rules.cards_of(faction)
    return Count(
        vote,
        [card for card in listed if won[0] & card.bit != 0],
        [card for card in listed if won[1] & card.bit != 0],
        [card for card in cards if counting & card.bit != 0],
    )


def _bits_of(cards: list[Card], way: int) -> int:
    """The bits of the cards that seat 0 wins."""
    bits = 0
    for card in cards:
        if way % 2 == 1:
            bits |= int(card.bit)
        way //= 2
    return bits


def _piles_after(table: State, faction: Faction, cards: list[Card], way: int) -> tuple[int, int]:
    """The cards of a faction that both seats have at the count; `way` says which of these seat 0 wins."""
    end = table.copy()
    for card in cards:
        end.seats[1 - way % 2].score_pile.add(card)
        way = way // 2
    cull(end)
    first, second = end.seats
    return int(first.score_pile.of(faction)), int(second.score_pile.of(faction))
