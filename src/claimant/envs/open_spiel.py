"""Both games for OpenSpiel: import this module, then load `python_claim` or `python_kingdoms`.

Chance deals the cards one by one, so that all outcomes and their probabilities are known. With `position`,
Claim starts from there: chance deals the players' hands, and games can be as small as you like.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from claimant.extras import require

require("open-spiel", "pyspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from claimant.claim.formats.position import write_position  # noqa: E402
from claimant.claim.knowledge.view import View  # noqa: E402
from claimant.claim.search.imagine import Imagination  # noqa: E402
from claimant.envs.chance_nodes import Shuffle, deal, deal_hidden, reshuffle, setup_of_position  # noqa: E402
from claimant.envs.dealing import layout_of, rewards  # noqa: E402
from claimant.envs.layout import Layout  # noqa: E402
from claimant.games import find_game, read_position  # noqa: E402
from claimant.kingdoms.ruleset import FACTIONS_IN_PLAY  # noqa: E402
from claimant.kingdoms.sets import FACTIONS  # noqa: E402
from claimant.tabletop.chance import Chance  # noqa: E402
from claimant.tabletop.game import TabletopGame  # noqa: E402
from claimant.tabletop.setup import Setup  # noqa: E402

LONGEST: Final = {"claim": 400, "kingdoms": 600}
"""More decisions than any game has."""
SEVEN: Final = " ".join(list(FACTIONS)[:FACTIONS_IN_PLAY])
"""The factions of Claim Kingdoms if none are named: the first of those that there are."""


def game_type(name: str, title: str, players: int, parameters: dict[str, object]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


CLAIM: Final = game_type(
    "python_claim", "Claim", 4, {"deck": "claim", "players": 2, "places": "", "position": ""}
)
KINGDOMS: Final = game_type("python_kingdoms", "Claim Kingdoms", 2, {"deck": SEVEN})


@lru_cache(maxsize=64)
def shared_layout(setup: Setup) -> Layout:
    return layout_of(setup)


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel is not typed
    """A set-up of one of the games. Each state of it is a game at one moment."""

    def __init__(self, kind: Any, setup: Setup, position: str, parameters: dict[str, Any]) -> None:
        if find_game(setup.game).draws_deck(setup):
            raise ValueError("OpenSpiel needs a deck: one that each deal draws is no game of its own.")
        self.setup = setup
        self.layout = shared_layout(setup)
        self.hidden = deal_hidden(position) if position else None
        self.outcomes = (
            list(dict.fromkeys(self.layout.codes)) if self.hidden is None else list(self.hidden.stock)
        )
        """What chance does, by its number: a card, or a whole world. Who begins is the number of a seat."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=max(len(self.outcomes), setup.players),
            num_players=setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST[setup.game],
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type)


class ClaimGame(SpielGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        named = given.get("position", "")
        position = find_game("claim").completed(named) if named else ""
        setup = Setup(
            "claim",
            given.get("deck", "claim"),
            given.get("players", 2),
            tuple(given.get("places", "").split()),
        )
        super().__init__(CLAIM, setup_of_position(position) if position else setup, position, given)


class KingdomsGame(SpielGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        super().__init__(KINGDOMS, Setup("kingdoms", given.get("deck", SEVEN)), "", given)


class Held:
    """What OpenSpiel copies with `deepcopy`, copied as games are."""

    def __init__(self, game: TabletopGame | None, shuffle: Shuffle | None) -> None:
        self.game = game
        self.shuffle = shuffle

    def __deepcopy__(self, memo: object) -> Held:
        return Held(
            None if self.game is None else self.game.copy(),
            None if self.shuffle is None else self.shuffle.copy(),
        )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment: chance lays cards, or a seat acts, or it is over."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(None, None if game.hidden is None else game.hidden.copy())
        self._heard: list[str] = []
        """What each seat knew after the deal: which cards it got, but not in which order."""
        self._deal_events = 0
        """How many events of the game are part of that."""
        self._decisions: list[tuple[int, int]] = []

    @property
    def dealt(self) -> TabletopGame | None:
        """The game; None while it is being dealt."""
        return self._held.game

    def current_player(self) -> int:
        game = self._held.game
        if game is None or self._held.shuffle is not None:
            return int(pyspiel.PlayerId.CHANCE)
        to_act = game.to_act
        return int(pyspiel.PlayerId.TERMINAL) if to_act is None else to_act

    def is_terminal(self) -> bool:
        game = self._held.game
        return self._held.shuffle is None and game is not None and game.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        shuffle = self._held.shuffle
        if shuffle is None:
            players = self._game().setup.players
            return [(seat, 1 / players) for seat in range(players)]
        outcomes = self._game().outcomes
        numbers = [(outcomes.index(name), number) for name, number in shuffle.outcomes()]
        total = sum(number for _, number in numbers)
        return sorted((outcome, number / total) for outcome, number in numbers)

    def _legal_actions(self, player: int) -> list[int]:
        game = self._held.game
        assert game is not None
        return sorted(self._game().layout.legal_in(game, player))

    def _apply_action(self, action: int) -> None:
        game, shuffle = self._held.game, self._held.shuffle
        if shuffle is not None:
            following = shuffle.lay(self._game().outcomes[action])
            if following is not None:
                self._begin(following)
        elif game is None:
            self._held = Held(None, deal(self._game().setup, action))
        else:
            seat = self.current_player()
            self._decisions.append((seat, action))
            game.act(self._game().layout.legal_in(game, seat)[action], seat, "")
            self._await_chance()

    def _begin(self, game: TabletopGame) -> None:
        if self._held.game is None:
            self._heard = [_told(game, seat) for seat in range(game.seats)]
            self._deal_events = len(game.events())
        self._held = Held(game, None)
        self._await_chance()

    def _await_chance(self) -> None:
        game = self._held.game
        assert game is not None
        if game.awaits_chance():
            self._held = Held(game, reshuffle(game))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._game().layout.describe(action)
        if self._held.shuffle is None:
            return f"first {action}"
        return self._game().outcomes[action]

    def returns(self) -> list[float]:
        game = self._held.game
        if game is None or not self.is_terminal():
            return [0.0] * self._game().setup.players
        return rewards(game.result().winners, game.sides)

    def __str__(self) -> str:
        game, shuffle = self._held.game, self._held.shuffle
        if game is not None and shuffle is None:
            return game.position()
        done = [] if game is None else [move.action for move in game.moves]
        laid = [] if shuffle is None else [code for _, code in shuffle.laid]
        return " ".join([*done, *laid])

    def heard(self, seat: int) -> str:
        """Everything that a seat has seen and done: two states that it cannot tell apart give the same."""
        if self._held.game is None:
            return ""
        own = [number for decided, number in self._decisions if decided == seat]
        return f"{self._story(seat)}\n{seat} {own}"

    def _story(self, seat: int) -> str:
        """What a seat knew after the deal, and what has happened since."""
        assert self._held.game is not None
        since = self._held.game.events(seat, self._deal_events)
        return "\n".join([self._heard[seat], *map(str, since)])

    def decisions(self, seat: int) -> list[tuple[int, int]]:
        """Who has done what, as a seat knows it: the seat counted from it, and -1 for secret actions."""
        layout, players = self._game().layout, self._game().setup.players
        return [
            ((decided - seat) % players, -1 if decided != seat and layout.is_secret(number) else number)
            for decided, number in self._decisions
        ]

    def resampled(self, seat: int, chance: Chance) -> SpielState:
        """Another state that this seat cannot tell from this one, drawn uniformly.

        For search: `bot.set_resampler(lambda state, seat: state.resampled(seat, chance))`.
        """
        game = self._held.game
        assert game is not None
        view = game.view(seat)
        assert isinstance(view, View)
        other = SpielState(self._game())
        imagined = read_position(write_position(Imagination(view).world(chance)))
        other._held = Held(imagined, None)
        other._heard = [_told(imagined, viewer) for viewer in range(imagined.seats)]
        other._heard[seat] = self._story(seat)
        other._decisions = self._decisions[:]
        return other

    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game


def _told(game: TabletopGame, seat: int) -> str:
    return json.dumps(game.view(seat).to_json())


class Observer:
    """Observations for OpenSpiel: those of the layout, and with perfect recall also who has done what."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._layout = game.layout
        self._recall = kind is not None and kind.perfect_recall
        players = game.setup.players
        sizes: list[tuple[str, Sequence[int]]] = [
            ("player", (players,)),
            ("observation", (game.layout.size,)),
        ]
        if self._recall:
            sizes.append(("decisions", (LONGEST[game.setup.game], 2)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in sizes), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in sizes:
            end = at + int(np.prod(shape))
            self.dict[name] = self.tensor[at:end].reshape(shape)
            at = end

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        game = state.dealt
        if game is None:
            return
        self.dict["observation"][:] = self._layout.observation(game.view(player))
        if self._recall:
            # Counted from 1: zeros are actions that have not happened yet, or must not be known.
            for row, (seat, number) in enumerate(state.decisions(player)):
                self.dict["decisions"][row] = (seat + 1, number + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        game = state.dealt
        if self._recall or game is None:
            return state.heard(player)
        return _told(game, player)


pyspiel.register_game(CLAIM, ClaimGame)
pyspiel.register_game(KINGDOMS, KingdomsGame)
