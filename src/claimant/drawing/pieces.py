"""The parts of a table: cards, backs, seats, marks."""

from __future__ import annotations

from typing import Final

from claimant.drawing import art
from claimant.drawing.canvas import Canvas, number

WIDTH: Final = 34.0
"""Of a card; everything else follows from it."""
RATIO: Final = 88 / 63
HEIGHT: Final = WIDTH * RATIO
SEATS: Final = "ABCD"


def draw_card(
    canvas: Canvas,
    code: str,
    x: float,
    y: float,
    width: float = WIDTH,
    *,
    marked: bool = False,
    strength: int | None = None,
    ghost: bool = False,
) -> None:
    """A card by its code, `Go5`, or `Go` in Claim Kingdoms; an empty code is the back of one.

    A new or winning card is marked. A ghost counts without being there.
    """
    unit = width / WIDTH
    height = width * RATIO
    if marked:
        canvas.rect(x - 2.5, y - 2.5, width + 5, height + 5, "gold", 5.5 * unit + 1)
    if not code:
        canvas.picture("back", "", x, y, width, height)
        return
    faction, value = code[:2], code[2:]
    colour = art.colour_of(faction)
    outline = 'stroke-width="1.4"'
    canvas.rect(x, y, width, height, f"paper line-{colour}{' dashed' if ghost else ''}", 4 * unit, outline)
    look = f"in-{colour}{' faint' if ghost else ''}"
    if value:
        middle = x + (9.5 if len(value) == 1 else 11.5) * unit
        canvas.text(middle, y + 16.5 * unit, value, 16 * unit, colour)
        canvas.picture("emblem", faction, x + 6 * unit, y + 21 * unit, 22 * unit, 22 * unit, look)
    else:
        canvas.picture("emblem", faction, x + 5 * unit, y + 12 * unit, 24 * unit, 24 * unit, look)
    if strength is not None and str(strength) != value:
        draw_badge(canvas, x + width - 3 * unit, y + 4 * unit, str(strength), 7.5 * unit)


def draw_fan(
    canvas: Canvas,
    cards: list[str],
    x: float,
    y: float,
    room: float,
    *,
    width: float = WIDTH,
    marked: frozenset[str] | set[str] = frozenset(),
) -> float:
    """Cards side by side, overlapping as far as the room wants it; how much of it they take is returned."""
    step = fan_step(len(cards), room, width)
    for index, card in enumerate(cards):
        draw_card(canvas, card, x + index * step, y, width, marked=card in marked)
    return fan_width(len(cards), room, width)


def fan_step(count: int, room: float, width: float = WIDTH) -> float:
    return min(width * 0.66, (room - width) / max(1, count - 1))


def fan_width(count: int, room: float, width: float = WIDTH) -> float:
    return width + fan_step(count, room, width) * (count - 1) if count else 0.0


def draw_badge(canvas: Canvas, x: float, y: float, text: str, radius: float = 9) -> None:
    """A number in gold: a strength, points, a count."""
    wide = radius * (1 if len(text) < 3 else 1.45)
    canvas.rect(x - wide, y - radius, 2 * wide, 2 * radius, "gold", radius)
    canvas.text(x, y + radius * 0.42, text, radius * 1.25, "dark-ink")


def draw_seat(
    canvas: Canvas, seat: int, x: float, y: float, radius: float = 11, leads: bool = False
) -> None:
    """A seat by its letter, with an arrow beside it if it leads."""
    canvas.circle(x, y, radius, f"seat-{SEATS[seat]}")
    canvas.text(x, y + radius * 0.42, SEATS[seat], radius * 1.2, "paper")
    if leads:
        tip = f"M{number(x - 5)} {number(y + radius + 4)}h10l-5 8Z"
        canvas.path(tip, "gold line-ink", 'stroke-width=".8"')


def draw_crown(canvas: Canvas, x: float, y: float, width: float) -> None:
    """The crown of our logo, `width` wide, with its upper left corner at x, y."""
    scale = width / 48
    move = f"translate({number(x - 39 * scale)} {number(y - 65 * scale)}) scale({scale:.3f})"
    canvas.path(art.crown(), "gold", f'transform="{move}"')


def draw_arrow(canvas: Canvas, x: float, y: float, length: float = 30) -> None:
    """An arrow to the right from before to after, centred on x, y."""
    start, shaft = f"{number(x - length / 2)} {number(y - 3.5)}", number(length - 13)
    canvas.path(f"M{start}h{shaft}v-6l13 9.5l-13 9.5v-6h-{shaft}Z", "gold")


def card_picture(code: str, width: float = 126) -> str:
    """One card alone.

    >>> "emblem-Kn" in card_picture("Kn9")
    True
    """
    canvas = Canvas(width + 4, width * RATIO + 4)
    draw_card(canvas, code, 2, 2, width)
    return canvas.svg()
