"""Events: what happened, in the past tense, with its cause and the seats that may know the cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.seats import seat_letter

EVERYBODY: Final = -1
NOBODY: Final = -1
"""Instead of a seat."""
NO_CARDS: Final[list[str]] = []
"""Most events concern one card or none: a shared list saves memory in games that a server holds."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Event:
    """One thing that happened.

    `cause` is the step of the turn ("collect") or the code of the power ("Dw") that did it. `cards` holds
    codes and is empty where the reader may not know them; `count` still says how many there were, or how
    many points. `source` and `target` are places, with the seat that they belong to (-1: none).
    `seen_by` holds the flags of the seats that know the cards (seat A is 1, B is 2, C is 4, D is 8;
    -1: everybody). Events share their lists: nobody changes one.

    >>> event = Event("moved", "bury", 0, ["Go5"], "hand", 0, seen_by=1)
    >>> event.as_seen_by(2).to_json()
    {'event': 'moved', 'cause': 'bury', 'seat': 'A', 'cards': None, 'count': 1, 'from': 'A hand'}
    """

    seat: i64
    count: i64
    source_seat: i64
    target_seat: i64
    seen_by: i64

    def __init__(
        self,
        kind: str,
        cause: str,
        seat: i64 = NOBODY,
        cards: list[str] | None = None,
        source: str = "",
        source_seat: i64 = NOBODY,
        target: str = "",
        target_seat: i64 = NOBODY,
        seen_by: i64 = EVERYBODY,
        count: i64 = 0,
    ) -> None:
        self.kind = kind
        self.cause = cause
        self.seat = seat
        self.cards = NO_CARDS if cards is None else cards
        self.count = count if count else len(self.cards)
        self.source = source
        self.source_seat = source_seat
        self.target = target
        self.target_seat = target_seat
        self.seen_by = seen_by

    def __reduce__(self) -> Parts:
        return remade(self, self.kind, self.cause)

    def as_seen_by(self, flags: i64) -> Event:
        """The event as the seats with these flags know it (0: a spectator)."""
        if self.seen_by == EVERYBODY or (self.seen_by & flags) != 0:
            return self
        # Who else knows the cards is public: it follows from the places and from open looks.
        return Event(
            self.kind,
            self.cause,
            self.seat,
            None,
            self.source,
            self.source_seat,
            self.target,
            self.target_seat,
            self.seen_by,
            self.count,
        )

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"event": self.kind, "cause": self.cause}
        if self.seat >= 0:
            told["seat"] = seat_letter(self.seat)
        if self.cards or (self.count and self.seen_by != EVERYBODY):
            told["cards"] = self.cards if self.cards else None
        if self.count:
            told["count"] = int(self.count)
        if self.source:
            told["from"] = place_name(self.source, self.source_seat)
        if self.target:
            told["to"] = place_name(self.target, self.target_seat)
        return told

    def __repr__(self) -> str:
        return f"<{' '.join(str(part) for part in self.to_json().values())}>"


def place_name(zone: str, seat: i64) -> str:
    """A place as events name it: "trick", or "A hand" if it belongs to a seat."""
    return f"{seat_letter(seat)} {zone}" if seat >= 0 else zone
