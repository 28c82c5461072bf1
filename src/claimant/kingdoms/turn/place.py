"""Step 1: place a card and put a figure on it."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms import events
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import NO_FIELD, NOTHING, PLACE, USE_POWER, State
from claimant.kingdoms.turn.end import end_game
from claimant.kingdoms.verbs import place_card, put_figure
from claimant.tabletop.event import Event


def begin_turn(state: State) -> None:
    """Ask for a card; without a field to place it on, the game is over (K8)."""
    if not state.board.playable:
        end_game(state, NO_FIELD)
        return
    if state.log is not None:
        state.log.append(Event(events.TURN_BEGAN, "turn", state.active))
    state.asking = PLACE


def place(state: State, faction: Faction, field: i64) -> None:
    player = state.player()
    place_card(state, player, faction, field)
    put_figure(state, player, state.here, "place")
    state.asking = NOTHING
    state.step = USE_POWER
