"""`claimant hint`: what a strong player would do at some moment of a game."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from claimant.claim.game import Game
from claimant.cli.commands.solve import value
from claimant.cli.playing.rewinding import at_moment
from claimant.cli.terminal.files import read_game_or_position
from claimant.cli.terminal.output import CardPalette, Palette, console, print_json
from claimant.cli.terminal.parameters import AsJson, At, Seconds, seat_number
from claimant.cli.terminal.problems import Problem
from claimant.kingdoms.game import Game as Kingdoms
from claimant.tabletop.limit import Limit
from claimant.tabletop.seats import seat_letter

if TYPE_CHECKING:
    from rich.console import Console

    from claimant.cli.playing.advice import Advice

IS_OVER = "The game is over: say with --at at which moment you want to know."
NOT_ASKED = "Seat {seat} is not asked anything here: it is {right} who may act."
OR = " or "
THINKING = "Thinking in {seat}'s place"
ACTION = "action"
CHANCE = "chance to win"
MOST_SHOWN = 12
MORE = "and {number} more below that"


def hint(
    source: Annotated[str, Parameter(allow_leading_hyphen=True, name="POSITION|RECORD")],
    /,
    *,
    at: At = None,
    seat: str | None = None,
    bot: Annotated[str | None, Parameter(metavar="NAME")] = None,
    seconds: Seconds = None,
    as_json: AsJson = False,
) -> None:
    """Say what a bot would do at some moment of a game, and why.

    The bot is given what the seat can know at that moment, and nothing else.

    Parameters
    ----------
    source
        A record or a position, in a file; - reads the standard input, and a position may also stand
        here in quotation marks.
    seat
        The seat to advise; by default the one that is to act.
    bot
        Who advises: `claimant bots` lists them; the strongest if none is named. Where everything is
        known, the strongest answers exactly.
    seconds
        Think about so long, instead of as long as this bot usually does.
    """
    limit = None if seconds is None else Limit(seconds)
    from claimant.cli.playing.advice import BEST_BOT
    from claimant.cli.playing.opponents import known_bot

    adviser = BEST_BOT if bot is None else known_bot(bot)
    game = read_game_or_position(source)
    if isinstance(game, Kingdoms):
        game = at_moment(game, at)
        kingdoms_hint(game, asked_seat(game, seat), adviser, limit, as_json)
    else:
        game = at_moment(game, at)
        claim_hint(game, asked_seat(game, seat), adviser, limit, as_json)


def asked_seat(game: Game | Kingdoms, letter: str | None) -> int:
    """The seat to advise."""
    if game.is_over:
        raise Problem(IS_OVER)
    seat = game.asked[0] if letter is None else seat_number(letter, game.seats)
    if seat not in game.asked:
        right = OR.join(seat_letter(other) for other in game.asked)
        raise Problem(NOT_ASKED.format(seat=seat_letter(seat), right=right))
    return seat


def claim_hint(game: Game, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
    from claimant.cli.claim.questions import answers
    from claimant.cli.claim.solution import actions_table
    from claimant.cli.claim.table import draw
    from claimant.cli.claim.voice import Voice
    from claimant.cli.playing.advice import certain_in_words, claim_advice, in_words

    view = game.view(seat)
    with thinking(seat):
        advice = claim_advice(view, bot, limit)
    voice = Voice(game.rules, seat)
    names = answers(view)
    certain = advice.certain
    lines = [in_words(advice, names)] if certain is None else certain_in_words(certain, names, voice)
    if as_json:
        print_json(described(advice, seat, lines))
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


def kingdoms_hint(game: Kingdoms, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
    from claimant.cli.kingdoms.palette import KingdomsPalette
    from claimant.cli.kingdoms.questions import answers
    from claimant.cli.kingdoms.table import show_table
    from claimant.cli.kingdoms.telling import KingdomsVoice
    from claimant.cli.playing.advice import bots_advice, in_words

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


def thinking(seat: int) -> AbstractContextManager[None]:
    from claimant.cli.terminal.spinner import Thinking

    return Thinking(console(stderr=True)).shown(THINKING.format(seat=seat_letter(seat)))


def show_chances(screen: Console, advice: Advice, names: Mapping[str, str], palette: Palette) -> None:
    """The best actions and their chances, as far as the bot tells them."""
    from claimant.cli.lab.shares import numbers_table
    from claimant.cli.playing.advice import percentage

    if not advice.chances:
        return
    table = numbers_table(ACTION, (CHANCE,))
    for action, chance in advice.chances[:MOST_SHOWN]:
        table.add_row(palette.paint(names[action]), f"{percentage(chance)}%")
    screen.print()
    screen.print(table)
    others = len(advice.chances) - MOST_SHOWN
    if others > 0:
        screen.print(MORE.format(number=others), style="dim")


def described(advice: Advice, seat: int, lines: list[str]) -> dict[str, object]:
    data: dict[str, object] = {
        "seat": seat_letter(seat),
        "bot": advice.bot,
        "action": advice.action,
        "exact": advice.certain is not None,
        "text": " ".join(lines),
    }
    if advice.certain is not None:
        solution = advice.certain.solution
        data["actions"] = [{"action": action, **value(score)} for action, score in solution.actions]
    else:
        data["actions"] = [{"action": action, "chance": chance} for action, chance in advice.chances]
    return data
