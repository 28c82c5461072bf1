"""A view drawn as plain text, for a terminal: the board, the cards beside it, and the points."""

from __future__ import annotations

from typing import Final

from claimant.kingdoms.knowledge.view import SeatView, Tile, View
from claimant.tabletop.seats import seat_letter

WIDTH: Final = 6
FACE_DOWN: Final = "##"
PLAYABLE: Final = "."
UNKNOWN: Final = "??"


def picture(view: View) -> str:
    """Draw a view.

    A card on the board is its code and the letters of the figures on it, `##` is a face-down card, and `.`
    is a field where the next card may be placed. The card placed in this turn has a star.
    """
    lines = _board(view)
    lines.append("")
    lines.append("display  " + (" ".join(view.display) or "-") + f"   pile {view.pile_size}")
    for seat in view.seats:
        lines.append(_seat(view, seat))
    if view.sight:
        lines.append("looks at " + " ".join(view.sight))
    lines.append(_standing(view))
    return "\n".join(lines) + "\n"


def _board(view: View) -> list[str]:
    cells = {(tile.x, tile.y): _tile(view, tile) for tile in view.board}
    for spot in view.playable:
        cells[spot] = PLAYABLE
    columns = sorted({x for x, _ in cells})
    rows = sorted({y for _, y in cells}, reverse=True)
    across = range(columns[0], columns[-1] + 1)
    lines = [" " * 4 + "".join(str(x).center(WIDTH) for x in across).rstrip()]
    for y in range(rows[0], rows[-1] - 1, -1):
        drawn = "".join(cells.get((x, y), "").center(WIDTH) for x in across)
        lines.append(f"{y:>3} {drawn}".rstrip())
    return lines


def _tile(view: View, tile: Tile) -> str:
    if tile.face_down:
        return FACE_DOWN
    star = "*" if view.here == (tile.x, tile.y) else ""
    return star + tile.card + "".join(seat_letter(seat) for seat in tile.figures)


def _seat(view: View, seat: SeatView) -> str:
    hidden = [UNKNOWN] * (seat.hand_size - len(seat.hand))
    hand = " ".join(seat.hand + hidden) or "-"
    marks = [seat.index == view.first and "begins", seat.index in view.asked and "to act"]
    notes = ", ".join(mark for mark in marks if mark)
    return f"{seat_letter(seat.index)}  {seat.score:>3} points  {seat.supply:>2} figures  hand {hand}" + (
        f"  ({notes})" if notes else ""
    )


def _standing(view: View) -> str:
    result = view.result
    if result is None:
        asker = f" ({view.asker})" if view.asker else ""
        return f"turn {view.turn_number}: {view.asking}{asker}"
    winners = " and ".join(seat_letter(seat) for seat in result.winners)
    leads: list[str] = []
    for control in result.controls:
        leader = "-" if control.seat is None else seat_letter(control.seat)
        leads.append(f"{control.faction.code} {control.figures[0]}:{control.figures[1]} {leader}")
    totals = f"{result.totals[0]}:{result.totals[1]}"
    return f"factions {', '.join(leads)}\nover ({result.ended_by}): {totals}, won by {winners}"
