"""Who has the highest cards of each faction, as far as they may still decide a tie in numbers.

Where cards may go to nobody in the end, the highest one may, and then the next ones decide. Sums cannot
tell all that. So a word has, for each faction, who is ahead in the highest cards that have been won, how
many open cards are higher than those, and whether another card of that value is open. Most answers hold
whatever it says; only those that do not are stored with it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.powers import Faction
from claimant.claim.search.hands_table import FIELD, TOP_BIT
from claimant.claim.search.transpositions import (
    HALF_WORD,
    SPREAD_1,
    SPREAD_2,
    SPREAD_3,
    words_of,
)
from claimant.claim.search.weights import Weights
from claimant.claim.state import State
from claimant.claim.turn.score import higher_cards, is_plain

# What is known about a faction: a seat or nobody, whether an equal card is open, how many are higher.
UNCLEAR: Final = 2
AHEAD: Final = 3
EQUAL: Final = 4
HIGHER: Final = 8
FACTION_BITS: Final = 8
FACTION: Final = 255

NOBODY: Final = 2
NOT_COMPARED: Final = -1
MOST_CARDS: Final = 64
WORD: Final = 0x3FFFFFFFFFFFFFFF
LAST_MARK: Final = -2
"""The highest word that is neither two hands nor `NONE`."""

# Added to `used`.
DECISIVE: Final = 1
OF_NO_USE: Final = 4294967296


@final
class HighestCards:
    """Follows the highest cards of all factions whose votes are decided by numbers and then by them."""

    used: i64
    """How often an answer has depended on them (`DECISIVE`), and how often even they were of no use."""
    unclear_for: i64
    """The seat for which a tie is counted that they leave unclear."""
    top: i64
    """The value of the highest cards in which somebody is ahead; see `_find_ahead`."""

    def __init__(self, state: State, weights: list[Weights]) -> None:
        self.used = 0
        self.unclear_for = 1
        self.top = -1
        self.rules = state.rules
        self.cards: list[Card] = []
        for own in weights:
            self.cards += own.cards
        # For each card: its bit and value, where its faction is in the word, what is higher, what is equal.
        self.bits = words_of(MOST_CARDS, 0)
        self.value = words_of(MOST_CARDS, 0)
        self.place = words_of(MOST_CARDS, NOT_COMPARED)
        self.unit = words_of(MOST_CARDS, 0)
        self.higher = words_of(MOST_CARDS, 0)
        self.equal = words_of(MOST_CARDS, 0)
        # For each faction, where it is in the word, as bits; and whether nothing else decides its vote.
        self.parts = words_of(len(state.rules.factions), FACTION)
        self.compared: list[bool] = []
        unit: i64 = 1
        for faction in state.rules.factions:
            compared = is_plain(state.rules, faction)
            self.compared.append(compared)
            self.parts[faction.index] = FACTION * unit
            for number, card in enumerate(self.cards):
                if card.faction is faction and compared:
                    self.place[number] = FACTION_BITS * faction.index
                    self.unit[number] = unit
            unit = unit * (FACTION + 1)
        self._compare()

    def _compare(self) -> None:
        bit: i64 = 1
        for number, card in enumerate(self.cards):
            self.bits[number] = bit
            self.value[number] = card.value
            for other, beside in enumerate(self.cards):
                if beside.faction is card.faction and beside.value < card.value:
                    self.higher[other] |= bit
                elif beside.faction is card.faction and beside.value == card.value and other != number:
                    self.equal[other] |= bit
            bit = bit * 2

    def numbered(self, state: State, live: i64) -> i64:
        """The word of a table when these cards, as bits, may still be won."""
        word: i64 = 0
        unit: i64 = 1
        for faction in self.rules.factions:
            ahead: i64 = UNCLEAR
            if self.compared[faction.index]:
                ahead = self._find_ahead(faction, state)
            word += ahead * unit
            number: i64 = 0
            while number < len(self.cards):
                if self.unit[number] == unit and (live & self.bits[number]) != 0:
                    if self.value[number] > self.top:
                        word += HIGHER * unit
                    elif self.value[number] == self.top:
                        word |= EQUAL * unit
                number += 1
            unit = unit * (FACTION + 1)
        return word

    def _find_ahead(self, faction: Faction, state: State) -> i64:
        """Who is ahead in the highest cards that have been won; `top` becomes their value."""
        first, second = state.seats
        ones = first.score_pile.of(faction) | first.display.of(faction)
        others = second.score_pile.of(faction) | second.display.of(faction)
        lead, _equal, self.top = higher_cards(self.rules, faction, ones, others)
        if lead == 0:
            return UNCLEAR
        if lead > 0:
            return 0
        return 1

    def after(self, word: i64, card: i64, fate: i64, still_open: i64) -> i64:
        """The word after a card has gone to a seat or to nobody."""
        at = self.place[card]
        if at == NOT_COMPARED:
            return word
        known = (word >> at) & FACTION
        higher = known // HIGHER
        rank = count_bits(still_open & self.higher[card])
        now = known
        if rank < higher:
            if fate == NOBODY:
                now -= HIGHER
            else:
                now = rank * HIGHER + fate
                if (still_open & self.equal[card]) != 0:
                    now |= EQUAL
        elif rank == higher and (known & EQUAL) != 0:
            if (still_open & self.equal[card]) == 0:
                now ^= EQUAL
            if fate != NOBODY and fate != (known & AHEAD):
                now |= AHEAD
                now ^= AHEAD ^ UNCLEAR
        return word ^ (known ^ now) * self.unit[card]

    def ahead(self, word: i64, seat: i64, leeway: i64) -> i64:
        """The leeway in all votes in which this seat is ahead."""
        fields: i64 = 0
        field: i64 = FIELD - 1
        while leeway != 0:
            if (word & AHEAD) == seat:
                fields |= leeway & field
            leeway &= ~field
            field = field * FIELD
            word = word >> FACTION_BITS
        return fields

    def mark(self, hands: i64, word: i64, open_votes: i64) -> i64:
        """The mark of an answer about these hands that depends on the highest cards of open votes."""
        kept: i64 = 0
        while open_votes != 0:
            vote = open_votes & -open_votes
            open_votes ^= vote
            kept |= word & self.parts[count_bits(vote - 1) // (TOP_BIT + 1)]
        kept += 1
        mark = hands ^ (kept & HALF_WORD) * SPREAD_1 ^ (kept >> 31) * SPREAD_2
        return LAST_MARK - (mark & WORD)

    def unclear_mark(self, mark: i64) -> i64:
        """The mark of one that also depends on for whom unclear ties are counted."""
        return LAST_MARK - (LAST_MARK - mark ^ (1 + self.unclear_for) * SPREAD_3)
