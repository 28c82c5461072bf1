"""A record of Claim Kingdoms, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from claimant.cli.claim.table import labelled
from claimant.cli.kingdoms.palette import KingdomsPalette
from claimant.cli.kingdoms.questions import FIELD
from claimant.cli.kingdoms.scoreboard import show_result
from claimant.cli.kingdoms.table import Spot, show_board
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import listed, text
from claimant.kingdoms import events as happenings
from claimant.kingdoms.formats.notation import parse_field
from claimant.kingdoms.game import Game
from claimant.kingdoms.knowledge.view import Tile
from claimant.kingdoms.ruleset import FIGURES_PER_SEAT, RULES_VERSION
from claimant.tabletop.event import Event
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.story import LINE, Told


def outcome(game: Game) -> dict[str, object]:
    """The result, if there is one, and its game."""
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
    voice = Voice(game)
    palette = KingdomsPalette(game.rules.factions)
    _introduce(screen, game, voice, palette)
    table = Tabletop(voice)
    number = 0
    turns = _turns(voice.kind.tell(game.log))
    ends = [turn[0].event for turn in turns[1:]]
    followed = 0
    for turn, end in zip(turns, [*ends, len(game.log)], strict=False):
        is_turn = turn[0].starts == LINE
        number += is_turn
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(f"{number:>3}." if is_turn else "    ", palette.paint(voice.line(turn)))
        screen.print(grid)
        table.follow(game.log[followed:end])
        followed = end
        if every_board and is_turn:
            table.show(screen, palette)
    table.follow(game.log[followed:])
    if not every_board or not number:
        table.show(screen, palette)
    if game.is_over:
        show_result(screen, game.result(), voice, palette)
    else:
        screen.print(text("replay-ends", who=listed([voice.name(seat) for seat in game.asked])))


def _turns(told: Sequence[Told]) -> list[list[Told]]:
    """Sentences by turn, however short a turn is."""
    found: list[list[Told]] = []
    for sentence in told:
        if sentence.starts or not found:
            found.append([])
        found[-1].append(sentence)
    return found


def _introduce(screen: Console, game: Game, voice: Voice, palette: Palette) -> None:
    assert game.deal is not None
    names = Text(", ").join(palette.name(faction) for faction in game.rules.factions)
    screen.print(Text.assemble((text("game-kingdoms"), "bold"), ": ", names))
    deal = game.deal
    rows = [
        (text("kingdoms-display"), game.rules.codes(deal.display)),
        (text("kingdoms-start-card"), game.rules.codes([deal.start])),
        *((voice.lettered(seat), game.rules.codes(hand)) for seat, hand in enumerate(deal.hands)),
        (text("kingdoms-begins"), [voice.name(deal.first)]),
    ]
    dealt = labelled((label, palette.paint(" ".join(words))) for label, words in rows)
    screen.print(Padding(dealt, (0, 0, 0, 2), expand=False))
    screen.print()


class Tabletop:
    """The table, updated event by event."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.tiles: dict[str, Tile] = {}
        self.here: Spot | None = None
        self.points = [0, 0]
        self.figures = [FIGURES_PER_SEAT, FIGURES_PER_SEAT]

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            self._follow(event)

    def _follow(self, event: Event) -> None:
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
            f"{self.voice.lettered(seat)}: {text('kingdoms-points', count=self.points[seat])}, "
            f"{text('kingdoms-figures-left', count=self.figures[seat])}"
            for seat in range(2)
        ]
        screen.print(Text("    " + "    ".join(seats), "dim"))
        screen.print()
