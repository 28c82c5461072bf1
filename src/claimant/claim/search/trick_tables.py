"""What the exact search on tables knows before it begins: the cards, and what every two do to each other.

All that has been won is one word of sums, a field for each faction: how far the leader is from its vote.
A field's top bit says that the vote is theirs; the field of what is still to be won tells whether it can
yet become theirs. Changing sides is a subtraction. What no sum decides is kept in a tally.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.search.exact import WIN, ExactSearch, rate
from claimant.claim.search.hands_table import FIELD, HandsTable
from claimant.claim.search.highest_cards import HighestCards
from claimant.claim.search.question import FOR_SEAT_0, Question
from claimant.claim.search.roaming import ABOVE, BOTH, Roaming
from claimant.claim.search.situations import OUTCOME, Situations
from claimant.claim.search.tally import Tally
from claimant.claim.search.tie_break import ONE_CARD, TieBreak
from claimant.claim.search.transpositions import words_of
from claimant.claim.search.tricks import LEAD_LOST, LED_CARD_LOST, REPLY_LOST, TRICK_LOST, Tricks
from claimant.claim.search.weights import NEVER, Weights
from claimant.claim.state import State
from claimant.tabletop.limit import Limit

MOST_LIVE_CARDS: Final = 40
ROW: Final = 64
"""Cards are numbered below this: a place in a table of two cards is `first * ROW + second`."""
IN_ONE_WORD: Final = 30
OTHER_HAND: Final = 1073741824
"""Moves a hand of up to thirty cards above the first one in a word."""
ONE_HAND: Final = 0x3FFFFFFF
WORD: Final = 0x3FFFFFFFFFFFFFFF
# Where a position is, besides hands and distances: the number of its situation and, above it, how the
# questions stand.
SITUATION_BITS: Final = 22
SITUATION: Final = 0x3FFFFF
TALLIED: Final = 4194304

TOP: Final = 512
FULL: Final = 1023
MOST: Final = 511
"""In the table of hands, the distance of a vote that is won: not below that of any open one."""

NEXT: Final = 16
"""Words for what follows a trick; see `TrickReplies`."""

NOTHING_LED: Final = -1
SHORT: Final = 2
"""Hands of no more cards than these are searched sooner than remembered."""


class TrickTables(ExactSearch):
    """The cards still in hands, numbered by faction and power, and everything about every two of them."""

    size: i64
    votes: i64
    distance: i64
    both: i64
    slides: i64
    loose: i64
    """Cards that may slide down besides those that a trick has loosened: all in the first one."""
    alone: bool
    draws: bool
    """May cards still be drawn?"""
    shows: bool
    """May cards in displays make a difference?"""
    unsure: bool
    """May what is won be lost again, or ties be decided by the highest cards?"""
    leeway: i64
    """Where these decide, how much nearer seat 0 is to its votes if ties are counted for it; else 0."""
    adds_votes: bool
    """Are there votes that belong to no faction?"""
    breaks_ties: bool
    """Is there a vote that breaks ties in the others?"""
    plain: bool
    """Are tricks alone, and votes nothing but sums?"""
    has_margins: bool
    margin: i64
    """The margin of the last answer."""
    real: i64
    """The votes that somebody gets, as top bits."""
    low: i64
    """The least that each distance can come to from where `outlook` has just looked."""
    high: i64
    """And the most."""
    here: i64
    judged: bool
    good_verdicts: i64
    """The verdicts (flags) with which seat 0 gets what is asked for."""

    def __init__(
        self,
        state: State,
        tricks: Tricks,
        weights: list[Weights],
        questions: list[Question],
        limit: Limit,
        roaming: Roaming | None = None,
        tie_break: TieBreak | None = None,
        highest: HighestCards | None = None,
    ) -> None:
        """Every faction has weights; where nothing is enough, some of the questions decide its vote."""
        rules = state.rules
        self.alone = rules.tricks_are_alone and not rules.extra_votes and _hands_are_even(state)
        self.rules = rules
        self.roaming = roaming
        self.tie_break = tie_break
        self.breaks_ties = tie_break is not None
        self.highest = highest
        self.leeway = 0
        self.draws = bool(state.reserves)
        self.adds_votes = bool(rules.extra_votes)
        self.shows = bool(rules.chases or rules.heeding)
        self.unsure = bool(rules.chases)
        self.both = BOTH if roaming is None else roaming.both
        self.known = HandsTable()
        self.cards: list[Card] = []
        for own in weights:
            self.cards += own.cards
        size = len(self.cards)
        self.size = size
        self.bits = words_of(ROW, 0)
        self.faction = words_of(ROW, 0)
        self.weight = words_of(ROW, 0)
        self.power = words_of(ROW, 0)
        self.beating = words_of(ROW, 0)
        self.losing = words_of(ROW, 0)
        self.always_legal = words_of(ROW, 0)
        self.obliging = words_of(ROW, 0)
        self.outcome = words_of(size * ROW, 0)
        self.gain = words_of(size * ROW, 0)
        self.differ = words_of(size * ROW, 0)
        # What replies to each card have been good for: see `TrickOrder.learn`.
        self.experience = words_of(size * ROW, 0)
        # For each trick that is being searched, its leads and replies, and what may follow them.
        tricks_left = size // 2 + 2
        self.order = words_of(tricks_left * ROW, 0)
        self.ahead = words_of(tricks_left * ROW * NEXT, 0)
        # The cards that may do the same as the one before them, and what makes a difference between both.
        self.slides = 0
        self.loose = WORD
        self.below = words_of(ROW, WORD)
        # For each card, those that may slide down when it is gone.
        self.loosened = words_of(ROW, 0)
        self._number_cards(weights)
        self.situations = Situations(state, self.cards, self.weight)
        self.tally: Tally | None = None
        if questions:
            self.tally = Tally(questions, self.cards, roaming is None)
        self.plain = self.alone and not questions and roaming is None
        self.margin = 0
        self.low = 0
        self.high = 0
        self.judged = any(question.faction is None for question in questions)
        self.has_margins = roaming is None and not self.judged
        self.good_verdicts = FOR_SEAT_0
        self.here = 0 if self.alone else self.situations.numbered(state)
        self._fill(tricks)
        self._compare()
        votes = len([own for own in weights if own.enough != NEVER])
        votes += len([asked for asked in questions if asked.faction is not None and asked.part is None])
        if tie_break is not None:
            votes += 1
        if not self.alone:
            extra = self.situations.extra
            votes += extra[2 * self.here] + extra[2 * self.here + 1] + self.situations.to_come
        self.votes = votes
        ratings = [int(rate(2 * own - votes)) for own in range(votes + 1)]
        if self.judged:
            ratings = sorted({*ratings, -WIN, WIN})
        super().__init__(ratings, limit)

    def allow_until(self, limit: Limit, deadline: float) -> None:
        """Go on within a new limit; where memory is full, with nothing but the first situation."""
        if self.situations.is_full:
            table = self.situations.tables[self.here]
            self.situations = Situations(table, self.cards, self.weight)
            self.here = self.situations.numbered(table)
            self.known = HandsTable()
        super().allow_until(limit, deadline)

    def _number_cards(self, weights: list[Weights]) -> None:
        bit: i64 = 1
        field: i64 = 1
        number: i64 = 0
        self.distance = 0
        self.real = 0
        for own in weights:
            # Doubled, so that a distance is even, and a vote that is decided belongs to exactly one seat.
            for weight in own.weights:
                self.bits[number] = bit
                self.faction[number] = field
                self.weight[number] = 2 * weight * field
                bit = bit * 2
                number += 1
            # Halfway between both seats, a vote is nobody's.
            self.distance += (TOP - 1 if own.enough == NEVER else TOP - 2 * own.enough) * field
            if own.enough != NEVER:
                self.real |= TOP * field
            field = field * FIELD
        roaming = self.roaming
        if roaming is not None:
            self.distance += roaming.won * ABOVE
            for number, card in enumerate(self.cards):
                self.weight[number] += roaming.weight_of(card)
        tie_break = self.tie_break
        if tie_break is not None:
            self.distance += (1 - 2 * tie_break.enough) * tie_break.unit
            self.real |= TOP * tie_break.unit
            for number in range(self.size):
                self.weight[number] += ONE_CARD * tie_break.unit * tie_break.counts[number]

    def _fill(self, tricks: Tricks) -> None:
        """Ask what every two cards do to each other."""
        led: i64 = 0
        while led < self.size:
            card = self.cards[led]
            always_legal = tricks.always_legal(card)
            obliging = tricks.obliging(card)
            reply: i64 = 0
            while reply < self.size:
                other = self.cards[reply]
                if always_legal.has(other):
                    self.always_legal[led] |= self.bits[reply]
                if obliging.has(other):
                    self.obliging[led] |= self.bits[reply]
                if reply != led:
                    if self.alone:
                        outcome = tricks.outcome(card, other)
                    else:
                        found = self.situations.find(self.here, 0, led, reply, 0)
                        outcome = self.situations.tricks[found + OUTCOME]
                    gain: i64 = 0
                    if (outcome & LED_CARD_LOST) == 0:
                        gain += self.weight[led]
                    if (outcome & REPLY_LOST) == 0:
                        gain += self.weight[reply]
                    if (outcome & (LED_CARD_LOST | LEAD_LOST)) != 0:
                        self.losing[led] |= self.bits[reply]
                    self.outcome[led * ROW + reply] = outcome
                    self.gain[led * ROW + reply] = gain
                    if (outcome & TRICK_LOST) == 0:
                        self.power[led] += 1
                    else:
                        self.power[reply] += 1
                        self.beating[led] |= self.bits[reply]
                reply += 1
            led += 1

    def _compare(self) -> None:
        """For every two cards of a faction, the cards that make a difference between them."""
        one: i64 = 0
        while one < self.size:
            other: i64 = 0
            while other < self.size:
                if one != other and self.faction[one] == self.faction[other]:
                    differ: i64 = 0
                    third: i64 = 0
                    if self._are_told_apart(self.cards[one], self.cards[other]):
                        differ = WORD
                    while third < self.size:
                        if (
                            self.outcome[one * ROW + third] != self.outcome[other * ROW + third]
                            or self.outcome[third * ROW + one] != self.outcome[third * ROW + other]
                        ):
                            differ |= self.bits[third]
                        third += 1
                    self.differ[one * ROW + other] = differ
                    if other == one - 1 and self.weight[one] == self.weight[other] and differ != WORD:
                        self.slides |= self.bits[one]
                        self.below[one] = differ & ~(self.bits[one] | self.bits[other])
                        highest = self.highest
                        if highest is not None and self.cards[one].value != self.cards[other].value:
                            self.below[one] |= highest.equal[one] | highest.equal[other]
                other += 1
            one += 1
        one = 0
        while one < self.size:
            other = 0
            while other < self.size:
                if ((self.below[other] | self.bits[other] >> 1) & self.bits[one]) != 0:
                    self.loosened[one] |= self.bits[other]
                other += 1
            one += 1

    def _are_told_apart(self, one: Card, other: Card) -> bool:
        """May what came before make a difference between two cards of one faction?"""
        if self.alone or one.code == other.code:
            return False
        for power in self.rules.carrying:
            if power.tells_apart(one, other):
                return True
        return False


def _hands_are_even(state: State) -> bool:
    """Do both seats have as many cards, and nobody more to come?"""
    sizes = [seat.hand.size() + (0 if seat.played is None else 1) for seat in state.seats]
    return sizes[0] == sizes[1] and not state.reserves
