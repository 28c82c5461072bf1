"""Games as Gymnasium environments: one learner, all other seats played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from claimant.bots import make_bot
from claimant.envs.dealing import ILLEGAL_REWARD, Dealer, layout_of, rewards
from claimant.envs.layout import MOST, Array
from claimant.envs.rendering import MODES, render
from claimant.games import new_game
from claimant.tabletop.bot import Bot
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.setup import Setup


class SoloEnv(gymnasium.Env[Array, np.int64]):
    """A game for one learner. The info holds the mask of legal actions and the view of the learner's seat.

    `opponent` is the name of a bot for all other seats, or one name for each of them, clockwise. The
    learner takes the seats in turn, or always the given one. An illegal action loses the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "claim",
        deck: str = "",
        players: int = 2,
        places: Sequence[str] = (),
        random_places: str = "",
        opponent: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, deck, players, tuple(places), random_places)
        self.layout = layout_of(self.setup)
        names = [opponent] * (players - 1) if isinstance(opponent, str) else list(opponent)
        if len(names) != players - 1:
            raise ValueError(f"There are {players - 1} other seats, not {len(names)}.")
        for name in names:
            make_bot(name, game)  # refuses an unknown one
        self.opponents = names
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-MOST, MOST, (self.layout.size,), np.int8)
        self.action_space = spaces.Discrete(self.layout.actions)
        self._dealer = Dealer(self.setup)
        self._bots: dict[int, Bot[Any, Any]] = {}
        self.game: TabletopGame | None = None
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal the next game; with a seed, the game that this seed gives everywhere."""
        super().reset(seed=seed)
        if seed is not None:
            self._dealer.reseed(seed)
        players = self.setup.players
        self.seat = self._dealer.dealt % players if self.fixed_seat is None else self.fixed_seat
        dealt = self._dealer.next_seed()
        self.game = new_game(self.setup, dealt)
        self._bots = {
            (self.seat + after) % players: make_bot(
                name, self.setup.game, derived_seed(dealt, "bot", after)
            )
            for after, name in enumerate(self.opponents, 1)
        }
        self._let_others_act()
        return self._told()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        game = self._dealt()
        legal = self.layout.legal(game.view(self.seat))
        if int(action) not in legal:
            observation, info = self._told()
            return observation, ILLEGAL_REWARD, True, False, info
        game.apply(legal[int(action)], self.seat)
        self._let_others_act()
        gained = rewards(game.result().winners, game.sides)[self.seat] if game.is_over else 0.0
        observation, info = self._told()
        if self.render_mode == "human":
            self.render()
        return observation, gained, game.is_over, False, info

    def action_masks(self) -> Array:
        """The mask of legal actions, by the name that libraries for masked learning look for."""
        return self.layout.mask(self._dealt().view(self.seat))

    def render(self) -> Any:
        return render(self._dealt(), self.render_mode)

    def _dealt(self) -> TabletopGame:
        if self.game is None:
            raise ResetNeeded("reset() comes first")
        return self.game

    def _let_others_act(self) -> None:
        game = self._dealt()
        while not game.is_over and self.seat not in game.asked:
            actor = game.asked[0]
            view = game.view(actor)
            game.apply(self._bots[actor].choose(view, view.legal), actor)

    def _told(self) -> tuple[Array, dict[str, Any]]:
        view = self._dealt().view(self.seat)
        return self.layout.observation(view), {
            "action_mask": self.layout.mask(view),
            "view": view.to_json(),
        }
