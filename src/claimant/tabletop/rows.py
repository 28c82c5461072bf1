"""Bits and numbers side by side, for arrays."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from claimant.tabletop.copying import Parts

MOST: Final = 127
BYTE: Final = 0xFF
HALF: Final = 31
"""So many bits can be added to those that wait, without a word of 62 bits overflowing."""
HALF_MASK: Final = 0x7FFFFFFF
HALF_SIGN: Final = 0x80000000


@final
class RowWriter:
    """Writes bits side by side, and numbers in bytes."""

    waiting: i64
    used: i64

    def __init__(self) -> None:
        self.out = BytesWriter()
        # Bits that do not fill 32 yet, the first one lowest.
        self.waiting = 0
        self.used = 0

    def __reduce__(self) -> Parts:
        return RowWriter, ()

    def __repr__(self) -> str:
        return f"<RowWriter: {len(self.out)} bytes>"

    def bits(self, word: i64, width: i64) -> None:
        """The lowest bits of a word that has no others, at most 62."""
        if width > HALF:
            self._few_bits(word & HALF_MASK, HALF)
            word >>= HALF
            width -= HALF
        self._few_bits(word, width)

    def _few_bits(self, word: i64, width: i64) -> None:
        waiting = self.waiting | (word << self.used)
        used = self.used + width
        if used >= 32:
            # The same 32 bits as a number with a sign, in both builds.
            write_i32_le(self.out, i32((waiting & HALF_MASK) - (waiting & HALF_SIGN)))
            waiting >>= 32
            used -= 32
        self.waiting = waiting
        self.used = used

    def end_bits(self) -> None:
        """Fill the last 32 bits up."""
        if self.used > 0:
            self._few_bits(0, 32 - self.used)

    def number(self, number: i64) -> None:
        """A byte with a number from -127 to 127; what is beyond is cut off."""
        if number > MOST:
            number = MOST
        elif number < -MOST:
            number = -MOST
        self.out.append(number & BYTE)

    def taken(self) -> bytes:
        """All that was written; it begins anew."""
        written = self.out.getvalue()
        self.out.truncate(0)
        return written
