"""Playing the matches of `claimant arena`: with a bar for the score, and files for what was played."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from claimant.cli.lab.crosstable import show
from claimant.cli.playing.setting import Setting
from claimant.cli.terminal.output import console, print_json, reasons_json, warn
from claimant.cli.terminal.texts import percent, text
from claimant.games import check, find_game
from claimant.lab.arena import Arena, Listener, MatchResult, round_robin
from claimant.lab.files import RecordFolder, new_table, row_of
from claimant.lab.matches import PlayedGame, find_player
from claimant.lab.workers import cores, held_interrupts
from claimant.tabletop.limit import Limit
from claimant.tabletop.setup import RANDOM

STOPPED = 130
SECONDS_BETWEEN_SCORES = 0.2


class Contest:
    """Everybody against everybody, as the options of the command want it."""

    def __init__(
        self, bots: Sequence[str], setting: Setting, limit: Limit | None, seed: int, pairs: int
    ) -> None:
        self.setup = setting.setup()
        self.kind = find_game(self.setup.game)
        players = [find_player(bot, limit) for bot in bots]
        self.arena = Arena(round_robin(players, self.setup, seed), pairs)
        self.seed = seed
        self.warnings = self.kind.warnings(self.setup)

    def run(self, processes: int | None, records: str | None, table: str | None, as_json: bool) -> int:
        """Play, tell, and return the exit code."""
        began = perf_counter()
        with kept(records, table) as keep:
            warn(self.warnings)
            try:
                self._play(processes or cores(), keep)
            except KeyboardInterrupt:
                played = sum(result.pairs for result in self.arena.results)
                wanted = self.arena.pairs * len(self.arena.matches)
                print(f"claimant: {text('arena-stopped', number=played, most=wanted)}", file=sys.stderr)
            finally:
                # Also where a bot has failed: what was played before is worth knowing.
                with held_interrupts():
                    self._tell(perf_counter() - began, as_json)
        return 0 if self.arena.is_complete else STOPPED

    def _play(self, processes: int, keep: Listener) -> None:
        with running_scores(self.arena) as show_score:

            def listen(result: MatchResult, games: Sequence[PlayedGame]) -> None:
                keep(result, games)
                show_score(result, games)

            self.arena.run(processes, listen)

    def _tell(self, seconds: float, as_json: bool) -> None:
        if as_json:
            print_json(self.findings())
        else:
            show(self.arena.results, seconds)

    def findings(self) -> dict[str, object]:
        setup = check(self.setup)
        return {
            "game": setup.game,
            "deck": RANDOM if self.kind.draws_deck(setup) else setup.deck.split(),
            "players": setup.players,
            "places": list(setup.places),
            "random_places": setup.random_places or None,
            "warnings": reasons_json(self.warnings),
            "seed": self.seed,
            "pairs": self.arena.pairs,
            "complete": self.arena.is_complete,
            "matches": [result.to_json() for result in self.arena.results],
        }


@contextmanager
def kept(records: str | None, table: str | None) -> Iterator[Listener]:
    """Write the games that are listened to into the files that are wanted."""
    rows = None if table is None else new_table(table)
    try:
        folder = None if records is None else RecordFolder(records)

        def keep(result: MatchResult, games: Sequence[PlayedGame]) -> None:
            if rows is not None:
                rows.add([row_of(result.match, game) for game in games])
            if folder is not None:
                folder.add(result.match, games)

        yield keep
    finally:
        if rows is not None:
            with held_interrupts():
                rows.close()


@contextmanager
def running_scores(contest: Arena) -> Iterator[Listener]:
    """On stderr, if that is a terminal, a bar for each match that has begun, with the score so far."""
    screen = console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[score]}", style="bold"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        titles = [match.title for match in contest.matches]
        bar = progress.add_task(titles.pop(0), total=contest.pairs, score="")
        shown_at = 0.0

        def show(result: MatchResult, _: Sequence[PlayedGame]) -> None:
            nonlocal bar, shown_at
            is_over = result.pairs == contest.pairs
            if is_over or perf_counter() - shown_at > SECONDS_BETWEEN_SCORES:
                progress.update(bar, completed=result.pairs, score=percent(result.score.average))
                shown_at = perf_counter()
            if is_over and titles:
                bar = progress.add_task(titles.pop(0), total=contest.pairs, score="")

        yield show
