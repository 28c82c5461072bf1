"""Does `examples/ppo.py` learn? `make learn` runs this; it takes some minutes, and PyTorch.

PyTorch includes gigabytes for graphics cards, so `make test` does without it.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
DECISIONS = 600_000
"""Not seconds: how much it learns must not depend on what else the machine does."""
ABOVE_CHANCE = 0.65


def main() -> None:
    sys.path.insert(0, str(EXAMPLES))
    ppo = importlib.import_module("ppo")

    points = ppo.train(ppo.Settings(games=256), DECISIONS, between=DECISIONS, games=400)
    first, last = points[0], points[-1]
    if not (last.random > max(ABOVE_CHANCE, first.random) and last.greedy > first.greedy):
        sys.exit("it has not learnt")


if __name__ == "__main__":
    main()
