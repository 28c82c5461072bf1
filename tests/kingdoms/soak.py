"""Many random games of factions drawn by lot: `python -m tests.kingdoms.soak GAMES SEED`.

Every game must end, and after every move all cards and all figures must be there.
"""

from __future__ import annotations

import sys
import time

from claimant.kingdoms.sets import drawn_factions, ruleset
from claimant.tabletop.chance import Chance
from tests.kingdoms.conservation import play_checked_games

GAMES_PER_SETUP = 50


def soak(games: int, seed: int) -> dict[str, int]:
    """Play that many games; how many games and moves it were, and in how many each faction was."""
    chance = Chance(seed)
    counts = {"games": 0, "moves": 0}
    while counts["games"] < games:
        rules = ruleset(drawn_factions(chance))
        counts["moves"] += play_checked_games(rules, GAMES_PER_SETUP, chance)
        counts["games"] += GAMES_PER_SETUP
        for faction in rules.factions:
            counts[faction.code] = counts.get(faction.code, 0) + GAMES_PER_SETUP
    return counts


if __name__ == "__main__":
    wanted, seed = (int(word) for word in [*sys.argv[1:], "50000", "1"][:2])
    started = time.perf_counter()
    told = soak(wanted, seed)
    print(f"{told}: all ended, all cards and figures conserved, {time.perf_counter() - started:.0f} s")
