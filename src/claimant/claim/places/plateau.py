"""The Plateau: nobody stays on top for long."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Place
from claimant.claim.state import State

IN_A_ROW: Final = 3


class Plateau(Place):
    """A player who has won three tricks in a row does not lead the next one."""

    def __init__(self) -> None:
        super().__init__("Plateau", "Plateau", "landscape", remembers=1)

    def ignores_score_piles(self) -> bool:
        return True

    def carries(self, state: State) -> i64:
        """Who has won the last trick, and how many in a row; after three the count restarts."""
        streak = state.memory[self.slot] % IN_A_ROW
        return 0 if streak == 0 else 2 * streak + state.last_winner

    def tells_apart(self, card: Card, other: Card) -> bool:
        return False

    # Remembered: how many tricks in a row the last winner has won. After three the count restarts.

    def on_trick_won(self, state: State) -> None:
        before = state.memory[self.slot] % IN_A_ROW if state.winner == state.last_winner else 0
        state.memory[self.slot] = before + 1

    def leads(self, so_far: i64, state: State) -> i64:
        return state.after(state.winner) if state.memory[self.slot] == IN_A_ROW else so_far
