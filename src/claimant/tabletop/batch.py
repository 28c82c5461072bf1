"""Many games side by side, each at its next decision: for learning. Nothing here checks."""

from __future__ import annotations

from collections.abc import Sequence

from librt.strings import read_i16_le
from mypy_extensions import i64

from claimant.tabletop.chance import Chance
from claimant.tabletop.rows import RowWriter


class Batch:
    """Games that continue with the next deal when they are over. Each has its own stream of chance."""

    def __init__(self, seeds: Sequence[int]) -> None:
        self.out = RowWriter()
        self.chances = [Chance(seed) for seed in seeds]

    def deal(self, game: i64) -> None:
        """Deal the next game at this place."""
        raise NotImplementedError

    def act(self, game: i64, action: i64) -> i64:
        """Perform the action with this number; returns the flags of the winning sides if the game is over,
        else 0.
        """
        raise NotImplementedError

    def write(self, game: i64) -> i64:
        """Write what the seat to act knows and may do; returns that seat.

        First come the bits of its observation and of its mask, padded to a multiple of 32 bits, then the
        numbers of its observation.
        """
        raise NotImplementedError

    def rows(self) -> bytes:
        """The output of `write` for each game, the seat and who has just won; all rows have the same
        length.
        """
        game: i64 = 0
        while game < len(self.chances):
            self._write_row(game, 0)
            game += 1
        return self.out.taken()

    def step(self, actions: bytes) -> bytes:
        """Do what these numbers say, two bytes each; then the rows.

        All must be legal. Where a game is over the next one is dealt.
        """
        game: i64 = 0
        # Write each game at once, while it is still in the processor's cache.
        while game < len(self.chances):
            won = self.act(game, i64(read_i16_le(actions, 2 * game)))
            if won != 0:
                self.deal(game)
            self._write_row(game, won)
            game += 1
        return self.out.taken()

    def _write_row(self, game: i64, won: i64) -> None:
        seat = self.write(game)
        self.out.number(seat)
        self.out.number(won)
        self.out.fill_up()
