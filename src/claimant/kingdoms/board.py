"""The board: cards on fields without an edge, and the fields on which the next card may be placed.

A field has a number, x + 64 y modulo 4096. The cards in a game are too few to span 64 fields in any
direction and they all hang together, so that no two fields in reach share a number. A step to a side
is an addition.

The cell of a field says everything about it in one small number: which card lies there, whose figures
stand on it, whether it is face down, or that a card may be placed there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

FIELDS: Final = 4096
WRAP: Final = 4095
ROW: Final = 64
MOST_SPAN: Final = 60
"""Fields from end to end of what can be handled: more than any game has cards."""

# A cell: nothing, a card face up (1 to 31), a card face down, or a field to be played on.
EMPTY: Final = 0
KIND: Final = 7
"""The bits that hold the number of the card's faction + 1."""
FIGURES: Final = 24
"""The bits of both seats' figures: 8 for seat A, 16 for seat B."""
FACE_DOWN: Final = 32
PLAYABLE: Final = 64

SIDES: Final = 4
AROUND: Final = 8


def beside(field: i64, side: i64) -> i64:
    """The field next to this one: east, west, north, south; from 4 on, over a corner."""
    if side == 0:
        return (field + 1) & WRAP
    if side == 1:
        return (field - 1) & WRAP
    if side == 2:
        return (field + 64) & WRAP
    if side == 3:
        return (field - 64) & WRAP
    if side == 4:
        return (field + 65) & WRAP
    if side == 5:
        return (field + 63) & WRAP
    if side == 6:
        return (field - 63) & WRAP
    return (field - 65) & WRAP


def is_face_up(cell: i64) -> bool:
    return 0 < cell < FACE_DOWN


@final
@mypyc_attr(acyclic=True)
class Board:
    """Everything that lies on the table between the players."""

    west: i64
    south: i64
    east: i64
    north: i64

    def __init__(self) -> None:
        self.cells: list[i64] = [0] * FIELDS
        # Fields with a card, in the order in which they were placed.
        self.cards: list[i64] = []
        # Empty fields with a face-up card at a side: kept up with every card placed or turned.
        self.playable: list[i64] = []
        # The smallest rectangle around all cards, from which numbers become coordinates again.
        self.west = 0
        self.south = 0
        self.east = 0
        self.north = 0

    def copy(self) -> Board:
        twin = Board.__new__(Board)
        twin.cells = self.cells[:]
        twin.cards = self.cards[:]
        twin.playable = self.playable[:]
        twin.west = self.west
        twin.south = self.south
        twin.east = self.east
        twin.north = self.north
        return twin

    # --- coordinates --------------------------------------------------------------------------

    def x(self, field: i64) -> i64:
        return self.west - 1 + (self._offset(field) & (ROW - 1))

    def y(self, field: i64) -> i64:
        return self.south - 1 + (self._offset(field) >> 6)

    def _offset(self, field: i64) -> i64:
        return (field - (self.west - 1) - ROW * (self.south - 1)) & WRAP

    def field(self, x: i64, y: i64) -> i64:
        """The number of a field, or -1 if it is farther away than the fields around the cards."""
        if self.west - 1 <= x <= self.east + 1 and self.south - 1 <= y <= self.north + 1:
            return (x + ROW * y) & WRAP
        return -1

    def name(self, field: i64) -> str:
        return f"{self.x(field)},{self.y(field)}"

    def spread(self, west: i64, south: i64, east: i64, north: i64) -> None:
        """Make room for cards that will be laid within these bounds in any order."""
        self.west = west
        self.south = south
        self.east = east
        self.north = north

    # --- changes ------------------------------------------------------------------------------

    def lay(self, field: i64, kind: i64) -> None:
        """Place a card face up on a playable field (or as the first card anywhere)."""
        x = self.x(field)
        y = self.y(field)
        if x < self.west:
            self.west = x
        elif x > self.east:
            self.east = x
        if y < self.south:
            self.south = y
        elif y > self.north:
            self.north = y
        cells = self.cells
        if cells[field] == PLAYABLE:
            self._close(field)
        cells[field] = kind
        self.cards.append(field)
        side: i64 = 0
        while side < SIDES:
            other = beside(field, side)
            if cells[other] == EMPTY:
                cells[other] = PLAYABLE
                self.playable.append(other)
            side += 1

    def turn_over(self, field: i64) -> None:
        """Turn a card face down; fields that only it made playable are so no more."""
        cells = self.cells
        cells[field] = FACE_DOWN | (cells[field] & KIND)
        side: i64 = 0
        while side < SIDES:
            other = beside(field, side)
            if cells[other] == PLAYABLE and not self._has_neighbour(other):
                cells[other] = EMPTY
                self._close(other)
            side += 1

    def _has_neighbour(self, field: i64) -> bool:
        side: i64 = 0
        while side < SIDES:
            if is_face_up(self.cells[beside(field, side)]):
                return True
            side += 1
        return False

    def _close(self, field: i64) -> None:
        """Take a field out of those that can be played on. Their order means nothing."""
        playable = self.playable
        place: i64 = 0
        while playable[place] != field:
            place += 1
        last = playable.pop()
        if place < len(playable):
            playable[place] = last

    # --- lines --------------------------------------------------------------------------------

    def counted(self, field: i64, step: i64, kind: i64) -> i64:
        """How many cards of one kind lie in the line through a field, without the field itself."""
        return self._counted_on(field, step, kind) + self._counted_on(field, -step, kind)

    def _counted_on(self, field: i64, step: i64, kind: i64) -> i64:
        cells = self.cells
        number: i64 = 0
        field = (field + step) & WRAP
        cell = cells[field]
        while is_face_up(cell):
            if cell & KIND == kind:
                number += 1
            field = (field + step) & WRAP
            cell = cells[field]
        return number

    def kinds(self, field: i64, step: i64) -> i64:
        """The different kinds of cards in the line through a field, as a bag with one of each."""
        return self._kinds_on(field, step) | self._kinds_on((field - step) & WRAP, -step)

    def _kinds_on(self, field: i64, step: i64) -> i64:
        cells = self.cells
        kinds: i64 = 0
        cell = cells[field]
        while is_face_up(cell):
            kinds |= FLAGS[cell & KIND]
            field = (field + step) & WRAP
            cell = cells[field]
        return kinds


FLAGS: Final = (0, 1, 2, 4, 8, 16, 32, 64)
"""One bit for each kind, to count different ones."""
