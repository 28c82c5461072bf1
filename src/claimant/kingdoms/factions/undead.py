"""Undead: they change places with the living."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.actions import CHOOSE, FIELD
from claimant.kingdoms.choices import Options
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import swap_figures
from claimant.tabletop.reason import TEXT, define_reasons

define_reasons(
    {
        "no-choice-Un": {"choice": TEXT},
    }
)


class Undead(Faction):
    """The figure just placed changes places with an opponent's, however far away."""

    def __init__(self) -> None:
        super().__init__("Un", "Undead", "Undead", 6, refusal="no-choice-Un")

    def choices(self, state: State, options: Options) -> None:
        cells = state.board.cells
        mark = state.player().mark
        for field in state.opponent().figures:
            if (cells[field] & mark) == 0:
                options.add(CHOOSE + field)

    def on_choice(self, state: State, move: i64) -> None:
        swap_figures(state, state.here, move & FIELD, self.code)
