"""Ties that are left where whole factions have been discarded are broken as by brute force."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from claimant.claim.ruleset import Ruleset
from claimant.claim.search.plan import planned
from claimant.claim.search.solver import Analysis, Solver
from claimant.claim.search.state_search import StateSearch
from claimant.claim.search.weights import open_cards
from claimant.claim.sets import ruleset
from claimant.claim.state import State
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from tests.claim.search.agreement import disagreements
from tests.claim.search.brute_force import value
from tests.claim.search.endings import ending


def discarded(rules: Ruleset, chance: Chance, tricks: int) -> Iterator[State]:
    """Endings without end in which a faction that nobody holds has been discarded."""
    while True:
        state = ending(rules, chance, 1 + chance.below(tricks))
        assert state is not None
        gone = [faction for faction in rules.factions if not open_cards(state, faction)]
        if not gone:
            continue
        for seat in state.seats:
            for card in rules.cards_of(gone[chance.below(len(gone))]):
                if seat.score_pile.has(card):
                    seat.score_pile.remove(card)
                    state.discard.add(card)
        yield state


def with_tie_breaker(deck: str, place: str) -> Iterator[tuple[State, StateSearch]]:
    for state in discarded(ruleset(deck, 2, place), Chance(12), 4):
        search = Solver().search(state, Limit())
        if isinstance(search, StateSearch) and search.tie_breaker is not None:
            yield state, search


def test_loot_for_a_discarded_faction_is_counted_on_tables() -> None:
    """Of such a faction everybody has the fewest cards."""
    endings = discarded(ruleset("Go Kn Do Dw Ra"), Chance(7), 4)
    for state in islice(endings, 60):
        assert planned(state) is not None
        assert disagreements(state) == []


@pytest.mark.parametrize("place", ["", "Ruins", "Pyramid"])
def test_the_tables_break_ties_by_cards_and_values(place: str) -> None:
    """Nothing is left to be searched through the rules."""
    tied = 0
    for state, search in with_tie_breaker("claim", place):
        assert search.tie_breaker is not None
        assert search.tie_breaker.tie_break is not None
        if not search.tie_breaker.tie_break.has_values:
            continue
        assert Analysis(search, state).find_values(Limit())
        assert search.pessimist is search.optimist
        assert search.pessimist is not None
        assert search.nodes == search.pessimist.nodes + search.tie_breaker.nodes
        assert disagreements(state) == []
        tied += value(state, state.turn).votes == 0
        if tied == 15:
            break


def test_where_values_leave_no_room_the_rules_decide_between_equal_cards() -> None:
    found = 0
    for state, search in with_tie_breaker("claim", ""):
        assert search.tie_breaker is not None
        assert search.tie_breaker.tie_break is not None
        if not search.tie_breaker.tie_break.has_values:
            assert disagreements(state) == []
            found += 1
        if found == 5:
            break


def test_cards_that_never_count_weigh_nothing_in_a_tie() -> None:
    """At the Ruins those are the odd ones."""
    even = 0
    for _, search in islice(with_tie_breaker("claim", "Ruins"), 20):
        tie_breaker = search.tie_breaker
        assert tie_breaker is not None
        assert tie_breaker.tie_break is not None
        for card, weight in zip(tie_breaker.cards, tie_breaker.tie_break.counts, strict=True):
            assert weight == 0 or card.value % 2 == 0
            even += weight > 0
    assert even > 0
