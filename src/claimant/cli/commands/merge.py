"""`claimant merge`: the parts of a run of the arena, put together."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.terminal.parameters import AsJson
from claimant.cli.terminal.problems import Problem


def merge(
    *runs: str,
    run: Annotated[str | None, Parameter(metavar="FILE")] = None,
    records: Annotated[str | None, Parameter(metavar="DIR")] = None,
    table: Annotated[str | None, Parameter(metavar="FILE")] = None,
    as_json: AsJson = False,
) -> int:
    """Put together what `claimant arena --run --shard` has played in parts, and tell what it says."""
    if not runs:
        raise Problem("merge-nothing")
    # Imported late: the lab loads every bot, and no other command should wait for that.
    from claimant.cli.lab.contest import Files
    from claimant.cli.lab.contest import merge as put_together

    return put_together(runs, Files(records, table, run), as_json)
