"""Giants: where they tread, nothing is left."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.actions import CHOOSE, FIELD
from claimant.kingdoms.board import SIDES, is_face_up
from claimant.kingdoms.choices import Options
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import turn_over
from claimant.tabletop.reason import TEXT, define_reasons

define_reasons(
    {
        "no-choice-Gi": {"choice": TEXT},
    }
)


class Giants(Faction):
    """A neighbour is turned face down for the rest of the game."""

    def __init__(self) -> None:
        super().__init__("Gi", "Giants", "Giant", 8, refusal="no-choice-Gi")

    def choices(self, state: State, options: Options) -> None:
        side: i64 = 0
        while side < SIDES:
            field = state.board.beside(state.here, side)
            if is_face_up(state.board.cells[field]):
                options.add(CHOOSE + field)
            side += 1

    def on_choice(self, state: State, move: i64) -> None:
        turn_over(state, move & FIELD, self.code)
