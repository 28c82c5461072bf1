"""Bags: how many cards of each faction, packed into one number with four bits per faction.

Cards of a faction are identical, so a hand is fully described by these counts. Bags are added and
subtracted as numbers; no faction has more than seven cards, so nothing ever carries over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 4
MOST: Final = 15
MOST_FACTIONS: Final = 7
BAG: Final = 0xFFFFFFF
"""All bits of a bag of seven factions."""

LAST_UNIT: Final = 0x1000000
"""A single card of the last of seven factions."""


def unit(faction: i64) -> i64:
    """The bag with a single card of this faction.

    >>> hex(unit(0)), hex(unit(6))
    ('0x1', '0x1000000')
    """
    return LAST_UNIT >> ((MOST_FACTIONS - 1 - faction) * BITS)


def count(bag: i64, faction: i64) -> i64:
    """How many cards of this faction are in the bag.

    >>> count(0x120, 1), count(0x120, 2)
    (2, 1)
    """
    return (bag >> (faction * BITS)) & MOST


def size(bag: i64) -> i64:
    """How many cards are in the bag."""
    number: i64 = 0
    while bag != 0:
        number += bag & MOST
        bag >>= BITS
    return number


def holds(bag: i64, part: i64) -> bool:
    """Are all cards of `part` in the bag?

    >>> holds(0x120, 0x110), holds(0x120, 0x200)
    (True, False)
    """
    while part != 0:
        if (part & MOST) > (bag & MOST):
            return False
        part >>= BITS
        bag >>= BITS
    return True


def listed(bag: i64) -> list[int]:
    """The cards in the bag, as numbers of factions in rising order.

    >>> listed(0x120)
    [1, 1, 2]
    """
    cards: list[int] = []
    faction: i64 = 0
    while bag != 0:
        cards += [faction] * (bag & MOST)
        bag >>= BITS
        faction += 1
    return cards


def packed(cards: list[int]) -> i64:
    """The bag with these cards."""
    bag: i64 = 0
    for faction in cards:
        bag += unit(faction)
    return bag
