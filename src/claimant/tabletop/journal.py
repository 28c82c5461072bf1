"""A log that copies of a game share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, final

from mypy_extensions import i64

from claimant.tabletop.copying import Parts

T = TypeVar("T")


@final
class Journal(Generic[T]):
    """A list that only grows.

    Copies share it, so copying costs no more late in a game than at its start: a journal reads only its own
    part of the list, and appends only at the end of the shared one.

    >>> dawn = Journal(["dawn"])
    >>> noon = dawn.plus("noon")
    >>> list(dawn), list(noon), list(dawn.plus("rain")), list(noon.upto(1))
    (['dawn'], ['dawn', 'noon'], ['dawn', 'rain'], ['dawn'])
    """

    size: i64

    def __init__(self, entries: list[T]) -> None:
        self.entries = entries
        self.size = len(entries)

    def __reduce__(self) -> Parts:
        return Journal, (self.since(0),)

    def __repr__(self) -> str:
        return f"<Journal: {self.size} entries>"

    def add(self, entries: list[T]) -> None:
        if self.size != len(self.entries):
            self.entries = self.entries[: self.size]
        self.entries.extend(entries)
        self.size += len(entries)

    def plus(self, entry: T) -> Journal[T]:
        """A journal with one more entry; this one does not change."""
        longer = self.copy()
        longer.add([entry])
        return longer

    def upto(self, size: i64) -> Journal[T]:
        """A journal of the first so many entries."""
        shorter = Journal(self.entries)
        shorter.size = size
        return shorter

    def copy(self) -> Journal[T]:
        return self.upto(self.size)

    def since(self, start: i64) -> list[T]:
        return self.entries[start : self.size]

    def last(self) -> T:
        return self.entries[self.size - 1]

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, at: i64) -> T:
        if not 0 <= at < self.size:
            raise IndexError(f"{at} of {self.size}")
        return self.entries[at]

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))
