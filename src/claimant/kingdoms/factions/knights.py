"""Knights: they drive others away."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.actions import CHOOSE, DONE, FIELD
from claimant.kingdoms.board import SIDES
from claimant.kingdoms.choices import Options
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import GOING_ON, State
from claimant.kingdoms.verbs import ask_further, take_figure_back
from claimant.tabletop.reason import TEXT, define_reasons

define_reasons(
    {
        "no-choice-Kn": {"choice": TEXT},
    }
)


class Knights(Faction):
    """Up to two of the opponent's figures on neighbours go back."""

    def __init__(self) -> None:
        super().__init__("Kn", "Knights", "Knight", 9, refusal="no-choice-Kn")

    def choices(self, state: State, options: Options) -> None:
        mark = state.opponent().mark
        side: i64 = 0
        while side < SIDES:
            field = state.board.beside(state.here, side)
            if state.board.cells[field] & mark:
                options.add(CHOOSE + field)
            side += 1

    def further_choices(self, state: State, options: Options) -> None:
        self.choices(state, options)
        options.add(DONE)

    def on_choice(self, state: State, move: i64) -> None:
        if move == DONE:
            return
        take_figure_back(state, state.opponent(), move & FIELD, self.code)
        if state.stage != GOING_ON and self._has_another(state):
            ask_further(state, self)

    def _has_another(self, state: State) -> bool:
        mark = state.opponent().mark
        side: i64 = 0
        while side < SIDES:
            if state.board.cells[state.board.beside(state.here, side)] & mark:
                return True
            side += 1
        return False
