"""The run of an experiment in a file: what is played, and a line for every deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Generic

from claimant.lab.arena import Arena
from claimant.lab.balance.study import Study
from claimant.lab.experiment import Experiment, Outcome, Part
from claimant.lab.jobs import Place
from claimant.lab.ledger import Ledger
from claimant.tabletop.errors import ClaimantError


class RunFile(Generic[Part, Outcome]):
    """The file of a run. What it already holds counts as played."""

    def __init__(self, path: Path, experiment: Experiment[Part, Outcome]) -> None:
        self.ledger = Ledger(path)
        self.experiment = experiment
        self.ledger.open(experiment.heading())
        _take_in(experiment, [path])

    def add(self, part: Part, outcome: Outcome) -> None:
        """Keep one more deal."""
        self.ledger.add(self.experiment.to_line(self.experiment.parts.index(part), outcome))


def merged(paths: Sequence[Path]) -> Experiment[Any, Any]:
    """The experiment whose parts are in these files. A deal in several of them counts once."""
    first = Ledger(paths[0])
    heading = first.heading()
    for path in paths:
        Ledger(path).refuse_other(heading)
    kind: type[Experiment[Any, Any]] = Study if "balance" in heading else Arena
    last = max((deal for path in paths for _, deal, _ in _lines(kind, path)), default=1)
    try:
        experiment = kind.of_heading(heading, last)
    except ClaimantError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError):
        raise first.not_a_run() from None
    _take_in(experiment, paths)
    return experiment


def deals(paths: Sequence[Path], experiment: Experiment[Part, Outcome]) -> Iterator[tuple[Part, Outcome]]:
    """All deals in these files again, part by part and deal by deal."""
    where: dict[Place, Outcome] = {}
    for path in paths:
        for number, deal, outcome in _lines(type(experiment), path):
            where.setdefault((number, deal), outcome)
    for (number, _), outcome in sorted(where.items(), key=lambda item: item[0]):
        yield experiment.parts[number], outcome


def _take_in(experiment: Experiment[Part, Outcome], paths: Sequence[Path]) -> None:
    for path in paths:
        for number, deal, outcome in _lines(type(experiment), path):
            part = experiment.parts[number]
            if deal <= experiment.deals and not part.has(deal):
                part.add(outcome)


def _lines(kind: type[Experiment[Part, Outcome]], path: Path) -> Iterator[tuple[int, int, Outcome]]:
    """The part, the number and the outcome of every deal."""
    ledger = Ledger(path)
    for number, line in ledger.lines():
        try:
            yield kind.of_line(line)
        except (KeyError, TypeError, IndexError):
            raise ledger.broken(number) from None
