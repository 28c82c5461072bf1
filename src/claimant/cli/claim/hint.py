"""A hint in Claim."""

from __future__ import annotations

from claimant.claim.game import Game
from claimant.cli.claim.advice import certainly, claim_advice
from claimant.cli.claim.palette import ClaimPalette
from claimant.cli.claim.solution import actions_table, value
from claimant.cli.claim.table import draw
from claimant.cli.playing.advice import advised
from claimant.cli.playing.hints import described, show_chances, thinking
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import console, print_json
from claimant.tabletop.limit import Limit


def show_hint(game: Game, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
    view = game.view(seat)
    with thinking(seat):
        advice, certain = claim_advice(view, bot, limit)
    voice = Voice(game, seat)
    answers = voice.answers(view)
    told = [advised(advice, answers)] if certain is None else certainly(certain, answers, voice.kind)
    if as_json:
        data = described(advice, seat, told, voice)
        if certain is not None:
            scores = certain.solution.actions
            data["actions"] = [{"action": text, **value(score)} for text, score in scores]
        print_json(data)
        return
    screen = console()
    palette = ClaimPalette(game.rules.factions)
    screen.print(draw(view, voice, palette))
    screen.print()
    for message in told:
        screen.print(palette.paint(voice.say(message)))
    if certain is not None:
        screen.print()
        screen.print(actions_table(certain.solution, voice, palette))
    else:
        show_chances(screen, advice, answers, voice, palette)
