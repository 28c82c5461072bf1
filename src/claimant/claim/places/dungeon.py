"""The Dungeon: the last trick of each phase is worth an extra vote."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Place
from claimant.claim.state import NO_SEAT, State
from claimant.tabletop.reason import NUMBER, PLACE, SEAT, Reason, define_reasons
from claimant.tabletop.seats import seat_letter

define_reasons(
    {
        "dungeon": {"place": PLACE, "who": SEAT, "phase": NUMBER},
    }
)


class Dungeon(Place):
    """The winners of the last trick of each phase get an extra vote."""

    def __init__(self) -> None:
        super().__init__("Dungeon", "Dungeon", "building", remembers=2)

    def ignores_score_piles(self) -> bool:
        return True

    def carries(self, state: State) -> i64:
        """Who has won the last trick of which phase."""
        first, second = self._last_winners(state)
        return 4 * first + second

    def tells_apart(self, card: Card, other: Card) -> bool:
        return False

    def votes_to_come(self) -> i64:
        return 1

    # Remembered for each phase: the seat that won its last trick, + 1.

    def on_phase_end(self, state: State) -> None:
        state.memory[self.slot + state.phase - 1] = state.winner + 1

    def extra_votes(self, side: i64, state: State) -> i64:
        votes: i64 = 0
        for winner in self._last_winners(state):
            if winner == side:
                votes += 1
        return votes

    def explains(self, state: State) -> list[Reason]:
        return [
            Reason("dungeon", {"place": self.code, "who": seat_letter(winner), "phase": phase})
            for phase, winner in enumerate(self._last_winners(state), start=1)
            if winner != NO_SEAT
        ]

    def _last_winners(self, state: State) -> list[int]:
        return [number - 1 for number in state.memory[self.slot : self.slot + 2]]
