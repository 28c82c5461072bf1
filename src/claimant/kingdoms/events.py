"""What happens in Claim Kingdoms, and where. Fields are places too ("-1,2")."""

from __future__ import annotations

from typing import Final

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
