"""What one seat, or a spectator, can know: built from its mind, never cut out of the state.

A view holds everything that a player with a perfect memory could know, and nothing more.
"""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms import bags, events
from claimant.kingdoms.actions import CHOOSE, DONE, FIELD, FIELD_BITS, PASS, Action, action_of
from claimant.kingdoms.board import FACE_DOWN, is_face_up
from claimant.kingdoms.knowledge.minds import SPECTATOR, Mind, both_hands, hand_in
from claimant.kingdoms.result import Result, result_of
from claimant.kingdoms.ruleset import Ruleset
from claimant.kingdoms.state import NOTHING, PLACE, SHUFFLE, Seat, State, moment
from claimant.kingdoms.turn.flow import option, option_count
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.view import View as BaseView

QUESTIONS = ("", "place", "power", "draw", "shuffle")
STAGES = ("offered", "copied", "going-on")


class Hidden:
    """Some hidden cards: how many, which the viewer knows, and what the rest could be.

    `candidates` names a card as often as it could be among the unknown ones.
    """

    def __init__(
        self, zone: str, seat: int | None, count: int, known: list[str], others: list[str]
    ) -> None:
        self.zone = zone
        self.seat = seat
        self.count = count
        self.known = known
        self.candidates = others

    def __reduce__(self) -> Parts:
        return Hidden, (self.zone, self.seat, self.count, self.known, self.candidates)

    def __repr__(self) -> str:
        owner = "" if self.seat is None else f"{seat_letter(self.seat)} "
        return f"<Hidden {owner}{self.zone}: {self.count} cards, {len(self.known)} known>"

    def to_json(self) -> dict[str, object]:
        return {
            "zone": self.zone,
            "seat": None if self.seat is None else seat_letter(self.seat),
            "count": self.count,
            "known": self.known,
            "candidates": self.candidates,
        }


class SeatView:
    """What the viewer can know about one seat. `hand` holds the cards it knows; the size counts all."""

    def __init__(self, index: int, hand: list[str], hand_size: int, supply: int, score: int) -> None:
        self.index = index
        self.hand = hand
        self.hand_size = hand_size
        self.supply = supply
        self.score = score

    def __reduce__(self) -> Parts:
        return SeatView, (self.index, self.hand, self.hand_size, self.supply, self.score)

    def __repr__(self) -> str:
        hand = f"hand {self.hand_size} ({len(self.hand)} known)"
        return f"<SeatView {seat_letter(self.index)}: {hand}, supply {self.supply}, score {self.score}>"

    def to_json(self) -> dict[str, object]:
        return {
            "seat": seat_letter(self.index),
            "hand": self.hand,
            "hand_size": self.hand_size,
            "supply": self.supply,
            "score": self.score,
        }


class Tile:
    """A card on the board with the figures on it; the faction of a face-down card is remembered."""

    def __init__(self, x: int, y: int, card: str, figures: list[int], face_down: bool) -> None:
        self.x = x
        self.y = y
        self.card = card
        self.figures = figures
        self.face_down = face_down

    def __reduce__(self) -> Parts:
        return Tile, (self.x, self.y, self.card, self.figures, self.face_down)

    def __repr__(self) -> str:
        figures = "".join([f" {seat_letter(seat)}" for seat in self.figures])
        turned = " face down" if self.face_down else ""
        return f"<Tile {self.card}@{self.x},{self.y}{figures}{turned}>"

    def to_json(self) -> dict[str, object]:
        return {
            "field": f"{self.x},{self.y}",
            "card": self.card,
            "figures": [seat_letter(seat) for seat in self.figures],
            "face_down": self.face_down,
        }


class View(BaseView[Action]):
    """A game through the eyes of one seat; `seat` is None for a spectator."""

    def __init__(self, rules: Ruleset, seat: int | None) -> None:
        super().__init__(seat)
        self.rules = rules
        self.turn_number = 0
        self.first = 0
        self.asking = ""
        """The question: "place", "power" or "draw"; empty when the game is over."""
        self.asker = ""
        """The code of the power that asks."""
        self.stage = ""
        """How far that power has come: "offered", "copied", "going-on"; empty when none asks."""
        self.has_drawn = False
        """Has the power of this turn taken the place of the draw?"""
        self.seats: list[SeatView] = []
        self.board: list[Tile] = []
        """All cards on the board, by rows from the north, each from west to east."""
        self.playable: list[tuple[int, int]] = []
        """The fields on which a card could be placed, in the same order."""
        self.here: tuple[int, int] | None = None
        """The field of the card placed in this turn."""
        self.display: list[str] = []
        self.pile_size = 0
        self.sight: list[str] = []
        """The cards that the viewer has taken from the pile to look at."""
        self.hidden: list[Hidden] = []
        self.possible_hands: list[list[str]] = []
        """Every hand that the other seat can have; the rest is then in the pile. Not for spectators."""
        self.unknown: list[str] = []
        """All cards whose location the viewer does not know."""
        self.result: Result | None = None

    def __reduce__(self) -> Parts:
        return remade(self, self.rules, self.seat)

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat is None else f"seat {seat_letter(self.seat)}"
        stand = moment(self.turn_number, self.asked[0]) if self.asked else "over"
        return f"<View of {viewer}: {self.rules.line_up}, {stand}>"

    def to_json(self) -> dict[str, object]:
        return {
            "seat": None if self.seat is None else seat_letter(self.seat),
            "factions": [faction.code for faction in self.rules.factions],
            "turn": self.turn_number,
            "first": seat_letter(self.first),
            "asking": self.asking,
            "asker": self.asker,
            "stage": self.stage,
            "has_drawn": self.has_drawn,
            "asked": [seat_letter(seat) for seat in self.asked],
            "legal": [str(action) for action in self.legal],
            "seats": [seat.to_json() for seat in self.seats],
            "board": [tile.to_json() for tile in self.board],
            "playable": [f"{x},{y}" for x, y in self.playable],
            "here": None if self.here is None else f"{self.here[0]},{self.here[1]}",
            "display": self.display,
            "pile_size": self.pile_size,
            "sight": self.sight,
            "hidden": [group.to_json() for group in self.hidden],
            "possible_hands": self.possible_hands,
            "unknown": self.unknown,
            "result": None if self.result is None else self.result.to_json(),
        }


def view_of(state: State, viewer: i64) -> View:
    """What a seat can know now; viewer 2 is a spectator. The state must have minds."""
    rules = state.rules
    view = View(rules, None if viewer == SPECTATOR else viewer)
    view.turn_number = state.turn_number
    view.first = state.first
    view.asking = QUESTIONS[state.asking]
    power = state.power
    if view.asking == "power" and power is not None:
        view.asker = power.code
        view.stage = STAGES[state.stage]
    view.has_drawn = state.has_drawn
    if state.asking != NOTHING and state.asking != SHUFFLE:
        view.asked = [state.active]
    if viewer == state.active:
        view.legal = legal_actions(state)
    mind = state.minds[viewer]
    view.board = [_tile(state, field) for field in by_rows(state, state.board.cards)]
    view.playable = [_spot(state, field) for field in by_rows(state, state.board.playable)]
    view.here = None if state.here < 0 else _spot(state, state.here)
    view.display = rules.codes([int(faction) for faction in state.display])
    view.pile_size = len(state.pile)
    if viewer == state.active:
        view.sight = rules.codes(bags.listed(state.sight))
    view.hidden = _hidden(state, mind)
    for seat in state.seats:
        view.seats.append(
            SeatView(seat.index, _known_hand(state, seat, mind), seat.hand_size, seat.supply, seat.score)
        )
    if viewer != SPECTATOR:
        hands = sorted([int(hand_in(world, 1 - viewer)) for world in mind.worlds])
        view.possible_hands = [rules.codes(bags.listed(hand)) for hand in hands]
    for faction in rules.factions:
        view.unknown += [faction.code] * _unplaced(state, mind, view, faction.index)
    if state.is_over():
        view.result = result_of(state)
    return view


def legal_actions(state: State) -> list[Action]:
    """The moves of the active seat as actions: by card, then by rows from the north."""
    count = option_count(state)
    if state.asking == NOTHING or state.asking == SHUFFLE or count == 0:
        return []
    moves = [option(state, number) for number in range(count)]
    if state.asking == PLACE:
        ordered = by_rows(state, state.board.playable)
        rank = {field: place for place, field in enumerate(ordered)}
        moves.sort(key=lambda move: (move >> FIELD_BITS, rank[move & FIELD]))
    else:
        numbered = [(_order(state, move), move) for move in moves]
        moves = [move for _, move in sorted(numbered)]
    return [action_of(state, move) for move in moves]


def _order(state: State, move: i64) -> tuple[int, int, int]:
    """Fields by rows and before everything else, "pass" and "done" last."""
    if move >= CHOOSE:
        return 0, -state.board.y(move & FIELD), state.board.x(move & FIELD)
    return (2 if move in (PASS, DONE) else 1), move, 0


def by_rows(state: State, fields: list[i64]) -> list[int]:
    """Fields by rows from the north, each from west to east."""
    board = state.board
    numbered = [(-board.y(field), board.x(field), int(field)) for field in fields]
    return [field for _, _, field in sorted(numbered)]


def _spot(state: State, field: i64) -> tuple[int, int]:
    return state.board.x(field), state.board.y(field)


def _tile(state: State, field: i64) -> Tile:
    cell = state.board.cells[field]
    figures: list[int] = [seat.index for seat in state.seats if is_face_up(cell) and cell & seat.mark]
    x, y = _spot(state, field)
    return Tile(x, y, state.kind_at(field).code, figures, cell >= FACE_DOWN)


# --- what can be worked out about the rest ----------------------------------------------------------


class Range:
    """How often a card can be at a place: at least and at most, over all possible worlds."""

    def __init__(self) -> None:
        self.least = [99] * bags.MOST_FACTIONS
        self.most = [0] * bags.MOST_FACTIONS

    def widen(self, faction: int, least: i64, most: i64) -> None:
        if least < self.least[faction]:
            self.least[faction] = least
        if most > self.most[faction]:
            self.most[faction] = most

    def known(self, rules: Ruleset) -> list[str]:
        return [faction.code for faction in rules.factions for _ in range(self.least[faction.index])]

    def others(self, rules: Ruleset) -> list[str]:
        return [
            faction.code
            for faction in rules.factions
            for _ in range(self.most[faction.index] - self.least[faction.index])
        ]


def _known_hand(state: State, seat: Seat, mind: Mind) -> list[str]:
    return _hand_range(state, seat, mind).known(state.rules)


def _hand_range(state: State, seat: Seat, mind: Mind) -> Range:
    found = Range()
    for world in mind.worlds:
        hand = hand_in(world, seat.index)
        for faction in state.rules.factions:
            number = bags.count(hand, faction.index)
            found.widen(faction.index, number, number)
    return found


def _part_range(state: State, mind: Mind, part: i64, rest: i64) -> Range:
    """What this many cards of the pile can be if the rest of it is elsewhere."""
    found = Range()
    unseen = state.unseen()
    if mind.owner == state.active:
        unseen -= state.sight
    for world in mind.worlds:
        pile = unseen - both_hands(world)
        for faction in state.rules.factions:
            number = bags.count(pile, faction.index)
            least = number - rest if number > rest else 0
            found.widen(faction.index, least, part if number > part else number)
    return found


def _hidden(state: State, mind: Mind) -> list[Hidden]:
    rules = state.rules
    groups: list[Hidden] = []
    for seat in state.seats:
        if seat.index != mind.owner and seat.hand_size > 0:
            found = _hand_range(state, seat, mind)
            groups.append(
                Hidden(events.HAND, seat.index, seat.hand_size, found.known(rules), found.others(rules))
            )
    pile: i64 = len(state.pile)
    looked_at = 0 if mind.owner == state.active else state.sight_size
    if looked_at > 0:
        found = _part_range(state, mind, looked_at, pile)
        groups.append(
            Hidden(events.SIGHT, state.active, looked_at, found.known(rules), found.others(rules))
        )
    if pile > 0:
        found = _part_range(state, mind, pile, looked_at)
        groups.append(Hidden(events.PILE, None, pile, found.known(rules), found.others(rules)))
    return groups


def _unplaced(state: State, mind: Mind, view: View, faction: i64) -> int:
    """How many cards of a faction have a location that the viewer does not know."""
    code = state.rules.factions[faction].code
    known = sum([group.known.count(code) for group in view.hidden])
    known += sum([view.sight.count(code)])
    for seat in state.seats:
        if seat.index == mind.owner:
            known += bags.count(seat.hand, faction)
    return bags.count(state.unseen(), faction) - known
