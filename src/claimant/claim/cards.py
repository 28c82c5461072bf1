"""Cards, sets of cards and face-down piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.claim.zones import ZONE_NAMES
from claimant.tabletop.copying import Parts, Shared, member, remade
from claimant.tabletop.seats import seat_letter

if TYPE_CHECKING:
    from claimant.claim.powers import Faction

WORD_BITS: Final = 62
"""Bits used of a word: the sign never comes into play, and mypyc keeps masks of 62 bits unboxed."""

ODD_BITS: Final = 0x1555555555555555
ODD_PAIRS: Final = 0x3333333333333333
ODD_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
EACH_BYTE: Final = 0x0101010101010101


def count_bits(word: i64) -> i64:
    """How many bits of a word are set.

    >>> count_bits(0b1011)
    3
    """
    word = word - ((word >> 1) & ODD_BITS)
    word = (word & ODD_PAIRS) + ((word >> 2) & ODD_PAIRS)
    word = (word + (word >> 4)) & ODD_NIBBLES
    # The highest byte is the sum of all bytes; anything above it exists only where integers are unbounded.
    return (word * EACH_BYTE >> 56) & 127


@final
class Card(Shared):
    """One card of a ruleset. Cards of equal faction and value are interchangeable and share a code.

    `duplicates` are the bits of the other cards with the same code, `first` is the first of them all: which
    of them a seat holds makes no difference. `codes` is a list of its code that events share.
    """

    index: i64
    bit: i64
    high: bool
    value: i64
    from_reserve: bool
    duplicates: i64

    def __init__(
        self, faction: Faction, value: i64, index: i64, bit: i64, high: bool, from_reserve: bool
    ) -> None:
        self.faction: Final = faction
        self.value = value
        self.index = index
        self.bit = bit
        self.high = high
        self.from_reserve = from_reserve
        self.duplicates = 0
        self.first: Card = self
        self.code: str = f"{faction.reserve_code if from_reserve else faction.code}{value}"
        self.codes = [self.code]

    def __reduce__(self) -> Parts:
        return member, (self.faction.rules, "cards", self.index)

    def __repr__(self) -> str:
        return self.code


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardSet:
    """A set of cards as two words of bits; no faction straddles them. Perhaps a place on the table."""

    low: i64
    high: i64
    place: i64
    seat: i64

    def __init__(self, place: i64 = -1, seat: i64 = -1) -> None:
        self.low = 0
        self.high = 0
        self.place = place
        self.seat = seat

    def __reduce__(self) -> Parts:
        return remade(self)

    def __repr__(self) -> str:
        owner = f" {seat_letter(self.seat)}" if self.seat >= 0 else ""
        place = f" {ZONE_NAMES[self.place]}" if self.place >= 0 else ""
        return f"<CardSet{owner}{place}: {self.size()} cards>"

    def add(self, card: Card) -> None:
        if card.high:
            self.high |= card.bit
        else:
            self.low |= card.bit

    def remove(self, card: Card) -> None:
        if card.high:
            self.high &= ~card.bit
        else:
            self.low &= ~card.bit

    def has(self, card: Card) -> bool:
        return ((self.high if card.high else self.low) & card.bit) != 0

    def of(self, faction: Faction) -> i64:
        """The cards of one faction in this set, as bits of that faction's word."""
        return (self.high if faction.high else self.low) & faction.mask

    def is_empty(self) -> bool:
        return self.low == 0 and self.high == 0

    def is_single(self) -> bool:
        """Is there exactly one card?"""
        if self.high == 0:
            return self.low != 0 and (self.low & (self.low - 1)) == 0
        return self.low == 0 and (self.high & (self.high - 1)) == 0

    def size(self) -> i64:
        if self.high == 0:
            return count_bits(self.low)
        return count_bits(self.low) + count_bits(self.high)

    def add_all(self, other: CardSet) -> None:
        self.low |= other.low
        self.high |= other.high

    def remove_all(self, other: CardSet) -> None:
        self.low &= ~other.low
        self.high &= ~other.high

    def keep_only(self, other: CardSet) -> None:
        self.low &= other.low
        self.high &= other.high

    def without(self, other: CardSet) -> CardSet:
        """A new set of the cards that the other does not hold."""
        rest = CardSet()
        rest.low = self.low & ~other.low
        rest.high = self.high & ~other.high
        return rest

    def shared_with(self, other: CardSet) -> CardSet:
        """A new set of the cards that both hold."""
        shared = CardSet()
        shared.low = self.low & other.low
        shared.high = self.high & other.high
        return shared

    def meets(self, other: CardSet) -> bool:
        """Is there a card that both hold?"""
        return (self.low & other.low) != 0 or (self.high & other.high) != 0

    def equals(self, other: CardSet) -> bool:
        return self.low == other.low and self.high == other.high

    def clear(self) -> None:
        self.low = 0
        self.high = 0

    def become(self, other: CardSet) -> None:
        """Hold exactly the cards of another set."""
        self.low = other.low
        self.high = other.high

    def copy(self) -> CardSet:
        """The same cards in the same place."""
        copied = CardSet(self.place, self.seat)
        copied.low = self.low
        copied.high = self.high
        return copied


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """A face-down pile, top card first.

    Copies share the list: a pile reads only its own part of it, and writes only behind everybody's.
    """

    drawn: i64
    end: i64
    place: i64

    def __init__(self, place: i64, cards: list[Card], drawn: i64, end: i64) -> None:
        self.place = place
        self.cards = cards
        self.drawn = drawn
        self.end = end

    def __reduce__(self) -> Parts:
        return Pile, (self.place, self.cards[: self.end], self.drawn, self.end)

    def __repr__(self) -> str:
        return f"<Pile {ZONE_NAMES[self.place]}: {self.size()} cards>"

    def size(self) -> i64:
        return self.end - self.drawn

    def is_empty(self) -> bool:
        return self.drawn == self.end

    def top(self) -> Card:
        return self.cards[self.drawn]

    def lift(self) -> Card:
        """Take the top card off."""
        card = self.cards[self.drawn]
        self.drawn += 1
        return card

    def slide_under(self, card: Card) -> None:
        if self.end != len(self.cards):
            self.cards = self.cards[: self.end]
        self.cards.append(card)
        self.end += 1

    def remaining(self) -> list[Card]:
        return self.cards[self.drawn : self.end]

    def hold(self, cards: list[Card], drawn: i64, end: i64) -> None:
        """Hold the cards from one place in a list up to another."""
        self.cards = cards
        self.drawn = drawn
        self.end = end

    def become(self, other: Pile) -> None:
        """Hold exactly the cards of another pile."""
        self.hold(other.cards, other.drawn, other.end)

    def copy(self) -> Pile:
        return Pile(self.place, self.cards, self.drawn, self.end)
