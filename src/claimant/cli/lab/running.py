"""An experiment on the command line, with a progress bar and output files."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Generic

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from claimant.cli.terminal.output import console
from claimant.cli.terminal.texts import number, text
from claimant.lab.experiment import Experiment, Outcome, Part
from claimant.lab.files import Row, Table, new_table
from claimant.lab.jobs import cores, held_interrupts
from claimant.lab.runs import RunFile, deals

if TYPE_CHECKING:
    from claimant.lab.report.page import Report

STOPPED = 130


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
        """Write a report to the requested files."""
        from claimant.lab.report.page import save_charts, save_page

        if self.report is not None:
            save_page(told, self.report)
        if self.charts is not None:
            save_charts(told, self.charts)


class Running(ABC, Generic[Part, Outcome]):
    """An experiment, as the options of a command want it."""

    def __init__(self, experiment: Experiment[Part, Outcome]) -> None:
        self.experiment = experiment

    # --- what a command adds --------------------------------------------------------------------

    @abstractmethod
    def progress(self) -> AbstractContextManager[Callable[[Part, Outcome], None]]:
        """Show the progress. The yielded function is called with every deal."""

    @abstractmethod
    def tell(self, seconds: float | None, as_json: bool) -> None:
        """Print the results and, if they were played just now, the time."""

    @abstractmethod
    def report(self) -> Report:
        """The same with charts."""

    def listeners(self, files: Files, rows: Table | None) -> list[Callable[[Part, Outcome], Any]]:
        """Who else wants to hear of every deal."""
        return []

    def last_rows(self) -> list[Row]:
        """The contents of a table that can be written only at the end."""
        return []

    # --- what they share ------------------------------------------------------------------------

    def run(self, where: Where, files: Files, as_json: bool) -> int:
        """Play, print the results, and return the exit code."""
        began = perf_counter()
        with self._kept(files) as keep:
            try:
                self._play(where, keep)
            except KeyboardInterrupt:
                parts = self.experiment.parts
                played = sum(part.deals for part in parts)
                wanted = self.experiment.wanted * len(parts)
                print(f"claimant: {text('arena-stopped', number=played, most=wanted)}", file=sys.stderr)
            finally:
                # Also if a bot has failed: what was played before is worth knowing.
                with held_interrupts():
                    if as_json or self._has_played:
                        self.tell(perf_counter() - began, as_json)
        return 0 if self.experiment.is_complete else STOPPED

    def merge(self, runs: Sequence[Path], files: Files, as_json: bool) -> int:
        """Print the results of the parts of a run, and return the exit code."""
        with self._kept(files) as keep:
            for part, outcome in deals(runs, self.experiment):
                keep(part, outcome)
        self.tell(None, as_json)
        return 0

    def _play(self, where: Where, keep: Callable[[Part, Outcome], None]) -> None:
        with self.progress() as advance:

            def listen(part: Part, outcome: Outcome) -> None:
                keep(part, outcome)
                advance(part, outcome)

            self.experiment.run(where.processes or cores(), listen, cluster=where.cluster)

    @property
    def _has_played(self) -> bool:
        return any(part.deals for part in self.experiment.parts)

    @contextmanager
    def _kept(self, files: Files) -> Iterator[Callable[[Part, Outcome], None]]:
        """Write the deals to the requested files, and the report at the end."""
        files.refuse_report()
        rows = None if files.table is None else new_table(files.table)
        try:
            listeners = self.listeners(files, rows)
            if files.run is not None:
                listeners.insert(0, RunFile(Path(files.run), self.experiment).add)

            def keep(part: Part, outcome: Outcome) -> None:
                for listen in listeners:
                    listen(part, outcome)

            yield keep
        finally:
            if rows is not None:
                with held_interrupts():
                    if last := self.last_rows():
                        rows.add(last)
                    rows.close()
        if files.has_report and self._has_played:
            files.save(self.report())


@contextmanager
def bars(*columns: ProgressColumn) -> Iterator[Progress]:
    """On stderr, if that is a terminal, bars with these columns, the rate and the time that is left."""
    screen = console(stderr=True)
    shown = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        *columns,
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*shown, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        yield progress


class Rate:
    """How many games a second, in words."""

    def __init__(self) -> None:
        self.began = perf_counter()
        self.games = 0

    def __str__(self) -> str:
        return text("arena-rate", speed=number(self.games / (perf_counter() - self.began), 1))
