"""The order of the steps: runs them until somebody must decide or the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms import bags, events
from claimant.kingdoms.actions import FIELD, FIELD_BITS, PLACE_CARD, place_move
from claimant.kingdoms.bags import BITS, MOST
from claimant.kingdoms.board import PLAYABLE
from claimant.kingdoms.state import (
    BEGIN_TURN,
    DRAW,
    DRAW_CARD,
    END_TURN,
    NOTHING,
    PLACE,
    POWER,
    TIDY_DISPLAY,
    USE_POWER,
    State,
)
from claimant.kingdoms.turn.draw import draw, offer_draw
from claimant.kingdoms.turn.end import end_turn
from claimant.kingdoms.turn.place import begin_turn, place
from claimant.kingdoms.turn.power import answer, offer_power
from claimant.kingdoms.turn.tidy import tidy_display
from claimant.tabletop.chance import Chance
from claimant.tabletop.event import Event


def proceed(state: State) -> None:
    """Run step after step, as far as nobody has to decide anything, chance included."""
    while state.asking == NOTHING:
        step = state.step
        if step == USE_POWER:
            offer_power(state)
        elif step == DRAW_CARD:
            offer_draw(state)
        elif step == TIDY_DISPLAY:
            tidy_display(state)
        elif step == END_TURN:
            end_turn(state)
        elif step == BEGIN_TURN:
            begin_turn(state)
        else:
            return


def apply(state: State, move: i64) -> None:
    """Carry out a legal move of the active seat. Legality is not checked here."""
    asking = state.asking
    if asking == PLACE:
        number = move - PLACE_CARD
        place(state, state.rules.factions[number >> FIELD_BITS], number & FIELD)
    elif asking == POWER:
        answer(state, move)
    else:
        draw(state, move)
    proceed(state)


# --- chance -------------------------------------------------------------------------------------------


def shuffle(state: State, chance: Chance) -> None:
    """Chance shuffles the pile, as it was asked to."""
    chance.shuffle(state.pile)
    _shuffled(state)


def arrange(state: State, pile: list[int]) -> None:
    """The pile has been shuffled into this order, its top card first."""
    state.pile.clear()
    place: i64 = len(pile) - 1
    while place >= 0:
        state.pile.append(pile[place])
        place -= 1
    _shuffled(state)


def _shuffled(state: State) -> None:
    if state.log is not None:
        state.log.append(Event(events.SHUFFLED, "chance", count=len(state.pile)))
    state.asking = NOTHING
    proceed(state)


# --- what may be done ---------------------------------------------------------------------------------


def option_count(state: State) -> i64:
    """How many different moves the active seat has."""
    if state.asking != PLACE:
        return state.options.size
    kinds: i64 = 0
    hand = state.player().hand
    while hand != 0:
        if (hand & MOST) != 0:
            kinds += 1
        hand >>= BITS
    return kinds * len(state.board.playable)


def option(state: State, number: i64) -> i64:
    """One of the moves, counted from 0 in no particular order."""
    if state.asking != PLACE:
        return state.options.moves[number]
    playable = state.board.playable
    fields: i64 = len(playable)
    kind: i64 = 0
    while number >= fields:
        number -= fields
        kind += 1
    field = playable[number]
    hand = state.player().hand
    faction: i64 = 0
    while True:
        if (hand & MOST) != 0:
            if kind == 0:
                return place_move(faction, field)
            kind -= 1
        hand >>= BITS
        faction += 1


def is_legal(state: State, move: i64) -> bool:
    """May the active seat do this now?"""
    if state.asking == PLACE:
        number = move - PLACE_CARD
        return (
            number >= 0
            and state.board.cells[number & FIELD] == PLAYABLE
            and bags.count(state.player().hand, number >> FIELD_BITS) > 0
        )
    return (state.asking == POWER or state.asking == DRAW) and state.options.has(move)
