"""OpenSpiel's own tests of games, its algorithms on a small one, and what they do not ask."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from claimant.claim import Game
from claimant.envs.open_spiel import SpielState
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup

ENDING = (
    "Go Kn Do Dw Un | phase 1 | trick 12 | lead A | prizes Dw0 | deck Un4 Dw9ab Dw6ab"
    " | A hand Do3b Do5 | B hand Un8a Go3 | A score Un0 Dw3 Do2 Un5 Go7 | B score Go5 Kn4 Un6 Go8 Un2"
)
"""Two tricks of phase 1 and two of phase 2. Of each hand one card is known; so are two of the deck."""
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "claim": ("python_claim", {}),
    "three players": ("python_claim", {"deck": "claim2", "players": 3}),
    "box and reserves": ("python_claim", {"deck": "Go Kn Au Ra Ph", "places": "Dungeon"}),
    "ending": ("python_claim", {"position": ENDING}),
    "kingdoms": ("python_kingdoms", {}),
    "shuffled again": ("python_kingdoms", {"deck": "Gn Tr Un Do Se Gi Kn"}),
}


def loaded(which: str) -> Any:
    name, parameters = GAMES[which]
    return pyspiel.load_game(name, parameters)


@pytest.mark.parametrize("which", GAMES)
def test_the_simulation_test_passes(which: str) -> None:
    pyspiel.random_sim_test(loaded(which), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("which", GAMES)
def test_the_simulation_of_its_python_tests_passes(which: str) -> None:
    """Clones, pickles and utilities, as `open_spiel.python.tests` checks them."""
    games_sim_test.GamesSimTest().sim_game(loaded(which))


def play(game: Any, seed: int) -> list[Any]:
    """The states of a random game at which a seat acts."""
    generator = np.random.default_rng(seed)
    state = game.new_initial_state()
    states = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(generator.choice(outcomes, p=chances))
        else:
            states.append(state.clone())
            state.apply_action(generator.choice(state.legal_actions()))
    return [*states, state]


@pytest.mark.parametrize("which", GAMES)
def test_a_game_is_one_of_ours_and_so_are_its_returns(which: str) -> None:
    *states, last = play(loaded(which), 1)
    assert sum(last.returns()) == pytest.approx(0)
    assert isinstance(last, SpielState)
    assert last.dealt is not None
    winners = last.dealt.result().winners
    best = max(last.returns())
    assert [seat for seat, gained in enumerate(last.returns()) if gained == best] == winners
    for state in states[::5]:
        seat = state.current_player()
        view = state.dealt.view(seat)
        layout = state.get_game().layout
        tensor = state.observation_tensor(seat)[state.get_game().num_players() :]
        assert (np.array(tensor) == layout.observation(view)).all()
        assert [state.action_to_string(seat, number) for number in state.legal_actions()] == [
            layout.describe(number) for number in sorted(layout.legal(view))
        ]


def test_chance_deals_as_our_own_generator_does() -> None:
    """Every place gets as many cards as in a deal of ours, and only cards that may lie there."""
    game = loaded("box and reserves")
    ours = Game("Go Kn Au Ra Ph", places="Dungeon", seed=1).deal_words()
    for seed in range(5):
        first = play(game, seed)[0]
        theirs = first.dealt.deal_words()
        assert {whom: len(cards) for whom, cards in theirs.items()} == {
            whom: len(cards) for whom, cards in ours.items()
        }
        assert Counter(card for cards in theirs.values() for card in cards) == Counter(
            card for cards in ours.values() for card in cards
        )


def all_states(state: Any) -> list[Any]:
    if state.is_terminal():
        return []
    if state.is_chance_node():
        return [found for number, _ in state.chance_outcomes() for found in all_states(state.child(number))]
    further = [found for number in state.legal_actions() for found in all_states(state.child(number))]
    return [state, *further]


def test_what_a_seat_cannot_tell_apart_is_one_information_state() -> None:
    told: dict[str, list[Any]] = {}
    for state in all_states(loaded("ending").new_initial_state()):
        told.setdefault(state.information_state_string(), []).append(state)
    assert max(len(states) for states in told.values()) > 1
    for states in told.values():
        (first, *others) = [(state.legal_actions(), state.information_state_tensor()) for state in states]
        assert all(other == first for other in others)


def test_secret_choices_are_in_nobody_elses_information_state() -> None:
    game = pyspiel.load_game("python_claim", {"deck": "Go Kn Au Dw Un"})
    for seed in range(20):
        for state in play(game, seed)[:-1]:
            asked = state.dealt.asked
            if len(asked) == 2:
                one, other = (state.child(number) for number in state.legal_actions()[:2])
                assert one.information_state_string(asked[1]) == other.information_state_string(asked[1])
                assert one.information_state_tensor(asked[1]) == other.information_state_tensor(asked[1])
                assert one.information_state_string(asked[0]) != other.information_state_string(asked[0])
                return
    pytest.fail("nobody was asked")


def test_cfr_converges_on_an_ending() -> None:
    game = loaded("ending")
    solver = cfr.CFRPlusSolver(game)
    found = []
    for rounds in (1, 3):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[0] > 0.3
    assert found[1] < 0.06


def test_information_set_search_plays_a_game_with_resampled_worlds() -> None:
    game = loaded("ending")
    chance = Chance(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 30, random_state=np.random.RandomState(2))
    bot.set_resampler(lambda state, seat: state.resampled(seat, chance))
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_a_resampled_state_looks_the_same_and_may_be_another() -> None:
    state = play(loaded("claim"), 3)[4]
    seat = state.current_player()
    chance = Chance(1)
    others = [state.resampled(seat, chance) for _ in range(3)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) == 3


def test_a_deck_that_each_deal_draws_is_refused() -> None:
    with pytest.raises(ValueError, match="OpenSpiel needs a deck"):
        pyspiel.load_game("python_kingdoms", {"deck": "random"})


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="exactly one pair"):
        pyspiel.load_game("python_claim", {"deck": "Go Un Dw Do Se"})


if __name__ == "__main__":
    # To see it fall on: python -m tests.envs.test_open_spiel
    small = loaded("ending")
    told = {"CFR": cfr.CFRSolver(small), "CFR+": cfr.CFRPlusSolver(small)}
    print("uniform", exploitability.exploitability(small, policy.UniformRandomPolicy(small)))
    for name, solver in told.items():
        for rounds in range(1, 65):
            solver.evaluate_and_update_policy()
            if rounds in (1, 4, 16, 64):
                print(
                    name, rounds, exploitability.exploitability(small, solver.average_policy()), flush=True
                )
