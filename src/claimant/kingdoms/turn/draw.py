"""Step 3: draw a card, from the display or from the pile."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms.actions import DRAW_PILE, TAKE
from claimant.kingdoms.bags import unit
from claimant.kingdoms.state import DRAW, TIDY_DISPLAY, State
from claimant.kingdoms.verbs import close_question, draw_from_pile, take_from_display


def offer_draw(state: State) -> None:
    """Ask which card to draw, while there is one and a power has not done it already."""
    state.step = TIDY_DISPLAY
    if state.has_drawn:
        return
    fill_options(state)
    if state.options.size > 0:
        state.asking = DRAW


def fill_options(state: State) -> None:
    """Of equal cards only one is offered."""
    options = state.options
    options.clear()
    offered: i64 = 0
    for faction in state.display:
        card = unit(faction)
        if (offered & card) == 0:
            options.add(TAKE + faction)
        offered |= card
    if state.pile:
        options.add(DRAW_PILE)


def draw(state: State, move: i64) -> None:
    close_question(state)
    if move == DRAW_PILE:
        draw_from_pile(state, state.player(), "draw")
    else:
        take_from_display(state, state.player(), move - TAKE, "draw")
