"""`claimant play`: a game at the keyboard."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.playing.rewinding import at_moment
from claimant.cli.playing.setting import TWO_PLAYER_CLAIM, Setting, Words
from claimant.cli.terminal.files import STDIN, read_game
from claimant.cli.terminal.output import warn
from claimant.cli.terminal.parameters import BY_LOT, At, Seed, chosen_seed, seat_number
from claimant.cli.terminal.problems import Problem, printable
from claimant.games import find_game, kind_of, new_game, seat_to_begin
from claimant.tabletop.chance import SEED_LIMIT
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.setup import Setup

YOU = "you"


def play(
    *,
    setting: Setting = TWO_PLAYER_CLAIM,
    bot: Annotated[Words | None, Parameter(consume_multiple=True, negative="", metavar="NAME")] = None,
    seed: Seed = None,
    seat: str | None = None,
    first: Annotated[str, Parameter(name=("--first", "--lead"), metavar="A|B|…|you|lot")] = BY_LOT,
    save: Annotated[str | None, Parameter(metavar="FILE")] = None,
    resume: Annotated[str | None, Parameter(metavar="FILE")] = None,
    at: At = None,
) -> None:
    """Play a game against the computer.

    Moves are typed by number or in notation. There are hints, undo and more, and ? lists everything.
    """
    from claimant.cli.playing import opponents

    if resume is None:
        if at is not None:
            raise Problem("play-at-what")
        setup = setting.setup()
        seed = chosen_seed(seed)
        own_letter = "A" if seat is None else seat
        game = new_game(setup, seed, beginner(setup, first, own_letter))
        own_seat = seat_number(own_letter, game.seats)
        names = opponents.seated((opponents.DEFAULT_BOT,) if bot is None else bot, own_seat, game.seats)
        warn(find_game(setup.game).warnings(setup))
    else:
        if setting != TWO_PLAYER_CLAIM or seed is not None or first != BY_LOT:
            raise Problem("play-resume-options")
        game = resumed(resume, at)
        own_seat, names = who_sits_where(game, seat, bot)
        seed = seed_of(game)
    opponents.write_down(names, game.headers, game.seats)
    from claimant.cli.playing.screens import screens_of
    from claimant.cli.terminal.keyboard import read_line

    others = opponents.Opponents(names, kind_of(game).code, seed)
    screens_of(game).session(game, own_seat, read_line, others).run(save, resume, keeps=at is None)


def beginner(setup: Setup, word: str, own_letter: str) -> int | None:
    """The seat that was chosen to begin; None if it is drawn by lot."""
    if word.lower() == BY_LOT:
        return None
    return seat_to_begin(setup, own_letter if word.lower() == YOU else word)


def resumed(path: str, at: int | None) -> TabletopGame:
    """A resumed game: where its record ends, or as it was after so many actions."""
    if path == STDIN:
        raise Problem("play-resume-stdin")
    game = at_moment(read_game(path), at).copy()
    if game.is_over:
        raise Problem("play-resume-over", path=printable(path))
    if at is not None:
        from claimant.study.annotations import HEADER
        from claimant.study.finish import RESIGNED

        # Neither is true of what comes now.
        for header in (HEADER, RESIGNED):
            game.headers.pop(header, None)
    return game


def who_sits_where(game: TabletopGame, seat: str | None, bots: Words | None) -> tuple[int, dict[int, str]]:
    """The player's seat and the bots in the others: as named now, otherwise as the record says."""
    from claimant.cli.playing import opponents

    before = opponents.seated_before(game.headers, game.seats)
    own = opponents.free_seat(before, game.seats) if seat is None else seat_number(seat, game.seats)
    if bots is not None:
        return own, opponents.seated(bots, own, game.seats)
    usual = opponents.seated((opponents.DEFAULT_BOT,), own, game.seats)
    return own, {other: opponents.known_bot(before.get(other, name)) for other, name in usual.items()}


def seed_of(game: TabletopGame) -> int:
    """The seed in a record, for the bots; 0 if it has none."""
    text = game.headers.get("Seed", "")
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(SEED_LIMIT))
    return int(text) % SEED_LIMIT if is_number else 0
