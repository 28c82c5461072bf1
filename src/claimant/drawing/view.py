"""Claim as one viewer sees it: unknown cards are face down."""

from __future__ import annotations

from typing import Final

from claimant.claim.cards import Card
from claimant.claim.knowledge.view import SeatView, View
from claimant.drawing.canvas import Canvas
from claimant.drawing.pieces import HEIGHT, WIDTH, draw_card, draw_seat
from claimant.drawing.table import TRAY, draw_deck, draw_tray

LEFT: Final = 44.0
GAP: Final = 8.0
ROW: Final = HEIGHT + 2 * TRAY + GAP
ROOM: Final = {"hand": 250.0, "followers": 140.0, "display": 110.0, "score": 170.0}
WIDE: Final = LEFT + sum(ROOM.values()) + 5 * GAP


def draw_view(view: View) -> str:
    """The whole table: the viewer below, the others above them in the order of play."""
    viewer = view.seat or 0
    players = len(view.seats)
    height = (players + 1) * ROW + 2 * GAP
    canvas = Canvas(WIDE, height)
    canvas.rect(0, 0, WIDE, height, "ground", 14)
    y = GAP
    for after in range(1, players):
        _draw_row(canvas, view, view.seats[(viewer + after) % players], y)
        y += ROW
    _draw_middle(canvas, view, y)
    _draw_row(canvas, view, view.seats[viewer], y + ROW)
    return canvas.svg()


def _draw_row(canvas: Canvas, view: View, seat: SeatView, y: float) -> None:
    draw_seat(canvas, seat.index, 22, y + HEIGHT / 2, 13, leads=view.leader == seat.index)
    x = LEFT
    for zone, known, size in (
        ("hand", seat.hand, seat.hand_size),
        ("followers", seat.followers, seat.followers_size),
        ("display", seat.display, len(seat.display)),
        ("score", seat.score_pile, len(seat.score_pile)),
    ):
        if size:
            draw_tray(canvas, zone, _codes(known) + [""] * (size - len(known)), x, y, ROOM[zone])
        x += ROOM[zone] + GAP


def _draw_middle(canvas: Canvas, view: View, y: float) -> None:
    y += TRAY
    x = LEFT
    if view.deck:
        draw_deck(canvas, len(view.deck), x, y)
    x += WIDTH + 2 * GAP
    for prize in view.prizes:
        draw_card(canvas, prize.code, x, y)
        x += WIDTH + 3
    x = LEFT + 170
    players = len(view.seats)
    for turn in range(players):
        seat = view.seats[(view.leader + turn) % players]
        if seat.played is not None:
            draw_card(canvas, seat.played.code, x, y, strength=seat.strength)
            draw_seat(canvas, seat.index, x + WIDTH / 2, y + HEIGHT - 2, 7)
            x += WIDTH + GAP
    if view.table:
        draw_tray(canvas, "display", _codes(view.table), LEFT + 350, y - TRAY, 130)
    if view.discard:
        draw_tray(canvas, "discard", _codes(view.discard), LEFT + 490, y - TRAY, WIDE - LEFT - 490 - GAP)


def _codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]
