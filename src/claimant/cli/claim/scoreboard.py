"""The explained result, drawn: one line per faction, then what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from claimant.claim.result import Result, Vote
from claimant.cli.claim import explaining
from claimant.cli.claim.voice import Voice
from claimant.cli.terminal.output import Palette

if TYPE_CHECKING:
    from rich.console import Console

WINS = "bold"
LOSES = "dim"
UNBOUNDED = 1_000


def show_result(screen: Console, result: Result, voice: Voice, palette: Palette) -> None:
    if result.votes:
        table = votes_table(result, voice, palette)
        if screen.measure(table, options=screen.options.update_width(UNBOUNDED)).maximum > screen.width:
            table = votes_table(result, voice, palette, narrow=True)
        screen.print(table)
        screen.print()
    for remark in explaining.remarks(result, voice):
        screen.print(palette.paint(remark))
    screen.print(Text(explaining.ending(result, voice), WINS))


def votes_table(result: Result, voice: Voice, palette: Palette, narrow: bool = False) -> Table:
    """One line per faction. Where the screen is narrow, the reason stands right behind the vote."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline", pad_edge=False)
    table.add_column("faction", no_wrap=True)
    sides = voice.sides()
    for side in sides:
        table.add_column(voice.side(side))
    table.add_column("votes for", no_wrap=not narrow)
    if not narrow:
        table.add_column("why")
    rows = [
        (
            palette.name(vote.faction),
            [_held(vote, side) for side in sides],
            Text(explaining.voter(vote, voice), LOSES if vote.side is None else WINS),
            explaining.why(vote, voice),
        )
        for vote in result.votes
    ]
    rows += [
        (
            Text(voice.power(power)),
            [Text() for _ in sides],
            Text(voice.side(side), WINS),
            explaining.EXTRA_VOTE,
        )
        for power, side in result.extra_votes
    ]
    for name, held, voter, why in rows:
        ending = [Text.assemble(voter, ": ", why)] if narrow else [voter, Text(why)]
        table.add_row(name, *held, *ending)
    return table


def _held(vote: Vote, side: int) -> Text:
    return Text(explaining.holding(vote.counts[side]), WINS if side == vote.side else "")
