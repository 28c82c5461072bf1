"""The zones of the table."""

from __future__ import annotations

from typing import Final

# Closed places: only those who have seen a card know that it is there.
DECK: Final = 0
RESERVE: Final = 1
BOX: Final = 2
HAND: Final = 3
FOLLOWERS: Final = 4
BURIED: Final = 5
# Open zones: everybody sees the cards there.
PRIZES: Final = 6
TRICK: Final = 7
DISCARD: Final = 8
TABLE: Final = 9
SCORE_PILE: Final = 10
DISPLAY: Final = 11

FIRST_OPEN: Final = PRIZES

ZONE_NAMES: Final = (
    "deck",
    "reserve",
    "box",
    "hand",
    "followers",
    "buried",
    "prizes",
    "trick",
    "discard",
    "table",
    "score",
    "display",
)
