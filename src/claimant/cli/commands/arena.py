"""`claimant arena`: matches between bots, and who is the stronger."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.playing.setting import TWO_PLAYER_CLAIM, Setting
from claimant.cli.terminal.parameters import AsJson, Seed, chosen_seed, whole_number
from claimant.cli.terminal.problems import Problem

MOST_PAIRS = 100_000
MOST_PROCESSES = 1_000


def arena(
    *bots: str,
    setting: Setting = TWO_PLAYER_CLAIM,
    pairs: Annotated[int, Parameter(converter=whole_number)] = 100,
    seed: Seed = None,
    seconds: Annotated[float | None, Parameter(metavar="S")] = None,
    steps: Annotated[int | None, Parameter(converter=whole_number, metavar="N")] = None,
    processes: Annotated[int | None, Parameter(converter=whole_number, metavar="N")] = None,
    records: Annotated[str | None, Parameter(metavar="DIR")] = None,
    table: Annotated[str | None, Parameter(metavar="FILE")] = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play matches, each deal from every side, and tell who is the stronger.

    With more than two bots everybody meets everybody.

    The deck may be `random`: another one for each deal.

    Ctrl-C stops, shows what was played so far, and leaves the files whole.

    Parameters
    ----------
    bots
        Two or more, before all options. A limit may stand behind a name: regent@0.5s or regent@200.
    pairs
        How many deals. Each is two games, with the seats exchanged; with three players three games.
    seconds
        Let the bots that search think so long about a move, instead of their own limit.
    steps
        Let them search so many steps. Only then, and not with seconds, a seed gives the same games again.
    processes
        How many games are played at the same time; by default one for each processor core.
    records
        Keep the record of every game in this new directory.
    table
        Keep a row for every game in this new file, .csv or .parquet.
    """
    if len(bots) < 2:
        raise Problem(
            "A match takes at least two bots, named before the options: claimant arena squire greedy."
        )
    if not 1 <= pairs <= MOST_PAIRS:
        raise Problem(f"The number of pairs is from 1 to {MOST_PAIRS:,}.")
    if processes is not None and not 1 <= processes <= MOST_PROCESSES:
        raise Problem(f"The number of processes is from 1 to {MOST_PROCESSES:,}.")
    # The laboratory brings all bots with it, which no other command shall wait for.
    from claimant.cli.lab.contest import Contest
    from claimant.tabletop.limit import Limit

    limit = None if seconds is None and steps is None else Limit(seconds, steps)
    contest = Contest(bots, setting, limit, chosen_seed(seed), pairs)
    return contest.run(processes, records, table, as_json)
