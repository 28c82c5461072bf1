"""A list that only grows, as a value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Past(Generic[T]):
    """What has happened so far. `plus` gives a past with one thing more and leaves this one as it is.

    Both share one list, of which each sees no more than its own part: to go on costs nothing however
    much has happened. Only who goes on from a point from which another went on already takes a copy.

    >>> dawn = Past(["dawn"])
    >>> noon = dawn.plus("noon")
    >>> list(dawn), list(noon), list(dawn.plus("rain")), list(noon.upto(1))
    (['dawn'], ['dawn', 'noon'], ['dawn', 'rain'], ['dawn'])
    """

    __slots__ = ("_all", "_size")

    def __init__(self, all_: list[T], size: int | None = None) -> None:
        self._all = all_
        self._size = len(all_) if size is None else size

    def plus(self, thing: T) -> Past[T]:
        size = self._size
        all_ = self._all if len(self._all) == size else self._all[:size]
        all_.append(thing)
        return Past(all_, size + 1)

    def upto(self, size: int) -> Past[T]:
        """The first of these things."""
        return Past(self._all, min(size, self._size))

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T]:
        return iter(self._all[: self._size])

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return self._all[: self._size][at]
        if not -self._size <= at < self._size:
            raise IndexError(at)
        return self._all[at if at >= 0 else self._size + at]
