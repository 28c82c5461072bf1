"""What has happened so far, shared by a game and its copies."""

from __future__ import annotations

from typing import Generic, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")


@final
class Journal(Generic[T]):
    """A list that only grows.

    Copies share it, so that copying a game late costs no more than at its beginning: a journal reads
    only its own part of the list, and writes only behind everybody's.
    """

    size: i64

    def __init__(self, entries: list[T]) -> None:
        self.entries = entries
        self.size = len(entries)

    def add(self, entries: list[T]) -> None:
        if self.size != len(self.entries):
            self.entries = self.entries[: self.size]
        self.entries.extend(entries)
        self.size += len(entries)

    def since(self, start: i64) -> list[T]:
        return self.entries[start : self.size]

    def copy(self) -> Journal[T]:
        twin = Journal(self.entries)
        twin.size = self.size
        return twin
