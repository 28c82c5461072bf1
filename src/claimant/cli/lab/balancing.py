"""Playing the deals of `claimant balance`: with a bar for how far it is, and files for what was found."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from claimant.claim.sets import FACTIONS, PLACES
from claimant.cli.lab.balance_tables import show
from claimant.cli.lab.contest import STOPPED, Files, Where
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.texts import number, text, typed_name, words
from claimant.lab.arena import parse_shard
from claimant.lab.balance.figures import Figures
from claimant.lab.balance.observed import Deal
from claimant.lab.balance.study import Listener, Study, StudyFile, deals_in, merged
from claimant.lab.balance.subjects import JOINT, find_subjects
from claimant.lab.files import new_table
from claimant.lab.jobs import cores, held_interrupts
from claimant.lab.matches import find_player

USUAL_SUBJECT = "claim"


def typed(subject: str) -> str:
    """A subject whose parts may be named in the language in use."""
    parts = (part.strip() for part in subject.split(JOINT))
    return JOINT.join(typed_name("place", typed_name("faction", part, FACTIONS), PLACES) for part in parts)


class Balancing:
    """A study, as the options of the command want it."""

    def __init__(
        self, subjects: Sequence[str], players: int, bot: str, seed: int, deals: int, shard: str
    ) -> None:
        found = find_subjects([typed(subject) for subject in subjects or (USUAL_SUBJECT,)], players)
        self.study = Study(found, find_player(bot), deals, seed)
        self.study.shard = parse_shard(shard)

    def run(self, where: Where, files: Files, as_json: bool) -> int:
        """Play, tell, and return the exit code."""
        with kept(files, self.study) as keep:
            try:
                self._play(where, keep)
            except KeyboardInterrupt:
                played = sum(figures.deals for figures in self.study.figures)
                wanted = self.study.wanted * len(self.study.figures)
                print(f"claimant: {text('arena-stopped', number=played, most=wanted)}", file=sys.stderr)
            finally:
                with held_interrupts():
                    tell(self.study, as_json)
        return 0 if self.study.is_complete else STOPPED

    def _play(self, where: Where, keep: Listener) -> None:
        with progress_of(self.study) as advance:

            def listen(figures: Figures, deal: Deal) -> None:
                keep(figures, deal)
                advance(figures, deal)

            self.study.run(where.processes or cores(), listen, cluster=where.cluster)


def merge(runs: Sequence[str], files: Files, as_json: bool) -> int:
    """Put the parts of a study together, tell what they say, and return the exit code."""
    paths = [Path(run) for run in runs]
    study = merged(paths)
    with kept(files, study) as keep:
        for figures, deal in deals_in(paths, study):
            keep(figures, deal)
    tell(study, as_json)
    return 0


def tell(study: Study, as_json: bool) -> None:
    if as_json:
        print_json(study.to_json())
    else:
        show(study)


@contextmanager
def kept(files: Files, study: Study) -> Iterator[Listener]:
    """Write the deals that are listened to into the files that are wanted, and the figures at the end."""
    files.refuse_report()
    rows = None if files.table is None else new_table(files.table)
    try:
        run = None if files.run is None else StudyFile(Path(files.run), study)

        def keep(figures: Figures, deal: Deal) -> None:
            if run is not None:
                run.add(figures, deal)

        yield keep
    finally:
        if rows is not None:
            with held_interrupts():
                for figures in study.figures:
                    if figures.deals:
                        rows.add(figures.rows())
                rows.close()
    if files.has_report and any(figures.deals for figures in study.figures):
        from claimant.lab.report.pages import balance_report

        files.save(balance_report(study, words()))


@contextmanager
def progress_of(study: Study) -> Iterator[Listener]:
    """On stderr, if that is a terminal, a bar with the rate and the time that is left."""
    screen = console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        wanted = study.wanted * len(study.figures)
        done = sum(figures.deals for figures in study.figures)
        bar = progress.add_task("", total=wanted, completed=done, rate="")
        began = perf_counter()
        games = 0

        def advance(figures: Figures, deal: Deal) -> None:
            nonlocal games
            games += len(deal.equals) + len(deal.without) + len(deal.stronger)
            rate = text("arena-rate", speed=number(games / (perf_counter() - began), 1))
            progress.update(bar, advance=1, description=figures.subject.name, rate=rate)

        yield advance
