"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from claimant.envs.solo import SoloEnv
from claimant.tabletop.errors import InvalidSetup

ENVS: dict[str, tuple[str, dict[str, Any]]] = {
    "claim": ("Claim-v1", {}),
    "four players": ("Claim-v1", {"players": 4, "opponent": ["random", "greedy", "random"]}),
    "random deck": ("Claim-v1", {"deck": "random", "opponent": "random"}),
    "kingdoms": ("Kingdoms-v1", {"opponent": "random"}),
}


def made(which: str) -> Any:
    name, arguments = ENVS[which]
    return gymnasium.make(f"claimant.envs:{name}", **arguments)


@pytest.mark.parametrize("which", ENVS)
def test_the_checker_passes(which: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(which).unwrapped)


def play(env: Any, seed: int | None) -> float:
    _, info = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    while True:
        action = generator.choice(info["action_mask"].nonzero()[0])
        _, reward, terminated, _, info = env.step(action)
        if terminated:
            return float(reward)
        assert reward == 0


@pytest.mark.parametrize("which", ENVS)
def test_a_game_ends_with_what_the_learner_has_won(which: str) -> None:
    env = made(which)
    reward = play(env, 3)
    game, seat = env.unwrapped.game, env.unwrapped.seat
    winners = game.result().winners
    assert (reward > 0) == (seat in winners and len(winners) < game.seats)


def test_the_learner_takes_every_seat_in_turn_unless_it_has_one() -> None:
    env = SoloEnv(players=3, opponent="random")
    seats = []
    for number in range(4):
        env.reset(seed=1 if number == 0 else None)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]
    env = SoloEnv(opponent="random", seat=1)
    env.reset(seed=1)
    env.reset()
    assert env.seat == 1


def test_the_same_seed_gives_the_same_games_and_opponents() -> None:
    records = []
    for _ in range(2):
        env = SoloEnv(deck="claim2", opponent="greedy")
        told = []
        for seed in (9, None):
            _, info = env.reset(seed=seed)
            terminated = False
            while not terminated:
                action = np.int64(info["action_mask"].nonzero()[0][0])
                _, _, terminated, _, info = env.step(action)
            assert env.game is not None
            told.append(env.game.record())
        records.append(told)
    assert records[0] == records[1]


def test_an_action_that_is_not_legal_loses_the_game() -> None:
    env = SoloEnv(opponent="random")
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, terminated, _, _ = env.step(np.int64(wrong))
    assert (reward, terminated) == (-1.0, True)


def test_masks_are_there_under_the_name_that_libraries_ask_for() -> None:
    env = SoloEnv(opponent="random")
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()


def test_opponents_that_there_are_not_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="nobody"):
        SoloEnv(opponent="nobody")
    with pytest.raises(ValueError, match="There are 2 other seats, not 1"):
        SoloEnv(players=3, opponent=["random"])


def test_nothing_goes_before_the_first_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        SoloEnv().step(np.int64(0))
