"""The board: cards on an unbounded grid, and the fields where the next card may be placed.

A field has a number, x + row * y, reduced to the size of the list of cells. As long as the cards and the
fields around them fit into `row` columns and rows, no two of these fields share a number, and a step to a
side is an addition. When they would no longer fit, the board is laid out again, twice as wide.

The cell of a field describes it in one small number: which card is there, whose figures are on it, whether
it is face down, or that a card may be placed there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.kingdoms.bags import unit
from claimant.tabletop.copying import Parts, remade

FIRST_ROW: Final = 16
FIRST_BITS: Final = 4
"""A new board has 16 columns, 2 to the power of 4: most games need no more."""

# A cell: nothing, a card face up (1 to 31), a card face down, or a field to be played on.
EMPTY: Final = 0
KIND: Final = 7
"""The bits that hold the number of the card's faction + 1; figures are 8 (seat A) and 16 (seat B)."""
FACE_DOWN: Final = 32
PLAYABLE: Final = 64

SIDES: Final = 4
AROUND: Final = 8


def empty_board() -> Board:
    return Board(FIRST_BITS, FIRST_ROW, [0] * (FIRST_ROW * FIRST_ROW), [], [])


def is_face_up(cell: i64) -> bool:
    return 0 < cell < FACE_DOWN


@final
@mypyc_attr(acyclic=True)
class Board:
    """Everything on the table between the players."""

    bits: i64
    row: i64
    wrap: i64
    west: i64
    south: i64
    east: i64
    north: i64

    def __init__(
        self, bits: i64, row: i64, cells: list[i64], cards: list[i64], playable: list[i64]
    ) -> None:
        self.bits = bits
        self.row = row
        self.wrap = row * row - 1
        self.cells = cells
        # Fields with a card, in the order in which they were placed.
        self.cards = cards
        # Empty fields with a face-up card at a side: kept up with every card placed or turned.
        self.playable = playable
        # The smallest rectangle around all cards, from which numbers become coordinates again.
        self.west = 0
        self.south = 0
        self.east = 0
        self.north = 0

    def __reduce__(self) -> Parts:
        return remade(self, self.bits, self.row, self.cells, self.cards, self.playable)

    def __copy__(self) -> Board:
        return self.copy()

    def __repr__(self) -> str:
        return f"<Board: {len(self.cards)} cards, {len(self.playable)} playable fields>"

    def copy(self) -> Board:
        copied = Board(self.bits, self.row, self.cells[:], self.cards[:], self.playable[:])
        copied.spread(self.west, self.south, self.east, self.north)
        return copied

    # --- fields -------------------------------------------------------------------------------

    def beside(self, field: i64, side: i64) -> i64:
        """The field next to this one: east, west, north, south; from 4 on, over a corner."""
        if side == 0:
            return (field + 1) & self.wrap
        if side == 1:
            return (field - 1) & self.wrap
        if side == 2:
            return (field + self.row) & self.wrap
        if side == 3:
            return (field - self.row) & self.wrap
        if side == 4:
            return (field + self.row + 1) & self.wrap
        if side == 5:
            return (field + self.row - 1) & self.wrap
        if side == 6:
            return (field - self.row + 1) & self.wrap
        return (field - self.row - 1) & self.wrap

    def x(self, field: i64) -> i64:
        return self.west - 1 + (self._offset(field) & (self.row - 1))

    def y(self, field: i64) -> i64:
        return self.south - 1 + (self._offset(field) >> self.bits)

    def _offset(self, field: i64) -> i64:
        return (field - (self.west - 1) - self.row * (self.south - 1)) & self.wrap

    def field(self, x: i64, y: i64) -> i64:
        """The number of a field, or -1 if it is farther away than the fields around the cards."""
        if self.west - 1 <= x <= self.east + 1 and self.south - 1 <= y <= self.north + 1:
            return (x + self.row * y) & self.wrap
        return -1

    def name(self, field: i64) -> str:
        return f"{self.x(field)},{self.y(field)}"

    # --- room ---------------------------------------------------------------------------------

    def has_room(self) -> bool:
        """Would there be room for one more card, wherever it is placed?"""
        return self.east - self.west + 4 <= self.row and self.north - self.south + 4 <= self.row

    def widened(self) -> Board:
        """The same board, laid out twice as wide: every field gets a new number."""
        row = self.row * 2
        wide = Board(self.bits + 1, row, [0] * (row * row), [], [])
        wide.spread(self.west, self.south, self.east, self.north)
        for field in self.cards:
            number = wide.field(self.x(field), self.y(field))
            wide.cells[number] = self.cells[field]
            wide.cards.append(number)
        for field in self.playable:
            number = wide.field(self.x(field), self.y(field))
            wide.cells[number] = PLAYABLE
            wide.playable.append(number)
        return wide

    def spread(self, west: i64, south: i64, east: i64, north: i64) -> None:
        """Set the bounds of the cards that are here or are about to be placed."""
        self.west = west
        self.south = south
        self.east = east
        self.north = north

    # --- changes ------------------------------------------------------------------------------

    def lay(self, field: i64, kind: i64) -> None:
        """Place a card face up on a playable field (or as the first card anywhere)."""
        offset = self._offset(field)
        x = self.west - 1 + (offset & (self.row - 1))
        y = self.south - 1 + (offset >> self.bits)
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
        self._open((field + 1) & self.wrap)
        self._open((field - 1) & self.wrap)
        self._open((field + self.row) & self.wrap)
        self._open((field - self.row) & self.wrap)

    def turn_over(self, field: i64) -> None:
        """Turn a card face down; fields that only it made playable are so no more."""
        cells = self.cells
        cells[field] = FACE_DOWN | (cells[field] & KIND)
        side: i64 = 0
        while side < SIDES:
            other = self.beside(field, side)
            if cells[other] == PLAYABLE and not self._has_neighbour(other):
                cells[other] = EMPTY
                self._close(other)
            side += 1

    def _has_neighbour(self, field: i64) -> bool:
        side: i64 = 0
        while side < SIDES:
            if is_face_up(self.cells[self.beside(field, side)]):
                return True
            side += 1
        return False

    def _open(self, field: i64) -> None:
        """Let a field be played on from now on, if it is empty."""
        if self.cells[field] == EMPTY:
            self.cells[field] = PLAYABLE
            self.playable.append(field)

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
        """How many cards of one kind are in the line through a field, without the field itself."""
        return self._counted_on(field, step, kind) + self._counted_on(field, -step, kind)

    def _counted_on(self, field: i64, step: i64, kind: i64) -> i64:
        cells = self.cells
        number: i64 = 0
        field = (field + step) & self.wrap
        cell = cells[field]
        while is_face_up(cell):
            if cell & KIND == kind:
                number += 1
            field = (field + step) & self.wrap
            cell = cells[field]
        return number

    def kinds(self, field: i64, step: i64) -> i64:
        """The different kinds of cards in the line through a field, as a bag with one of each."""
        return self._kinds_on(field, step) | self._kinds_on(field, -step)

    def _kinds_on(self, field: i64, step: i64) -> i64:
        cells = self.cells
        kinds: i64 = 0
        cell = cells[field]
        while is_face_up(cell):
            kinds |= unit((cell & KIND) - 1)
            field = (field + step) & self.wrap
            cell = cells[field]
        return kinds
