"""Trolls: they love variety, except in Trolls."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.actions import COLUMN_LINE, ROW_LINE
from claimant.kingdoms.board import KIND
from claimant.kingdoms.choices import Options
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import score
from claimant.tabletop.reason import WORD, define_reasons

define_reasons(
    {
        "no-choice-Tr": {"choice": WORD},
    }
)


class Trolls(Faction):
    """A point for each different faction in a line with at most one Troll."""

    def __init__(self) -> None:
        super().__init__("Tr", "Trolls", "Troll", 6, refusal="no-choice-Tr")

    def choices(self, state: State, options: Options) -> None:
        if self._trolls_in_line(state, 1) <= 1:
            options.add(ROW_LINE)
        if self._trolls_in_line(state, state.board.row) <= 1:
            options.add(COLUMN_LINE)

    def on_choice(self, state: State, move: i64) -> None:
        kinds = state.board.kinds(state.here, 1 if move == ROW_LINE else state.board.row)
        points: i64 = 0
        while kinds != 0:
            kinds &= kinds - 1
            points += 1
        score(state, points, self.code)

    def _trolls_in_line(self, state: State, step: i64) -> i64:
        """Including the card itself: a Doppelgänger is not a Troll, so it may have one in its line (K5)."""
        number = state.board.counted(state.here, step, self.kind)
        if state.board.cells[state.here] & KIND == self.kind:
            number += 1
        return number
