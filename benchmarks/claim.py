"""How fast this build of the rules plays random games of Claim.

    python -m benchmarks.claim DECK SECONDS

prints moves and games per second as JSON; it runs on whatever build `claimant` is imported from.
"""

from __future__ import annotations

import json
import sys
import time

import claimant.claim.state
from claimant.claim.playout import new_state, play_games, roll_out
from claimant.claim.sets import ruleset
from claimant.claim.turn.flow import apply, legal_actions
from claimant.tabletop.chance import Chance


def build() -> str:
    return "interpreted" if claimant.claim.state.__file__.endswith(".py") else "compiled"


def random_games(deck: str, seconds: float, players: int = 2, place: str = "") -> tuple[float, float]:
    """Games and moves per second of random full games, from the shuffle to the winner."""
    rules = ruleset(deck, players, place)
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


def rollouts(deck: str, seconds: float) -> float:
    """Moves per second of random rollouts from a dealt state: copy, play to the end, count."""
    chance = Chance(1)
    state = new_state(ruleset(deck), chance)
    moves = 0
    spent = 0.0
    while spent < seconds:
        started = time.perf_counter()
        moves += roll_out(state, 2000, chance)[0]
        spent += time.perf_counter() - started
    return moves / spent


def copies(seconds: float) -> float:
    """Seconds per copy of a state in mid-play."""
    state = new_state(ruleset("claim"), Chance(3))
    for _ in range(20):
        apply(state, legal_actions(state, state.seats[state.turn])[0], state.turn)
    made = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        for _ in range(1000):
            state.copy()
        made += 1000
    return spent / made


if __name__ == "__main__":
    games, moves = random_games(sys.argv[1], float(sys.argv[2]))
    print(json.dumps({"build": build(), "games": games, "moves": moves}))
