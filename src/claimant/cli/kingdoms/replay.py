"""A record of Claim Kingdoms, told turn by turn."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from claimant.cli.kingdoms.palette import KingdomsPalette
from claimant.cli.kingdoms.scoreboard import show_result
from claimant.cli.kingdoms.table import Spot, show_board
from claimant.cli.kingdoms.telling import FIELD, KingdomsVoice, is_set_up, laid, tell_all, turns
from claimant.cli.terminal.output import Palette
from claimant.kingdoms import events as happenings
from claimant.kingdoms.formats.notation import parse_field
from claimant.kingdoms.game import Game
from claimant.kingdoms.knowledge.view import Tile
from claimant.kingdoms.ruleset import FIGURES_PER_SEAT, RULES_VERSION
from claimant.tabletop.event import Event
from claimant.tabletop.seats import seat_letter


def outcome(game: Game) -> dict[str, object]:
    """The result, if there is one, and what it is the result of."""
    assert game.deal is not None
    data: dict[str, object] = {
        "game": "kingdoms",
        "rules": RULES_VERSION,
        "deck": [faction.code for faction in game.rules.factions],
        "first": seat_letter(game.deal.first),
        "seed": game.headers.get("Seed"),
        "moves": len(game.moves),
        "turns": game.public_view().turn_number,
        "over": game.is_over,
        "asked": [seat_letter(seat) for seat in game.asked],
    }
    if game.is_over:
        data |= game.result().to_json()
    return data


def tell_game(screen: Console, game: Game, every_board: bool) -> None:
    """The whole game as the referee saw it, with the board at the end or after every turn."""
    voice = KingdomsVoice(game.rules)
    palette = KingdomsPalette(game.rules.factions)
    _introduce(screen, game, voice, palette)
    board = laid(game.log)
    table = Tabletop()
    number = 0
    for piece in turns(game.log):
        number += not is_set_up(piece)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for line in tell_all(piece, board, voice):
            grid.add_row(f"{number:>3}.", palette.paint(line))
        if grid.row_count:
            screen.print(grid)
        for event in piece:
            table.follow(event)
        if every_board and number:
            table.show(screen, palette)
    if not every_board or not number:
        table.show(screen, palette)
    if game.is_over:
        show_result(screen, game.result(), voice, palette)
    else:
        waiting = " and ".join(seat_letter(seat) for seat in game.asked)
        screen.print(f"The record ends here: {waiting} to act.")


def _introduce(screen: Console, game: Game, voice: KingdomsVoice, palette: Palette) -> None:
    assert game.deal is not None
    names = Text(", ").join(palette.name(faction) for faction in game.rules.factions)
    screen.print(Text.assemble(("Claim Kingdoms", "bold"), " with ", names))
    deal = game.deal
    dealt = [
        f"The display is {voice.cards(game.rules.codes(deal.display))}.",
        f"The start card is {voice.cards(game.rules.codes([deal.start]))}.",
    ]
    for seat, hand in enumerate(deal.hands):
        begins = ", and begins" if seat == deal.first else ""
        dealt.append(f"{seat_letter(seat)} is dealt {voice.cards(game.rules.codes(hand))}{begins}.")
    for line in dealt:
        screen.print(Padding(palette.paint(line), (0, 0, 0, 2), expand=False))
    screen.print()


class Tabletop:
    """What lies on the table, kept up event by event."""

    def __init__(self) -> None:
        self.tiles: dict[str, Tile] = {}
        self.here: Spot | None = None
        self.points = [0, 0]
        self.figures = [FIGURES_PER_SEAT, FIGURES_PER_SEAT]

    def follow(self, event: Event) -> None:
        if event.kind == happenings.SCORED:
            self.points[event.seat] += event.count
        elif event.kind == happenings.TURNED_OVER:
            self.tiles[event.target].face_down = True
        elif event.kind == happenings.FIGURE_MOVED:
            if event.source in self.tiles:
                self.tiles[event.source].figures.remove(event.seat)
            else:
                self.figures[event.seat] -= 1
            if event.target in self.tiles:
                figures = self.tiles[event.target].figures
                figures.append(event.seat)
                figures.sort()
            else:
                self.figures[event.seat] += 1
        elif event.kind == happenings.MOVED and FIELD.fullmatch(event.target):
            x, y = parse_field(event.target)
            self.here = (x, y)
            self.tiles[event.target] = Tile(x, y, event.cards[0], [], False)

    def show(self, screen: Console, palette: Palette) -> None:
        screen.print()
        show_board(screen, self.tiles.values(), self.here, palette)
        seats = [
            f"{seat_letter(seat)}: points {self.points[seat]}, figures left {self.figures[seat]}"
            for seat in range(2)
        ]
        screen.print(Text("    " + "    ".join(seats), "dim"))
        screen.print()
