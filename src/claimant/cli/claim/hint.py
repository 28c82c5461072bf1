"""A hint in Claim."""

from __future__ import annotations

from claimant.claim.game import Game
from claimant.cli.claim.advice import certain_in_words, claim_advice
from claimant.cli.claim.questions import answers
from claimant.cli.claim.solution import actions_table, value
from claimant.cli.claim.table import draw
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.advice import in_words
from claimant.cli.playing.hints import described, show_chances, thinking
from claimant.cli.terminal.output import CardPalette, console, print_json
from claimant.tabletop.limit import Limit


def show_hint(game: Game, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
    view = game.view(seat)
    with thinking(seat):
        advice, certain = claim_advice(view, bot, limit)
    voice = Voice(game.rules, seat)
    names = answers(view)
    lines = [in_words(advice, names)] if certain is None else certain_in_words(certain, names, voice)
    if as_json:
        data = described(advice, seat, lines)
        if certain is not None:
            scores = certain.solution.actions
            data |= {"exact": True, "actions": [{"action": text, **value(score)} for text, score in scores]}
        print_json(data)
        return
    screen = console()
    palette = CardPalette(game.rules.factions)
    screen.print(draw(view, voice, palette))
    screen.print()
    for line in lines:
        screen.print(palette.paint(line))
    if certain is not None:
        screen.print()
        screen.print(actions_table(certain.solution, palette))
    else:
        show_chances(screen, advice, names, palette)
