"""Games as PettingZoo environments: agents act one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from claimant.envs.dealing import ILLEGAL_REWARD, Dealer, layout_of, rewards
from claimant.envs.layout import MOST, Layout
from claimant.envs.rendering import MODES, render
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.setup import Setup
from claimant.tabletop.view import View


def observation_space(layout: Layout) -> spaces.Dict:
    """An observation together with the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (layout.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8),
        }
    )


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo is not typed
    """A game whose seats are agents. Secret choices that are made at the same time are asked one by one.

    An agent gets the view of its seat: as an array in its observation, as JSON data in its info. An illegal
    action raises `IllegalAction`.

    With `max_cycles` a game is truncated once every agent has acted that often; if `together`, once all
    agents have acted that often between them.
    """

    def __init__(
        self,
        setup: Setup,
        name: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        together: bool = False,
    ) -> None:
        EzPickle.__init__(self, setup, name, render_mode, max_cycles, together)
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.together = together
        self.setup = setup
        self.layout = layout_of(setup)
        self.game: TabletopGame | None = None
        self._dealer = Dealer(setup)
        self._views: dict[int, View[Any]] = {}
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        actions = spaces.Discrete(self.layout.actions)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.layout))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game; with a seed, the game that this seed gives everywhere."""
        if seed is not None:
            self._dealer.reseed(seed)
        self.game = self._dealer.deal()
        self._acted = [0] * self.setup.players
        self._views.clear()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        view = self._view(self._seats[agent])
        acts = agent == self.agent_selection
        mask = self.layout.mask(view) if acts else np.zeros(self.layout.actions, np.int8)
        return {"observation": self.layout.observation(view), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.game is not None
        seat = self._seats[agent]
        self.game.apply(self.layout.action(action, self._view(seat)), seat)
        self._acted[seat] += 1
        self._views.clear()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Set who acts next, and what everybody gets if the game is over."""
        assert self.game is not None
        to_act = self.game.to_act
        if to_act is None:
            gained = rewards(self.game.result().winners, self.game.sides)
            self.rewards = dict(zip(self.agents, gained, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.truncations = dict.fromkeys(self.agents, self._is_cut_off())
            self.agent_selection = self.possible_agents[to_act]
        agent = self.agent_selection
        self.infos[agent] = {"view": self._view(self._seats[agent]).to_json()}

    def _is_cut_off(self) -> bool:
        if self.max_cycles is None:
            return False
        return (sum(self._acted) if self.together else min(self._acted)) >= self.max_cycles

    def _view(self, seat: int) -> View[Any]:
        """The view of a seat, made once for each moment."""
        assert self.game is not None
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def render(self) -> Any:
        assert self.game is not None
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(env: AECEnv) -> AECEnv:
    """Add PettingZoo's usual wrappers: an agent that does something illegal loses at once."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def in_parallel(env: AECEnv) -> ParallelEnv:
    """The parallel form: every agent gives an action at each step, and that of the agent to act counts."""
    return turn_based_aec_to_parallel(wrapped(env))
