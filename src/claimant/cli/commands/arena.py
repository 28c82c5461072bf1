"""`claimant arena`: matches between bots."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.playing.setting import TWO_PLAYER_CLAIM, Setting
from claimant.cli.terminal.parameters import AsJson, Seed, chosen_seed, whole_number
from claimant.cli.terminal.problems import Problem

MOST_PAIRS = 1_000_000
MOST_PROCESSES = 1_000


def arena(
    *bots: str,
    setting: Setting = TWO_PLAYER_CLAIM,
    pairs: Annotated[int, Parameter(converter=whole_number)] = 100,
    seed: Seed = None,
    seconds: Annotated[float | None, Parameter(metavar="S")] = None,
    steps: Annotated[int | None, Parameter(converter=whole_number, metavar="N")] = None,
    processes: Annotated[int | None, Parameter(converter=whole_number, metavar="N")] = None,
    cluster: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    run: Annotated[str | None, Parameter(metavar="FILE")] = None,
    shard: Annotated[str, Parameter(metavar="I/N")] = "1/1",
    records: Annotated[str | None, Parameter(metavar="DIR")] = None,
    table: Annotated[str | None, Parameter(metavar="FILE")] = None,
    report: Annotated[str | None, Parameter(metavar="FILE")] = None,
    charts: Annotated[str | None, Parameter(metavar="DIR")] = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play matches, each deal from every side, and show which is stronger.

    With more than two bots, everybody plays everybody.

    The deck may be `random`: a new one for each deal.

    Ctrl-C stops, shows the result so far, and leaves the files complete. With the same run file, the same
    command continues from there.
    """
    if len(bots) < 2:
        raise Problem("bots-too-few")
    if not 1 <= pairs <= MOST_PAIRS:
        raise Problem("pairs-out-of-range", most=MOST_PAIRS)
    if processes is not None and not 1 <= processes <= MOST_PROCESSES:
        raise Problem("processes-out-of-range", most=MOST_PROCESSES)
    # Imported late: the lab loads every bot, and no other command should wait for that.
    from claimant.cli.lab.contest import Contest
    from claimant.cli.lab.running import Files, Where
    from claimant.tabletop.limit import Limit

    limit = None if seconds is None and steps is None else Limit(seconds, steps)
    contest = Contest.of(bots, setting, limit, chosen_seed(seed), pairs, shard)
    return contest.run(Where(processes, cluster), Files(records, table, run, report, charts), as_json)
