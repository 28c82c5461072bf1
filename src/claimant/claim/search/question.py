"""What no sum decides: votes and verdicts that depend on which cards are won together.

Each is a *question* to the count about a group of cards. The rules are asked about all ways in which the
open cards of the group can still fall; two positions with the same answers in all of them are the same to
the search. That is an ordered decision diagram: a node for a card, with a branch for each of its fates,
where equal nodes are merged and a node whose branches are equal is dropped. When a question is settled, it
is a leaf.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.search.transpositions import NONE, WordMap
from claimant.claim.search.weights import without
from claimant.claim.state import State
from claimant.claim.turn.score import NO_SIDE, award, cull, extra_cards, judge, vote

# The fates of a card, and the answers to a question about a side.
TO_SEAT_0: Final = 0
TO_SEAT_1: Final = 1
TO_NOBODY: Final = 2
FATES: Final = 3
# The answers as flags, for the possible outcomes.
FOR_SEAT_0: Final = 1
FOR_SEAT_1: Final = 2
FOR_NOBODY: Final = 4


@final
class Question:
    """One vote or one verdict, and its state for every way in which its cards have fallen so far.

    Cards that make no difference to the question are of one sort, and are counted. How they have fallen is
    one word: for each sort, how many went to seat 0, to seat 1 and to nobody.
    """

    losable: bool
    raced: bool
    purely_raced: bool
    tied_to: i64
    unit: i64

    def __init__(
        self,
        state: State,
        faction: Faction | None,
        sorts: list[list[Card]],
        losable: bool,
        tied_to: i64,
        part: Card | None = None,
        unit: i64 = 0,
    ) -> None:
        """About a faction's vote, or a verdict; or about whether a card counts twice in a vote (`part`).

        A completely tied vote goes to `tied_to`. What a part counts is a number of units.
        """
        self.part = part
        self.unit = unit
        self.faction = faction
        self.sorts = sorts
        self.losable = losable
        self.tied_to = tied_to
        # May the vote be awarded before all cards have fallen?
        self.raced = faction is not None and any(
            power.race(faction, state) >= 0 for power in state.rules.racing
        )
        # The table at the end, without the cards of these sorts.
        self.table = without(state, [card for cards in sorts for card in cards])
        self.sort_of = vec[i64]([NONE] * len(state.rules.cards))
        self.sizes = vec[i64]()
        # For each sort, what one card more for seat 0 adds to the word; seats and nobody follow each other.
        self.units = vec[i64]()
        self.limits = vec[i64]()
        # Sorts as bits.
        self.flags = vec[i64]()
        flag: i64 = 1
        one_more: i64 = 1
        for number, cards in enumerate(sorts):
            limit: i64 = 2
            while limit <= len(cards):
                limit = limit * 2
            self.sizes = append(self.sizes, len(cards))
            self.limits = append(self.limits, limit)
            self.units = append(self.units, one_more)
            self.flags = append(self.flags, flag)
            flag = flag * 2
            one_more = one_more * limit * limit * limit
            for card in cards:
                self.sort_of[card.index] = number
        self._classes = WordMap()
        self._nodes: dict[tuple[int, int, int, int], int] = {}
        # For each class: a way in which the cards may have fallen in it, and which answers are possible.
        self.fallen = vec[i64]([NONE, NONE, NONE])
        self.possible = vec[i64]([FOR_SEAT_0, FOR_SEAT_1, FOR_NOBODY])
        # The least and the most that a part may count for seat 0.
        self.least = vec[i64]([0, 0, 0])
        self.most = vec[i64]([0, 0, 0])
        # Classes of one shape differ by no more than a number that a part counts whatever comes.
        self.shape = vec[i64]([0, 1, 2])
        # The sorts that can still make a difference.
        self.matters = vec[i64]([0, 0, 0])
        self._shapes: dict[tuple[int, int, int, int], int] = {}
        # Does the vote hang on a race alone, and never on which cards are won?
        self.purely_raced = self.raced and not losable and not self._may_be_counted(0)

    def stand(self, state: State) -> i64:
        """The class of a table."""
        settled = self._award(state)
        if settled != NO_SIDE:
            return settled
        fallen: i64 = 0
        for cards in self.sorts:
            for card in cards:
                sort = self.sort_of[card.index]
                for seat in state.seats:
                    if seat.score_pile.has(card) or seat.display.has(card):
                        fallen = self.after(fallen, sort, seat.index)
                if state.discard.has(card):
                    fallen = self.after(fallen, sort, TO_NOBODY)
        return self.classified(fallen)

    def count(self, fallen: i64, sort: i64, fate: i64) -> i64:
        """How many cards of a sort have had this fate."""
        limit = self.limits[sort]
        shifted = fallen // self.units[sort]
        while fate > 0:
            shifted = shifted // limit
            fate -= 1
        return shifted % limit

    def open(self, fallen: i64, sort: i64) -> i64:
        used = self.count(fallen, sort, 0) + self.count(fallen, sort, 1) + self.count(fallen, sort, 2)
        return self.sizes[sort] - used

    def after(self, fallen: i64, sort: i64, fate: i64) -> i64:
        """How the cards have fallen when one more of this sort has."""
        unit = self.units[sort]
        while fate > 0:
            unit = unit * self.limits[sort]
            fate -= 1
        return fallen + unit

    def advance(self, number: i64, sort: i64, fate: i64) -> i64:
        """The class that follows a class when a card falls."""
        fallen = self.fallen[number]
        if fallen == NONE:
            return number
        if self.open(fallen, sort) == 0:
            if not self.purely_raced:
                return number
            # In a race it makes no difference which of its cards is won.
            sort = self._first_open(fallen)
        return self.classified(self.after(fallen, sort, fate))

    def close(self, number: i64) -> i64:
        """The class if nobody gets the open cards."""
        while self.fallen[number] != NONE:
            fallen = self.fallen[number]
            number = self.classified(self.after(fallen, self._first_open(fallen), TO_NOBODY))
        return number

    def matters_to(self, number: i64, card: Card) -> bool:
        """Can it make a difference, in this class, who wins this card?"""
        sort = self.sort_of[card.index]
        return sort != NONE and (self.matters[number] & self.flags[sort]) != 0

    def _first_open(self, fallen: i64) -> i64:
        sort: i64 = 0
        while sort < len(self.sizes) and self.open(fallen, sort) == 0:
            sort += 1
        return sort

    def classified(self, fallen: i64) -> i64:
        """The class of a way in which cards have fallen."""
        known = self._classes.get(fallen)
        if known != NONE:
            return known
        sort = self._first_open(fallen)
        settled = self._award(self._table_after(fallen)) if self.raced else NO_SIDE
        if settled != NO_SIDE:
            found = settled
        elif sort == len(self.sizes):
            found = self._answer(fallen)
        else:
            first = self.classified(self.after(fallen, sort, TO_SEAT_0))
            second = self.classified(self.after(fallen, sort, TO_SEAT_1))
            third = self.classified(self.after(fallen, sort, TO_NOBODY)) if self.losable else first
            if self.raced:
                found = self._leg(
                    self.possible[first] | self.possible[second] | self.possible[third], fallen
                )
            else:
                alike = first == second == third
                found = first if alike else self._node(sort, first, second, third, fallen)
        self._classes.put(fallen, found)
        return found

    def _node(self, sort: i64, first: i64, second: i64, third: i64, fallen: i64) -> i64:
        key = (int(sort), int(first), int(second), int(third))
        known = self._nodes.get(key)
        if known is None:
            known = len(self.fallen)
            self._nodes[key] = known
            possible = self.possible[first] | self.possible[second] | self.possible[third]
            least = min(self.least[first], self.least[second], self.least[third])
            most = max(self.most[first], self.most[second], self.most[third])
            shape = known
            if self.part is not None:
                apart = self.least[second] - self.least[first]
                pattern = (int(sort), int(self.shape[first]), int(self.shape[second]), int(apart))
                shape = self._shapes.setdefault(pattern, known)
            matters = self.matters[first] | self.matters[second] | self.matters[third]
            self._keep(fallen, possible, least, most, shape, matters | self.flags[sort])
        return known

    def _leg(self, possible: i64, fallen: i64) -> i64:
        """The class of a race that is not over: how far it has come, or how the cards have fallen."""
        key = (-2, int(fallen), 0, 0)
        faction = self.faction
        if self.purely_raced and faction is not None:
            table = self._table_after(fallen)
            legs = [int(power.race(faction, table)) for power in table.rules.racing]
            key = (-3, legs[0], legs[-1], len(legs))
        known = self._nodes.get(key)
        if known is None:
            known = len(self.fallen)
            self._nodes[key] = known
            matters: i64 = 0
            for sort in range(len(self.sizes)):
                if self.purely_raced or self.open(fallen, sort) > 0:
                    matters |= self.flags[sort]
            self._keep(fallen, possible, 0, 0, known, matters)
        return known

    def _may_be_counted(self, fallen: i64) -> bool:
        """May a race end without a winner, when cards have fallen in this way?"""
        sort = self._first_open(fallen)
        if self._award(self._table_after(fallen)) != NO_SIDE:
            return False
        if sort == len(self.sizes):
            return True
        fates = FATES if self.losable else FATES - 1
        return any(self._may_be_counted(self.after(fallen, sort, fate)) for fate in range(fates))

    def _leaf(self, counts: i64) -> i64:
        """The class in which a part counts so much for seat 0, and nothing is open."""
        key = (-1, int(counts), 0, 0)
        known = self._nodes.get(key)
        if known is None:
            known = len(self.fallen)
            self._nodes[key] = known
            self._keep(NONE, FOR_NOBODY, counts, counts, TO_NOBODY, 0)
        return known

    def _keep(self, fallen: i64, possible: i64, least: i64, most: i64, shape: i64, matters: i64) -> None:
        self.fallen = append(self.fallen, fallen)
        self.possible = append(self.possible, possible)
        self.least = append(self.least, least)
        self.most = append(self.most, most)
        self.shape = append(self.shape, shape)
        self.matters = append(self.matters, matters)

    def _answer(self, fallen: i64) -> i64:
        """Ask the rules about the question when all cards have fallen."""
        table = self._table_after(fallen)
        table.enter(3)
        faction = self.faction
        if faction is None:
            judge(table)
            return table.verdict if table.verdict != NO_SIDE else TO_NOBODY
        cull(table)
        part = self.part
        if part is not None:
            return self._leaf(_counts(table, faction, part))
        side = vote(table, faction)
        return self.tied_to if side == NO_SIDE else side

    def _table_after(self, fallen: i64) -> State:
        """The table when cards have fallen in this way, as far as the question goes."""
        table = self.table.copy()
        for sort, cards in enumerate(self.sorts):
            next_card = 0
            for seat in table.seats:
                number = self.count(fallen, sort, seat.index)
                while number > 0:
                    card = cards[next_card]
                    seat.score_pile.add(card)
                    if self.raced:
                        for power in table.rules.racing:
                            power.on_card_won(card, seat, table)
                    next_card += 1
                    number -= 1
        return table

    def _award(self, state: State) -> i64:
        """The side that has the vote for good, or -1."""
        faction = self.faction
        if faction is None or not self.raced:
            return NO_SIDE
        side, _ = award(state, faction)
        return side


def _counts(table: State, faction: Faction, card: Card) -> i64:
    """How much more than once a card counts in its faction's vote: 1 for seat 0, -1 for seat 1, or 0."""
    for seat in table.seats:
        if seat.score_pile.has(card) and extra_cards(table, faction, seat.side).has(card):
            return 1 if seat.index == 0 else -1
    return 0
