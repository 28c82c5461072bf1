"""Cards that count once more in a vote that is found only when all cards are won.

Which vote that is hangs on how many cards of each faction a side has (`Power.joins`). So these numbers are
kept exactly, in the distances: there, more is no longer always better. How many of the roaming cards the
leader has stands above the fields of the factions.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Power
from claimant.claim.search.hands_table import FIELD, TOPS
from claimant.claim.search.transpositions import NONE, Transpositions
from claimant.claim.search.weights import Weights, live_cards
from claimant.claim.state import State

ABOVE: Final = 1125899906842624
"""One roaming card more, above the five fields of a distance."""
ABOVE_BITS: Final = 50
BELOW: Final = 0x3FFFFFFFFFFFF
EACH_FIELD: Final = 0x10040100401
ONE_MORE: Final = 2
"""What one card more on one side is in a distance."""
TOP: Final = 512


@final
class Roaming:
    """What may become of the votes, and what becomes of them in the end."""

    total: i64
    """How many roaming cards are won or still to be won."""
    won: i64
    """How many of them seat 0 has won before the search begins."""

    def __init__(self, state: State, power: Power, weights: list[Weights]) -> None:
        self.power = power
        self.weights = weights
        # How many cards of each faction seat 0 has won before, and how many there are in all.
        self.had: list[int] = []
        self.all: list[int] = []
        self.total = 0
        self.won = 0
        live = live_cards(state)
        for own in weights:
            self.had.append(0)
            self.all.append(len(own.cards))
        for card in state.rules.listed(live):
            self.total += 1 if power.roams(card) else 0
        for seat in state.seats:
            for pile in (seat.score_pile, seat.display):
                for card in state.rules.listed(pile.without(live)):
                    self.all[card.faction.index] += 1
                    self.had[card.faction.index] += 1 if seat.index == 0 else 0
                    if power.roams(card):
                        self.total += 1
                        self.won += 1 if seat.index == 0 else 0
        self.known = Transpositions()

    def weight_of(self, card: Card) -> i64:
        """What a card adds to the distance of who wins it, besides what it weighs in its faction's vote."""
        return ABOVE if self.power.roams(card) else 0

    def sure(self, distance: i64) -> i64:
        """The votes that the leader cannot lose, whatever roams."""
        theirs = self.total - (distance >> ABOVE_BITS)
        return (distance - ONE_MORE * theirs * EACH_FIELD) & TOPS

    def possible(self, hoped: i64) -> i64:
        """The votes that the leader may get, by what roams or without."""
        return (hoped + ONE_MORE * (hoped >> ABOVE_BITS) * EACH_FIELD) & TOPS

    def fewest(self, distance: i64) -> i64:
        """How many votes the leader gets at least: the others' roaming cards turn no more than one."""
        votes = distance & TOPS
        return count_bits(votes) - (0 if votes == self.sure(distance) else 1)

    def most(self, hoped: i64) -> i64:
        """How many votes the leader gets at most: their own roaming cards turn no more than one."""
        votes = hoped & TOPS
        return count_bits(votes) + (0 if votes == self.possible(hoped) else 1)

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
        numbers = self._numbers(distance)
        others = [all_cards - number for all_cards, number in zip(self.all, numbers, strict=True)]
        choices = _shifts(int(self.power.joins(numbers)), own)
        answers = _shifts(int(self.power.joins(others)), theirs)
        standing &= BELOW
        if winner == 0:
            return max([min([_votes(standing, by, less) for less in answers]) for by in choices])
        return min([max([_votes(standing, by, less) for by in choices]) for less in answers])

    def _numbers(self, distance: i64) -> list[int]:
        """How many cards of each faction seat 0 has won."""
        numbers: list[int] = []
        fields = distance & BELOW
        for faction, own in enumerate(self.weights):
            weight = (fields % FIELD - TOP) // 2 + own.enough
            fields = fields // FIELD
            numbers.append(self.had[faction] + weight // 2)
        return numbers


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
