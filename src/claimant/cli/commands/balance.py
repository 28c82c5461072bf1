"""`claimant balance`: is it fair, is it dramatic, does it reward skill?"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.commands.arena import MOST_PROCESSES
from claimant.cli.terminal.parameters import AsJson, Seed, chosen_seed, whole_number
from claimant.cli.terminal.problems import Problem

MOST_DEALS = 1_000_000


def balance(
    *subjects: str,
    players: Annotated[int, Parameter(converter=whole_number, metavar="2|3|4")] = 2,
    bot: str = "captain",
    deals: Annotated[int, Parameter(converter=whole_number)] = 200,
    seed: Seed = None,
    processes: Annotated[int | None, Parameter(converter=whole_number, metavar="N")] = None,
    cluster: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    run: Annotated[str | None, Parameter(metavar="FILE")] = None,
    shard: Annotated[str, Parameter(metavar="I/N")] = "1/1",
    table: Annotated[str | None, Parameter(metavar="FILE")] = None,
    report: Annotated[str | None, Parameter(metavar="FILE")] = None,
    charts: Annotated[str | None, Parameter(metavar="DIR")] = None,
    as_json: AsJson = False,
) -> int:
    """Let equal bots play many deals with decks, factions or places, and show the statistics.

    A subject is a ready-made deck, a faction or a place, or several of these joined by plus signs; `decks`,
    `factions`, `pairs` and `places` mean all of them.
    """
    if not 1 <= deals <= MOST_DEALS:
        raise Problem("deals-out-of-range", most=MOST_DEALS)
    if processes is not None and not 1 <= processes <= MOST_PROCESSES:
        raise Problem("processes-out-of-range", most=MOST_PROCESSES)
    # Imported late: the lab loads every bot, and no other command should wait for that.
    from claimant.cli.lab.balancing import Balancing
    from claimant.cli.lab.running import Files, Where

    balancing = Balancing.of(subjects, players, bot, chosen_seed(seed), deals, shard)
    return balancing.run(Where(processes, cluster), Files(None, table, run, report, charts), as_json)
