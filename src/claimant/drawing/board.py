"""The kingdom of Claim Kingdoms: cards with figures on their fields, and what one turn changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from claimant.drawing.art import colour_of
from claimant.drawing.canvas import Canvas
from claimant.drawing.pieces import draw_arrow, draw_badge, draw_card

TILE: Final = 44.0
GAP: Final = 3.0
EDGE: Final = 10.0
MIDDLE: Final = 56.0
HAND: Final = 62.0

Field = tuple[int, int]


def fields_of(view: Any) -> dict[Field, dict[str, object]]:
    """The cards of a view by their fields, as it writes them."""
    board = view.to_json()["board"]
    return {_field(card["field"]): card for card in board}


def _field(text: str) -> Field:
    x, _, y = text.partition(",")
    return int(x), int(y)


def draw_kingdom(view: Any) -> str:
    """A kingdom alone, with the fields on which a card may be placed."""
    board = fields_of(view)
    free = [_field(text) for text in view.to_json().get("playable", [])]
    left, right, low, high = _bounds([*board, *free])
    width = (right - left + 1) * (TILE + GAP) + 2 * EDGE
    height = (high - low + 1) * (TILE + GAP) + 2 * EDGE
    canvas = Canvas(width, height)
    canvas.rect(0, 0, width, height, "ground", 14)
    for field in free:
        x, y = _place(field, left, high)
        canvas.rect(x, y, TILE, TILE, "bare line-ink faint dashed", 6, 'stroke-width="1.5"')
    _draw_board(canvas, board, left, high, EDGE, EDGE, set())
    return canvas.svg()


def draw_move(
    before: Any, after: Any, faction: str, points: int, target: Field, seen: Sequence[str] = ()
) -> str:
    """The board before a turn and after it, with the points that the power scored.

    The card's field is outlined before. Hands are below; `seen` are cards that were looked at in between.
    """
    first, then = fields_of(before), fields_of(after)
    left, right, low, high = _bounds([*first, *then])
    wide = (right - left + 1) * (TILE + GAP) + 2 * EDGE
    tall = (high - low + 1) * (TILE + GAP) + 2 * EDGE
    width = 2 * wide + MIDDLE + 16
    canvas = Canvas(width, tall + HAND + 16)
    canvas.rect(0, 0, width, canvas.height, "ground", 14)
    second = 8 + wide + MIDDLE
    for x in (8.0, second):
        canvas.rect(x, 8, wide, tall, "panel", 10)
    x, y = _place(target, left, high)
    canvas.rect(8 + x - EDGE + EDGE, 8 + y, TILE, TILE, "bare line-gold dashed", 6, 'stroke-width="2.5"')
    changed = {field for field in then if first.get(field) != then[field]}
    _draw_board(canvas, first, left, high, 8 + EDGE, 8 + EDGE, set())
    _draw_board(canvas, then, left, high, second + EDGE, 8 + EDGE, changed)
    _draw_hand(canvas, before, 8, tall + 12, faction)
    _draw_hand(canvas, after, second, tall + 12, "")
    middle = 8 + wide + MIDDLE / 2
    canvas.picture("emblem", faction, middle - 18, 8 + tall / 2 - 46, 36, 36, f"in-{colour_of(faction)}")
    draw_arrow(canvas, middle, 8 + tall / 2 + 6, 38)
    if points:
        draw_badge(canvas, middle, 8 + tall / 2 + 34, f"+{points}", 12)
    for index, card in enumerate(seen):
        draw_card(canvas, card, middle - 24 + index * 11, tall + 12, 26)
    return canvas.svg()


def _bounds(fields: Sequence[Field]) -> tuple[int, int, int, int]:
    across, up = [field[0] for field in fields], [field[1] for field in fields]
    return min(across), max(across), min(up), max(up)


def _place(field: Field, left: int, high: int) -> tuple[float, float]:
    """Where a field is drawn; north is up."""
    return EDGE + (field[0] - left) * (TILE + GAP), EDGE + (high - field[1]) * (TILE + GAP)


def _draw_board(
    canvas: Canvas,
    board: dict[Field, dict[str, object]],
    left: int,
    high: int,
    x0: float,
    y0: float,
    marked: set[Field],
) -> None:
    for field, card in board.items():
        x, y = _place(field, left, high)
        _draw_tile(canvas, card, x0 - EDGE + x, y0 - EDGE + y, field in marked)


def _draw_tile(canvas: Canvas, card: dict[str, object], x: float, y: float, is_marked: bool) -> None:
    if is_marked:
        canvas.rect(x - 2, y - 2, TILE + 4, TILE + 4, "gold", 7)
    faction = str(card["card"])
    if card["face_down"]:
        canvas.rect(x, y, TILE, TILE, "brand line-gold", 6, 'stroke-width="1.5"')
        canvas.path(
            f"M{x + 22:.1f} {y + 10:.1f}l12 12l-12 12l-12 -12Z", "bare line-gold", 'stroke-width="1.5"'
        )
        return
    colour = colour_of(faction)
    canvas.rect(x, y, TILE, TILE, f"paper line-{colour}", 6, 'stroke-width="1.5"')
    canvas.picture("emblem", faction, x + 4, y + 4, 27, 27, f"in-{colour}")
    figures = card["figures"]
    assert isinstance(figures, list | str)
    for index, seat in enumerate(figures):
        draw_figure(canvas, str(seat), x + TILE - 21 - index * 19, y + TILE - 21)


def draw_figure(canvas: Canvas, seat: str, x: float, y: float, size: float = 19) -> None:
    """A figure with a paper-coloured rim, so that it stands out from the card."""
    canvas.circle(x + size / 2, y + size / 2, size / 2, "paper")
    canvas.picture("figure", seat, x, y, size, size, f"in-seat-{seat}")


def _draw_hand(canvas: Canvas, view: Any, x: float, y: float, placed: str) -> None:
    """A's hand; the card that is placed next is marked."""
    draw_figure(canvas, "A", x + 4, y + 18, 24)
    to_mark = placed
    for index, card in enumerate(view.to_json()["seats"][0]["hand"]):
        draw_card(canvas, card, x + 36 + index * 40, y + 4, marked=card == to_mark)
        if card == to_mark:
            to_mark = ""
