"""Margins: they are what arithmetic says, vote by vote, and answers hold wherever margins say so."""

from __future__ import annotations

import pytest

from claimant.claim.cards import count_bits
from claimant.claim.search import margins
from claimant.claim.search.hands_table import FIELD, TOPS, HandsTable
from claimant.claim.search.margins import HALF
from claimant.claim.search.plan import planned
from claimant.claim.search.trick_search import TrickSearch
from claimant.claim.search.tricks import tricks_of
from claimant.claim.sets import ruleset
from claimant.claim.state import State
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from tests.claim.search.endings import ending

VOTES = 5
TOP = 512
WON = 256


def fields(word: int) -> list[int]:
    return [word // FIELD**vote % FIELD for vote in range(VOTES)]


def word(numbers: list[int]) -> int:
    return sum(number * FIELD**vote for vote, number in enumerate(numbers))


def some(chance: Chance, least: int = 0, most: int = HALF) -> list[int]:
    return [least + chance.below(most - least + 1) for _ in range(VOTES)]


def test_the_higher_and_the_lower() -> None:
    chance = Chance(1)
    for _ in range(300):
        one, other = some(chance), some(chance)
        assert fields(margins.higher(word(one), word(other))) == list(map(max, one, other))
        assert fields(margins.lower(word(one), word(other))) == list(map(min, one, other))


def test_only_so_many_votes_are_needed_or_denied() -> None:
    chance = Chance(2)
    for _ in range(300):
        now = some(chance, 150, 250)
        gains = some(chance, 0, 100)
        later = [before + gain for before, gain in zip(now, gains, strict=True)]
        won = TOPS & word([TOP if half >= WON else 0 for half in later])
        lost = TOPS ^ won
        for number in range(won.bit_count() + 1):
            needed = fields(margins.needs(won, number, word(now), word(later)))
            assert all(half in (0, WON - gain) for half, gain in zip(needed, gains, strict=True))
            assert number == sum(half > 0 for half in needed)
            assert count_bits(margins.needed_votes(word(needed))) == number
        for number in range(lost.bit_count() + 1):
            allowed = fields(margins.allows(lost, number, word(now), word(later)))
            assert all(half in (HALF, WON - 1 - gain) for half, gain in zip(allowed, gains, strict=True))
            assert number == sum(half < HALF for half in allowed)
            assert count_bits(margins.denied_votes(word(allowed))) == number


def test_what_a_margin_was_before_a_trick() -> None:
    chance = Chance(3)
    for _ in range(300):
        now, later = some(chance, 100, 300), some(chance, 100, 300)
        need = [chance.below(half + 1) * chance.below(2) for half in later]
        room = [HALF if chance.below(2) else half + chance.below(HALF - half) for half in later]
        both = [before + after for before, after in zip(now, later, strict=True)]
        assert fields(margins.needs_before(word(need), word(now), word(later))) == [
            max(0, half + before - after) for half, before, after in zip(need, now, later, strict=True)
        ]
        assert fields(margins.allows_before(word(room), word(now), word(later))) == [
            HALF if half == HALF else min(HALF, half + before - after)
            for half, before, after in zip(room, now, later, strict=True)
        ]
        assert fields(margins.needs_of_other(word(room), word(now), word(later))) == [
            max(0, total - half) for half, total in zip(room, both, strict=True)
        ]
        assert fields(margins.allows_of_other(word(need), word(now), word(later))) == [
            HALF if half == 0 else min(HALF, total - half) for half, total in zip(need, both, strict=True)
        ]


def new_search(state: State) -> TrickSearch:
    plan = planned(state)
    assert plan is not None
    return plan.search(state, tricks_of(state.rules), 1, Limit())


@pytest.mark.parametrize(
    ("deck", "place"),
    [
        ("Go Kn Do Dw Un", ""),
        # Not every card counts: without `kept_margin`, one of these answers would be wrong.
        ("Go Kn Do Dw Un", "Ruins"),
        ("Go Kn Do Dw Ph", ""),
        ("Gi Gn Do Dw Un", ""),
        ("Go Kn Do Dw Tr", ""),
        ("Go Kn Do Dw Vi", ""),
        ("Pe Ro Do Dw Un", ""),
        ("Pe Ro Se Tr Vi", ""),
    ],
)
def test_answers_found_for_other_distances_are_right(deck: str, place: str) -> None:
    """One search answers questions with all kinds of leeway; others, which remember nothing, only one."""
    chance = Chance(1161)
    rules = ruleset(deck.split(), 2, place)
    asked = 0
    while asked < 200:
        state = ending(rules, chance, 6)
        if state is None or state.led is not None or planned(state) is None:
            continue
        search = new_search(state)
        if not search.has_margins:
            continue
        for _ in range(20):
            leeway = word([2 * chance.below(4) if vote else 0 for vote in fields(search.real)])
            rating = search.ratings[chance.below(len(search.ratings))]
            forgetful = new_search(state)
            forgetful.known = HandsTable(2, 2)
            forgetful.look_at(state)
            search.look_at(state)
            assert search.favours_seat_0(rating, leeway) == forgetful.favours_seat_0(rating, leeway)
            asked += 1
