"""Phase 1, first step: turn up the prizes of the trick."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.state import State
from claimant.claim.verbs import draw


def turn_up_prizes(state: State) -> None:
    turned_up: i64 = 0
    while turned_up < state.rules.prizes:
        draw(state, state.deck, state.prizes, "reveal")
        turned_up += 1
