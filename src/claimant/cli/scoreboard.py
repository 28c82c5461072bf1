"""The explained result, drawn: one line per faction, then what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from claimant.claim.result import Result
from claimant.cli import explaining
from claimant.cli.output import Palette
from claimant.cli.voice import Voice

if TYPE_CHECKING:
    from rich.console import Console

WINS = "bold"
LOSES = "dim"


def show_result(screen: Console, result: Result, voice: Voice, palette: Palette) -> None:
    if result.votes:
        screen.print(votes_table(result, voice, palette))
    for remark in explaining.remarks(result, voice):
        screen.print(palette.paint(remark))
    screen.print(Text(explaining.ending(result, voice), WINS))


def votes_table(result: Result, voice: Voice, palette: Palette) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline")
    table.add_column("faction", no_wrap=True)
    sides = voice.sides()
    for side in sides:
        table.add_column(voice.side(side))
    table.add_column("votes for", no_wrap=True)
    table.add_column("why")
    for vote in result.votes:
        held = [
            Text(explaining.holding(vote.counts[side]), WINS if side == vote.side else "") for side in sides
        ]
        table.add_row(
            palette.name(vote.faction),
            *held,
            Text(explaining.voter(vote, voice), LOSES if vote.side is None else WINS),
            explaining.why(vote, voice),
        )
    for power, side in result.extra_votes:
        nothing = ["" for _ in sides]
        name = voice.power(power)
        table.add_row(name, *nothing, Text(voice.side(side), WINS), explaining.EXTRA_VOTE)
    return table
