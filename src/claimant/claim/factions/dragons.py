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
        index = state.after(state.leader)
        while index != state.leader:
            card = state.seats[index].played
            if card is not None and card.faction is self:
                so_far = index
            index = state.after(index)
        return so_far
