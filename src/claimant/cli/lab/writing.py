"""Writing a data set, with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from claimant.cli.playing.setting import Setting
from claimant.cli.terminal.output import console, warn
from claimant.cli.terminal.texts import number, text
from claimant.envs.dataset import Plan, Written, write_dataset
from claimant.games import find_game
from claimant.lab.jobs import cores

STOPPED = 130


def write(
    folder: str, bots: Sequence[str], setting: Setting, games: int, seed: int, processes: int | None
) -> int:
    """Play, write, print a summary, and return the exit code."""
    setup = setting.setup()
    plan = Plan(tuple(bots), setup, games, seed)
    warn(find_game(setup.game).warnings(setup))
    screen = console(stderr=True)
    columns = (TextColumn(text("many-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    done = Written()
    began = perf_counter()
    stopped = False
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=games)

        def listen(written: Written) -> None:
            nonlocal done
            done = written
            bar.update(task, completed=written.games)

        try:
            write_dataset(folder, plan, processes or cores(), listen)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        print(f"claimant: {text('dataset-stopped', number=done.games, most=games)}", file=sys.stderr)
    seconds = perf_counter() - began
    told = text("dataset-written", games=done.games, number=done.decisions, folder=folder)
    console().print(told, soft_wrap=True)
    cost = text("dataset-cost", seconds=number(seconds, 1), decisions=round(done.decisions / seconds))
    console().print(cost, style="dim")
    return STOPPED if stopped else 0
