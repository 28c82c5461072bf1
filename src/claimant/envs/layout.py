"""Layouts: how a view becomes an array, and the number of each action. They never change."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from claimant.tabletop.action import Action
from claimant.tabletop.errors import IllegalAction
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.reason import NUMBER, Reason, define_reasons
from claimant.tabletop.view import View

define_reasons({"not-that-action": {"id": NUMBER}})

MOST: Final = 127
"""The largest number in an observation. Values beyond it, in either direction, are clipped."""

Array: TypeAlias = NDArray[np.int8]
Row: TypeAlias = "array[int]"
"""An observation while it is written: Python sets its items faster than those of NumPy."""


@dataclass(frozen=True)
class Part:
    """A part of an observation, or of the actions: `array[start:stop]`."""

    name: str
    start: int
    stop: int

    @property
    def size(self) -> int:
        return self.stop - self.start

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)


def parts(sizes: Iterable[tuple[str, int]]) -> dict[str, Part]:
    """Parts of these sizes, one after the other, by name.

    >>> parts([("hand", 3), ("deck", 2)])["deck"].slice
    slice(3, 5, None)
    """
    found: dict[str, Part] = {}
    at = 0
    for name, size in sizes:
        found[name] = Part(name, at, at + size)
        at += size
    return found


class Layout(ABC):
    """The observations and actions of one set-up.

    An observation is built only from a view, so nothing hidden can be in it. Seats are counted from the
    viewer: seat 0 is the viewer, seat 1 the next one clockwise.
    """

    parts: dict[str, Part]
    """The parts of an observation by name, in order."""
    kinds: dict[str, Part]
    """The numbers of each kind of action, in order."""
    flags: int
    """How many places of an observation, from the first on, are 0 or 1; numbers follow."""
    secret: str
    """The kind of action that only its own seat sees."""
    codes: list[str]
    """The codes of all cards, in their order."""

    @property
    def size(self) -> int:
        """How long an observation is."""
        return list(self.parts.values())[-1].stop

    @property
    def actions(self) -> int:
        """How many numbers for actions there are."""
        return list(self.kinds.values())[-1].stop

    @abstractmethod
    def write(self, view: Any, row: Row) -> None:
        """Write a view into an array of zeros."""

    @abstractmethod
    def number(self, action: Any, view: Any) -> int:
        """The number of a legal action."""

    @abstractmethod
    def describe(self, number: int) -> str:
        """The notation of the action with this number, as far as it does not depend on a view."""

    def is_secret(self, number: int) -> bool:
        """Is this a choice that only the seat that makes it knows?"""
        part = self.kinds[self.secret]
        return part.start <= number < part.stop

    def observation(self, view: View[Any]) -> Array:
        """A view as an array."""
        row = array("b", bytes(self.size))
        self.write(view, row)
        return np.frombuffer(row, np.int8)

    def legal(self, view: View[Any]) -> dict[int, Action]:
        """The viewer's legal actions by their numbers."""
        return {self.number(action, view): action for action in view.legal}

    def legal_in(self, game: TabletopGame, seat: int) -> dict[int, Action]:
        """The same for a seat of a game, possibly without building its view."""
        return self.legal(game.view(seat))

    def mask(self, view: View[Any]) -> Array:
        """1 for the number of every legal action of the viewer."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.legal(view))] = 1
        return mask

    def action(self, number: int, view: View[Any]) -> Action:
        """The legal action with this number; a number that is not legal is refused."""
        found = self.legal(view).get(int(number))
        if found is None:
            raise IllegalAction(Reason("not-that-action", {"id": int(number)}))
        return found


def limited(number: int) -> int:
    """A number as an observation holds it.

    >>> limited(5), limited(300)
    (5, 127)
    """
    return max(-MOST, min(MOST, number))


def mark(row: Row, part: Part, place: int | None) -> None:
    """Set one entry of a part to 1; none for -1."""
    if place is not None:
        row[part.start + place] = 1


def fill(row: Row, part: Part, numbers: Sequence[int]) -> None:
    """Write numbers from the beginning of a part on."""
    for place, number in enumerate(numbers, part.start):
        row[place] = limited(number)
