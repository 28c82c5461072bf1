"""What all hints show, whatever is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager

from rich.console import Console

from claimant.cli.lab.shares import numbers_table
from claimant.cli.playing.advice import OUTCOMES, Advice, percentage
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette, console
from claimant.cli.terminal.spinner import Thinking
from claimant.cli.terminal.texts import text
from claimant.locale import FALLBACK, Words
from claimant.tabletop.message import Message
from claimant.tabletop.seats import seat_letter

MOST_SHOWN = 12


def thinking(seat: int) -> AbstractContextManager[object]:
    return Thinking(console(stderr=True)).shown(text("hint-thinking-for", seat=seat_letter(seat)))


def show_chances(
    screen: Console, advice: Advice, answers: Mapping[str, Message], voice: Voice, palette: Palette
) -> None:
    """The best actions and their chances, if the bot reports them."""
    if not advice.chances:
        return
    table = numbers_table(text("hint-action"), (text("hint-chance-to-win"),))
    for action, chance in advice.chances[:MOST_SHOWN]:
        percent = text("percent", number=percentage(chance))
        table.add_row(palette.paint(voice.say(answers[action])), percent)
    screen.print()
    screen.print(table)
    others = len(advice.chances) - MOST_SHOWN
    if others > 0:
        screen.print(text("hint-more", count=others), style="dim")


def described(advice: Advice, seat: int, told: Sequence[Message], voice: Voice) -> dict[str, object]:
    """A hint for programs to read, with a text that does not depend on the language in use."""
    english = Words(FALLBACK)
    return {
        "seat": seat_letter(seat),
        "bot": advice.bot,
        "action": advice.action,
        "exact": advice.outcome is not None,
        "outcome": None if advice.outcome is None else OUTCOMES[advice.outcome],
        "text": " ".join(english.say(message, voice.reader) for message in told),
        "actions": [{"action": action, "chance": chance} for action, chance in advice.chances],
    }
