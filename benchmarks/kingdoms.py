"""How fast this build of the rules plays random games of Claim Kingdoms.

    python -m benchmarks.kingdoms DECK SECONDS

prints moves and games per second as JSON; it runs on whatever build `claimant` is imported from.
DECK is one of the names below, or the codes of seven factions.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

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
ROOT = Path(__file__).parents[1]


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
        # Batches of about a fiftieth of the time keep the clock's cost out of the measurement.
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


def interpreted(deck: str, seconds: float) -> float:
    """Moves per second of the same source, interpreted, in a separate process."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "benchmarks.kingdoms", deck, str(seconds)]
    told = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    measured = json.loads(told.stdout)
    assert measured["build"] == "interpreted"
    return float(measured["moves"])


def report() -> None:
    """The tables of `make bench`. The two builds take turns, so that a slow moment hits both."""
    print("| Claim Kingdoms, factions | thousand games/s | million moves/s | times its interpreted form |")
    print("|---|---|---|---|")
    for name, factions in DECKS.items():
        rounds = [(random_games(name, 0.7), interpreted(name, 0.7)) for _ in range(3)]
        games, moves = max(ours for ours, _ in rounds)
        times = moves / max(plain for _, plain in rounds)
        print(f"| {factions} | {games / 1e3:.0f} | {moves / 1e6:.2f} | {times:.1f} |", flush=True)
    print(f"\nCopying a state of Claim Kingdoms in mid-game takes {copies(0.5) * 1e9:.0f} nanoseconds.")


def main() -> None:
    games, moves = random_games(sys.argv[1], float(sys.argv[2]))
    print(json.dumps({"build": build(), "games": games, "moves": moves}))


if __name__ == "__main__":
    main()
