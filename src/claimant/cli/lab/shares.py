"""Shares of many games, each with its confidence interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from claimant.cli.terminal.output import console
from claimant.cli.terminal.texts import number, percent, text
from claimant.lab import statistics

if TYPE_CHECKING:
    from rich.table import Table

GAMES_AT_A_TIME = 100


def share(hits: int, of: int) -> dict[str, object]:
    """A share as data."""
    found = statistics.share(hits, of)
    rate = found.average if of else None
    return {"wins": hits, "of": of, "rate": rate, "interval": [found.low, found.high]}


def row(name: str, wins: int, games: int) -> tuple[str, str, str, str, str]:
    """A share as a line of `wins_table`."""
    found = statistics.share(wins, games)
    rate = percent(found.average) if games else "-"
    interval = text("from-to", least=percent(found.low), most=percent(found.high))
    return name, number(games), number(wins), rate, interval


def wins_table(average: str) -> Table:
    """An empty table of who wins how often; the last column is for an average."""
    titles = columns("who games wins rate interval")
    return numbers_table(titles[0], (*titles[1:], average))


def columns(names: str) -> list[str]:
    """The titles of columns, by the ends of their keys."""
    return [text(f"column-{name}") for name in names.split()]


def numbers_table(first: str, others: Sequence[str]) -> Table:
    """An empty table with these titles."""
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
    columns = (TextColumn(text("many-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=games)
        played = 0
        while played < games:
            batch = min(GAMES_AT_A_TIME, games - played)
            for _ in range(batch):
                play_one()
            played += batch
            bar.update(task, completed=played)
