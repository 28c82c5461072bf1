"""How all questions stand together: votes and verdicts that no sum decides.

A *standing* says in which class each question is. Standings are numbered as they are met. Each has a row of
words with everything that the search needs to know about it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
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

STANDING: Final = 16
"""The number of words in a row: two lines of the processor's cache."""
SHIFT: Final = 0
"""For each seat: what parts add to its distances at least."""
SPAN: Final = 2
"""What parts may add to that."""
SETTLED: Final = 3
"""For each seat: how many votes are settled for it."""
OPEN_VOTES: Final = 5
VERDICT: Final = 6
"""The possible verdicts."""
PARTED: Final = 7
"""The votes (top bits) in which parts are open."""
MATTERS: Final = 8
"""The cards that make a difference to a question, as bits."""
MATTERS_TO_REST: Final = 9
"""The same without parts."""
SHAPE: Final = 10
"""A mark that it shares with standings that differ in nothing but what parts add to the distances."""
REST: Final = 11
"""A mark that it shares with standings that differ in nothing but parts."""
MARK: Final = 12
"""Its own mark: practically never that of another standing."""
CLOSED: Final = 13
"""The standing if nobody gets the open cards, and what parts have been settled to count in it."""
CLOSED_GAIN: Final = 14

MOST_CARDS: Final = 64
MOST_QUESTIONS: Final = 64
WORD: Final = 0x3FFFFFFFFFFFFFFF
MOST_VOTES: Final = 16
TOP: Final = 512
"""The top bit of a field of distances."""
ALL_SETTLED: Final = 1099511627776
"""Above the words from which all other marks are made: here only the number of settled votes matters."""
COUNTS: Final = 256
"""A step is one word: the new class, times this, plus what the part is then settled to count."""
NO_COUNT: Final = 128


@final
class Tally:
    """The standings met so far, and what cards do to them."""

    folding: bool
    gained: i64
    """What parts have been settled to count, for the distance of seat 0, since `begin`."""
    # While cards fall: the standing before, the mark of the next one, what mattered, how many changes.
    _before: i64
    _mark: i64
    _mattered: i64
    _changes: i64

    def __init__(self, questions: list[Question], cards: list[Card], folding: bool) -> None:
        """With `folding`, distances take up what parts count for certain: standings are free of it."""
        self.questions = questions
        self.cards = cards
        self.folding = folding
        self.rows = vec[i64]()
        self._row = words_of(STANDING, 0)
        self._numbers = WordMap()
        # For each standing, the class in which each question is; then those of the standing looked for.
        self._classes = vec[i64]()
        self._classes_now = words_of(len(questions), 0)
        # The questions that have changed, and their new classes.
        self._changed = words_of(len(questions), 0)
        self._changed_to = words_of(len(questions), 0)
        self._steps = WordMap()
        # For each question and class, the cards that matter.
        self._mattering = WordMap()
        # For each card, where its list of questions begins.
        self._asked_at = vec[i64]()
        self._asked = vec[i64]()
        self._bits = vec[i64]()
        self._units = vec[i64]([question.unit for question in questions])
        bit: i64 = 1
        for card in cards:
            self._bits = append(self._bits, bit)
            bit = bit * 2
            self._asked_at = append(self._asked_at, len(self._asked))
            for number, question in enumerate(questions):
                if question.sort_of[card.index] != NONE:
                    self._asked = append(self._asked, number)
            self._asked = append(self._asked, NONE)
        self._forget()

    def _forget(self) -> None:
        self.gained = 0
        self._before = NONE
        self._mark = 0
        self._mattered = 0
        self._changes = 0

    def numbered(self, state: State) -> i64:
        """The number of how all questions stand on this table."""
        self._forget()
        for number, question in enumerate(self.questions):
            which = question.stand(state)
            self._classes_now[number] = self._folded(number, which)
            self._mark ^= _mark_of(number, self._classes_now[number])
        known = self._numbers.get(self._mark)
        return self._keep() if known == NONE else known

    def begin(self, here: i64) -> None:
        """From this standing, cards are going to fall."""
        rows = self.rows
        at = here * STANDING
        self.gained = 0
        self._before = here
        self._mark = rows[at + MARK]
        self._mattered = rows[at + MATTERS]
        self._changes = 0

    def fall(self, card: i64, fate: i64) -> None:
        """A card has fallen."""
        if (self._mattered & self._bits[card]) == 0:
            return
        place = self._asked_at[card]
        number = self._asked[place]
        while number != NONE:
            which = self._class_of(number)
            step = self._step(number, which, card, fate)
            then = step // COUNTS
            self.gained += (step % COUNTS - NO_COUNT) * self._units[number]
            if then != which:
                self._change(number, then)
                self._mark ^= _mark_of(number, which) ^ _mark_of(number, then)
            place += 1
            number = self._asked[place]

    def standing(self) -> i64:
        """The number of how all questions stand when these cards have fallen."""
        if self._changes == 0:
            return self._before
        known = self._numbers.get(self._mark)
        if known != NONE:
            return known
        first = self._before * len(self._classes_now)
        number: i64 = 0
        while number < len(self._classes_now):
            self._classes_now[number] = self._classes[first + number]
            number += 1
        place: i64 = 0
        while place < self._changes:
            self._classes_now[self._changed[place]] = self._changed_to[place]
            place += 1
        return self._keep()

    def closed(self, here: i64) -> i64:
        """How all questions stand if nobody gets the open cards."""
        rows = self.rows
        at = here * STANDING
        if rows[at + CLOSED] == NONE:
            first = here * len(self._classes_now)
            self._forget()
            for number, question in enumerate(self.questions):
                which = question.close(self._classes[first + number])
                self._classes_now[number] = self._folded(number, which)
                self._mark ^= _mark_of(number, self._classes_now[number])
            known = self._numbers.get(self._mark)
            if known == NONE:
                known = self._keep()
                rows = self.rows
            rows[at + CLOSED] = known
            rows[at + CLOSED_GAIN] = self.gained
        self.gained = rows[at + CLOSED_GAIN]
        return rows[at + CLOSED]

    def relevant(self, here: i64, open_votes: i64) -> i64:
        """The mark of a standing, as far as it makes a difference while these votes (top bits) are open.

        What parts add to the distances is not in it.
        """
        rows = self.rows
        at = here * STANDING
        if (rows[at + PARTED] & open_votes) != 0:
            return rows[at + SHAPE]
        return rows[at + REST]

    def mattering(self, here: i64, open_votes: i64) -> i64:
        """The cards that make a difference to questions while only these votes are open."""
        rows = self.rows
        at = here * STANDING
        if (rows[at + PARTED] & open_votes) != 0:
            return rows[at + MATTERS]
        return rows[at + MATTERS_TO_REST]

    # --- classes --------------------------------------------------------------------------------------

    def _class_of(self, number: i64) -> i64:
        """The class in which a question is after the changes so far."""
        place: i64 = 0
        while place < self._changes:
            if self._changed[place] == number:
                return self._changed_to[place]
            place += 1
        at = self._before * len(self._classes_now) + number
        return self._classes[at]

    def _change(self, number: i64, which: i64) -> None:
        place: i64 = 0
        while place < self._changes and self._changed[place] != number:
            place += 1
        self._changed[place] = number
        self._changed_to[place] = which
        if place == self._changes:
            self._changes += 1

    def _step(self, number: i64, which: i64, card: i64, fate: i64) -> i64:
        """What becomes of a question in one of its classes when a card falls: see `COUNTS`."""
        key = ((which * MOST_QUESTIONS + number) * MOST_CARDS + card) * FATES + fate
        known = self._steps.get(key)
        if known == NONE:
            question = self.questions[number]
            then = question.advance(which, question.sort_of[self.cards[card].index], fate)
            counts: i64 = 0
            if self.folding:
                shape = question.shape[then]
                counts = question.least[then] - question.least[shape]
                then = shape
            known = then * COUNTS + counts + NO_COUNT
            self._steps.put(key, known)
        return known

    def _folded(self, number: i64, which: i64) -> i64:
        """The class of the same shape that stands for all; takes up what its part counts less there."""
        if not self.folding:
            return which
        question = self.questions[number]
        shape = question.shape[which]
        self.gained += (question.least[which] - question.least[shape]) * question.unit
        return shape

    # --- standings ------------------------------------------------------------------------------------

    def _keep(self) -> i64:
        """Number the standing in which each question is in its class of now."""
        first_settled: i64 = 0
        second_settled: i64 = 0
        undecided: i64 = 0
        verdict: i64 = FOR_NOBODY
        matters: i64 = 0
        matters_to_rest: i64 = 0
        least: i64 = 0
        most: i64 = 0
        parted: i64 = 0
        shape: i64 = 0
        rest: i64 = 0
        number: i64 = 0
        for question in self.questions:
            which = self._classes_now[number]
            self._classes = append(self._classes, which)
            own = self._matter_to(number, which)
            matters |= own
            shape ^= _mark_of(number, question.shape[which])
            if question.part is not None:
                if question.fallen[which] != NONE:
                    parted |= question.unit // 2 * TOP
                least += question.least[which] * question.unit
                most += question.most[which] * question.unit
            else:
                matters_to_rest |= own
                rest ^= _mark_of(number, which)
                possible = question.possible[which]
                if question.faction is None:
                    verdict = possible
                elif count_bits(possible) > 1:
                    undecided += 1
                elif possible == FOR_SEAT_0:
                    first_settled += 1
                elif possible == FOR_SEAT_1:
                    second_settled += 1
            number += 1
        if undecided == 0 and verdict == FOR_NOBODY:
            rest = _mixed(ALL_SETTLED + MOST_VOTES * first_settled + second_settled)
        row = self._row
        row[SHIFT] = least
        row[SHIFT + 1] = -most
        row[SPAN] = most - least
        row[SETTLED] = first_settled
        row[SETTLED + 1] = second_settled
        row[OPEN_VOTES] = undecided
        row[VERDICT] = verdict
        row[PARTED] = parted
        row[MATTERS] = matters
        row[MATTERS_TO_REST] = matters_to_rest
        row[SHAPE] = shape
        row[REST] = rest
        row[MARK] = self._mark
        row[CLOSED] = NONE
        known: i64 = len(self.rows) // STANDING
        self.rows = extend(self.rows, row)
        self._numbers.put(self._mark, known)
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


def _mark_of(number: i64, which: i64) -> i64:
    """The mark of a question in one of its classes."""
    return _mixed(which * MOST_QUESTIONS + number)


def _mixed(word: i64) -> i64:
    """A word spread over all bits, so that sums of several practically never come out the same."""
    word += 1
    mixed = (word & HALF_WORD) * SPREAD_1 ^ (word >> 31) * SPREAD_2
    mixed ^= mixed >> 29
    mixed = (mixed & HALF_WORD) * SPREAD_3 ^ (mixed >> 31) * SPREAD_4
    mixed ^= mixed >> 31
    return ((mixed & HALF_WORD) * SPREAD_2 ^ (mixed >> 31) * SPREAD_1) & WORD
