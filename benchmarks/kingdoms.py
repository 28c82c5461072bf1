"""How fast this build of the rules plays random games of Claim Kingdoms.

    python -m benchmarks.kingdoms DECK SECONDS

prints moves and games per second as JSON; it runs on whatever build `claimant` is imported from.
DECK is one of the names below, or the codes of seven factions.
"""

from __future__ import annotations

import json
import sys
import time

from claimant.kingdoms import playout
from claimant.kingdoms.playout import new_state, play_games
from claimant.kingdoms.sets import ruleset
from claimant.kingdoms.turn.flow import apply, option
from claimant.tabletop.chance import Chance

DECKS = {
    "points": "Go Dw Gn Tr Un Dr Kn",
    "tricks": "Gn Tr Un Do Se Gi Kn",
    "mixed": "Go Dw Gn Do Se Gi Kn",
}
MID_GAME = 40


def build() -> str:
    return "interpreted" if playout.__file__.endswith(".py") else "compiled"


def random_games(deck: str, seconds: float) -> tuple[float, float]:
    """Games and moves per second of random full games, from the shuffle to the winner."""
    rules = ruleset(DECKS.get(deck, deck))
    chance = Chance(1)
    games = moves = 0
    batch = 1
    spent = 0.0
    while spent < seconds:
        started = time.perf_counter()
        moves += play_games(rules, batch, chance)[0]
        spent += time.perf_counter() - started
        games += batch
        # Batches of about a fiftieth of the time keep the clock out of what it measures.
        batch = max(1, min(2 * batch, int(games / spent * seconds / 50)))
    return games / spent, moves / spent


def copies(seconds: float) -> float:
    """Seconds that it takes to copy a state in mid-game."""
    state = new_state(ruleset(DECKS["points"]), Chance(1))
    for _ in range(MID_GAME):
        apply(state, option(state, 0))
    made = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        for _ in range(100):
            state.copy()
        made += 100
    return spent / made


def main() -> None:
    games, moves = random_games(sys.argv[1], float(sys.argv[2]))
    print(json.dumps({"build": build(), "games": games, "moves": moves}))


if __name__ == "__main__":
    main()
