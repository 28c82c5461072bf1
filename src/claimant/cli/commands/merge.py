"""`claimant merge`: the parts of a run, put together."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from claimant.cli.terminal.parameters import AsJson
from claimant.cli.terminal.problems import Problem


def merge(
    *runs: str,
    run: Annotated[str | None, Parameter(metavar="FILE")] = None,
    records: Annotated[str | None, Parameter(metavar="DIR")] = None,
    table: Annotated[str | None, Parameter(metavar="FILE")] = None,
    report: Annotated[str | None, Parameter(metavar="FILE")] = None,
    charts: Annotated[str | None, Parameter(metavar="DIR")] = None,
    as_json: AsJson = False,
) -> int:
    """Put together what `claimant arena` or `balance` has played in parts, and tell what it says."""
    if not runs:
        raise Problem("merge-nothing")
    # Imported late: the lab loads every bot, and no other command should wait for that.
    from claimant.cli.lab import balancing, contest
    from claimant.lab.balance.study import is_study

    files = contest.Files(records, table, run, report, charts)
    if is_study(Path(runs[0])):
        return balancing.merge(runs, files, as_json)
    return contest.merge(runs, files, as_json)
