"""`claimant dataset`: games of bots for learning, one row per decision."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.playing.setting import TWO_PLAYER_CLAIM, Setting
from claimant.cli.terminal.parameters import Seed, chosen_seed, whole_number
from claimant.cli.terminal.problems import Problem

MOST_GAMES = 10_000_000
MOST_PROCESSES = 1_000


def dataset(
    *bots: str,
    output: Annotated[str, Parameter(metavar="DIR")],
    setting: Setting = TWO_PLAYER_CLAIM,
    games: Annotated[int, Parameter(converter=whole_number)] = 1_000,
    seed: Seed = None,
    processes: Annotated[int | None, Parameter(converter=whole_number, metavar="N")] = None,
) -> int:
    """Let bots play and write every decision as a row of Parquet files, with a card that describes them.

    Ctrl-C stops and leaves whole files.
    """
    if not bots:
        raise Problem("dataset-no-bots")
    if not 1 <= games <= MOST_GAMES:
        raise Problem("dataset-too-many", most=MOST_GAMES)
    if processes is not None and not 1 <= processes <= MOST_PROCESSES:
        raise Problem("processes-out-of-range", most=MOST_PROCESSES)
    # Imported late: this loads NumPy and every bot, and no other command should wait for that.
    from claimant.cli.lab.writing import write

    return write(output, bots, setting, games, chosen_seed(seed), processes)
