"""The explained result, drawn: one line per faction, then what decided."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from claimant.claim.cards import Card
from claimant.claim.result import Count, Result, Vote
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text, words
from claimant.tabletop.message import Term

if TYPE_CHECKING:
    from rich.console import Console

WINS = "bold"
LOSES = "dim"
UNBOUNDED = 1_000
SHORTEST_RUN = 3


def show_result(screen: Console, result: Result, voice: Voice, palette: Palette) -> None:
    """How every faction voted, and who has won. On a narrow screen, the reasons are below."""
    verdict = voice.kind.explain(result)
    if result.votes:
        reasons = [
            (palette.name(vote.faction), voice.say(verdict.reasons[vote.faction.code]))
            for vote in result.votes
        ]
        table = votes_table(result, voice, palette, [why for _, why in reasons])
        if screen.measure(table, options=screen.options.update_width(UNBOUNDED)).maximum > screen.width:
            screen.print(votes_table(result, voice, palette))
            screen.print()
            for name, why in reasons:
                screen.print(Text.assemble(name, ": ", palette.paint(why)))
        else:
            screen.print(table)
        screen.print()
    for remark in verdict.remarks:
        screen.print(palette.paint(voice.say(remark)))
    screen.print(Text(voice.say(verdict.ending), WINS))


def votes_table(result: Result, voice: Voice, palette: Palette, reasons: Sequence[str] = ()) -> Table:
    """One line per faction, then the extra votes; with reasons, if there are any."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline", pad_edge=False)
    table.add_column(text("result-faction"), no_wrap=True)
    sides = voice.sides()
    for side in sides:
        table.add_column(voice.side(side))
    table.add_column(text("result-votes-for"), no_wrap=True)
    if reasons:
        table.add_column(text("why"))
    for vote, why in zip_longest(result.votes, reasons):
        voter = Text(_voter(vote, voice), LOSES if vote.side is None else WINS)
        held = [_held(vote, side) for side in sides]
        table.add_row(palette.name(vote.faction), *held, voter, *([why] if reasons else []))
    for power, side in result.extra_votes:
        name = words().named(Term.power(power))
        extra = [text("vote-extra")] if reasons else []
        table.add_row(name, *("" for _ in sides), Text(voice.side(side), WINS), *extra)
    return table


def _voter(vote: Vote, voice: Voice) -> str:
    return text("vote-for-nobody") if vote.side is None else voice.side(vote.side)


def _held(vote: Vote, side: int) -> Text:
    return Text(holding(vote.counts[side]), WINS if side == vote.side else "")


def holding(count: Count) -> str:
    """What a side has of a faction: the number that counts, then the values.

    The faction is at the start of the line; additional counts are marked.
    """
    extra = [f"+{card.code}" for _, card in count.extra]
    return " ".join([f"{count.number}:", *_values(count.cards), *extra]) if count.number else "-"


def _values(cards: list[Card]) -> list[str]:
    """The values of some cards of one faction, those in a row together: 0 2-5 9."""
    runs: list[list[Card]] = []
    for card in cards:
        before = runs[-1][-1] if runs else card
        if card.value == before.value + 1 and not (card.from_reserve or before.from_reserve):
            runs[-1].append(card)
        else:
            runs.append([card])
    shown: list[str] = []
    for run in runs:
        in_a_row = len(run) >= SHORTEST_RUN
        shown += [f"{run[0].value}-{run[-1].value}"] if in_a_row else map(value, run)
    return shown


def value(card: Card) -> str:
    """A card in a line of its own faction: only its value, unless it comes from a reserve."""
    return card.code if card.from_reserve else str(card.value)
