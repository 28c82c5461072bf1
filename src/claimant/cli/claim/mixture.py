"""How to mix a secret choice, in words and on the screen."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.claim.game import Game
from claimant.claim.search.mixing import Mix, Mixture
from claimant.cli.claim.solution import show_cost, show_moment
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import percent, text
from claimant.tabletop.seats import seat_letter


def chance_in_words(mixture: Mixture) -> str:
    """How likely the seat to act wins, or between what bounds."""
    seat = seat_letter(mixture.seat)
    if mixture.complete:
        return text("solve-mixed-value", seat=seat, chance=percent(float(mixture.least)))
    least, most = percent(float(mixture.least)), percent(float(mixture.most))
    return text("solve-mixed-bounds", seat=seat, least=least, most=most)


def show_mixture(screen: Console, game: Game, mixture: Mixture, palette: Palette) -> None:
    """The value of a secret choice, and how often each seat should choose what."""
    show_moment(screen, game, Voice(game), palette)
    screen.print(Text(chance_in_words(mixture), "bold"))
    if not mixture.complete:
        screen.print(Text(text("solve-not-known")))
    screen.print(Text(text("solve-mixed-note")))
    screen.print()
    for seat, mix in ((mixture.seat, mixture.choices), (1 - mixture.seat, mixture.replies)):
        if mix:
            screen.print(_mix_table(seat, mix, palette))
            screen.print()
    show_cost(screen, mixture.nodes, mixture.seconds)


def _mix_table(seat: int, mix: Mix, palette: Palette) -> Table:
    """The choices of a seat, each with how often it should be made."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(text("solve-mixed-choices", seat=seat_letter(seat)), no_wrap=True)
    table.add_column("", justify="right")
    for cards, share in mix:
        table.add_row(palette.paint(cards), percent(float(share)))
    return table


def mixture_data(mixture: Mixture) -> dict[str, object]:
    """The same for programs."""
    return {
        "seat": seat_letter(mixture.seat),
        "least": float(mixture.least),
        "most": float(mixture.most),
        "choices": _mix_data(mixture.choices),
        "replies": _mix_data(mixture.replies),
        "complete": mixture.complete,
        "meaning": "mixed",
        "nodes": mixture.nodes,
        "seconds": mixture.seconds,
    }


def _mix_data(mix: Mix) -> list[dict[str, object]]:
    return [{"cards": cards, "share": float(share)} for cards, share in mix]
