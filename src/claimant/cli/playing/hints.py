"""What all hints show, whatever is played."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager

from rich.console import Console

from claimant.cli.lab.shares import numbers_table
from claimant.cli.playing.advice import Advice, percentage
from claimant.cli.terminal.output import Palette, console
from claimant.cli.terminal.spinner import Thinking
from claimant.tabletop.seats import seat_letter

THINKING = "Thinking in {seat}'s place"
ACTION = "action"
CHANCE = "chance to win"
MOST_SHOWN = 12
MORE = "and {number} more below that"


def thinking(seat: int) -> AbstractContextManager[None]:
    return Thinking(console(stderr=True)).shown(THINKING.format(seat=seat_letter(seat)))


def show_chances(screen: Console, advice: Advice, names: Mapping[str, str], palette: Palette) -> None:
    """The best actions and their chances, as far as the bot tells them."""
    if not advice.chances:
        return
    table = numbers_table(ACTION, (CHANCE,))
    for action, chance in advice.chances[:MOST_SHOWN]:
        table.add_row(palette.paint(names[action]), f"{percentage(chance)}%")
    screen.print()
    screen.print(table)
    others = len(advice.chances) - MOST_SHOWN
    if others > 0:
        screen.print(MORE.format(number=others), style="dim")


def described(advice: Advice, seat: int, lines: list[str]) -> dict[str, object]:
    """A hint for programs to read."""
    return {
        "seat": seat_letter(seat),
        "bot": advice.bot,
        "action": advice.action,
        "exact": False,
        "text": " ".join(lines),
        "actions": [{"action": action, "chance": chance} for action, chance in advice.chances],
    }
