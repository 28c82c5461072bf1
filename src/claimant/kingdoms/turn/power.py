"""Step 2: use the power of the card just placed, or not."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms import events
from claimant.kingdoms.actions import PASS, USE
from claimant.kingdoms.state import COPIED, DRAW_CARD, GOING_ON, OFFERED, POWER, State
from claimant.kingdoms.verbs import close_question
from claimant.tabletop.event import Event


def offer_power(state: State) -> None:
    """Ask about the power, unless it could do nothing here."""
    power = state.kind_at(state.here)
    state.power = power
    state.stage = OFFERED
    state.step = DRAW_CARD
    fill_options(state)
    if state.options.size > 0:
        state.asking = POWER


def fill_options(state: State) -> None:
    """The possible answers to the question that a power asks."""
    power = state.power
    assert power is not None
    options = state.options
    options.clear()
    if state.stage == GOING_ON:
        power.further_choices(state, options)
        return
    power.choices(state, options)
    if state.stage == COPIED:
        return
    if options.size == 0 and power.works(state):
        options.add(USE)
    if options.size > 0:
        options.add(PASS)


def answer(state: State, move: i64) -> None:
    """The player has answered; the power may ask on."""
    power = state.power
    assert power is not None
    close_question(state)
    if move == PASS:
        if state.log is not None:
            state.log.append(Event(events.PASSED, power.code, state.active))
    elif move == USE:
        power.on_use(state)
    else:
        power.on_choice(state, move)
