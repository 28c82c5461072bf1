"""Cards that count once more in a vote that is found only when all cards are won.

Which vote that is hangs on how many cards of each faction a side has (`Power.joins`). Where that is still
open, these numbers must be known exactly, and more is not always better. How many of the roaming cards the
leader has stands above the fields of the factions.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Power
from claimant.claim.search.hands_table import EACH_FIELD, FIELD, TOP_BIT, TOPS
from claimant.claim.search.transpositions import NONE, Transpositions, words_of
from claimant.claim.search.weights import Weights, live_cards
from claimant.claim.state import State

ABOVE: Final = 1125899906842624
"""One roaming card more, above the five fields of a distance."""
ABOVE_BITS: Final = 50
ALL_ABOVE: Final = 0x3FFC000000000000
BELOW: Final = 0x3FFFFFFFFFFFF
ONE_MORE: Final = 2
"""What one card more on one side is in a distance."""
BOTH: Final = 0x3FEFFBFEFFBFE
"""In five fields: what the distances of both sides and the rest make together."""
TOP: Final = 512
FULL: Final = 1023
NUMBER: Final = 1020
"""In a field, the number of cards, four times; the rest says who has the highest one."""


@final
class Roaming:
    """What may become of the votes, and what becomes of them in the end."""

    total: i64
    """How many roaming cards are won or still to be won."""
    won: i64
    """How many of them seat 0 has won before the search begins."""
    both: i64
    """What the distances of both sides and the rest make together."""

    def __init__(self, state: State, power: Power, weights: list[Weights]) -> None:
        self.power = power
        self.weights = weights
        # How many cards of each faction each seat has won before, and how many there are in all.
        self.had: list[list[int]] = [[], []]
        self.all: list[int] = []
        self.total = 0
        self.won = 0
        live = live_cards(state)
        for own in weights:
            self.had[0].append(0)
            self.had[1].append(0)
            self.all.append(len(own.cards))
        for card in state.rules.listed(live):
            self.total += 1 if power.roams(card) else 0
        for seat in state.seats:
            for pile in (seat.score_pile, seat.display):
                for card in state.rules.listed(pile.without(live)):
                    self.all[card.faction.index] += 1
                    self.had[seat.index][card.faction.index] += 1
                    if power.roams(card):
                        self.total += 1
                        self.won += 1 if seat.index == 0 else 0
        self.both = BOTH + self.total * ABOVE
        # For each seat, its distances when it has won nothing more.
        self.none_won = words_of(2, 0)
        field: i64 = 1
        for own in weights:
            self.none_won[0] += (TOP - 2 * own.enough) * field
            self.none_won[1] += (TOP - 2 * (sum(own.weights) + 1 - own.enough)) * field
            field = field * FIELD
        self.known = Transpositions()
        self._joined = Transpositions()

    def weight_of(self, card: Card) -> i64:
        """What a card adds to the distance of who wins it, besides what it weighs in its faction's vote."""
        return ABOVE if self.power.roams(card) else 0

    def fewest(self, distance: i64) -> i64:
        """How many votes the leader gets at least: the others' roaming cards turn no more than one."""
        votes = distance & TOPS
        theirs = self.total - (distance >> ABOVE_BITS)
        sure = (distance - ONE_MORE * theirs * EACH_FIELD) & TOPS
        return count_bits(votes) - (0 if votes == sure else 1)

    def most(self, hoped: i64) -> i64:
        """How many votes the leader gets at most: their own roaming cards turn no more than one."""
        votes = hoped & TOPS
        possible = (hoped + ONE_MORE * (hoped >> ABOVE_BITS) * EACH_FIELD) & TOPS
        return count_bits(votes) + (0 if votes == possible else 1)

    def outlook(
        self, distance: i64, rest: i64, standing: i64, hoped: i64, leader: i64
    ) -> tuple[i64, i64, i64]:
        """The sure votes of the leader, the open ones, and the bits of the distance to be known (`told`).

        `standing` and `hoped` are the distance with what parts add to it, at worst and at best.
        """
        mine = self._joinable(distance, rest, leader)
        theirs = self._joinable(self.both - rest - distance, rest, 1 - leader)
        most_theirs = self.total - (distance >> ABOVE_BITS)
        sure = (standing - (theirs >> TOP_BIT) * (ONE_MORE * most_theirs)) & TOPS
        possible = (hoped + (mine >> TOP_BIT) * (ONE_MORE * (hoped >> ABOVE_BITS))) & TOPS
        open_votes = possible & ~sure
        # What roams and can turn no open vote makes no difference, wherever it goes.
        exact: i64 = 0
        if (mine & open_votes) != 0:
            exact |= mine
        if (theirs & open_votes) != 0:
            exact |= theirs
        if exact != 0:
            exact = (exact >> TOP_BIT) * NUMBER + ALL_ABOVE
        return sure, open_votes, exact

    def told(self, distance: i64, exact: i64, leader: i64) -> i64:
        """What these bits of a distance tell about where roaming cards will count.

        It depends on which numbers of cards are smaller than others, and by how much, but not on how great
        they are.
        """
        numbers = (distance - self.none_won[leader]) & exact
        smallest: i64 = FULL
        fields = exact & BELOW
        left = numbers
        while fields != 0:
            if (fields & FULL) != 0:
                smallest = min(smallest, left & FULL)
            fields = fields // FIELD
            left = left // FIELD
        return numbers - smallest * ((exact // 4) & EACH_FIELD)

    def _joinable(self, distance: i64, rest: i64, seat: i64) -> i64:
        """The votes (top bits) in which a seat's roaming cards may count in the end."""
        first = 2 * (distance & BELOW) + seat
        found = self._joined.find(first, rest & BELOW)
        if found == NONE:
            fewest = self._numbers(distance, seat)
            most = self._numbers(distance + rest, seat)
            found = _top_bits(self.power.joins(fewest, most))
            self._joined.store(first, rest & BELOW, found)
        return found

    def votes(self, distance: i64, standing: i64, winner: i64) -> i64:
        """How many votes seat 0 gets when all cards are won, and the last trick by this seat.

        `distance` has the numbers of cards, `standing` also what parts add to it.
        """
        first = 2 * distance + winner
        found = self.known.find(first, standing)
        if found == NONE:
            found = self._counted(distance, standing, winner)
            self.known.store(first, standing, found)
        return found

    def _counted(self, distance: i64, standing: i64, winner: i64) -> i64:
        """Let both seats choose, who has won the last trick first."""
        own = distance >> ABOVE_BITS
        theirs = self.total - own
        numbers = self._numbers(distance, 0)
        others = [all_cards - number for all_cards, number in zip(self.all, numbers, strict=True)]
        choices = _shifts(int(self.power.joins(numbers, numbers)), own)
        answers = _shifts(int(self.power.joins(others, others)), theirs)
        standing &= BELOW
        if winner == 0:
            return max([min([_votes(standing, by, less) for less in answers]) for by in choices])
        return min([max([_votes(standing, by, less) for by in choices]) for less in answers])

    def _numbers(self, distance: i64, seat: i64) -> list[int]:
        """How many cards of each faction a seat has won, by its distance."""
        numbers: list[int] = []
        fields = distance & BELOW
        for faction, own in enumerate(self.weights):
            enough = own.enough if seat == 0 else sum(own.weights) + 1 - own.enough
            weight = (fields % FIELD - TOP) // 2 + enough
            fields = fields // FIELD
            numbers.append(self.had[seat][faction] + weight // 2)
        return numbers


def _top_bits(flags: i64) -> i64:
    """The top bits of the fields of these factions."""
    bits: i64 = 0
    top: i64 = TOP
    while flags > 0:
        if flags % 2 == 1:
            bits += top
        top = top * FIELD
        flags = flags // 2
    return bits


def _shifts(flags: int, cards: i64) -> list[int]:
    """What so many cards may change in the distances, in one of these votes."""
    shifts: list[int] = []
    field: i64 = 1
    while flags > 0:
        if flags % 2 == 1:
            shifts.append(ONE_MORE * cards * field)
        field = field * FIELD
        flags = flags // 2
    return shifts


def _votes(standing: i64, by: int, less: int) -> int:
    return int(count_bits((standing + by - less) & TOPS))
