"""Playing the deals of `claimant balance`, with a progress bar and output files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from claimant.claim.sets import FACTIONS, PLACES
from claimant.cli.lab.balance_tables import show
from claimant.cli.lab.running import Rate, Running, bars
from claimant.cli.terminal.output import print_json
from claimant.cli.terminal.texts import typed_name, words
from claimant.lab.balance.figures import Figures
from claimant.lab.balance.observed import Deal
from claimant.lab.balance.study import Listener, Study
from claimant.lab.balance.subjects import JOINT, find_subjects
from claimant.lab.experiment import parse_shard
from claimant.lab.files import Row
from claimant.lab.matches import find_player

if TYPE_CHECKING:
    from claimant.lab.report.page import Report

USUAL_SUBJECT = "claim"


def typed(subject: str) -> str:
    """A subject whose parts may be named in the language in use."""
    parts = (part.strip() for part in subject.split(JOINT))
    return JOINT.join(typed_name("place", typed_name("faction", part, FACTIONS), PLACES) for part in parts)


class Balancing(Running[Figures, Deal]):
    """A study, as the options of the command want it."""

    def __init__(self, study: Study) -> None:
        super().__init__(study)
        self.study = study

    @classmethod
    def of(
        cls, subjects: Sequence[str], players: int, bot: str, seed: int, deals: int, shard: str
    ) -> Balancing:
        found = find_subjects([typed(subject) for subject in subjects or (USUAL_SUBJECT,)], players)
        study = Study(found, find_player(bot), deals, seed)
        study.shard = parse_shard(shard)
        return cls(study)

    def tell(self, seconds: float | None, as_json: bool) -> None:
        if as_json:
            print_json(self.study.to_json())
        else:
            show(self.study)

    def report(self) -> Report:
        from claimant.lab.report.pages import balance_report

        return balance_report(self.study, words())

    def last_rows(self) -> list[Row]:
        return [row for figures in self.study.figures if figures.deals for row in figures.rows()]

    @contextmanager
    def progress(self) -> Iterator[Listener]:
        """A bar for all subjects."""
        with bars() as progress:
            wanted = self.study.wanted * len(self.study.figures)
            done = sum(figures.deals for figures in self.study.figures)
            bar = progress.add_task("", total=wanted, completed=done, rate="")
            rate = Rate()

            def advance(figures: Figures, deal: Deal) -> None:
                rate.games += deal.games
                progress.update(bar, advance=1, description=figures.subject.name, rate=str(rate))

            yield advance
