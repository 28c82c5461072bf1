"""Many games of Claim side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from claimant.claim.encoding import Encoder
from claimant.claim.playout import new_state
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import State
from claimant.claim.turn.flow import answer
from claimant.claim.turn.score import winning_sides
from claimant.tabletop.batch import Batch
from claimant.tabletop.copying import Parts, remade


@final
class ClaimBatch(Batch):
    """Games of one line-up."""

    def __init__(self, rules: Ruleset, seeds: Sequence[int]) -> None:
        super().__init__(seeds)
        self.rules = rules
        self.encoder = Encoder(rules)
        self.states: list[State] = [new_state(rules, chance) for chance in self.chances]

    def __reduce__(self) -> Parts:
        return remade(self, self.rules, [])

    def __repr__(self) -> str:
        return f"<ClaimBatch: {len(self.states)} games of {self.rules.setting}>"

    def deal(self, game: i64) -> None:
        self.states[game] = new_state(self.rules, self.chances[game])

    def act(self, game: i64, action: i64) -> i64:
        state = self.states[game]
        seat = state.seats[state.turn]
        answer(state, self.encoder.card(state, seat, action), seat.index)
        return winning_sides(state) if state.is_over() else 0

    def write(self, game: i64) -> i64:
        state = self.states[game]
        seat = state.seats[state.turn]
        self.encoder.row(state, seat, self.out)
        return seat.index
