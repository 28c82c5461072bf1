"""How strong the bots are: `python -m claimant.lab.strength FOLDER` plays what `docs/strength.md` reports.

That takes hours. Each match has a file of its own in the folder, with a line for each deal; the same
command plays only what is missing. At the end, and after Ctrl-C, the folder holds the table `strength.md`,
and with `--charts` the same as charts, one for each number of sides.
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
from claimant.extras import require
from claimant.lab.arena import Arena, MatchResult
from claimant.lab.decision_times import duration
from claimant.lab.jobs import cores
from claimant.lab.matches import FIRST, SECOND, Match, PlayedGame, find_player
from claimant.lab.runs import RunFile
from claimant.lab.seating import number_of_sides
from claimant.locale import Words
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
    """A match of interest, and its target score."""

    title: str
    first: str
    second: str
    setup: Setup
    wanted: float

    @property
    def name(self) -> str:
        return f"{self.title}-{self.first}-{self.second}"

    @property
    def file_name(self) -> str:
        return f"{self.name}.jsonl"


def apart(setup: Setup) -> float:
    """The score at which a side wins 1.5 times as often as each other side: 60 : 40 between two."""
    return 1.5 / (0.5 + number_of_sides(setup))


def trials() -> Iterator[Trial]:
    """Everything that `docs/strength.md` reports, in its order."""
    fields = (
        ("claim", Setup()),
        ("claim2", Setup(deck="claim2")),
        ("mixed", Setup(deck=RANDOM, random_places="both")),
        ("players3", Setup(players=3)),
        ("players4", Setup(players=4)),
        ("kingdoms", Setup("kingdoms")),
    )
    for title, setup in fields:
        for lower, higher in pairwise(LEVELS):
            yield Trial(title, higher, lower, setup, apart(setup))
    for title, setup in fields[:3]:
        yield Trial(title, f"{LEVELS[-1]}@0.03s", "ismcts@0.03s", setup, apart(setup))


# --- playing ----------------------------------------------------------------------------------------


def play(
    trial: Trial, folder: Path, pairs: int, seed: int, processes: int, cluster: str | None
) -> MatchResult:
    """Play the missing deals of a match, and keep them."""
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
    """The arena of a trial with everything that its file already holds, and that file."""
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
    times = " / ".join(duration(result.thinking(who).median) for who in (FIRST, SECOND))
    return [
        f"{trial.title}: {trial.first} - {trial.second}",
        f"{result.deals:,}",
        f"{result.wins:,} : {result.shared:,} : {result.losses:,}",
        f"{score.average:.1%}",
        f"{score.low:.1%} to {score.high:.1%}",
        f"{trial.wanted:.0%}: {'yes' if score.average >= trial.wanted else 'no'}",
        times,
    ]


def save_charts(results: Iterable[tuple[Trial, MatchResult]], folder: Path) -> None:
    """The scores with their intervals, drawn."""
    from claimant.lab.report.charts import Point, intervals
    from claimant.lab.report.page import Chart, svg

    drawn: dict[int, list[Point]] = {}
    for trial, result in results:
        if result.played:
            points = drawn.setdefault(number_of_sides(trial.setup), [])
            points.append(Point(f"{trial.title}: {trial.first} - {trial.second}", result.score))
    for sides, points in drawn.items():
        chart = Chart(f"strength-{sides}", intervals("", points, mark=1 / sides))
        (folder / f"{chart.name}.svg").write_text(svg(chart, Words("en")), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m claimant.lab.strength", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the matches and the table are kept")
    parser.add_argument("--pairs", type=int, default=400, help="deals of each match (400)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other deals (1)")
    parser.add_argument("--processes", type=int, default=cores(), help="games at the same time")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the workers of this Dask scheduler")
    parser.add_argument("--only", default="", help="only matches with this in their names, such as claim2")
    parser.add_argument("--charts", action="store_true", help="draw the scores too; needs claimant[charts]")
    wishes = parser.parse_args(arguments)
    try:
        if wishes.charts:
            require("charts", "altair", "vl_convert")
        return play_all(wishes)
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from here.", file=sys.stderr)
        return STOPPED
    except (ClaimantError, OSError) as error:
        print(error, file=sys.stderr)
        return 2


def play_all(wishes: argparse.Namespace) -> int:
    folder, pairs, seed = wishes.folder, wishes.pairs, wishes.seed
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for trial in trials():
            if wishes.only in trial.name:
                result = play(trial, folder, pairs, seed, wishes.processes, wishes.cluster)
                print(*row(trial, result), sep=" | ", flush=True)
    finally:
        results = list(played(folder, pairs, seed))
        (folder / "strength.md").write_text(table(results), encoding="utf-8")
        if wishes.charts:
            save_charts(results, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
