"""Dwarves: they like to stand in line."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.board import KIND
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import score


class Dwarves(Faction):
    """A point for every Dwarf in the row and the column of the card placed."""

    def __init__(self) -> None:
        super().__init__("Dw", "Dwarves", "Dwarf", 5)

    def works(self, state: State) -> bool:
        return self._in_line(state) > 0

    def on_use(self, state: State) -> None:
        score(state, self._in_line(state), self.code)

    def _in_line(self, state: State) -> i64:
        board = state.board
        here = state.here
        number = board.counted(here, 1, self.kind) + board.counted(here, board.row, self.kind)
        if board.cells[here] & KIND == self.kind:
            number += 1
        return number
