"""What every game here can do, whatever it is played with: the protocol that bots, servers and laws use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from claimant.tabletop.reason import Reason


class Action(Protocol):
    """A decision. Its text is its identity: two actions with the same text are the same."""

    def __str__(self) -> str: ...


class Event(Protocol):
    """Something that happened, as one reader may know it."""

    def to_json(self) -> dict[str, object]: ...


class View(Protocol):
    """What one seat, or a spectator, can know."""

    def to_json(self) -> dict[str, object]: ...


class Result(Protocol):
    """Who has won and why."""

    def to_json(self) -> dict[str, object]: ...


class Game(Protocol):
    """A game from its set-up to its result.

    Seats are numbered from 0. Whatever takes an action takes its text as well. What the rules do not
    allow raises `IllegalAction` with a reason and changes nothing.
    """

    @property
    def seats(self) -> int: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def asked(self) -> list[int]: ...
    @property
    def is_over(self) -> bool: ...

    def legal_actions(self, seat: int | None = None) -> Sequence[Action]: ...
    def why_not(self, action: str, seat: int | None = None) -> Reason | None: ...
    def apply(self, action: str, seat: int | None = None) -> Sequence[Event]: ...
    def result(self) -> Result: ...

    def view(self, seat: int) -> View: ...
    def public_view(self) -> View: ...
    def events(self, seat: int | None = None, since: int = 0) -> Sequence[Event]: ...

    def pieces(self) -> list[str]:
        """Every piece of the game wherever it lies, sorted: the same list from beginning to end."""
        ...

    def copy(self) -> Game: ...
    def position(self) -> str: ...
    def record(self) -> str: ...
    def to_json(self) -> dict[str, object]: ...
