"""Bits and numbers side by side, for arrays."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from claimant.tabletop.copying import Parts

MOST: Final = 127
BYTE: Final = 0xFF
BYTE_BITS: Final = 8
PIECE: Final = 32
"""So many bits are written at once."""
WORD: Final = 62
"""The number of bits that a word holds, and the most that can be pending."""
PIECE_MASK: Final = 0xFFFFFFFF
HALF_MASK: Final = 0x7FFFFFFF
SIGN: Final = 0x80000000
LAST: Final = 61
LAST_BIT: Final = 0x2000000000000000


def bit(number: i64) -> i64:
    """The word with this one bit, counted from 0 to 61.

    >>> bit(0), bit(3)
    (1, 8)
    """
    return LAST_BIT >> (LAST - number)


def ones(number: i64) -> i64:
    """The word with that many of the lowest bits, up to 61.

    >>> ones(0), ones(3)
    (0, 7)
    """
    return bit(number) - 1


@final
class RowWriter:
    """Writes bits side by side, and numbers of eight bits each."""

    waiting: i64
    used: i64

    def __init__(self) -> None:
        self.out = BytesWriter()
        # Bits that are not written yet, the first one lowest, and how many they are. Zeros at their end are
        # only counted, so that there may be any number of them.
        self.waiting = 0
        self.used = 0

    def __reduce__(self) -> Parts:
        return RowWriter, ()

    def __repr__(self) -> str:
        return f"<RowWriter: {len(self.out)} bytes>"

    def bits(self, word: i64, width: i64) -> None:
        """The lowest bits of a word that has no others: up to 62, or any number of zeros."""
        if word != 0:
            if self.used >= PIECE:
                self._write()
            used = self.used
            if used + width > WORD:
                # The first bits of the word complete a piece.
                room = PIECE - used
                self._put(self.waiting | ((word & (PIECE_MASK >> used)) << used))
                self.waiting = word >> room
                self.used = width - room
                return
            self.waiting |= word << used
        self.used += width

    def number(self, number: i64) -> None:
        """A number from -127 to 127; values beyond are clipped."""
        self.bits(clipped(number), BYTE_BITS)

    def fill_up(self) -> None:
        """Go on at a multiple of 32 bits."""
        if self.used >= PIECE:
            self._write()
        if self.used > 0:
            self._put(self.waiting)
            self.waiting = 0
            self.used = 0

    def taken(self) -> bytes:
        """All that was written and filled up; it begins anew."""
        written = self.out.getvalue()
        self.out.truncate(0)
        return written

    def _write(self) -> None:
        """Write as many whole pieces as there are."""
        while self.used >= PIECE:
            self._put(self.waiting & PIECE_MASK)
            self.waiting >>= PIECE
            self.used -= PIECE

    def _put(self, piece: i64) -> None:
        # As a signed number, so that it is the same in both builds.
        write_i32_le(self.out, i32((piece & HALF_MASK) - (piece & SIGN)))


def clipped(number: i64) -> i64:
    """A number from -127 to 127 as eight bits; values beyond are clipped.

    >>> clipped(3), clipped(-1), clipped(1000)
    (3, 255, 127)
    """
    if number > MOST:
        return MOST
    if number < -MOST:
        return -MOST & BYTE
    return number & BYTE
