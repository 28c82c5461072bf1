"""Many games at once on one core, in arrays that are written in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from claimant.claim.batch import ClaimBatch
from claimant.claim.sets import ruleset as claim_ruleset
from claimant.envs.dealing import layout_of, rewards
from claimant.envs.packing import unpack
from claimant.games import find_game, new_game
from claimant.kingdoms.batch import KingdomsBatch
from claimant.kingdoms.sets import ruleset as kingdoms_ruleset
from claimant.tabletop.batch import Batch
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import chosen_seed
from claimant.tabletop.reason import Reason
from claimant.tabletop.setup import Setup


def _claim(setup: Setup) -> Callable[[Sequence[int]], Batch]:
    return partial(ClaimBatch, claim_ruleset(setup.deck, setup.players, setup.places))


def _kingdoms(setup: Setup) -> Callable[[Sequence[int]], Batch]:
    return partial(KingdomsBatch, kingdoms_ruleset(setup.deck))


BATCHES: Final = {"claim": _claim, "kingdoms": _kingdoms}


class VectorGames:
    """`games` games of one line-up, each at its next decision.

    The arrays belong to this object: `step` and `reset` write into them, so copy what you want to keep.
    Other libraries can share them through DLPack or the buffer protocol.

    >>> games = VectorGames(4, seed=1)
    >>> games.observations.shape, games.masks.shape
    ((4, 1038), (4, 162))
    >>> games.step(games.masks.argmax(axis=1))
    >>> bool(games.dones.any())
    False
    """

    def __init__(
        self,
        games: int,
        deck: str = "",
        players: int = 2,
        places: Sequence[str] = (),
        seed: SupportsIndex | None = None,
        game: str = "claim",
    ) -> None:
        setup = find_game(game).normal(Setup(game, deck, players, tuple(places)))
        self.games = games
        self.layout = layout_of(setup)
        self._new_batch = BATCHES[game](setup)
        size, actions = self.layout.size, self.layout.actions
        self.observations: NDArray[np.int8] = np.zeros((games, size), np.int8)
        """The observation of the seat to act, in each game."""
        self.masks: NDArray[np.int8] = np.zeros((games, actions), np.int8)
        """1 for the number of each of its legal actions."""
        self.seats: NDArray[np.int8] = np.zeros(games, np.int8)
        """The seat to act."""
        self.dones: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Did the last step end a game? The next one is dealt already."""
        self.rewards: NDArray[np.float32] = np.zeros((games, players), np.float32)
        """The reward of each seat at the end of a game, in the order of the seats."""
        self._gained = _by_flags(new_game(setup, 0).sides)
        self._every = np.arange(games)
        self.reset(seed)

    def reset(self, seed: SupportsIndex | None = None, seeds: Sequence[int] | None = None) -> None:
        """Deal all games again, from one seed or from a seed for each game.

        Seed 7 deals the same game here as everywhere; the games after it, and shuffles during a game,
        follow from it.
        """
        if seeds is None:
            number = chosen_seed(seed)
            seeds = [derived_seed(number, "game", game) for game in range(self.games)]
        if len(seeds) != self.games:
            raise ValueError(f"There are {self.games} games, not {len(seeds)}.")
        self._batch = self._new_batch([int(seed) for seed in seeds])
        self._read(self._batch.rows())

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Make one decision in every game. If one is illegal, it is refused and no game changes."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.games,):
            raise ValueError(f"There are {self.games} games, not {numbers.shape}.")
        inside = (numbers >= 0) & (numbers < self.layout.actions)
        legal = inside & (self.masks[self._every, np.where(inside, numbers, 0)] == 1)
        if not legal.all():
            raise IllegalAction(Reason("not-that-action", {"id": int(numbers[~legal][0])}))
        self._read(self._batch.step(numbers.astype("<i2").tobytes()))

    def _read(self, packed: bytes) -> None:
        """Write the state of the games into the arrays; `Batch` defines the rows."""
        told = unpack(packed, self.layout, self.observations, self.masks)
        self.seats[:] = told[:, 0]
        won = told[:, 1]
        np.not_equal(won, 0, out=self.dones)
        np.take(self._gained, won, axis=0, out=self.rewards)


def _by_flags(sides: Sequence[int]) -> NDArray[np.float32]:
    """The reward of each seat, by the flags of the winning sides; zero while nobody has won."""
    number = max(sides) + 1
    gained = np.zeros((1 << number, len(sides)), np.float32)
    for flags in range(1, 1 << number):
        gained[flags] = rewards([seat for seat, side in enumerate(sides) if flags >> side & 1], sides)
    return gained
