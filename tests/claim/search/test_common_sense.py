"""Common sense: learnt from the rules alone, the same every time, and better than chance."""

from __future__ import annotations

from math import log
from statistics import fmean

import pytest
from librt.vecs import vec

from claimant.claim.cards import CardSet
from claimant.claim.playout import new_state
from claimant.claim.search import learning
from claimant.claim.search.common_sense import CommonSense
from claimant.claim.search.experience import Experience
from claimant.claim.sets import ruleset
from claimant.claim.state import PLAY, State
from claimant.claim.turn.flow import answer, options_for
from claimant.claim.turn.score import winning_sides
from claimant.lab.arena import play_match
from claimant.lab.seating import equal_share
from claimant.tabletop.chance import Chance
from claimant.tabletop.setup import RANDOM, Setup

GAMES = 400


def test_it_knows_which_card_beats_which() -> None:
    rules = ruleset("claim")
    experience = Experience(rules)
    cards = {card.code: card for card in rules.cards}

    def beaten_by(led: str, earlier: str) -> set[str]:
        row = cards[led].faction.index * len(rules.cards) + cards[earlier].index
        bits = experience.beaten_by_low[row]
        return {card.code for card in rules.cards if bits & card.bit}

    assert {"Go6", "Go9", "Kn2", "Do6"} <= beaten_by("Go5", "Go5")
    assert not {"Go4", "Go5", "Un9", "Dw9", "Do5"} & beaten_by("Go5", "Go5")
    assert {"Un9", "Do9"} <= beaten_by("Un8", "Un8")
    assert "Kn9" not in beaten_by("Un8", "Un8")


def test_it_learns_that_high_cards_are_worth_having() -> None:
    rules = ruleset("claim")
    experience = learning.common_sense(rules).experience
    cards = {card.code: card.index for card in rules.cards}
    assert experience.recruited[cards["Un9"]] > experience.recruited[cards["Un1"]]
    assert experience.in_hand[cards["Kn9"]] > experience.in_hand[cards["Kn2"]]


@pytest.mark.parametrize(("deck", "most"), [("claim", 0.62), ("claim2", 0.66)])
def test_what_was_learnt_foretells_games_that_were_not_learnt_from(deck: str, most: float) -> None:
    """The logarithmic loss over all tricks of phase 1; that of tossing a coin is 0.693."""
    rules = ruleset(deck)
    sense = learning.common_sense(rules)
    chance = Chance(77)
    losses = [loss for _ in range(GAMES) for loss in surprises(new_state(rules, chance), sense, chance)]
    assert fmean(losses) < most


def surprises(state: State, sense: CommonSense, chance: Chance) -> list[float]:
    """Play by common sense: minus the logarithm of the winner's prospects before every trick of phase 1."""
    options = CardSet()
    prospects = vec[float]([0.0] * 2)
    expected: list[tuple[float, float]] = []
    while not state.is_over():
        if state.phase == 1 and state.asking == PLAY and state.played == 0:
            sense.experience.prospects(state, prospects)
            expected.append((prospects[0], prospects[1]))
        seat = state.seats[state.turn]
        options_for(state, seat, options)
        sensible = state.asking != PLAY or chance.below(100) < 80
        card = (
            sense.choose(state, seat, options, chance)
            if sensible
            else state.rules.nth(options, chance.below(options.size()))
        )
        answer(state, card, state.turn)
    winners = [side for side in (0, 1) if winning_sides(state) & (1 << side)]
    return [-fmean(log(chances[side]) for side in winners) for chances in expected]


def test_what_is_learnt_is_always_the_same() -> None:
    rules = ruleset("claim2")
    first, second = CommonSense(rules, Experience(rules)), CommonSense(rules, Experience(rules))
    for sense in (first, second):
        learning.Learner(rules, sense).learn(50, Chance(8))
    assert list(first.experience.recruited) == list(second.experience.recruited)
    assert list(first.experience.recruited) != [0.0] * len(rules.cards)


def test_only_what_was_asked_for_last_is_remembered() -> None:
    known = dict(learning.LEARNT)
    learning.LEARNT.clear()
    try:
        # What is remembered may be anything here: to learn so many line-ups would take long.
        sense = CommonSense(ruleset("claim"), Experience(ruleset("claim")))
        learning.LEARNT.update({(number,): sense for number in range(learning.MOST_LEARNT)})
        first = learning.common_sense(ruleset("claim"))
        assert len(learning.LEARNT) == learning.MOST_LEARNT
        assert (0,) not in learning.LEARNT
        assert (1,) in learning.LEARNT
        assert learning.common_sense(ruleset("claim")) is first
        assert list(learning.LEARNT.values())[-1] is first
    finally:
        learning.LEARNT.clear()
        learning.LEARNT.update(known)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup(deck="claim2"),
        Setup(deck=RANDOM, random_places="both"),
        Setup(players=3),
        Setup(players=4),
    ],
)
def test_greedy_beats_random(setup: Setup) -> None:
    result = play_match("greedy", "random", setup, pairs=60, seed=3)
    assert result.score.low > equal_share(setup)
