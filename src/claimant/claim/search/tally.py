"""How all questions stand together: votes and verdicts that no sum decides."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.search.question import FATES, FOR_NOBODY, Question
from claimant.claim.search.transpositions import NONE, WordMap
from claimant.claim.state import State

MOST_CARDS: Final = 64
MOST_VOTES: Final = 16
TOP: Final = 512
"""The top bit of a field of distances."""
SETTLED: Final = 268435456
"""Above all other standings: those in which only the number of settled votes makes a difference."""


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
        # For each standing: the votes (top bits) whose sums have open parts, and the standing to which it
        # comes down where these votes are decided; `NONE` if other questions are still open.
        self.summed = vec[i64]()
        self.rest = vec[i64]()

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
        summed: i64 = 0
        for number, question in enumerate(self.questions):
            which = standing[number]
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
            elif possible != FOR_NOBODY:
                settled[possible - 1] += 1
            if question.fallen[which] != NONE:
                bit: i64 = 1
                for card in self.cards:
                    sort = question.sort_of[card.index]
                    if sort != NONE and (
                        question.purely_raced or question.open(question.fallen[which], sort) > 0
                    ):
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
        self.summed = append(self.summed, summed)
        is_open = undecided > 0 or verdict != FOR_NOBODY
        self.rest = append(self.rest, NONE if is_open else SETTLED + MOST_VOTES * settled[0] + settled[1])

    def relevant(self, here: i64, open_votes: i64) -> i64:
        """A standing as far as it makes a difference while only these votes (top bits) are open."""
        if self.rest[here] == NONE or (self.summed[here] & open_votes) != 0:
            return here
        return self.rest[here]

    def mattering(self, here: i64, open_votes: i64) -> i64:
        """The cards that make a difference to questions while only these votes are open."""
        return self.matters[here] if self.relevant(here, open_votes) == here else 0

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
        """The state of all questions if nobody gets the open cards."""
        known = self._closed.get(here)
        if known == NONE:
            standing = self._standings[here]
            closed = [
                int(question.close(standing[number])) for number, question in enumerate(self.questions)
            ]
            known = self._number(closed)
            self._closed.put(here, known)
        return known
