"""A hint in Claim Kingdoms."""

from __future__ import annotations

from claimant.cli.kingdoms.palette import KingdomsPalette
from claimant.cli.kingdoms.table import show_table
from claimant.cli.playing.advice import advised, bots_advice
from claimant.cli.playing.hints import described, show_chances, thinking
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import console, print_json
from claimant.kingdoms.game import Game
from claimant.tabletop.limit import Limit


def show_hint(game: Game, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
    view = game.view(seat)
    with thinking(seat):
        advice = bots_advice(view, "kingdoms", bot, limit)
    voice = Voice(game, seat)
    answers = voice.answers(view)
    told = advised(advice, answers)
    if as_json:
        print_json(described(advice, seat, [told], voice))
        return
    screen = console()
    palette = KingdomsPalette(game.rules.factions)
    show_table(screen, view, voice, palette)
    screen.print(palette.paint(voice.say(told)))
    show_chances(screen, advice, answers, voice, palette)
