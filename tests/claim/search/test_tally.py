"""Questions and standings: what matters to a vote that no sum decides, and how cards change it."""

from __future__ import annotations

import pytest

from claimant.claim.cards import Card
from claimant.claim.search.plan import planned
from claimant.claim.search.question import TO_SEAT_0, TO_SEAT_1, Question
from claimant.claim.search.tally import MATTERS, STANDING, Tally
from claimant.claim.search.weights import live_cards
from claimant.claim.sets import ruleset
from claimant.claim.state import State
from claimant.tabletop.chance import Chance
from tests.claim.search.endings import ending

TRICKS = 5
DECKS = ("Go Kn Do Dw Vi", "Pe Ro Do Dw Un", "Pe Ro Se Tr Vi", "Go Kn Ba Do Vi")


def some_questions(deck: str) -> tuple[State, list[Question]]:
    """An ending of this deck in which questions are still open."""
    chance = Chance(7)
    rules = ruleset(deck.split())
    while True:
        state = ending(rules, chance, TRICKS)
        plan = planned(state) if state is not None else None
        if state is not None and plan is not None and plan.questions:
            open_ones = [asked for asked in plan.questions if asked.sorts]
            if open_ones:
                return state, open_ones


def all_steps(question: Question, which: int, cards: list[Card]) -> int:
    """Let the cards fall in every way and order; returns in how many positions a card did not matter."""
    idle = 0
    for card in cards:
        sort = question.sort_of[card.index]
        first = question.advance(which, sort, TO_SEAT_0)
        second = question.advance(which, sort, TO_SEAT_1)
        if question.matters_to(which, card):
            assert first != second
        else:
            assert first == second == which
            idle += 1
        rest = [other for other in cards if other is not card]
        idle += all_steps(question, first, rest)
        if second != first:
            idle += all_steps(question, second, rest)
    return idle


@pytest.mark.parametrize("deck", DECKS)
def test_exactly_those_cards_matter_that_can_still_change_an_answer(deck: str) -> None:
    state, questions = some_questions(deck)
    idle = 0
    for question in questions:
        cards = [card for cards in question.sorts for card in cards][:6]
        idle += all_steps(question, question.stand(state), cards)
    assert idle > 0


@pytest.mark.parametrize("folding", [True, False])
@pytest.mark.parametrize("deck", DECKS)
def test_cards_lead_to_one_standing_in_whatever_order_they_fall(deck: str, folding: bool) -> None:
    state, questions = some_questions(deck)
    cards = state.rules.listed(live_cards(state))
    tally = Tally(questions, cards, folding)
    start = tally.numbered(state)
    chance = Chance(3)
    for _ in range(50):
        falls = [(number, chance.below(2)) for number in range(len(cards))]
        ends = set()
        for _ in range(3):
            chance.shuffle(falls)
            here = start
            gained = 0
            for first in range(0, len(falls), 2):
                tally.begin(here)
                for card, fate in falls[first : first + 2]:
                    tally.fall(card, fate)
                gained += tally.gained
                here = tally.standing()
            ends.add((here, gained))
        [(end, _)] = ends
        assert tally.rows[end * STANDING + MATTERS] == 0
        assert tally.closed(end) == end
