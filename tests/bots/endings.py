"""How often the strongest level spoils an ending that it could have solved, in every ready-made deck.

python -m tests.bots.endings GAMES
"""

from __future__ import annotations

import sys

from claimant.claim.sets import PRESETS
from tests.bots.test_bots import errors_in_endings

if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for deck in PRESETS:
        print(f"{deck}: {games} games, {errors_in_endings(range(games), deck)} errors", flush=True)
