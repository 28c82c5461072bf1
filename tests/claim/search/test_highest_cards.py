"""Who has the highest cards, followed card by card, is who the count says it is."""

from __future__ import annotations

import pytest

from claimant.claim.search.highest_cards import (
    AHEAD,
    FACTION_BITS,
    NOBODY,
    UNCLEAR,
    HighestCards,
)
from claimant.claim.search.weights import Weights, open_cards
from claimant.claim.sets import ruleset
from claimant.claim.state import State
from claimant.claim.turn.score import higher_cards, is_plain
from claimant.tabletop.chance import Chance
from tests.claim.search.agreement import disagreements, positions
from tests.claim.search.endings import ending


@pytest.mark.parametrize("deck", ["Go Kn Do Dw Ph", "Go Kn Do Tr Ph", "Pe Ro Do Dw Ph"])
def test_the_highest_cards_are_followed(deck: str) -> None:
    chance = Chance(42)
    rules = ruleset(deck.split(), 2)
    compared = ahead = 0
    while compared < 2000:
        state = ending(rules, chance, 6)
        if state is None or state.led is not None:
            continue
        cards = [card for faction in rules.factions for card in open_cards(state, faction)]
        highest = HighestCards(state, [Weights(cards, [0] * len(cards), 0)])
        table = without_open_cards(state)
        live = (1 << len(cards)) - 1
        word = highest.numbered(state, live)
        numbers = list(range(len(cards)))
        chance.shuffle(numbers)
        for number in numbers:
            fate = chance.below(3)
            live ^= 1 << number
            word = highest.after(word, number, fate, live)
            if fate != NOBODY:
                table.seats[fate].score_pile.add(cards[number])
        for faction in rules.factions:
            known = word >> FACTION_BITS * faction.index & AHEAD
            piles = [seat.score_pile.of(faction) for seat in table.seats]
            lead, _, _ = higher_cards(rules, faction, piles[0], piles[1])
            if not is_plain(rules, faction):
                assert known == UNCLEAR
            elif known != UNCLEAR:
                assert known == (0 if lead > 0 else 1)
                assert lead != 0
                ahead += 1
            compared += 1
    assert ahead > compared / 4


@pytest.mark.parametrize("deck", ["Go Kn Do Dw Ph", "Go Kn Do Tr Ph"])
def test_ties_decided_by_the_highest_cards_agree_with_brute_force(deck: str) -> None:
    """Between tricks and in the middle of one; see `python -m tests.claim.search.agreement`."""
    endless = positions(tuple(deck.split()), "", Chance(8), 5)
    for _ in range(40):
        assert disagreements(next(endless)) == []


def without_open_cards(state: State) -> State:
    """The table as it is, with displays in the score piles."""
    table = state.copy()
    for seat in table.seats:
        seat.score_pile.add_all(seat.display)
        seat.display.clear()
    return table
