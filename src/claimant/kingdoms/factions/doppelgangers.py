"""Doppelgängers: they do as their neighbours do."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.actions import CHOOSE, FIELD
from claimant.kingdoms.board import SIDES, is_face_up
from claimant.kingdoms.choices import Options
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import copy_power
from claimant.tabletop.reason import TEXT, define_reasons

define_reasons(
    {
        "no-choice-Do": {"choice": TEXT},
    }
)


class Doppelgangers(Faction):
    """The power of a neighbour, used as if this card had it."""

    def __init__(self) -> None:
        super().__init__("Do", "Doppelgängers", "Doppelgänger", 7, refusal="no-choice-Do")

    def choices(self, state: State, options: Options) -> None:
        found = Options([])
        side: i64 = 0
        while side < SIDES:
            field = state.board.beside(state.here, side)
            if is_face_up(state.board.cells[field]):
                copied = state.kind_at(field)
                if copied is not self:
                    copied.choices(state, found)
                    if found.size > 0 or copied.works(state):
                        options.add(CHOOSE + field)
                    found.clear()
            side += 1

    def on_choice(self, state: State, move: i64) -> None:
        copy_power(state, state.kind_at(move & FIELD), self.code)
