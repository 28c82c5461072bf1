"""Two builds of the package side by side: is one faster than the other?

    python -m benchmarks.builds OLD.whl NEW.whl

Both do the same work in turns, each time in a fresh process, so that a slow moment hits both. Processor
time is measured, not the clock. Printed is the speed of the new build as a ratio to that of the old one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
ROUNDS = 9
THIS_BUILD = "--this-build"


def works() -> dict[str, Callable[[], object]]:
    """What is measured, done by the build that is imported here."""
    from benchmarks.endings import ending
    from claimant.bots import make_bot
    from claimant.claim import Game, playout, ruleset
    from claimant.claim.search.solver import Solver
    from claimant.kingdoms import playout as kingdoms_playout
    from claimant.kingdoms import ruleset as kingdoms_ruleset
    from claimant.tabletop.chance import Chance

    base, four = ruleset("claim"), ruleset("Go Kn Do Dw Un Ba Vi", 4)
    tiles = kingdoms_ruleset("Go Dw Gn Do Se Gi Kn")
    endings = [ending("claim", "", seed, 13) for seed in range(60)]
    games = [Game("claim", seed=seed) for seed in range(60)]
    views = [game.view(game.asked[0]) for game in games]
    captain = make_bot("captain")

    def solve() -> None:
        solver = Solver()
        for state in endings:
            solver.solve(state)

    return {
        "random games, Claim": lambda: playout.play_games(base, 100_000, Chance(1)),
        "random games, four players": lambda: playout.play_games(four, 25_000, Chance(1)),
        "random games, Kingdoms": lambda: kingdoms_playout.play_games(tiles, 10_000, Chance(1)),
        "exact endings": solve,
        "decisions of captain": lambda: [captain.choose(view, view.legal) for view in views],
    }


def measure() -> dict[str, float]:
    """The processor time of each piece of work, in seconds."""
    seconds = {}
    for name, work in works().items():
        started = time.process_time()
        work()
        seconds[name] = time.process_time() - started
    return seconds


def measure_in(folder: str) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "benchmarks.builds", THIS_BUILD]
    # Not in the repository: its own sources would be imported first.
    answer = subprocess.run(command, env=environment, cwd=folder, stdout=subprocess.PIPE, check=True)
    return dict(json.loads(answer.stdout))


def compare(old: str, new: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        folders = [str(Path(folder, name)) for name in ("old", "new")]
        for wheel, target in zip((old, new), folders, strict=True):
            ZipFile(wheel).extractall(target)
        rounds = [(measure_in(folders[0]), measure_in(folders[1])) for _ in range(ROUNDS)]
    print(f"| {ROUNDS} rounds | new / old | middle half of the rounds |")
    print("|---|---|---|")
    for name in rounds[0][0]:
        ratios = [before[name] / after[name] for before, after in rounds]
        low, middle, high = quantiles(ratios, n=4)
        print(f"| {name} | {middle:.3f} | {low:.3f} to {high:.3f} |")


if __name__ == "__main__":
    if sys.argv[1:] == [THIS_BUILD]:
        print(json.dumps(measure()))
    elif len(sys.argv) == 3:
        compare(*sys.argv[1:])
    else:
        sys.exit(__doc__)
