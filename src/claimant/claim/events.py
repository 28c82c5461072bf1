"""What happens in Claim."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.claim.cards import Card
from claimant.claim.zones import ZONE_NAMES
from claimant.tabletop.copying import Parts
from claimant.tabletop.event import EVERYBODY, NOBODY, Event

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


NOWHERE: Final = -1
"""Instead of a zone."""


def card_event(
    kind: str,
    cause: str,
    seat: i64,
    card: Card,
    source: i64 = NOWHERE,
    source_seat: i64 = NOBODY,
    target: i64 = NOWHERE,
    target_seat: i64 = NOBODY,
    seen_by: i64 = EVERYBODY,
) -> Event:
    """Something that happened with one card; zones are given by their numbers."""
    come_from = ZONE_NAMES[source] if source >= 0 else ""
    gone_to = ZONE_NAMES[target] if target >= 0 else ""
    return Event(kind, cause, seat, card.codes, come_from, source_seat, gone_to, target_seat, seen_by)


@final
@mypyc_attr(acyclic=True)
class TrickWon(Event):
    """The winner of a trick: the cards played, in order, and the strengths that decided it."""

    def __init__(self, cause: str, seat: i64, played: list[str], strengths: list[int]) -> None:
        super().__init__(TRICK_WON, cause, seat)
        self.played = played
        self.strengths = strengths

    def __reduce__(self) -> Parts:
        return TrickWon, (self.cause, int(self.seat), self.played, self.strengths)

    def to_json(self) -> dict[str, object]:
        told = super().to_json()
        if self.strengths:
            told["played"] = self.played
            told["strengths"] = self.strengths
        return told
