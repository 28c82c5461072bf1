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
    """Combine the parts that `claimant arena` or `balance` has played, and show the result."""
    if not runs:
        raise Problem("merge-nothing")
    # Imported late: the lab loads every bot, and no other command should wait for that.
    from claimant.cli.lab.balancing import Balancing
    from claimant.cli.lab.contest import Contest
    from claimant.cli.lab.running import Files
    from claimant.lab.arena import Arena
    from claimant.lab.balance import Study
    from claimant.lab.runs import merged

    paths = [Path(name) for name in runs]
    whole = merged(paths)
    files = Files(records, table, run, report, charts)
    if isinstance(whole, Study):
        return Balancing(whole).merge(paths, files, as_json)
    assert isinstance(whole, Arena)
    return Contest(whole).merge(paths, files, as_json)
