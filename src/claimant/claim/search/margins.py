"""For which distances an answer holds, and not only for those that were asked about.

A proof that the leader gets their votes counts on some votes only, and on no more than it takes to get
them. A *margin* notes that as half a distance for each vote. A `YES` holds wherever the leader is at least
as far as its margin, a `NO` wherever they are no further. So one search answers many questions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import count_bits
from claimant.claim.search.hands_table import EACH_FIELD, TOP_BIT, TOPS

HALF: Final = 511
"""The most that a margin can be in one vote. Above it there is room for one bit."""
HALVES: Final = 0x1FF7FDFF7FDFF
"""This much in every vote: the margin of a `NO` that holds everywhere. That of such a `YES` is 0."""
LAST_LOST: Final = 255
"""Half the greatest distance from which a vote is lost at the end."""


def half(distance: i64) -> i64:
    """Half a distance in every vote."""
    return distance >> 1 & HALVES


def higher(one: i64, other: i64) -> i64:
    """The higher margin in every vote."""
    larger = ((((one | TOPS) - other) & TOPS) >> TOP_BIT) * HALF
    return (one & larger) | (other & ~larger)


def lower(one: i64, other: i64) -> i64:
    """The lower margin in every vote."""
    larger = ((((one | TOPS) - other) & TOPS) >> TOP_BIT) * HALF
    return (one & ~larger) | (other & larger)


def needs(votes: i64, number: i64, now: i64, sure: i64) -> i64:
    """The margin of a `YES` by so many of these votes, which are sure from here: they become `sure`."""
    votes = _some_of(votes, number)
    counted = (votes >> TOP_BIT) * HALF
    return (votes >> 1) + (now & counted) - (sure & counted)


def allows(votes: i64, number: i64, now: i64, hoped: i64) -> i64:
    """The margin of a `NO` by so many of these votes, which are lost from here: they become `hoped`."""
    fields = _some_of(votes, number) >> TOP_BIT
    counted = fields * HALF
    return (HALVES ^ counted) + fields * LAST_LOST + (now & counted) - (hoped & counted)


def _some_of(votes: i64, number: i64) -> i64:
    """So many of these votes."""
    more = count_bits(votes) - number
    while more > 0:
        votes &= votes - 1
        more -= 1
    return votes


def needed_votes(margin: i64) -> i64:
    """The votes on which a `YES` with this margin depends."""
    return (margin + HALVES) & TOPS


def denied_votes(margin: i64) -> i64:
    """The votes on which a `NO` with this margin depends."""
    return ~(margin + EACH_FIELD) & TOPS


def needs_before(margin: i64, now: i64, later: i64) -> i64:
    """The margin of a `YES` before a trick that led from one distance to another."""
    before = (margin | TOPS) + now - later
    return before & ((before & TOPS) >> TOP_BIT) * HALF


def allows_before(margin: i64, now: i64, later: i64) -> i64:
    """The same of a `NO`."""
    before = margin + now - later
    anything = (((margin + EACH_FIELD) | before) & TOPS) >> TOP_BIT
    return (before & HALVES) | anything * HALF


def needs_of_other(margin: i64, now: i64, later: i64) -> i64:
    """The margin of a `YES` before a trick after which the other player leads, who then gets a `NO`."""
    before = (later | TOPS) + now - margin
    return before & ((before & TOPS) >> TOP_BIT) * HALF


def allows_of_other(margin: i64, now: i64, later: i64) -> i64:
    """The margin of a `NO` before a trick after which the other player leads, who then gets a `YES`."""
    before = later + now - margin
    anything = ((~(margin + HALVES) | before) & TOPS) >> TOP_BIT
    return (before & HALVES) | anything * HALF
