"""Many games of Claim side by side, each at its next decision: for learning. Nothing here checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from librt.strings import BytesWriter, read_i16_le
from mypy_extensions import i64

from claimant.claim.encoding import Encoder, write_number
from claimant.claim.playout import new_state
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import State
from claimant.claim.turn.flow import answer
from claimant.claim.turn.score import winning_sides
from claimant.tabletop.chance import Chance
from claimant.tabletop.copying import Parts, remade


@final
class Batch:
    """Games that go on with the next deal when they are over. Each has its own stream of chance."""

    def __init__(self, rules: Ruleset, seeds: Sequence[int]) -> None:
        self.rules = rules
        self.encoder = Encoder(rules)
        self.chances = [Chance(seed) for seed in seeds]
        self.states: list[State] = [new_state(rules, chance) for chance in self.chances]

    def __reduce__(self) -> Parts:
        return remade(self, self.rules, [])

    def __repr__(self) -> str:
        return f"<Batch: {len(self.states)} games of {self.rules.setting}>"

    def rows(self) -> bytes:
        """For each game what the seat to act knows and may do, all rows of the same length.

        The bits of the observation and those of the mask in words; then the numbers of both, and the seat,
        in bytes.
        """
        out = BytesWriter()
        for state in self.states:
            seat = state.seats[state.turn]
            self.encoder.observe(state, seat, out)
            self.encoder.mask(state, seat, out)
            self.encoder.numbers(state, seat, out)
            write_number(out, seat.index)
        return out.getvalue()

    def step(self, actions: bytes) -> bytes:
        """Do what these numbers say, two bytes each; for each game the flags of the sides that have won it.

        All must be legal. Where a game is over the next one is dealt.
        """
        won = BytesWriter()
        at: i64 = 0
        number: i64 = 0
        for state in self.states:
            seat = state.seats[state.turn]
            card = self.encoder.card(state, seat, i64(read_i16_le(actions, at)))
            answer(state, card, seat.index)
            at += 2
            if state.is_over():
                write_number(won, winning_sides(state))
                self.states[number] = new_state(self.rules, self.chances[number])
            else:
                write_number(won, 0)
            number += 1
        return won.getvalue()
