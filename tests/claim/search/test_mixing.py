"""Secret choices: the mixes are optimal, as every pair of choices, tried through the rules, proves."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from itertools import combinations, product

import pytest

from claimant.claim.cards import Card
from claimant.claim.playout import new_state
from claimant.claim.search.matrix_game import equilibrium
from claimant.claim.search.mixing import Mixing, mix
from claimant.claim.sets import ruleset
from claimant.claim.state import CHOOSE, State
from claimant.claim.turn.flow import answer
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from tests.claim.search.brute_force import value
from tests.claim.search.endings import ending, play_on

SOME = 10
Matrix = dict[tuple[str, str], Fraction]


def secret_choice(deck: str, place: str, chance: Chance, cards: int) -> State:
    """A secret choice before phase 2 with so many cards in each hand; somebody has won the others."""
    state = new_state(ruleset(deck, 2, place), chance)
    while not (state.phase == 2 and state.asking == CHOOSE):
        play_on(state, chance)
    for seat in state.seats:
        while seat.hand.size() > cards:
            card = state.rules.nth(seat.hand, chance.below(seat.hand.size()))
            seat.hand.remove(card)
            state.seats[chance.below(2)].score_pile.add(card)
    return state


def ways(state: State, seat: int) -> dict[str, list[Card]]:
    """The different choices of a seat by their names."""
    hand = state.rules.listed(state.seats[seat].hand)
    choices = combinations(hand, int(state.seats[seat].wanted))
    return {" ".join(card.code for card in choice): list(choice) for choice in choices}


def all_payoffs(state: State) -> Matrix:
    """The chance of the seat to act for every pair of choices, by brute force."""
    seat = state.turn
    found: Matrix = {}
    for (mine, cards), (theirs, others) in product(
        ways(state, seat).items(), ways(state, 1 - seat).items()
    ):
        after = state.copy()
        for card in cards:
            answer(after, card, seat)
        for card in others:
            answer(after, card, 1 - seat)
        found[mine, theirs] = Fraction(value(after, seat).outcome + 1, 2)
    return found


def expected(
    payoffs: Matrix, choices: list[tuple[str, Fraction]], replies: list[tuple[str, Fraction]]
) -> Fraction:
    pairs = product(choices, replies)
    return sum((one * other * payoffs[mine, theirs] for (mine, one), (theirs, other) in pairs), Fraction(0))


def is_proven(state: State) -> Fraction:
    """Neither seat can do better than its mix, and the value is what both mixes bring; that value."""
    payoffs = all_payoffs(state)
    mixture = mix(state)
    assert mixture.complete
    assert sum(share for _, share in mixture.choices) == 1 == sum(share for _, share in mixture.replies)
    rows = {mine for mine, _ in payoffs}
    columns = {theirs for _, theirs in payoffs}
    sure = min(expected(payoffs, mixture.choices, [(each, Fraction(1))]) for each in columns)
    most = max(expected(payoffs, [(each, Fraction(1))], mixture.replies) for each in rows)
    assert sure == most == mixture.least == mixture.most
    return mixture.least


def test_no_choice_does_better_than_the_mix() -> None:
    chance = Chance(12)
    decks = ("claim", "claim2", "under-the-bridge", "northern-raid")
    values = {is_proven(secret_choice(deck, "Swamp", chance, 5)) for deck in decks for _ in range(SOME)}
    for deck in decks:
        is_proven(secret_choice(deck, "Peaks", chance, 4))
    # Some are won or lost whatever is chosen; others hang on what the other seat chooses.
    assert len(values) > 2
    assert {Fraction(0), Fraction(1)} < values


def test_what_the_other_has_chosen_changes_nothing_and_what_was_chosen_stays_chosen() -> None:
    state = secret_choice("claim2", "Swamp", Chance(12), 6)
    seat, other = state.seats[state.turn], state.seats[1 - state.turn]
    before = mix(state)
    chosen = state.copy()
    answer(chosen, state.rules.first(other.hand), other.index)
    assert chosen.turn == state.turn
    after = mix(chosen)
    assert (after.least, after.choices, after.replies) == (before.least, before.choices, before.replies)
    first = state.rules.first(seat.hand)
    answer(state, first, seat.index)
    assert state.turn == seat.index
    rest = mix(state)
    assert all(first.code not in choice.split() or len(choice.split()) == 1 for choice, _ in rest.choices)
    assert rest.most <= before.most


def test_it_goes_on_where_it_was_stopped_and_bounds_only_tighten() -> None:
    state = secret_choice("claim2", "Swamp", Chance(5), 7)
    truth = mix(state)
    mixing = Mixing(state)
    assert "choices" in repr(mixing)
    before = mixing.go_on(Limit(steps=1))
    assert not before.complete
    steps = 4
    while not before.complete:
        steps *= 2
        now = mixing.go_on(Limit(steps=steps))
        assert before.least <= now.least <= truth.least <= now.most <= before.most
        assert sum(share for _, share in now.choices) in (0, 1)
        before = now
    assert before.least == truth.least
    assert before.nodes > 0
    for copied in (copy.deepcopy(before), pickle.loads(pickle.dumps(before))):
        assert copied.to_json() == before.to_json()
        assert repr(copied) == repr(before)


def test_only_a_secret_choice_for_two_in_phase_2_is_mixed() -> None:
    state = ending(ruleset("claim"), Chance(1), 5)
    assert state is not None
    with pytest.raises(InvalidSetup, match="secret choice"):
        mix(state)


def test_small_games_have_their_known_values() -> None:
    one, none, half = Fraction(1), Fraction(0), Fraction(1, 2)
    pennies = equilibrium([[one, none], [none, one]])
    assert (pennies.value, pennies.rows, pennies.columns) == (half, [half, half], [half, half])
    # Rock, paper, scissors, of which the stone counts twice.
    uneven = equilibrium(
        [
            [none, -one, 2 * one],
            [one, none, -one],
            [-2 * one, one, none],
        ]
    )
    assert uneven.value == 0
    assert uneven.rows == uneven.columns == [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]
    assert equilibrium([[Fraction(-3)]]).value == -3
    assert equilibrium([[Fraction(2, 3), half], [half, half]]).value == half
    assert "1/2" in repr(pennies)


def test_no_row_and_no_column_does_better_in_random_games() -> None:
    chance = Chance(2)
    for _ in range(100):
        height, width = 1 + chance.below(7), 1 + chance.below(7)
        payoffs = [[Fraction(chance.below(5), 2) for _ in range(width)] for _ in range(height)]
        found = equilibrium(payoffs)
        assert sum(found.rows) == 1 == sum(found.columns)
        assert min(*found.rows, *found.columns) >= 0
        rows = [sum(share * row[place] for place, share in enumerate(found.columns)) for row in payoffs]
        columns = [
            sum(share * payoffs[place][column] for place, share in enumerate(found.rows))
            for column in range(width)
        ]
        assert max(rows) == min(columns) == found.value
