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
HALF: Final = 31
"""The number of bits that can be added to the pending ones without overflowing a 62-bit word."""
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
        """The lowest bits of a word that has no others; zeros in any number."""
        if word != 0:
            if self.used >= PIECE:
                self._write()
            self.waiting |= (word & HALF_MASK) * bit(self.used)
            if width > HALF:
                self.used += HALF
                self._write()
                self.waiting |= (word >> HALF) * bit(self.used)
                width -= HALF
        self.used += width

    def number(self, number: i64) -> None:
        """A number from -127 to 127; values beyond are clipped."""
        if number > MOST:
            number = MOST
        elif number < -MOST:
            number = -MOST
        self.bits(number & BYTE, BYTE_BITS)

    def fill_up(self) -> None:
        """Go on at a multiple of 32 bits."""
        self._write()
        if self.used > 0:
            self.used = PIECE
            self._write()

    def taken(self) -> bytes:
        """Everything written so far, padded; starts again with nothing."""
        written = self.out.getvalue()
        self.out.truncate(0)
        return written

    def _write(self) -> None:
        """Write as many whole pieces as there are."""
        out = self.out
        waiting = self.waiting
        used = self.used
        while used >= PIECE:
            # As a signed number, so that it is the same in both builds.
            write_i32_le(out, i32((waiting & HALF_MASK) - (waiting & SIGN)))
            waiting >>= PIECE
            used -= PIECE
        self.waiting = waiting
        self.used = used
