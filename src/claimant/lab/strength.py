"""How strong the bots are: `python -m claimant.lab.strength FOLDER` plays what `docs/strength.md` tells.

That takes hours. Each match has a file of its own in the folder, with a line for each deal; the same
command plays only what is missing. At the end, and after Ctrl-C, the folder holds the table `strength.md`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic

from claimant.bots import LEVELS
from claimant.lab.arena import Arena, MatchResult
from claimant.lab.decision_times import duration
from claimant.lab.jobs import cores
from claimant.lab.matches import FIRST, SECOND, Match, PlayedGame, find_player
from claimant.lab.runs import RunFile
from claimant.lab.seating import equal_share
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.setup import RANDOM, Setup

SECONDS_BETWEEN_LINES = 60
STOPPED = 130
HEADINGS = (
    "match",
    "deals",
    "won : shared : lost",
    "score",
    "95 % interval",
    "wanted",
    "median time per choice",
)


@dataclass(frozen=True)
class Trial:
    """A match that somebody wants to know about, and the score that is hoped for.

    Without such a score the interval is to lie above an equal share.
    """

    title: str
    first: str
    second: str
    setup: Setup
    wanted: float | None = None

    @property
    def name(self) -> str:
        return f"{self.title}-{self.first}-{self.second}"

    @property
    def file_name(self) -> str:
        return f"{self.name}.jsonl"


def trials() -> Iterator[Trial]:
    """Everything that `docs/strength.md` tells, in its order."""
    fields = (
        ("claim", Setup(), 0.60),
        ("claim2", Setup(deck="claim2"), 0.55),
        ("mixed", Setup(deck=RANDOM, random_places="both"), 0.55),
    )
    for title, setup, wanted in fields:
        for lower, higher in pairwise(LEVELS):
            yield Trial(title, higher, lower, setup, wanted)
    yield Trial("claim", f"{LEVELS[-1]}@0.03s", "ismcts@0.03s", Setup(), 0.60)
    for players in (3, 4):
        yield Trial(f"players{players}", "squire", "greedy", Setup(players=players))
    kingdoms = Setup("kingdoms")
    yield Trial("kingdoms", "greedy", "random", kingdoms, 0.70)
    for search in LEVELS[2:]:
        yield Trial("kingdoms", search, "greedy", kingdoms, 0.70)


# --- playing ----------------------------------------------------------------------------------------


def play(
    trial: Trial, folder: Path, pairs: int, seed: int, processes: int, cluster: str | None
) -> MatchResult:
    """Play what is missing of a match, and keep it."""
    arena, file = prepared(trial, folder, pairs, seed)
    spoke = monotonic()

    def listen(result: MatchResult, games: Sequence[PlayedGame]) -> None:
        nonlocal spoke
        file.add(result, games)
        if monotonic() - spoke > SECONDS_BETWEEN_LINES:
            spoke = monotonic()
            print(f"{trial.name}: {result.deals} of {pairs}, {result.score.average:.1%}", file=sys.stderr)

    arena.run(processes, listen, cluster=cluster)
    return arena.results[0]


def played(folder: Path, pairs: int, seed: int) -> Iterator[tuple[Trial, MatchResult]]:
    """What the folder holds of all trials."""
    for trial in trials():
        if (folder / trial.file_name).exists():
            arena, _ = prepared(trial, folder, pairs, seed)
            yield trial, arena.results[0]


def prepared(
    trial: Trial, folder: Path, pairs: int, seed: int
) -> tuple[Arena, RunFile[MatchResult, Sequence[PlayedGame]]]:
    """The arena of a trial with all that its file holds already, and that file."""
    match = Match(find_player(trial.first), find_player(trial.second), trial.setup, seed)
    arena = Arena([match], pairs, keeps_games=False)
    return arena, RunFile(folder / trial.file_name, arena)


# --- telling ----------------------------------------------------------------------------------------


def table(results: Iterable[tuple[Trial, MatchResult]]) -> str:
    """The results as a table in Markdown."""
    lines = [f"| {' | '.join(HEADINGS)} |", "|---" * len(HEADINGS) + "|"]
    lines += [f"| {' | '.join(row(trial, result))} |" for trial, result in results if result.played]
    return "\n".join(lines) + "\n"


def row(trial: Trial, result: MatchResult) -> list[str]:
    score = result.score
    share = equal_share(trial.setup)
    if trial.wanted is None:
        wanted, is_reached = f"interval above {share:.1%}", score.low > share
    else:
        wanted, is_reached = f"{trial.wanted:.0%}", score.average >= trial.wanted
    times = " / ".join(duration(result.thinking(who).median) for who in (FIRST, SECOND))
    return [
        f"{trial.title}: {trial.first} - {trial.second}",
        f"{result.deals:,}",
        f"{result.wins:,} : {result.shared:,} : {result.losses:,}",
        f"{score.average:.1%}",
        f"{score.low:.1%} to {score.high:.1%}",
        f"{wanted}: {'yes' if is_reached else 'no'}",
        times,
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m claimant.lab.strength", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the matches and the table are kept")
    parser.add_argument("--pairs", type=int, default=400, help="deals of each match (400)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other deals (1)")
    parser.add_argument("--processes", type=int, default=cores(), help="games at the same time")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the workers of this Dask scheduler")
    parser.add_argument("--only", default="", help="only matches with this in their names, such as claim2")
    wishes = parser.parse_args(arguments)
    try:
        return play_all(
            wishes.folder, wishes.pairs, wishes.seed, wishes.processes, wishes.cluster, wishes.only
        )
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return STOPPED
    except (ClaimantError, OSError) as error:
        print(error, file=sys.stderr)
        return 2


def play_all(folder: Path, pairs: int, seed: int, processes: int, cluster: str | None, only: str) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for trial in trials():
            if only in trial.name:
                result = play(trial, folder, pairs, seed, processes, cluster)
                print(*row(trial, result), sep=" | ", flush=True)
    finally:
        (folder / "strength.md").write_text(table(played(folder, pairs, seed)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
