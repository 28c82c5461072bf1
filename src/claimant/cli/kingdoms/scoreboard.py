"""The explained result of Claim Kingdoms: who leads each faction, the points, and what decided."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text
from claimant.kingdoms.result import Result


def show_result(screen: Console, result: Result, voice: Voice, palette: Palette) -> None:
    """The table of points, then the winner; the story has already said what ended the game."""
    screen.print(points_table(result, voice, palette))
    screen.print()
    screen.print(Text(voice.say(voice.kind.explain(result).ending), "bold"))


def points_table(result: Result, voice: Voice, palette: Palette) -> Table:
    """Figures on each faction and what they bring, then the sums."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline", pad_edge=False)
    table.add_column(text("kingdoms-figures-on"), no_wrap=True)
    seats = voice.seats()
    for seat in seats:
        table.add_column(voice.lettered(seat), justify="right", no_wrap=True)
    table.add_column(text("points"), justify="right", no_wrap=True)
    table.add_column(text("kingdoms-goes-to"), no_wrap=True)
    for control in result.controls:
        figures = [
            Text(str(control.figures[seat]), "bold" if seat == control.seat else "") for seat in seats
        ]
        leader = text("nobody") if control.seat is None else voice.name(control.seat)
        worth = str(control.faction.worth)
        style = "dim" if control.seat is None else "bold"
        table.add_row(palette.name(control.faction), *figures, worth, Text(leader, style))
    for key, numbers in (
        ("kingdoms-points-factions", [result.totals[seat] - result.in_play[seat] for seat in range(2)]),
        ("kingdoms-points-before", result.in_play),
        ("kingdoms-points-all", result.totals),
    ):
        table.add_row(Text(text(key), "dim"), *(str(numbers[seat]) for seat in seats), "", "")
    return table
