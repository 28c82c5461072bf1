"""What happened, told in the past tense, each with its cause and with who may know the cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.claim.cards import Card
from claimant.claim.zones import ZONE_NAMES
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.seats import seat_letter

EVERYBODY: Final = -1

DEALT: Final = "dealt"
PHASE_BEGAN: Final = "phase-began"
MOVED: Final = "moved"
LOOKED: Final = "looked"
ASKED: Final = "asked"
CHOSE: Final = "chose"
NAMED: Final = "named"
TRICK_WON: Final = "trick-won"
LEAD_PASSED: Final = "lead-passed"
VERDICT: Final = "verdict"
GAME_ENDED: Final = "game-ended"

# Most events tell of one card or of none. What they share neither takes memory in every game that a server
# holds, nor has to be looked at by the garbage collector.
NO_CARDS: Final[list[Card]] = []
NO_STRENGTHS: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened.

    `cause` is the step of the turn ("collect") or the code of the power ("Dw") that did it. `cards` is
    empty where the reader may not know them; `count` still says how many there were. `seen_by` holds
    the flags of the seats that know the cards (seat A is 1, B is 2, C is 4, D is 8; -1: everybody).
    Who wins a trick is told with the strengths that decided it, in the order of play. Events share their
    lists: nobody changes one.
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
        seat: i64,
        cards: list[Card],
        source: i64 = -1,
        source_seat: i64 = -1,
        target: i64 = -1,
        target_seat: i64 = -1,
        seen_by: i64 = EVERYBODY,
        strengths: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.cause = cause
        self.seat = seat
        self.count = len(cards)
        self.cards = cards
        if self.count == 0:
            self.cards = NO_CARDS
        elif self.count == 1:
            self.cards = cards[0].as_list
        self.source: str = ZONE_NAMES[source] if source >= 0 else ""
        self.source_seat = source_seat
        self.target: str = ZONE_NAMES[target] if target >= 0 else ""
        self.target_seat = target_seat
        self.seen_by = seen_by
        self.strengths = NO_STRENGTHS if strengths is None else strengths

    def __reduce__(self) -> Parts:
        return remade(self, self.kind, self.cause, self.seat, [])

    def as_seen_by(self, flags: i64) -> Event:
        """The event as the seats with these flags know it (0: a spectator)."""
        if self.seen_by == EVERYBODY or (self.seen_by & flags) != 0:
            return self
        masked = Event(self.kind, self.cause, self.seat, [])
        masked.count = self.count
        masked.source = self.source
        masked.source_seat = self.source_seat
        masked.target = self.target
        masked.target_seat = self.target_seat
        # Who else knows the cards is public: it follows from the places and from open looks.
        masked.seen_by = self.seen_by
        return masked

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"event": self.kind, "cause": self.cause}
        if self.seat >= 0:
            told["seat"] = seat_letter(self.seat)
        if self.count:
            told["cards"] = [card.code for card in self.cards] if self.cards else None
            told["count"] = int(self.count)
        if self.strengths:
            told["strengths"] = self.strengths
        if self.source:
            told["from"] = _place(self.source, self.source_seat)
        if self.target:
            told["to"] = _place(self.target, self.target_seat)
        return told

    def __repr__(self) -> str:
        return f"<{' '.join(str(part) for part in self.to_json().values())}>"


def _place(zone: str, seat: i64) -> str:
    return f"{seat_letter(seat)} {zone}" if seat >= 0 else zone
