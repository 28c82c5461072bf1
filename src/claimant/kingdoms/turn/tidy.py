"""At the end of the draw step: three alike do not stay in the display (K1)."""

from __future__ import annotations

from claimant.kingdoms import events
from claimant.kingdoms.knowledge.minds import is_only
from claimant.kingdoms.state import DISPLAY_SIZE, END_TURN, State
from claimant.kingdoms.verbs import ask_chance_to_shuffle, return_to_pile, turn_up
from claimant.tabletop.event import NOBODY, Event


def tidy_display(state: State) -> None:
    """Fill the display; of three alike, shuffle two into the pile and come back to fill their places."""
    display = state.display
    while len(display) < DISPLAY_SIZE and state.pile:
        display.append(turn_up(state, "tidy"))
    if _three_alike(state) and state.pile and _leave_two(state):
        return
    state.step = END_TURN


def _three_alike(state: State) -> bool:
    display = state.display
    return len(display) == DISPLAY_SIZE and display[0] == display[1] and display[1] == display[2]


def _leave_two(state: State) -> bool:
    """Take two of three alike away, unless the pile has nothing else to put there."""
    faction = state.display[0]
    only = is_only(state.pile_bag, faction)
    if state.minds:
        unseen = state.unseen()
        for mind in state.minds:
            mind.see_whether_pile_is_only(unseen, faction, only)
    if only:
        return False
    for _ in range(2):
        state.display.pop()
        return_to_pile(state, faction)
    if state.log is not None:
        code = state.rules.factions[faction].code
        state.log.append(
            Event(events.MOVED, "tidy", NOBODY, [code, code], events.DISPLAY, target=events.PILE)
        )
    ask_chance_to_shuffle(state)
    return True
