"""What one seat, or a spectator, can know about a game."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from claimant.tabletop.action import Action
from claimant.tabletop.copying import Parts, revived
from claimant.tabletop.seats import seat_letter

AnyAction = TypeVar("AnyAction", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Generic[AnyAction]):
    """A game through the eyes of one seat; `seat` is None for a spectator.

    A view holds everything that a player with a perfect memory could know, and nothing more.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.asked: list[int] = []
        """The seats that have yet to answer; several where they choose at the same time."""
        self.legal: list[AnyAction] = []
        """The viewer's own legal actions."""

    def __reduce__(self) -> Parts:
        return revived(self)

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat is None else f"seat {seat_letter(self.seat)}"
        waiting = " and ".join([seat_letter(seat) for seat in self.asked])
        return f"<View of {viewer}: {f'{waiting} to act' if waiting else 'over'}>"

    def __str__(self) -> str:
        return "\n".join([f"{name}: {value}" for name, value in self.to_json().items()])

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError
