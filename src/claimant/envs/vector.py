"""Many games of Claim at once on one core, in arrays that are written in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from claimant.claim.batch import Batch
from claimant.claim.sets import ruleset
from claimant.claim.state import CHOOSE, PLAY, TAKE
from claimant.envs.claim_layout import OF_SEAT, TABLE, ClaimLayout
from claimant.envs.dealing import rewards
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import chosen_seed
from claimant.tabletop.reason import Reason

WORD: Final = 64
BYTES: Final = 8
ON_CARDS: Final = (PLAY, TAKE, CHOOSE)
"""The kinds of actions that have a place for every card."""


class VectorGames:
    """`games` games of Claim, each at its next decision.

    All arrays belong to this object: `step` and `reset` write into them, so that whoever wants to keep
    something copies it. Other libraries can share them, through DLPack or the buffer protocol.

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
        deck: str = "claim",
        players: int = 2,
        places: Sequence[str] = (),
        seed: SupportsIndex | None = None,
    ) -> None:
        self.games = games
        self.rules = ruleset(deck, players, places)
        self.layout = ClaimLayout(self.rules.factions, self.rules.places, players)
        size, actions = self.layout.size, self.layout.actions
        self.observations: NDArray[np.int8] = np.zeros((games, size), np.int8)
        """What the seat to act knows, in each game."""
        self.masks: NDArray[np.int8] = np.zeros((games, actions), np.int8)
        """1 for the number of every action that it may do."""
        self.seats: NDArray[np.int8] = np.zeros(games, np.int8)
        """The seat to act."""
        self.dones: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Was the last step the end of a game? Then the next one is dealt already."""
        self.rewards: NDArray[np.float32] = np.zeros((games, players), np.float32)
        """What each seat got at the end of a game: by seats, not from the viewer on."""
        sides = [seat % self.rules.sides for seat in range(players)]
        self._gained = _by_flags(sides)
        self._every = np.arange(games)
        self._arrange()
        self.reset(seed)

    def reset(self, seed: SupportsIndex | None = None, seeds: Sequence[int] | None = None) -> None:
        """Deal all games anew: from one seed, or from one for each game.

        A game that gets the seed 7 is the one that seed 7 gives everywhere; the games after it are dealt
        on from there.
        """
        if seeds is None:
            number = chosen_seed(seed)
            seeds = [derived_seed(number, "game", game) for game in range(self.games)]
        if len(seeds) != self.games:
            raise ValueError(f"There are {self.games} games, not {len(seeds)}.")
        self._batch = Batch(self.rules, [int(seed) for seed in seeds])
        self.dones[:] = False
        self.rewards[:] = 0
        self._read()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """One decision in every game. If one is not legal, nothing changes anywhere."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.games,):
            raise ValueError(f"There are {self.games} games, not {numbers.shape}.")
        inside = (numbers >= 0) & (numbers < self.layout.actions)
        legal = inside & (self.masks[self._every, np.where(inside, numbers, 0)] == 1)
        if not legal.all():
            raise IllegalAction(Reason("not-that-action", {"id": int(numbers[~legal][0])}))
        flags = np.frombuffer(self._batch.step(numbers.astype("<i2").tobytes()), np.uint8)
        np.not_equal(flags, 0, out=self.dones)
        np.take(self._gained, flags, axis=0, out=self.rewards)
        self._read()

    def _arrange(self) -> None:
        """Find out once what goes where: pieces of the arrays, each beside its words in a row."""
        games, players, rules, at = self.games, int(self.rules.players), self.rules, self.layout.parts
        cards, factions = len(rules.cards), len(rules.factions)
        low = int(rules.low_cards)
        self._in_words = [(0, low), (low, cards)] if cards > low else [(0, cards)]
        wide = len(self._in_words)
        observed = self.observations
        observed[:, at["in-play"].slice] = 1
        table = len(TABLE) + 2
        self._table = observed[:, : at["hand-0"].start].reshape(games, table, cards)
        seats = observed[:, at["hand-0"].start : at["in-play"].start].reshape(games, players, -1)
        self._of_seats = seats[:, :, : len(OF_SEAT) * cards].reshape(games, players, len(OF_SEAT), cards)
        self._lacks = seats[:, :, len(OF_SEAT) * cards :]
        moment = ("phase", "asking", "asker", "asked", "leader", "last-winner")
        self._moment = [observed[:, at[name].slice] for name in moment]
        self._numbers = observed[:, at["hand-size-0"].start :]
        self._on_cards = self.masks[:, : len(ON_CARDS) * cards].reshape(games, len(ON_CARDS), cards)
        self._names = self.masks[:, len(ON_CARDS) * cards : -1]
        ends = np.cumsum([table * wide, players * (len(OF_SEAT) * wide + 1), len(moment), wide, 1])
        self._ends = [int(end) for end in ends]
        self._row = self._ends[-1] * BYTES + 2 + self._numbers.shape[1] + 1
        assert self._lacks.shape[2] == self._names.shape[1] == factions

    def _read(self) -> None:
        """Write what the games say into the arrays."""
        games = self.games
        rows = np.frombuffer(self._batch.rows(), np.uint8).reshape(games, self._row)
        table, seats, moment, cards, names = self._ends
        bits = np.unpackbits(rows[:, : names * BYTES], axis=1, bitorder="little").view(np.int8)
        words = bits.reshape(games, names, WORD)
        self._planes(self._table, words[:, :table].reshape(games, len(self._table[0]), -1, WORD))
        players = self._lacks.shape[1]
        of_seats = words[:, table:seats].reshape(games, players, -1, WORD)
        self._planes(self._of_seats, of_seats[:, :, :-1].reshape(games, players, len(OF_SEAT), -1, WORD))
        self._lacks[:] = of_seats[:, :, -1, : self._lacks.shape[2]]
        for number, field in enumerate(self._moment, seats):
            field[:] = words[:, number, : field.shape[1]]
        numbers = rows[:, names * BYTES :].view(np.int8)
        plane = np.empty((games, self._on_cards.shape[2]), np.int8)
        self._planes(plane, words[:, moment:cards])
        of_kind = (numbers[:, :1] == ON_CARDS).view(np.int8)
        np.multiply(plane[:, None], of_kind[:, :, None], out=self._on_cards)
        self._names[:] = words[:, cards, : self._names.shape[1]]
        self.masks[:, -1] = numbers[:, 1]
        self._numbers[:] = numbers[:, 2:-1]
        self.seats[:] = numbers[:, -1]

    def _planes(self, target: NDArray[np.int8], words: NDArray[np.int8]) -> None:
        """Put the words of planes, one or two each, side by side."""
        for word, (start, stop) in enumerate(self._in_words):
            target[..., start:stop] = words[..., word, : stop - start]


def _by_flags(sides: Sequence[int]) -> NDArray[np.float32]:
    """What each seat gets, by the flags of the sides that have won; nothing while nobody has."""
    number = max(sides) + 1
    gained = np.zeros((1 << number, len(sides)), np.float32)
    for flags in range(1, 1 << number):
        gained[flags] = rewards([seat for seat, side in enumerate(sides) if flags >> side & 1], sides)
    return gained
