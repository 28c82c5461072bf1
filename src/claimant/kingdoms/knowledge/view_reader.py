"""A view from its JSON form: for bots that think in another process or on another machine.

A view is sent as `View.to_json` writes it, so that only what a seat may know ever leaves the referee's
process. The result of a finished game is not read back: only the rules can produce it.
"""

from __future__ import annotations

from claimant.kingdoms.formats.notation import parse_action, parse_field
from claimant.kingdoms.knowledge.view import Hidden, SeatView, Tile, View
from claimant.kingdoms.sets import ruleset
from claimant.tabletop.wire import Fields, parse_seat

SEATS = 2


def read_view(data: object) -> View:
    """The view that wrote this. Whatever does not belong in one raises `NotationError`.

    >>> from claimant.kingdoms.game import Game
    >>> view = Game(seed=7).view(1)
    >>> read_view(view.to_json()).to_json() == view.to_json()
    True
    """
    fields = Fields(data)
    rules = ruleset(fields.texts("factions"))
    view = View(rules, _seat(fields.text_or_none("seat")))
    view.turn_number = fields.number("turn")
    view.first = parse_seat(fields.text("first"), SEATS)
    view.asking = fields.text("asking")
    view.asker = fields.text("asker")
    view.stage = fields.text("stage")
    view.has_drawn = fields.truth("has_drawn")
    view.asked = [parse_seat(letter, SEATS) for letter in fields.texts("asked")]
    view.legal = [parse_action(rules, action) for action in fields.texts("legal")]
    view.seats = [_seat_view(index, seat) for index, seat in enumerate(fields.objects("seats"))]
    view.board = [_tile(tile) for tile in fields.objects("board")]
    view.playable = [parse_field(field) for field in fields.texts("playable")]
    here = fields.text_or_none("here")
    view.here = None if here is None else parse_field(here)
    view.display = fields.texts("display")
    view.pile_size = fields.number("pile_size")
    view.sight = fields.texts("sight")
    view.hidden = [_hidden(group) for group in fields.objects("hidden")]
    view.possible_hands = fields.lists("possible_hands")
    view.unknown = fields.texts("unknown")
    return view


def _seat(letter: str | None) -> int | None:
    return None if letter is None else parse_seat(letter, SEATS)


def _seat_view(index: int, fields: Fields) -> SeatView:
    return SeatView(
        index,
        fields.texts("hand"),
        fields.number("hand_size"),
        fields.number("supply"),
        fields.number("score"),
    )


def _tile(fields: Fields) -> Tile:
    x, y = parse_field(fields.text("field"))
    figures = [parse_seat(letter, SEATS) for letter in fields.texts("figures")]
    return Tile(x, y, fields.text("card"), figures, fields.truth("face_down"))


def _hidden(fields: Fields) -> Hidden:
    return Hidden(
        fields.text("zone"),
        _seat(fields.text_or_none("seat")),
        fields.number("count"),
        fields.texts("known"),
        fields.texts("candidates"),
    )
