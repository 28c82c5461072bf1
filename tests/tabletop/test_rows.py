"""Bits and numbers side by side, against a list of single bits."""

from __future__ import annotations

from random import Random

from claimant.tabletop.rows import PIECE, RowWriter

WIDTHS = (1, 2, 5, 31, 32, 33, 52, 61, 62)


def test_bits_and_numbers_stand_side_by_side() -> None:
    random = Random(1)
    for _ in range(200):
        out = RowWriter()
        expected: list[int] = []
        for _ in range(random.randrange(1, 100)):
            kind = random.choice(("word", "word", "zeros", "number", "number", "fill"))
            if kind == "word":
                width = random.choice(WIDTHS)
                word = random.choice((0, random.getrandbits(width)))
                out.bits(word, width)
                expected += bits_of(word, width)
            elif kind == "zeros":
                width = random.randrange(300)
                out.bits(0, width)
                expected += bits_of(0, width)
            elif kind == "number":
                number = random.randrange(-200, 200)
                out.number(number)
                expected += bits_of(max(-127, min(127, number)) & 0xFF, 8)
            else:
                out.fill_up()
                expected += bits_of(0, -len(expected) % PIECE)
        out.fill_up()
        expected += bits_of(0, -len(expected) % PIECE)
        assert out.taken() == packed(expected)


def bits_of(word: int, width: int) -> list[int]:
    return [word >> at & 1 for at in range(width)]


def packed(bits: list[int]) -> bytes:
    return bytes(sum(bits[at + bit] << bit for bit in range(8)) for at in range(0, len(bits), 8))
