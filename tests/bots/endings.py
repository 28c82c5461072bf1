"""How often the strongest level spoils an ending of `claim`: `python -m tests.bots.endings GAMES`."""

from __future__ import annotations

import sys

from tests.bots.test_bots import errors_in_endings

if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(f"{games} games, {errors_in_endings(range(games))} errors")
