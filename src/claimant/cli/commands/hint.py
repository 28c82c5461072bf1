"""`claimant hint`: what a strong player would do at some moment of a game."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.playing.rewinding import at_moment
from claimant.cli.terminal.files import read_game_or_position
from claimant.cli.terminal.parameters import AsJson, At, Seconds, seat_number
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import listed
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.limit import Limit
from claimant.tabletop.message import OR
from claimant.tabletop.seats import seat_letter


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
    """Show what a bot would do at some moment of a game, and why.

    The bot gets what the seat can know at that moment, and nothing else.
    """
    limit = None if seconds is None else Limit(seconds)
    from claimant.cli.playing.advice import BEST_BOT
    from claimant.cli.playing.opponents import known_bot
    from claimant.cli.playing.screens import screens_of

    adviser = BEST_BOT if bot is None else known_bot(bot)
    game = read_game_or_position(source)
    game = at_moment(game, at)
    screens_of(game).hint(game, asked_seat(game, seat), adviser, limit, as_json)


def asked_seat(game: TabletopGame, letter: str | None) -> int:
    """The seat to advise."""
    if game.is_over:
        raise Problem("hint-over")
    seat = game.asked[0] if letter is None else seat_number(letter, game.seats)
    if seat not in game.asked:
        right = listed([seat_letter(other) for other in game.asked], OR)
        raise Problem("hint-not-asked", seat=seat_letter(seat), right=right)
    return seat
