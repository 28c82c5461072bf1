"""Playing the matches of `claimant arena`: with a bar for the score, and files for what was played."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from claimant.cli.lab.crosstable import show
from claimant.cli.playing.setting import Setting
from claimant.cli.terminal.output import console, print_json, reasons_json, warn
from claimant.cli.terminal.texts import number, percent, text, words
from claimant.games import check, find_game
from claimant.lab.arena import Arena, Listener, MatchResult, parse_shard, round_robin
from claimant.lab.files import RecordFolder, new_table, row_of
from claimant.lab.jobs import cores, held_interrupts
from claimant.lab.matches import PlayedGame, find_player
from claimant.lab.runs import RunFile, deals, merged
from claimant.tabletop.limit import Limit
from claimant.tabletop.setup import RANDOM

if TYPE_CHECKING:
    from claimant.lab.report.course import Course
    from claimant.lab.report.page import Report

STOPPED = 130
SECONDS_BETWEEN_SCORES = 0.2


@dataclass(frozen=True)
class Where:
    """Where games are played."""

    processes: int | None = None
    cluster: str | None = None


@dataclass(frozen=True)
class Files:
    """What is kept of them."""

    records: str | None = None
    table: str | None = None
    run: str | None = None
    report: str | None = None
    charts: str | None = None

    @property
    def has_report(self) -> bool:
        return self.report is not None or self.charts is not None

    def refuse_report(self) -> None:
        """Say now that a report could not be written at the end."""
        if self.has_report:
            from claimant.lab.report.page import refuse

            refuse(self.report, self.charts)

    def save(self, told: Report) -> None:
        """Write a report into the files that are wanted."""
        from claimant.lab.report.page import save_charts, save_page

        if self.report is not None:
            save_page(told, self.report)
        if self.charts is not None:
            save_charts(told, self.charts)


class Contest:
    """Everybody against everybody, as the options of the command want it."""

    def __init__(
        self, bots: Sequence[str], setting: Setting, limit: Limit | None, seed: int, pairs: int, shard: str
    ) -> None:
        setup = setting.setup()
        players = [find_player(bot, limit) for bot in bots]
        self.arena = Arena(round_robin(players, setup, seed), pairs, keeps_games=False)
        self.arena.shard = parse_shard(shard)
        self.warnings = find_game(setup.game).warnings(setup)

    def run(self, where: Where, files: Files, as_json: bool) -> int:
        """Play, tell, and return the exit code."""
        began = perf_counter()
        with kept(files, self.arena) as keep:
            warn(self.warnings)
            try:
                self._play(where, keep)
            except KeyboardInterrupt:
                played = sum(result.pairs for result in self.arena.results)
                wanted = self.arena.wanted * len(self.arena.matches)
                print(f"claimant: {text('arena-stopped', number=played, most=wanted)}", file=sys.stderr)
            finally:
                # Also where a bot has failed: what was played before is worth knowing.
                with held_interrupts():
                    if as_json or any(result.played for result in self.arena.results):
                        tell(self.arena, perf_counter() - began, as_json)
        return 0 if self.arena.is_complete else STOPPED

    def _play(self, where: Where, keep: Listener) -> None:
        with running_scores(self.arena) as show_score:

            def listen(result: MatchResult, games: Sequence[PlayedGame]) -> None:
                keep(result, games)
                show_score(result, games)

            self.arena.run(where.processes or cores(), listen, cluster=where.cluster)


def merge(runs: Sequence[str], files: Files, as_json: bool) -> int:
    """Put the parts of a run together, tell what they say, and return the exit code."""
    paths = [Path(run) for run in runs]
    arena = merged(paths)
    with kept(files, arena) as keep:
        for result, games in deals(paths, arena):
            keep(result, games)
    tell(arena, None, as_json)
    return 0


def tell(arena: Arena, seconds: float | None, as_json: bool) -> None:
    if as_json:
        print_json(findings(arena))
    else:
        show(arena.results, seconds)


def findings(arena: Arena) -> dict[str, object]:
    match = arena.matches[0]
    setup = check(match.setup)
    kind = find_game(setup.game)
    return {
        "game": setup.game,
        "deck": RANDOM if kind.draws_deck(setup) else setup.deck.split(),
        "players": setup.players,
        "places": list(setup.places),
        "random_places": setup.random_places or None,
        "warnings": reasons_json(kind.warnings(match.setup)),
        "seed": match.seed,
        "pairs": arena.pairs,
        "complete": arena.is_complete,
        "matches": [result.to_json() for result in arena.results],
    }


@contextmanager
def kept(files: Files, arena: Arena) -> Iterator[Listener]:
    """Write the games that are listened to into the files that are wanted, and the report at the end."""
    files.refuse_report()
    rows = None if files.table is None else new_table(files.table)
    try:
        folder = None if files.records is None else RecordFolder(files.records)
        run = None if files.run is None else RunFile(Path(files.run), arena)
        course = _course(files, arena)

        def keep(result: MatchResult, games: Sequence[PlayedGame]) -> None:
            if run is not None:
                run.add(result, games)
            if rows is not None:
                rows.add([row_of(result.match, game) for game in games])
            if folder is not None:
                folder.add(result.match, games)
            if course is not None:
                course.add(result, games)

        yield keep
    finally:
        if rows is not None:
            with held_interrupts():
                rows.close()
    if course is not None and any(result.played for result in arena.results):
        from claimant.lab.report.pages import arena_report

        files.save(arena_report(arena, course, words()))


def _course(files: Files, arena: Arena) -> Course | None:
    if not files.has_report:
        return None
    from claimant.lab.report.course import Course

    return Course(arena)


@contextmanager
def running_scores(contest: Arena) -> Iterator[Listener]:
    """On stderr, if that is a terminal, a bar for each match that has begun, with the score so far."""
    screen = console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[score]}", style="bold"),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        titles = [match.title for match in contest.matches]
        wanted = contest.wanted
        bar = progress.add_task(titles.pop(0), total=wanted, score="", rate="")
        shown_at = 0.0
        began = perf_counter()
        played = 0

        def show(result: MatchResult, games: Sequence[PlayedGame]) -> None:
            nonlocal bar, shown_at, played
            is_over = result.pairs == wanted
            played += len(games)
            now = perf_counter()
            if is_over or now - shown_at > SECONDS_BETWEEN_SCORES:
                rate = text("arena-rate", speed=number(played / (now - began), 1))
                progress.update(bar, completed=result.pairs, score=percent(result.score.average), rate=rate)
                shown_at = now
            if is_over and titles:
                bar = progress.add_task(titles.pop(0), total=wanted, score="", rate="")

        yield show
