"""What happened, told in the past tense, each with its cause and with who may know the cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.seats import seat_letter

EVERYBODY: Final = -1

TURN_BEGAN: Final = "turn-began"
MOVED: Final = "moved"
FIGURE_MOVED: Final = "figure-moved"
TURNED_OVER: Final = "turned-over"
SCORED: Final = "scored"
PASSED: Final = "passed"
COPIED_POWER: Final = "copied"
KEPT: Final = "kept"
SHUFFLED: Final = "shuffled"
GAME_ENDED: Final = "game-ended"

PILE: Final = "pile"
DISPLAY: Final = "display"
HAND: Final = "hand"
SIGHT: Final = "sight"
SUPPLY: Final = "supply"


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened.

    `cause` is the step of the turn ("draw") or the code of the power ("Kn") that did it. `cards` holds
    codes and is empty where the reader may not know them; `count` still says how many there were.
    `source` and `target` are places ("pile", "A hand") or fields ("-1,2"). `seen_by` holds the flags of
    the seats that know the cards (seat A is 1, B is 2; -1: everybody).
    """

    seat: i64
    count: i64
    seen_by: i64

    def __init__(
        self,
        kind: str,
        cause: str,
        seat: i64,
        cards: list[str],
        source: str = "",
        target: str = "",
        count: i64 = 0,
        seen_by: i64 = EVERYBODY,
    ) -> None:
        self.kind = kind
        self.cause = cause
        self.seat = seat
        self.cards = cards
        self.source = source
        self.target = target
        self.count = count if count else len(cards)
        """How many cards; for points scored, how many of these."""
        self.seen_by = seen_by

    def __reduce__(self) -> Parts:
        return remade(self, self.kind, self.cause, self.seat, self.cards)

    def as_seen_by(self, flags: i64) -> Event:
        """The event as the seats with these flags know it (0: a spectator)."""
        if self.seen_by == EVERYBODY or (self.seen_by & flags) != 0:
            return self
        return Event(
            self.kind, self.cause, self.seat, [], self.source, self.target, self.count, self.seen_by
        )

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"event": self.kind, "cause": self.cause}
        if self.seat >= 0:
            told["seat"] = seat_letter(self.seat)
        if self.cards or self.seen_by != EVERYBODY:
            told["cards"] = self.cards if self.cards else None
        if self.count:
            told["count"] = int(self.count)
        if self.source:
            told["from"] = self.source
        if self.target:
            told["to"] = self.target
        return told

    def __repr__(self) -> str:
        return f"<{' '.join(str(part) for part in self.to_json().values())}>"


def place_of(zone: str, seat: i64) -> str:
    """A place before one seat, such as "A hand"."""
    return f"{seat_letter(seat)} {zone}"
