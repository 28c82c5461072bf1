"""A hint in Claim Kingdoms."""

from __future__ import annotations

from claimant.cli.kingdoms.palette import KingdomsPalette
from claimant.cli.kingdoms.questions import answers
from claimant.cli.kingdoms.table import show_table
from claimant.cli.kingdoms.telling import KingdomsVoice
from claimant.cli.playing.advice import bots_advice, in_words
from claimant.cli.playing.hints import described, show_chances, thinking
from claimant.cli.terminal.output import console, print_json
from claimant.kingdoms.game import Game
from claimant.tabletop.limit import Limit


def show_hint(game: Game, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
    view = game.view(seat)
    with thinking(seat):
        advice = bots_advice(view, "kingdoms", bot, limit)
    voice = KingdomsVoice(game.rules, seat)
    names = answers(view, voice)
    line = in_words(advice, names)
    if as_json:
        print_json(described(advice, seat, [line]))
        return
    screen = console()
    palette = KingdomsPalette(game.rules.factions)
    show_table(screen, view, voice, palette)
    screen.print(palette.paint(line))
    show_chances(screen, advice, names, palette)
