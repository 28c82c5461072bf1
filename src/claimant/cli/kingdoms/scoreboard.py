"""The explained result of Claim Kingdoms: who leads each faction, the points, and what decided."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.cli.claim.explaining import in_order
from claimant.cli.kingdoms.table import seat_name
from claimant.cli.kingdoms.telling import KingdomsVoice
from claimant.cli.playing.speaker import capital, listed
from claimant.cli.terminal.output import Palette
from claimant.kingdoms.result import Result

ENDED_BY = {
    "figures": "The game is over: a supply of figures is empty, and both have had equally many turns.",
    "cards": "The game is over: all cards have been placed.",
    "no-field": "The game is over: there is no field on which a card could be placed.",
}
# What is said to a winner at its own seat, then of anybody else.
ENDINGS = {
    "points": ("You win, {points}.", "{Who} wins, {points}."),
    "supply": (
        "The points are even, {points}. You have more figures left, {figures}: you win.",
        "The points are even, {points}. {Who} has more figures left, {figures}: {who} wins.",
    ),
    "shared": (
        "Points and figures left are even, {points} and {figures}: {winners} share the victory.",
        "Points and figures left are even, {points} and {figures}: {winners} share the victory.",
    ),
}
NOBODY = "nobody"


def show_result(screen: Console, result: Result, voice: KingdomsVoice, palette: Palette) -> None:
    screen.print(ENDED_BY[result.ended_by])
    screen.print()
    screen.print(points_table(result, voice, palette))
    screen.print()
    screen.print(Text(ending(result, voice), "bold"))


def points_table(result: Result, voice: KingdomsVoice, palette: Palette) -> Table:
    """Figures on each faction and what they bring, then the sums."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline", pad_edge=False)
    table.add_column("figures on", no_wrap=True)
    seats = voice.seats()
    for seat in seats:
        table.add_column(seat_name(seat, voice), justify="right", no_wrap=True)
    table.add_column("worth", justify="right", no_wrap=True)
    table.add_column("goes to", no_wrap=True)
    for control in result.controls:
        figures = [
            Text(str(control.figures[seat]), "bold" if seat == control.seat else "") for seat in seats
        ]
        leader = NOBODY if control.seat is None else voice.name(control.seat)
        worth = str(control.faction.worth)
        style = "dim" if control.seat is None else "bold"
        table.add_row(palette.name(control.faction), *figures, worth, Text(leader, style))
    for name, numbers in (
        ("points for factions", [result.totals[seat] - result.in_play[seat] for seat in range(2)]),
        ("points before", result.in_play),
        ("points in all", result.totals),
    ):
        table.add_row(Text(name, "dim"), *(str(numbers[seat]) for seat in seats), "", "")
    return table


def ending(result: Result, voice: KingdomsVoice) -> str:
    """Who has won, and what decided it."""
    first = result.winners[0]
    who = voice.name(first)
    to_you, of_others = ENDINGS[result.decided_by]
    return (to_you if voice.is_you(first) else of_others).format(
        who=who,
        Who=capital(who),
        points=in_order(result.totals, first),
        figures=in_order(result.supplies, first),
        winners=listed([voice.name(seat) for seat in voice.seats() if seat in result.winners]),
    )
