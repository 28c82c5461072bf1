"""The moves that somebody has to choose from."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.copying import Parts


@final
@mypyc_attr(acyclic=True)
class Options:
    """A reusable list of moves: it never gives its memory back."""

    size: i64

    def __init__(self, moves: list[i64]) -> None:
        self.moves = moves
        self.size = len(moves)

    def __reduce__(self) -> Parts:
        return Options, (self.moves[: self.size],)

    def __repr__(self) -> str:
        return f"<Options: {self.size} moves>"

    def add(self, move: i64) -> None:
        if self.size < len(self.moves):
            self.moves[self.size] = move
        else:
            self.moves.append(move)
        self.size += 1

    def clear(self) -> None:
        self.size = 0

    def has(self, move: i64) -> bool:
        place: i64 = 0
        while place < self.size:
            if self.moves[place] == move:
                return True
            place += 1
        return False

    def copy(self) -> Options:
        return Options(self.moves[: self.size])
