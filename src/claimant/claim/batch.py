"""Many games of Claim side by side, each at its next decision: for learning. Nothing here checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from librt.strings import read_i16_le
from mypy_extensions import i64

from claimant.claim.encoding import Encoder
from claimant.claim.playout import new_state
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import State
from claimant.claim.turn.flow import answer
from claimant.claim.turn.score import winning_sides
from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.rows import RowWriter


@final
class Batch:
    """Games that go on with the next deal when they are over. Each has its own stream of chance."""

    def __init__(self, rules: Ruleset, seeds: Sequence[int]) -> None:
        self.rules = rules
        self.encoder = Encoder(rules)
        self.out = RowWriter()
        self.chances = [Chance(seed) for seed in seeds]
        self.states: list[State] = [new_state(rules, chance) for chance in self.chances]

    def __reduce__(self) -> Parts:
        return remade(self, self.rules, [])

    def __repr__(self) -> str:
        return f"<Batch: {len(self.states)} games of {self.rules.setting}>"

    def rows(self) -> bytes:
        """For each game what the seat to act knows and may do, all rows of the same length.

        A row has the bits of the observation and of the mask, filled up to a multiple of 32; then a byte
        for each number of the observation, for the seat, and for the sides that have just won (flags).
        """
        for state in self.states:
            self._write(state, 0)
        return self.out.taken()

    def step(self, actions: bytes) -> bytes:
        """Do what these numbers say, two bytes each; then the rows.

        All must be legal. Where a game is over the next one is dealt.
        """
        at: i64 = 0
        number: i64 = 0
        # Each game is told of at once, while the processor still has it at hand.
        for state in self.states:
            seat = state.seats[state.turn]
            card = self.encoder.card(state, seat, i64(read_i16_le(actions, at)))
            answer(state, card, seat.index)
            at += 2
            if state.is_over():
                following = new_state(self.rules, self.chances[number])
                self.states[number] = following
                self._write(following, winning_sides(state))
            else:
                self._write(state, 0)
            number += 1
        return self.out.taken()

    def _write(self, state: State, won: i64) -> None:
        seat = state.seats[state.turn]
        self.encoder.row(state, seat, self.out)
        self.out.number(seat.index)
        self.out.number(won)
