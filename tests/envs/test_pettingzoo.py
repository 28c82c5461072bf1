"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.utils.wrappers import BaseParallelWrapper, BaseWrapper

from claimant.claim import Game
from claimant.envs import claim_v1, kingdoms_v1
from claimant.tabletop.errors import IllegalAction

Make = Callable[..., Any]
ENVS: dict[str, Make] = {
    "claim": claim_v1.env,
    "three players": partial(claim_v1.env, deck="claim2", players=3),
    "four players": partial(claim_v1.env, deck="northern-raid", players=4),
    "places": partial(claim_v1.env, deck="Go Kn Au Ra Se", places=("Dungeon", "Desert")),
    "random": partial(claim_v1.env, deck="random", random_places="both"),
    "kingdoms": kingdoms_v1.env,
}


@pytest.mark.parametrize("make", ENVS.values(), ids=ENVS)
# The test wonders about observations with a mask, which are the convention for such games.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_the_api_test_passes(make: Make) -> None:
    api_test(make(), num_cycles=150)


@pytest.mark.parametrize("make", ENVS.values(), ids=ENVS)
def test_the_seed_test_passes(make: Make) -> None:
    seed_test(make, num_cycles=30)


@pytest.mark.parametrize("make", [claim_v1.env, kingdoms_v1.env], ids=["claim", "kingdoms"])
def test_the_render_test_passes(make: Make) -> None:
    render_test(make, {"svg": lambda told: told.startswith("<svg"), "ansi": lambda told: "A" in told})


@pytest.mark.parametrize(
    "make", [claim_v1.parallel_env, kingdoms_v1.parallel_env], ids=["claim", "kingdoms"]
)
def test_the_parallel_api_test_passes(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(make(), num_cycles=50)


class Obliging(BaseWrapper):  # type: ignore[misc] # PettingZoo is not typed
    """Does something legal, whatever it is told: the test of cycles knows no masks."""

    def step(self, action: object) -> None:
        super().step(None if action is None else some_legal(self.unwrapped))


class ObligingInParallel(BaseParallelWrapper):  # type: ignore[misc]
    def step(self, actions: dict[str, object]) -> Any:
        return super().step(dict.fromkeys(actions, some_legal(self.unwrapped)))


def some_legal(env: Any) -> int:
    return int(env.observe(env.agent_selection)["action_mask"].argmax())


def test_the_max_cycles_test_passes() -> None:
    """In the base game everybody plays one card to each trick, as the test wants it."""

    class Obliged:
        @staticmethod
        def env(**arguments: Any) -> Any:
            return Obliging(claim_v1.env(**arguments))

        @staticmethod
        def parallel_env(**arguments: Any) -> Any:
            return ObligingInParallel(claim_v1.parallel_env(**arguments))

    max_cycles_test(Obliged)


@pytest.mark.parametrize("make", ENVS.values(), ids=ENVS)
def test_a_game_is_cut_off_once_everybody_has_acted_often_enough(make: Make) -> None:
    env = Obliging(make(max_cycles=3))
    env.reset(seed=4)
    acted = dict.fromkeys(env.possible_agents, 0)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        assert min(acted.values()) < 3
        acted[env.agent_selection] += 1
        env.step(0)
    assert min(acted.values()) == 3
    assert all(env.truncations.values())
    assert set(env.rewards.values()) == {0}


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what everybody got."""
    env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else generator.choice(observation["action_mask"].nonzero()[0]))
    return total


@pytest.mark.parametrize("make", ENVS.values(), ids=ENVS)
def test_what_one_side_wins_the_others_lose(make: Make) -> None:
    env = make()
    total = play(env, 5)
    assert sum(total.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in total.values())
    winners = env.unwrapped.game.result().winners
    best = max(total.values())
    assert [seat for seat, agent in enumerate(total) if total[agent] == best] == winners


def test_a_seed_deals_the_game_that_it_gives_everywhere() -> None:
    env = claim_v1.raw_env(deck="claim2")
    env.reset(seed=7)
    assert env.game is not None
    assert env.game.record() == Game("claim2", seed=7).record()
    env.reset()
    second = env.game.record()
    assert second != Game("claim2", seed=7).record()
    env.reset(seed=7)
    env.reset()
    assert env.game.record() == second


def test_the_info_holds_the_view_of_whoever_acts() -> None:
    env = claim_v1.raw_env()
    env.reset(seed=7)
    assert env.game is not None
    seat = env.game.to_act
    assert seat is not None
    assert env.infos[env.agent_selection] == {"view": env.game.view(seat).to_json()}


def test_the_raw_environment_refuses_and_changes_nothing() -> None:
    env = claim_v1.raw_env()
    env.reset(seed=7)
    assert env.game is not None
    before = env.game.record()
    agent = env.agent_selection
    with pytest.raises(IllegalAction):
        env.step(161)
    assert env.game.record() == before
    assert env.agent_selection == agent
    assert not any(env.terminations.values())


def test_the_wrapped_environment_ends_with_the_loss_of_whoever_does_what_is_not_legal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env = claim_v1.env()
    env.reset(seed=7)
    agent = env.agent_selection
    env.step(161)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_only_whoever_acts_has_legal_actions() -> None:
    env = claim_v1.raw_env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


def test_secret_choices_stay_secret_although_they_are_made_one_by_one() -> None:
    """Automatons let both seats choose at the same time: the second must not see what the first chose."""
    env = claim_v1.raw_env(deck="Go Kn Au Dw Un")
    compared = 0
    for seed in range(20):
        env.reset(seed=seed)
        assert env.game is not None
        while not env.game.is_over:
            if len(env.game.asked) == 2:
                first, second = (f"seat_{seat}" for seat in env.game.asked)
                before = env.observe(second)["observation"]
                env.step(int(env.observe(first)["action_mask"].nonzero()[0][0]))
                part = env.layout.parts
                after = env.observe(second)["observation"]
                changed = {
                    name for name in part if (before[part[name].slice] != after[part[name].slice]).any()
                }
                assert changed <= {"asked", "wanted-1"}
                compared += 1
                break
            env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
    assert compared > 0


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(claim_v1.raw_env(deck="claim2", players=3)))
    env.reset(seed=1)
    assert env.layout.players == 3
