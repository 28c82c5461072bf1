"""What happens in Claim Kingdoms, and where. Fields are places too ("-1,2")."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.copying import Parts
from claimant.tabletop.event import NOBODY, Event
from claimant.tabletop.seats import seat_letter

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
class FigureMoved(Event):
    """A figure of a seat moves between its supply and the fields.

    `by` is the seat that moves it, and `card` the card that it leaves for the supply or moves to.
    """

    by: i64

    def __init__(self, cause: str, seat: i64, by: i64, card: str, source: str, target: str) -> None:
        source_seat = seat if source == SUPPLY else NOBODY
        target_seat = seat if target == SUPPLY else NOBODY
        super().__init__(FIGURE_MOVED, cause, seat, None, source, source_seat, target, target_seat)
        self.by = by
        self.card = card

    def __reduce__(self) -> Parts:
        return FigureMoved, (
            self.cause,
            int(self.seat),
            int(self.by),
            self.card,
            self.source,
            self.target,
        )

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "by": seat_letter(self.by), "card": self.card}
