"""Gnomes: they bring a friend."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.actions import CHOOSE, FIELD
from claimant.kingdoms.board import SIDES, is_face_up
from claimant.kingdoms.choices import Options
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import put_figure, score
from claimant.tabletop.reason import TEXT, define_reasons

define_reasons(
    {
        "no-choice-Gn": {"choice": TEXT},
    }
)


class Gnomes(Faction):
    """A point, and one more figure on a neighbour that has none of the player's."""

    def __init__(self) -> None:
        super().__init__("Gn", "Gnomes", "Gnome", 5, refusal="no-choice-Gn")

    def choices(self, state: State, options: Options) -> None:
        player = state.player()
        if player.supply == 0:
            return
        side: i64 = 0
        while side < SIDES:
            field = state.board.beside(state.here, side)
            cell = state.board.cells[field]
            if is_face_up(cell) and (cell & player.mark) == 0:
                options.add(CHOOSE + field)
            side += 1

    def works(self, state: State) -> bool:
        return True

    def on_use(self, state: State) -> None:
        score(state, 1, self.code)

    def on_choice(self, state: State, move: i64) -> None:
        score(state, 1, self.code)
        put_figure(state, state.player(), move & FIELD, self.code)
