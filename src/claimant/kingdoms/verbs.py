"""The few verbs through which cards and figures move and questions are asked.

Each changes the state, updates who knows what, and writes an event if somebody is listening.
"""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms import bags, events
from claimant.kingdoms.bags import unit
from claimant.kingdoms.board import KIND
from claimant.kingdoms.events import FigureMoved
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import COPIED, GOING_ON, NOTHING, POWER, SHUFFLE, Seat, State
from claimant.tabletop.event import EVERYBODY, NOBODY, Event

# --- cards on the board -------------------------------------------------------------------------------


def place_card(state: State, seat: Seat, faction: Faction, field: i64) -> None:
    """A card goes from the hand to a field, face up."""
    for mind in state.minds:
        mind.see_leave(seat.index, faction.index)
    seat.hand -= faction.unit
    seat.hand_size -= 1
    state.board.lay(field, faction.kind)
    state.here = field
    if not state.board.has_room():
        make_room(state)
    if state.log is not None:
        state.log.append(
            Event(
                events.MOVED,
                "place",
                seat.index,
                [faction.code],
                events.HAND,
                seat.index,
                state.board.name(state.here),
            )
        )


def make_room(state: State) -> None:
    """Lay the board out wider; whatever speaks of fields by number gets new ones."""
    narrow = state.board
    wide = narrow.widened()
    state.board = wide
    state.here = wide.field(narrow.x(state.here), narrow.y(state.here))
    for seat in state.seats:
        place: i64 = 0
        for field in seat.figures:
            seat.figures[place] = wide.field(narrow.x(field), narrow.y(field))
            place += 1


def turn_over(state: State, field: i64, cause: str) -> None:
    """A card is turned face down; figures on it go back to their owners."""
    if state.log is not None:
        faction = state.kind_at(field)
        state.log.append(
            Event(events.TURNED_OVER, cause, state.active, [faction.code], target=state.board.name(field))
        )
    for seat in state.seats:
        if state.board.cells[field] & seat.mark:
            take_figure_back(state, seat, field, cause)
    state.board.turn_over(field)


# --- figures ------------------------------------------------------------------------------------------


def put_figure(state: State, seat: Seat, field: i64, cause: str) -> None:
    """A figure goes from the supply to a card."""
    seat.supply -= 1
    set_down(state, seat, field)
    if state.log is not None:
        card = state.kind_at(field).code
        _tell_figure(state, seat, card, events.SUPPLY, state.board.name(field), cause)


def take_figure_back(state: State, seat: Seat, field: i64, cause: str) -> None:
    """A figure goes from a card back to its owner's supply."""
    _lift(state, seat, field)
    seat.supply += 1
    if state.log is not None:
        card = state.kind_at(field).code
        _tell_figure(state, seat, card, state.board.name(field), events.SUPPLY, cause)


def swap_figures(state: State, mine: i64, theirs: i64, cause: str) -> None:
    """The player's figure on one card and the opponent's on another change places."""
    player = state.player()
    opponent = state.opponent()
    _lift(state, player, mine)
    _lift(state, opponent, theirs)
    set_down(state, player, theirs)
    set_down(state, opponent, mine)
    if state.log is not None:
        name = state.board.name(mine)
        other = state.board.name(theirs)
        _tell_figure(state, player, state.kind_at(theirs).code, name, other, cause)
        _tell_figure(state, opponent, state.kind_at(mine).code, other, name, cause)


def set_down(state: State, seat: Seat, field: i64) -> None:
    """Put a figure on a card, wherever it comes from."""
    cells = state.board.cells
    cell = cells[field]
    cells[field] = cell | seat.mark
    seat.figures.append(field)
    seat.standing += unit((cell & KIND) - 1)


def _lift(state: State, seat: Seat, field: i64) -> None:
    cells = state.board.cells
    cell = cells[field]
    cells[field] = cell & ~seat.mark
    seat.standing -= unit((cell & KIND) - 1)
    figures = seat.figures
    place: i64 = 0
    while figures[place] != field:
        place += 1
    last = figures.pop()
    if place < len(figures):
        figures[place] = last


def _tell_figure(state: State, seat: Seat, card: str, source: str, target: str, cause: str) -> None:
    """From a field or the seat's supply to another of these."""
    assert state.log is not None
    state.log.append(FigureMoved(cause, seat.index, state.active, card, source, target))


# --- points -------------------------------------------------------------------------------------------


def score(state: State, points: i64, cause: str) -> None:
    """The player gets points."""
    state.player().score += points
    if state.log is not None:
        state.log.append(Event(events.SCORED, cause, state.active, count=points))


# --- the pile, the display, the hands -----------------------------------------------------------------


def draw_from_pile(state: State, seat: Seat, cause: str) -> None:
    """The top card of the pile goes to a hand, unseen by the opponent."""
    faction = state.pile[-1]
    if state.minds:
        unseen = state.unseen()
        for mind in state.minds:
            mind.draw(unseen, seat.index, faction)
    state.pile.pop()
    state.pile_bag -= unit(faction)
    seat.hand += unit(faction)
    seat.hand_size += 1
    if state.log is not None:
        codes = [state.rules.factions[faction].code]
        _tell_taken(state, seat, codes, events.PILE, events.HAND, cause, seat.flag)


def take_from_display(state: State, seat: Seat, faction: i64, cause: str) -> None:
    """An open card goes to a hand; the next card of the pile takes its place at once."""
    for mind in state.minds:
        mind.see_enter(seat.index, faction)
    display = state.display
    place: i64 = 0
    while display[place] != faction:
        place += 1
    seat.hand += unit(faction)
    seat.hand_size += 1
    if state.log is not None:
        codes = [state.rules.factions[faction].code]
        _tell_taken(state, seat, codes, events.DISPLAY, events.HAND, cause, EVERYBODY)
    if state.pile:
        display[place] = turn_up(state, cause)
    else:
        display.pop(place)


def turn_up(state: State, cause: str) -> i64:
    """Show the top card of the pile to everybody, for the display."""
    faction = state.pile[-1]
    if state.minds:
        unseen = state.unseen()
        for mind in state.minds:
            mind.see_pile(unseen, unit(faction))
    state.pile.pop()
    state.pile_bag -= unit(faction)
    if state.log is not None:
        codes = [state.rules.factions[faction].code]
        state.log.append(Event(events.MOVED, cause, cards=codes, source=events.PILE, target=events.DISPLAY))
    return faction


def _tell_taken(
    state: State, seat: Seat, codes: list[str], source: str, target: str, cause: str, seen_by: i64
) -> None:
    assert state.log is not None
    event = Event(events.MOVED, cause, seat.index, codes, source, NOBODY, target, seat.index, seen_by)
    state.log.append(event)


def return_to_pile(state: State, faction: i64) -> None:
    """Return a card to the pile; chance decides where it ends up (`ask_chance_to_shuffle`)."""
    state.pile.append(faction)
    state.pile_bag += unit(faction)


def look_at_pile(state: State, number: i64, cause: str) -> None:
    """The player takes cards from the pile to look at, unseen by the opponent."""
    looked: i64 = 0
    codes: list[str] = []
    while looked < number and state.pile:
        faction = state.pile.pop()
        state.pile_bag -= unit(faction)
        state.sight += unit(faction)
        looked += 1
        if state.log is not None:
            codes.append(state.rules.factions[faction].code)
    state.sight_size = looked
    seat = state.player()
    if state.minds:
        state.minds[state.active].see_pile(state.unseen(), state.sight)
    if state.log is not None:
        _tell_taken(state, seat, codes, events.PILE, events.SIGHT, cause, seat.flag)


def keep(state: State, kept: i64, cause: str) -> None:
    """Make `kept` the player's hand; the rest of it and of the cards looked at goes into the pile."""
    seat = state.player()
    cards = seat.hand + state.sight
    if state.minds:
        unseen = state.unseen()
        for mind in state.minds:
            mind.exchange(unseen, seat.index, state.sight_size, kept)
    returned = bags.listed(cards - kept)
    seat.hand = kept
    seat.hand_size = bags.size(kept)
    state.sight = 0
    state.sight_size = 0
    for faction in returned:
        return_to_pile(state, faction)
    if state.log is not None:
        codes = state.rules.codes(bags.listed(kept))
        state.log.append(Event(events.KEPT, cause, seat.index, codes, seen_by=seat.flag))
        if returned:
            codes = state.rules.codes(returned)
            given_back = Event(events.MOVED, cause, seat.index, codes, events.HAND, seat.index, events.PILE)
            given_back.seen_by = seat.flag
            state.log.append(given_back)
    if returned:
        ask_chance_to_shuffle(state)


# --- questions ----------------------------------------------------------------------------------------


def ask_further(state: State, power: Faction) -> None:
    """Ask the player for the next choice of a power that is under way."""
    state.asking = POWER
    state.power = power
    state.stage = GOING_ON
    state.options.clear()
    power.further_choices(state, state.options)


def copy_power(state: State, power: Faction, cause: str) -> None:
    """The player uses another faction's power as if the card just placed had it."""
    if state.log is not None:
        state.log.append(Event(events.COPIED_POWER, cause, state.active, [power.code]))
    state.power = power
    state.stage = COPIED
    state.options.clear()
    power.choices(state, state.options)
    if state.options.size > 0:
        state.asking = POWER
    else:
        power.on_use(state)


def ask_chance_to_shuffle(state: State) -> None:
    state.asking = SHUFFLE


def close_question(state: State) -> None:
    state.asking = NOTHING
