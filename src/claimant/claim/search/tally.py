"""What no sum decides: votes and verdicts that hang on which cards are won together.

Each is a *question* to the count about a group of cards. All ways in which the open cards of the group can
still fall are put to the rules; two positions with the same answers in all of them are the same to the
search. That is an ordered decision diagram: a node for a card, with a branch for each of its fates, where
equal nodes are one and a node whose branches are equal is none. When a question is settled, it is a leaf.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Faction
from claimant.claim.search.transpositions import HALF_WORD, NONE, SPREAD_1, SPREAD_2, empty_words
from claimant.claim.search.weights import without
from claimant.claim.state import State
from claimant.claim.turn.score import NO_SIDE, cull, extra_cards, judge, vote

# The fates of a card, and the answers to a question about a side.
TO_SEAT_0: Final = 0
TO_SEAT_1: Final = 1
TO_NOBODY: Final = 2
FATES: Final = 3
# The answers as flags, for what may still come out.
FOR_SEAT_0: Final = 1
FOR_SEAT_1: Final = 2
FOR_NOBODY: Final = 4

MOST_WAYS: Final = 40000
MOST_BITS: Final = 60
FIRST_SIZE: Final = 1024
MOST_CARDS: Final = 64


@final
class WordMap:
    """Maps words to words, exactly, and grows with them."""

    mask: i64
    stored: i64

    def __init__(self) -> None:
        self._make(FIRST_SIZE)

    def _make(self, size: i64) -> None:
        self.mask = (size - 1) * 2
        self.stored = 0
        self.words = empty_words(size * 2)

    def place(self, key: i64) -> i64:
        """Where a word is, or where it may be put."""
        mixed = (key & HALF_WORD) * SPREAD_1 ^ (key >> 31) * SPREAD_2
        words = self.words
        place = (mixed >> 18 ^ mixed >> 37) & self.mask
        while words[place] != NONE and words[place] != key:
            place = (place + 2) & self.mask
        return place

    def get(self, key: i64) -> i64:
        """What a word is mapped to, or `NONE`."""
        return self.words[self.place(key) + 1]

    def put(self, key: i64, value: i64) -> None:
        self.stored += 1
        if self.stored * 4 > self.mask:
            old = self.words
            self._make(2 * (self.mask + 2))
            place: i64 = 0
            while place < len(old):
                if old[place] != NONE:
                    self.put(old[place], old[place + 1])
                place += 2
            self.stored += 1
        place = self.place(key)
        self.words[place] = key
        self.words[place + 1] = value


@final
class Question:
    """One vote or one verdict, and how it stands for every way in which its cards have fallen so far.

    Cards between which the question makes no difference are of one sort, and are counted. How they have
    fallen is one word: for each sort, how many went to seat 0, to seat 1 and to nobody.
    """

    losable: bool
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
        """About a faction's vote, or a verdict; or about how much a card counts in a vote (`part`).

        A vote that is completely tied goes to `tied_to`. What a part counts is a number of units.
        """
        self.part = part
        self.unit = unit
        self.faction = faction
        self.sorts = sorts
        self.losable = losable
        self.tied_to = tied_to
        self.table = _settled(state, sorts)
        self.sort_of = vec[i64]([NONE] * len(state.rules.cards))
        self.sizes = vec[i64]()
        # For each sort, what one card more for seat 0 adds to the word; seats and nobody follow each other.
        self.units = vec[i64]()
        self.limits = vec[i64]()
        one_more: i64 = 1
        for number, cards in enumerate(sorts):
            limit: i64 = 2
            while limit <= len(cards):
                limit = limit * 2
            self.sizes = append(self.sizes, len(cards))
            self.limits = append(self.limits, limit)
            self.units = append(self.units, one_more)
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

    def stand(self, state: State) -> i64:
        """The class of a table."""
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
        if fallen == NONE or self.open(fallen, sort) == 0:
            return number
        return self.classified(self.after(fallen, sort, fate))

    def close(self, number: i64) -> i64:
        """The class when nobody gets what is still open."""
        while self.fallen[number] != NONE:
            fallen = self.fallen[number]
            number = self.classified(self.after(fallen, self._first_open(fallen), TO_NOBODY))
        return number

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
        if sort == len(self.sizes):
            found = self._answer(fallen)
        else:
            first = self.classified(self.after(fallen, sort, TO_SEAT_0))
            second = self.classified(self.after(fallen, sort, TO_SEAT_1))
            third = self.classified(self.after(fallen, sort, TO_NOBODY)) if self.losable else first
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
            self._keep(fallen, possible, least, most)
        return known

    def _leaf(self, counts: i64) -> i64:
        """The class in which a part counts so much for seat 0, and nothing is open."""
        key = (-1, int(counts), 0, 0)
        known = self._nodes.get(key)
        if known is None:
            known = len(self.fallen)
            self._nodes[key] = known
            self._keep(NONE, FOR_NOBODY, counts, counts)
        return known

    def _keep(self, fallen: i64, possible: i64, least: i64, most: i64) -> None:
        self.fallen = append(self.fallen, fallen)
        self.possible = append(self.possible, possible)
        self.least = append(self.least, least)
        self.most = append(self.most, most)

    def _answer(self, fallen: i64) -> i64:
        """Ask the rules how a question stands when all cards have fallen."""
        table = self.table.copy()
        for sort, cards in enumerate(self.sorts):
            next_card = 0
            for seat in table.seats:
                number = self.count(fallen, sort, seat.index)
                while number > 0:
                    seat.score_pile.add(cards[next_card])
                    next_card += 1
                    number -= 1
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


def _counts(table: State, faction: Faction, card: Card) -> i64:
    """How much a card counts in its faction's vote: above 0 for seat 0, below for seat 1."""
    for seat in table.seats:
        if seat.score_pile.has(card):
            counts: i64 = 2 if extra_cards(table, faction, seat.side).has(card) else 1
            return counts if seat.index == 0 else -counts
    return 0


def _settled(state: State, sorts: list[list[Card]]) -> State:
    """The table at the end, without the cards of these sorts."""
    table = without(state, [card for cards in sorts for card in cards])
    table.phase = 3
    return table


def is_small(sorts: list[list[Card]], losable: bool) -> bool:
    """Are there few enough ways in which these cards can fall?"""
    ways: i64 = 1
    bits: i64 = 0
    for cards in sorts:
        size: i64 = len(cards)
        ways = ways * ((size + 1) * (size + 2) // 2 if losable else size + 1)
        limit: i64 = 2
        bits += 3
        while limit <= size:
            limit = limit * 2
            bits += 3
        if ways > MOST_WAYS or bits > MOST_BITS:
            return False
    return True


@final
class Tally:
    """How all questions stand together, as one number."""

    def __init__(self, questions: list[Question], cards: list[Card]) -> None:
        self.questions = questions
        self.cards = cards
        self._numbers: dict[tuple[int, ...], int] = {}
        self._standings: list[list[int]] = []
        self._after = WordMap()
        self._closed = WordMap()
        # For each standing and seat: the votes that are settled, and what parts add to its distances. For
        # each standing: what they may yet add, open votes, possible verdicts, cards that matter.
        self.settled = vec[i64]()
        self.shift = vec[i64]()
        self.span = vec[i64]()
        self.open = vec[i64]()
        self.verdict = vec[i64]()
        self.matters = vec[i64]()

    def numbered(self, state: State) -> i64:
        """The number of how all questions stand on this table."""
        return self._number([int(question.stand(state)) for question in self.questions])

    def _number(self, standing: list[int]) -> i64:
        key = tuple(standing)
        known = self._numbers.get(key)
        if known is None:
            known = len(self._standings)
            self._numbers[key] = known
            self._standings.append(standing)
            self._keep(standing)
        return known

    def _keep(self, standing: list[int]) -> None:
        settled: list[i64] = [0, 0]
        undecided: i64 = 0
        verdict: i64 = FOR_NOBODY
        matters: i64 = 0
        least: i64 = 0
        most: i64 = 0
        for number, question in enumerate(self.questions):
            which = standing[number]
            possible = question.possible[which]
            if question.faction is None:
                verdict = possible
            elif question.part is not None:
                least += question.least[which] * question.unit
                most += question.most[which] * question.unit
            elif count_bits(possible) > 1:
                undecided += 1
            elif possible != FOR_NOBODY:
                settled[possible - 1] += 1
            if question.fallen[which] != NONE:
                bit: i64 = 1
                for card in self.cards:
                    sort = question.sort_of[card.index]
                    if sort != NONE and question.open(question.fallen[which], sort) > 0:
                        matters |= bit
                    bit = bit * 2
        self.settled = append(self.settled, settled[0])
        self.settled = append(self.settled, settled[1])
        self.shift = append(self.shift, least)
        self.shift = append(self.shift, -most)
        self.span = append(self.span, most - least)
        self.open = append(self.open, undecided)
        self.verdict = append(self.verdict, verdict)
        self.matters = append(self.matters, matters)

    def after(self, here: i64, card: i64, fate: i64) -> i64:
        """How all questions stand when this card has fallen."""
        key = (here * MOST_CARDS + card) * FATES + fate
        known = self._after.get(key)
        if known == NONE:
            standing = self._standings[here][:]
            for number, question in enumerate(self.questions):
                sort = question.sort_of[self.cards[card].index]
                if sort != NONE:
                    standing[number] = int(question.advance(standing[number], sort, fate))
            known = self._number(standing)
            self._after.put(key, known)
        return known

    def closed(self, here: i64) -> i64:
        """How all questions stand when nobody gets what is still open."""
        known = self._closed.get(here)
        if known == NONE:
            standing = self._standings[here]
            closed = [
                int(question.close(standing[number])) for number, question in enumerate(self.questions)
            ]
            known = self._number(closed)
            self._closed.put(here, known)
        return known
