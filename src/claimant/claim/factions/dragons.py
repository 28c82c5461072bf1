"""Dragons: they seize the lead."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.powers import Faction
from claimant.claim.state import State


class Dragons(Faction):
    """The player of the last Dragon in a trick, other than its leader, leads the next one."""

    def __init__(self) -> None:
        super().__init__("Dr", "Dragons", "Dragon", box="Claim 2")

    def is_trick_local(self) -> bool:
        return True

    def leads(self, so_far: i64, state: State) -> i64:
        if (state.in_trick & self.flag) == 0:
            return so_far
        place = state.players - 1
        while place > 0:
            seat = state.beyond(state.leader, place)
            card = seat.played
            if card is not None and card.faction is self:
                return seat.index
            place -= 1
        return so_far
