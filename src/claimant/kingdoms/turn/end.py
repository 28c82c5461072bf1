"""The end of a turn, and of the game."""

from __future__ import annotations

from claimant.kingdoms import events
from claimant.kingdoms.state import BEGIN_TURN, NO_CARDS, NO_FIELD_NUMBER, NO_FIGURES, OVER, State
from claimant.tabletop.event import Event


def end_turn(state: State) -> None:
    """Let the next seat begin its turn, unless the game is over."""
    state.here = NO_FIELD_NUMBER
    state.power = None
    state.has_drawn = False
    if state.turn_number > 0:
        if _somebody_has_no_figure(state) and state.active != state.first:
            end_game(state, NO_FIGURES)
            return
        if _no_card_is_left(state):
            end_game(state, NO_CARDS)
            return
    state.set_turn(state.turn_number + 1)
    state.step = BEGIN_TURN


def _somebody_has_no_figure(state: State) -> bool:
    return state.seats[0].supply == 0 or state.seats[1].supply == 0


def _no_card_is_left(state: State) -> bool:
    if state.pile or state.display:
        return False
    return state.seats[0].hand_size == 0 and state.seats[1].hand_size == 0


def end_game(state: State, reason: str) -> None:
    state.ended_by = reason
    state.step = OVER
    if state.log is not None:
        state.log.append(Event(events.GAME_ENDED, reason))
