"""How all questions stand together: votes and verdicts that no sum decides."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.search.question import FATES, FOR_NOBODY, FOR_SEAT_0, FOR_SEAT_1, Question
from claimant.claim.search.transpositions import (
    HALF_WORD,
    NONE,
    SPREAD_1,
    SPREAD_2,
    SPREAD_3,
    SPREAD_4,
    WordMap,
    words_of,
)
from claimant.claim.state import State

MOST_CARDS: Final = 64
MOST_QUESTIONS: Final = 64
WORD: Final = 0x3FFFFFFFFFFFFFFF
MOST_VOTES: Final = 16
TOP: Final = 512
"""The top bit of a field of distances."""
SETTLED: Final = 268435456
"""Above all other standings: those in which only the number of settled votes makes a difference."""
STANDING: Final = 0xFFFFFFFF
"""What follows a standing: the next one, and above it where it is written what has been settled."""
ABOVE_STANDING: Final = 4294967296
STANDING_BITS: Final = 32


@final
class Tally:
    """How all questions stand together, as one number."""

    folding: bool
    gained: i64
    """What parts have been settled to count, for the distance of seat 0: added to with every answer."""

    def __init__(self, questions: list[Question], cards: list[Card], folding: bool) -> None:
        """With `folding`, distances take up what parts count for certain: standings are free of it."""
        self.questions = questions
        self.cards = cards
        self.folding = folding
        self.gained = 0
        self._amounts = vec[i64]([0])
        self._amount_numbers: dict[int, int] = {0: 0}
        # For each standing, the class in which each question is; then those of the standing looked for.
        self._classes = vec[i64]()
        self._classes_now = words_of(len(questions), 0)
        self._numbers = WordMap()
        self._bits = vec[i64]()
        bit: i64 = 1
        for _ in cards:
            self._bits = append(self._bits, bit)
            bit = bit * 2
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
        # For each standing: the votes (top bits) whose sums have open parts; and where these votes are
        # decided, the standing to which it comes down, and the cards that matter.
        self.summed = vec[i64]()
        self.rest = vec[i64]()
        self.matters_to_rest = vec[i64]()
        # For each standing: one that differs from it by nothing but what parts add to the distances.
        self.shape = vec[i64]()
        self._shapes = WordMap()
        # For each question and class, the cards that matter.
        self._mattering = WordMap()

    def numbered(self, state: State) -> i64:
        """The number of how all questions stand on this table."""
        for number, question in enumerate(self.questions):
            self._classes_now[number] = question.stand(state)
        return self._follow(self._number())

    def _follow(self, found: i64) -> i64:
        """Take up what has been settled; returns the standing."""
        self.gained += self._amounts[found >> STANDING_BITS]
        return found & STANDING

    def _number(self) -> i64:
        """The number of the standing in which each question is in its class of now; see `STANDING`."""
        amount: i64 = 0
        if self.folding:
            amount = self._fold()
        noted = self._amount_numbers.get(amount)
        if noted is None:
            noted = len(self._amounts)
            self._amount_numbers[amount] = noted
            self._amounts = append(self._amounts, amount)
        return self._number_of_classes() + ABOVE_STANDING * noted

    def _fold(self) -> i64:
        """Go over to classes of the same shape; returns how much less the parts count in them."""
        amount: i64 = 0
        number: i64 = 0
        for question in self.questions:
            which = self._classes_now[number]
            shape = question.shape[which]
            amount += (question.least[which] - question.least[shape]) * question.unit
            self._classes_now[number] = shape
            number += 1
        return amount

    def _number_of_classes(self) -> i64:
        mark: i64 = 0
        shape: i64 = 0
        rest: i64 = 0
        number: i64 = 0
        for question in self.questions:
            which = self._classes_now[number]
            mark ^= _mixed(which * MOST_QUESTIONS + number)
            shape ^= _mixed(question.shape[which] * MOST_QUESTIONS + number)
            if question.part is None:
                rest ^= _mixed(which * MOST_QUESTIONS + number)
            number += 1
        known = self._numbers.get(mark)
        if known == NONE:
            known = len(self.span)
            self._numbers.put(mark, known)
            self._keep(shape, rest)
        return known

    def _keep(self, shape: i64, rest: i64) -> None:
        first_settled: i64 = 0
        second_settled: i64 = 0
        undecided: i64 = 0
        verdict: i64 = FOR_NOBODY
        matters: i64 = 0
        matters_to_rest: i64 = 0
        least: i64 = 0
        most: i64 = 0
        summed: i64 = 0
        number: i64 = 0
        for question in self.questions:
            which = self._classes_now[number]
            self._classes = append(self._classes, which)
            possible = question.possible[which]
            if question.faction is None:
                verdict = possible
            elif question.part is not None:
                if question.fallen[which] != NONE:
                    summed |= question.unit // 2 * TOP
                least += question.least[which] * question.unit
                most += question.most[which] * question.unit
            elif count_bits(possible) > 1:
                undecided += 1
            elif possible == FOR_SEAT_0:
                first_settled += 1
            elif possible == FOR_SEAT_1:
                second_settled += 1
            own = self._matter_to(number, which)
            matters |= own
            if question.part is None:
                matters_to_rest |= own
            number += 1
        self.settled = append(self.settled, first_settled)
        self.settled = append(self.settled, second_settled)
        self.shift = append(self.shift, least)
        self.shift = append(self.shift, -most)
        self.span = append(self.span, most - least)
        self.open = append(self.open, undecided)
        self.verdict = append(self.verdict, verdict)
        self.matters = append(self.matters, matters)
        self.summed = append(self.summed, summed)
        self.matters_to_rest = append(self.matters_to_rest, matters_to_rest)
        is_open = undecided > 0 or verdict != FOR_NOBODY
        self.rest = append(
            self.rest,
            self._number_of_shape(rest) if is_open else SETTLED + MOST_VOTES * first_settled + second_settled,
        )
        self.shape = append(self.shape, self._number_of_shape(shape))

    def _number_of_shape(self, mark: i64) -> i64:
        known = self._shapes.get(mark)
        if known == NONE:
            known = self._shapes.stored
            self._shapes.put(mark, known)
        return known

    def _matter_to(self, number: i64, which: i64) -> i64:
        """The cards that matter to a question in one of its classes, as bits."""
        key = which * MOST_QUESTIONS + number
        known = self._mattering.get(key)
        if known == NONE:
            known = 0
            bit: i64 = 1
            for card in self.cards:
                if self.questions[number].matters_to(which, card):
                    known |= bit
                bit = bit * 2
            self._mattering.put(key, known)
        return known

    def relevant(self, here: i64, open_votes: i64) -> i64:
        """A standing as far as it makes a difference while only these votes (top bits) are open.

        What parts add to the distances is not in it.
        """
        if (self.summed[here] & open_votes) != 0:
            return self.shape[here]
        return self.rest[here]

    def mattering(self, here: i64, open_votes: i64) -> i64:
        """The cards that make a difference to questions while only these votes are open."""
        if (self.summed[here] & open_votes) != 0:
            return self.matters[here]
        return self.matters_to_rest[here]

    def after(self, here: i64, card: i64, fate: i64) -> i64:
        """How all questions stand when this card has fallen."""
        if (self.matters[here] & self._bits[card]) == 0:
            return here
        key = (here * MOST_CARDS + card) * FATES + fate
        known = self._after.get(key)
        if known == NONE:
            index = self.cards[card].index
            number: i64 = 0
            for question in self.questions:
                which = self._class_of(here, number)
                sort = question.sort_of[index]
                self._classes_now[number] = which if sort == NONE else question.advance(which, sort, fate)
                number += 1
            known = self._number()
            self._after.put(key, known)
        return self._follow(known)

    def closed(self, here: i64) -> i64:
        """The state of all questions if nobody gets the open cards."""
        known = self._closed.get(here)
        if known == NONE:
            number: i64 = 0
            for question in self.questions:
                self._classes_now[number] = question.close(self._class_of(here, number))
                number += 1
            known = self._number()
            self._closed.put(here, known)
        return self._follow(known)

    def _class_of(self, here: i64, number: i64) -> i64:
        """The class in which a question is in a standing."""
        return self._classes[here * len(self._classes_now) + number]


def _mixed(word: i64) -> i64:
    """A word spread over all bits, so that sums of several practically never come out the same."""
    word += 1
    mixed = (word & HALF_WORD) * SPREAD_1 ^ (word >> 31) * SPREAD_2
    mixed ^= mixed >> 29
    mixed = (mixed & HALF_WORD) * SPREAD_3 ^ (mixed >> 31) * SPREAD_4
    mixed ^= mixed >> 31
    return ((mixed & HALF_WORD) * SPREAD_2 ^ (mixed >> 31) * SPREAD_1) & WORD
