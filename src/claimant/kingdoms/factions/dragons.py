"""Dragons: they score the cards around them."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.board import AROUND, is_face_up
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import score


class Dragons(Faction):
    """A point for each face-up card on the eight fields around."""

    def __init__(self) -> None:
        super().__init__("Dr", "Dragons", "Dragon", 7)

    def works(self, state: State) -> bool:
        return self._around(state) > 0

    def on_use(self, state: State) -> None:
        score(state, self._around(state), self.code)

    def _around(self, state: State) -> i64:
        number: i64 = 0
        side: i64 = 0
        while side < AROUND:
            if is_face_up(state.board.cells[state.board.beside(state.here, side)]):
                number += 1
            side += 1
        return number
