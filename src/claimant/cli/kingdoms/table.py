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
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text, words
from claimant.kingdoms.formats.picture import FACE_DOWN
from claimant.kingdoms.knowledge.view import SeatView, Tile, View
from claimant.tabletop.seats import seat_letter

MARGIN = 4
WIDTHS = (6, 5)
"""How wide a field is drawn: as wide as the screen allows."""

Spot = tuple[int, int]


def show_board(
    screen: Console,
    tiles: Iterable[Tile],
    here: Spot | None,
    palette: Palette,
    free: Mapping[Spot, str] = MappingProxyType({}),
) -> None:
    """The board alone, a line for each row.

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
    drawn = Text(shown.center(width))
    drawn.highlight_regex(tile.card, palette.colours[tile.card])
    drawn.highlight_regex(r"[AB]+(?=\s*$)", "bold")
    return drawn


def show_table(screen: Console, view: View, voice: Voice, palette: Palette) -> None:
    """Everything on the table, as the player to act sees it."""
    turn = text("kingdoms-turn", number=view.turn_number)
    screen.print(Rule(Text(turn, "bold"), align="left", style="dim"))
    placing = view.asking == "place"
    free = {spot: f"{number}" for number, spot in enumerate(view.playable, 1)} if placing else {}
    show_board(screen, view.board, view.here, palette, free)
    screen.print(Text(_legend(view, len(free)), "dim"))
    screen.print()
    screen.print(beside_board(view, voice, palette))
    screen.print()


def _legend(view: View, free: int) -> str:
    """The legend of the board, using its first faction as the example."""
    code = view.rules.factions[0].code
    signs = {
        f"{code}A": text("board-figure", card=words().card(code), seat="A"),
        FACE_DOWN: text("face-down"),
        "*": text("kingdoms-just-placed"),
    }
    if free:
        signs[f"1–{free}"] = text("board-free")
    return "   ".join(f"{sign}: {meaning}" for sign, meaning in signs.items())


def beside_board(view: View, voice: Voice, palette: Palette) -> RenderableType:
    """Display, pile, points, figures and hands, as far as the viewer may know them."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True)
    for key in ("points", "kingdoms-supply"):
        table.add_column(text(key), justify="right", no_wrap=True)
    table.add_column(text("hand"))
    for number in voice.seats():
        seat = view.seats[number]
        hand = palette.paint(_hand(seat))
        table.add_row(voice.lettered(number), str(seat.score), str(seat.supply), hand)
    rows: list[tuple[str, RenderableType]] = [
        (text("kingdoms-display"), palette.paint(" ".join(view.display) or text("cards-none"))),
        (text("kingdoms-pile"), Text(_counted(view.pile_size))),
    ]
    return Group(table, Text(), labelled(rows))


def _hand(seat: SeatView) -> str:
    unknown = seat.hand_size - len(seat.hand)
    if not seat.hand:
        return _counted(unknown)
    return " ".join([*seat.hand, *([text("memory-more", count=unknown)] if unknown else [])])


def _counted(number: int) -> str:
    return text("cards-counted", count=number) if number else text("cards-none")


def draw_memory(view: View, voice: Voice, palette: Palette) -> RenderableType:
    """What a perfect memory knows about the hidden cards."""
    rows: list[tuple[str, RenderableType]] = []
    unseen = list(view.unknown)
    for group in view.hidden:
        unseen += group.known
        if group.seat is not None:
            rows.append((voice.of("hand-of", group.seat), palette.paint(_hand(view.seats[group.seat]))))
            among = " ".join(dict.fromkeys(group.candidates))
            if among:
                rows.append(("", palette.paint(text("memory-among", cards=among))))
        else:
            rows.append((text("kingdoms-pile"), Text(_counted(group.count))))
    order = [faction.code for faction in view.rules.factions]
    numbers = _numbers(sorted(unseen, key=order.index)) or text("cards-none")
    rows.append((text("memory-hidden-in-all"), palette.paint(numbers)))
    return Group(Text(text("memory-text"), "bold"), labelled(rows))


def _numbers(codes: Sequence[str]) -> str:
    return ", ".join(f"{number} {code}" for code, number in Counter(codes).items())
