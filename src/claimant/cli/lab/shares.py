"""Shares of many games, each with the interval in which the true one lies."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING

from claimant.cli.terminal.output import console

if TYPE_CHECKING:
    from rich.table import Table

# Of a normal distribution, 95 % lies within this many standard deviations.
DEVIATIONS = 1.959964
GAMES_AT_A_TIME = 100


def interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(bound, 3) for bound in interval(50, 100)]
    [0.404, 0.596]
    """
    if of == 0:
        return 0.0, 1.0
    share = hits / of
    spread = DEVIATIONS**2 / of
    centre = share + spread / 2
    reach = DEVIATIONS * sqrt(share * (1 - share) / of + spread / (4 * of))
    return max(0.0, (centre - reach) / (1 + spread)), min(1.0, (centre + reach) / (1 + spread))


def share(hits: int, of: int) -> dict[str, object]:
    """A share as data."""
    low, high = interval(hits, of)
    return {"wins": hits, "of": of, "rate": hits / of if of else None, "interval": [low, high]}


def row(name: str, wins: int, games: int) -> tuple[str, str, str, str, str]:
    """A share as a line of `wins_table`."""
    low, high = interval(wins, games)
    rate = f"{wins / games:.1%}" if games else "-"
    return name, f"{games:,}", f"{wins:,}", rate, f"{low:.1%} to {high:.1%}"


def wins_table(average: str) -> Table:
    """An empty table of who wins how often; the last column is for an average of something."""
    return numbers_table("who", ("games", "wins", "rate", "95 % interval", average))


def numbers_table(first: str, others: tuple[str, ...]) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline")
    table.add_column(first, no_wrap=True)
    for title in others:
        table.add_column(title, justify="right", no_wrap=True)
    return table


def play_many(games: int, play_one: Callable[[], None]) -> None:
    """Play so many games while a bar on stderr, if that is a terminal, grows."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=games)
        played = 0
        while played < games:
            batch = min(GAMES_AT_A_TIME, games - played)
            for _ in range(batch):
                play_one()
            played += batch
            bar.update(task, completed=played)
