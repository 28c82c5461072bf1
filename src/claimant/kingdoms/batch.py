"""Many games of Claim Kingdoms side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from claimant.kingdoms.encoding import Encoder
from claimant.kingdoms.playout import new_state, play
from claimant.kingdoms.ruleset import Ruleset
from claimant.kingdoms.state import State
from claimant.kingdoms.turn.score import winning_sides
from claimant.tabletop.batch import Batch
from claimant.tabletop.copying import Parts, remade


@final
class KingdomsBatch(Batch):
    """Games of one line-up. Shuffles during a game use its stream of chance, too."""

    def __init__(self, rules: Ruleset, seeds: Sequence[int]) -> None:
        super().__init__(seeds)
        self.rules = rules
        self.encoder = Encoder(rules)
        self.states: list[State] = [new_state(rules, chance, watched=True) for chance in self.chances]

    def __reduce__(self) -> Parts:
        return remade(self, self.rules, [])

    def __repr__(self) -> str:
        return f"<KingdomsBatch: {len(self.states)} games of {self.rules.line_up}>"

    def deal(self, game: i64) -> None:
        self.states[game] = new_state(self.rules, self.chances[game], watched=True)

    def act(self, game: i64, action: i64) -> i64:
        state = self.states[game]
        play(state, self.encoder.move(state, action), self.chances[game])
        return winning_sides(state) if state.is_over() else 0

    def write(self, game: i64) -> i64:
        state = self.states[game]
        seat = state.player()
        self.encoder.row(state, seat, self.out)
        return seat.index
