"""`make bench`: one run, everything side by side, as a table of figures and ratios. It fails nothing."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from datetime import date
from pathlib import Path
from statistics import median

from benchmarks import claim, envs, kingdoms, open_spiel, solver
from benchmarks.server import report as server
from claimant.claim.sets import FACTIONS, PLACES, PRESETS

ROOT = Path(__file__).parents[1]
ROUNDS = 5


def interpreted(deck: str, seconds: float) -> float:
    """Moves per second of the same source, interpreted, in a separate process."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "benchmarks.claim", deck, str(seconds)]
    told = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    measured = json.loads(told.stdout)
    assert measured["build"] == "interpreted"
    return float(measured["moves"])


def import_seconds() -> float:
    """The time to start Python and import the library, less the time to start Python."""

    def run(code: str) -> float:
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - started

    return min(run("import claimant.claim") for _ in range(5)) - min(run("pass") for _ in range(5))


def deck_with(code: str) -> str:
    """A deck with this faction and the base game's."""
    faction = FACTIONS[code]()
    pair = [code, faction.paired_with] if faction.paired_with else ["Go", "Kn"]
    rest = [other for other in ("Do", "Dw", "Un") if other not in (code, *pair)]
    tens = ([] if faction.paired_with else [code]) + rest
    return " ".join(pair + tens[:3])


def processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def main() -> None:
    say = print
    say(f"{date.today()}, {processor()}, Python {platform.python_version()}, {claim.build()} build")
    say(f"The best of {ROUNDS} rounds each; peers take turns, so that a slow moment hits them all.\n")

    ours = rolled = plain = hearts = spades = 0.0
    hearts_python = spades_python = 0.0
    copy, clone = 1.0, 1.0
    for _ in range(ROUNDS):
        ours = max(ours, claim.random_games("claim", 1.0)[1])
        rolled = max(rolled, claim.rollouts("claim", 1.0))
        hearts = max(hearts, open_spiel.inside_cpp("hearts", 30_000))
        spades = max(spades, open_spiel.inside_cpp("spades", 50_000))
        plain = max(plain, interpreted("claim", 1.0))
        hearts_python = max(hearts_python, open_spiel.from_python("hearts", 0.7))
        spades_python = max(spades_python, open_spiel.from_python("spades", 0.7))
        copy = min(copy, claim.copies(0.5))
        clone = min(clone, open_spiel.clones("hearts", 0.5))

    say("| random play, one core | million moves/s | Claimant is |")
    say("|---|---|---|")
    say(f"| **Claimant, deck `claim`, full games with shuffle and set-up** | {ours / 1e6:.2f} | |")
    for name, moves in (
        ("Claimant, rollouts from a dealt state", rolled),
        ("the same source, interpreted, full games", plain),
        ("OpenSpiel `hearts`, rollouts inside C++", hearts),
        ("OpenSpiel `spades`, rollouts inside C++", spades),
        ("OpenSpiel `hearts`, from Python", hearts_python),
        ("OpenSpiel `spades`, from Python", spades_python),
    ):
        say(f"| {name} | {moves / 1e6:.2f} | {ours / moves:.2f} times as fast |")

    say("\n| copying a state in mid-play | nanoseconds | |")
    say("|---|---|---|")
    say(f"| **Claimant, `State.copy()`** | {copy * 1e9:.0f} | |")
    say(f"| OpenSpiel `hearts`, `clone()` | {clone * 1e9:.0f} | {clone / copy:.2f} times as long |")

    say()
    envs.report(ROUNDS)

    say(f"\nImporting the library takes {import_seconds():.2f} s.\n")

    # Each row is measured right after the plain deck, so that the ratio is from the same moment.
    say("| deck | thousand games/s | million moves/s | moves/s of `claim` |")
    say("|---|---|---|---|")
    decks = {name: name for name in PRESETS}
    decks.update({f"with {FACTIONS[code]().name}": deck_with(code) for code in FACTIONS})
    for title, deck in decks.items():
        row(title, deck)
    for players in (3, 4):
        row(f"`claim` for {players} players", "claim", players)

    say("\n| deck `claim` with a place | thousand games/s | million moves/s | playouts/s without a place |")
    say("|---|---|---|---|")
    for code, kind in PLACES.items():
        row(kind().name, "claim", place=code, of_games=True)

    say()
    kingdoms.report()
    say()
    solver.report()
    say()
    server.report()


def row(title: str, deck: str, players: int = 2, place: str = "", of_games: bool = False) -> None:
    """A row of a table: a few short rounds, each next to the plain base game."""
    rounds = [
        (claim.random_games(deck, 0.2, players, place), claim.random_games("claim", 0.2))
        for _ in range(ROUNDS)
    ]
    games, moves = max(ours for ours, _ in rounds)
    # The middle one of the rounds' ratios: a slow moment spoils one round, not the row.
    measured = 0 if of_games else 1
    share = median(ours[measured] / plain[measured] for ours, plain in rounds)
    print(f"| {title} | {games / 1e3:.0f} | {moves / 1e6:.2f} | {share:.0%} |", flush=True)


if __name__ == "__main__":
    main()
