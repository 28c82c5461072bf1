"""Bots at random set-ups for a while: `make soak`, or `python -m tests.bots.soak SECONDS SEED`.

Each of them answers with something legal. Views and searches are made and thrown away by the thousand:
a compiled build that breaks memory is found out here.
"""

from __future__ import annotations

import sys
import time

from claimant.bots import NAMES, make_bot
from claimant.tabletop.limit import Limit
from tests.bots.questions import questions

QUESTIONS_PER_SEED = 20
STEPS = 30


def soak(seconds: float, seed: int) -> int:
    """Ask on until the time is over; how many questions were answered."""
    until = time.perf_counter() + seconds
    answered = 0
    while time.perf_counter() < until:
        seed += 1
        for game, seat in questions(seed, QUESTIONS_PER_SEED, players=2 + seed % 3):
            view = game.view(seat)
            for name in NAMES:
                action = make_bot(name, seed=seed, limit=Limit(steps=STEPS)).choose(view, view.legal)
                assert action in game.legal_actions(seat), f"{name} chose {action}: {game.record()}"
                answered += 1
    return answered


if __name__ == "__main__":
    wanted, seed = (int(word) for word in [*sys.argv[1:], "60", "1"][:2])
    print(f"{soak(wanted, seed)} questions answered in {wanted} s, all with something legal")
