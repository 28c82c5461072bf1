"""The board and everything beside it as one player sees it, drawn from that player's view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from claimant.cli.claim.table import labelled
from claimant.cli.kingdoms.telling import KingdomsVoice
from claimant.cli.playing.speaker import capital
from claimant.cli.terminal.output import Palette
from claimant.kingdoms.formats.picture import FACE_DOWN
from claimant.kingdoms.knowledge.view import SeatView, Tile, View
from claimant.tabletop.seats import seat_letter

MARGIN = 4
WIDTHS = (6, 5)
"""How wide a field is drawn: as wide as the screen allows."""

LEGEND = "GoA: Goblin with A's figure   ##: face down   *: just placed"
FREE = "   1 to {last}: free"


Spot = tuple[int, int]


def show_board(
    screen: Console,
    tiles: Iterable[Tile],
    here: Spot | None,
    palette: Palette,
    free: Mapping[Spot, str] = MappingProxyType({}),
) -> None:
    """The board by itself, a line for each row.

    `here` is where the last card was placed; `free` are marks on empty fields.
    """
    lying = {(tile.x, tile.y): tile for tile in tiles}
    columns = [x for x, _ in [*lying, *free]]
    rows = [y for _, y in [*lying, *free]]
    across = range(min(columns), max(columns) + 1)
    width = next((wide for wide in WIDTHS if MARGIN + wide * len(across) <= screen.width), WIDTHS[-1])
    lines = [Text(" " * MARGIN + "".join(str(x).center(width) for x in across).rstrip(), "dim")]
    for y in range(max(rows), min(rows) - 1, -1):
        line = Text.assemble((f"{y:>3} ", "dim"))
        for x in across:
            if (x, y) in lying:
                line.append_text(_tile(lying[x, y], here == (x, y), palette, width))
            else:
                line.append(free.get((x, y), "").center(width))
        line.rstrip()
        lines.append(line)
    for line in lines:
        # A board that is wider than the screen is the terminal's to break: nothing is left out.
        screen.print(line, soft_wrap=True)


def _tile(tile: Tile, here: bool, palette: Palette, width: int) -> Text:
    if tile.face_down:
        return Text(FACE_DOWN.center(width), "dim")
    figures = "".join(seat_letter(seat) for seat in tile.figures)
    shown = ("*" if here else "") + tile.card + figures
    text = Text(shown.center(width))
    text.highlight_regex(tile.card, palette.colours[tile.card])
    text.highlight_regex(r"[AB]+(?=\s*$)", "bold")
    return text


def show_table(screen: Console, view: View, voice: KingdomsVoice, palette: Palette) -> None:
    """Everything that lies on the table, as the player to act sees it."""
    screen.print(Rule(Text(f"Turn {view.turn_number}", "bold"), align="left", style="dim"))
    placing = view.asking == "place"
    free = {spot: f"{number}" for number, spot in enumerate(view.playable, 1)} if placing else {}
    show_board(screen, view.board, view.here, palette, free)
    screen.print(Text(LEGEND + (FREE.format(last=len(free)) if free else ""), "dim"))
    screen.print()
    screen.print(beside_board(view, voice, palette))
    screen.print()


def beside_board(view: View, voice: KingdomsVoice, palette: Palette) -> RenderableType:
    """Display, pile, points, figures and hands, as far as the viewer may know them."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True)
    for title in ("points", "figures left"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("hand")
    for number in voice.seats():
        seat = view.seats[number]
        hand = palette.paint(_hand(seat))
        table.add_row(seat_name(number, voice), str(seat.score), str(seat.supply), hand)
    rows: list[tuple[str, RenderableType]] = [
        ("display", palette.paint(" ".join(view.display) or "empty")),
        ("pile", Text(_counted(view.pile_size))),
    ]
    return Group(table, Text(), labelled(rows))


def seat_name(seat: int, voice: KingdomsVoice) -> str:
    """Who sits there, with the letter that stands on the board."""
    letter = seat_letter(seat)
    return f"seat {letter}" if voice.you is None else f"{capital(voice.name(seat))} ({letter})"


def _hand(seat: SeatView) -> str:
    unknown = seat.hand_size - len(seat.hand)
    parts = [*seat.hand, *([f"and {unknown} more" if seat.hand else _counted(unknown)] if unknown else [])]
    return " ".join(parts) or "empty"


def _counted(number: int) -> str:
    return {0: "empty", 1: "1 card"}.get(number) or f"{number} cards"


def draw_memory(view: View, voice: KingdomsVoice, palette: Palette) -> RenderableType:
    """What a perfect memory knows of the cards that do not lie open."""
    rows: list[tuple[str, RenderableType]] = []
    unseen = list(view.unknown)
    for group in view.hidden:
        unseen += group.known
        if group.seat is not None:
            known = _hand(view.seats[group.seat])
            among = " ".join(dict.fromkeys(group.candidates))
            words = f"{known}, among {among}" if among else known
            rows.append((f"{voice.possessive(group.seat)} hand", palette.paint(words)))
        else:
            rows.append(("pile", Text(_counted(group.count))))
    order = [faction.code for faction in view.rules.factions]
    rows.append(("there in all", palette.paint(_numbers(sorted(unseen, key=order.index)) or "nothing")))
    return Group(Text("What you can know", "bold"), labelled(rows))


def _numbers(codes: Sequence[str]) -> str:
    return ", ".join(f"{number} {code}" for code, number in Counter(codes).items())
