"""Running the command line, in this process or as a separate one."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import TypeVar
from unittest import mock

from claimant.claim import Game
from claimant.cli import main
from claimant.cli.playing.opponents import Opponents, seated
from claimant.cli.terminal.texts import use_language
from claimant.games import kind_of
from claimant.kingdoms import Game as Kingdoms
from claimant.locale import FALLBACK, Reader, Words
from claimant.tabletop.chance import Chance
from claimant.tabletop.seats import seat_letter
from tests.patience import SECONDS

PROGRAM = (sys.executable, "-m", "claimant.cli")
ALWAYS_THE_FIRST = "1\n" * 60
ALWAYS_THE_FIRST_ON_A_BOARD = "1\n" * 200
AnyGame = TypeVar("AnyGame", Game, Kingdoms)
PLAIN = {"COLUMNS": "80", "NO_COLOR": "1", "CLAIMANT_LANGUAGE": "en"}


class Outcome:
    """What a command wrote, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> object:
        assert self.code == 0, self.err
        return json.loads(self.out)


def run(*arguments: str, stdin: str | bytes = "") -> Outcome:
    """Run a command within this process."""
    raw = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, PLAIN),
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8")),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            code = main(list(arguments))
        finally:
            use_language(FALLBACK)
    return Outcome(code, out.getvalue(), err.getvalue())


def run_process(*arguments: str, stdin: bytes = b"", **environment: str) -> Outcome:
    """Run a command as people do."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        env={**os.environ, **PLAIN, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=SECONDS,
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def play(*arguments: str, typed: str = "") -> Outcome:
    """A game at the keyboard with seed 3, in which somebody types these lines and then leaves.

    Against a bot that need not think, if no other is named.
    """
    bot = () if "--bot" in arguments else ("--bot", "random")
    outcome = run("play", "--seed", "3", *bot, *arguments, stdin=typed)
    assert outcome.code == 0
    assert outcome.err == ""
    return outcome


def random_bots(seat: int, players: int = 2, game: str = "claim", seed: int = 1) -> Opponents:
    """Bots that play at random at all other seats."""
    return Opponents(seated(["random"], seat, players), game, seed)


def ending(game: AnyGame, you: int | None = None, bot: str = "Random") -> str:
    """How a game is said to have ended: to a player among such bots, or for None to a reader."""
    seats = [seat_letter(seat) for seat in range(game.seats)]
    others = [seat for seat in range(game.seats) if seat != you]
    if you is not None:
        for number, seat in enumerate(others, start=1):
            seats[seat] = bot if len(others) == 1 else f"{bot} {number}"
    reader = Reader(seats, you, game.sides)
    return Words("en").say(kind_of(game).explain(game.result()).ending, reader)


def refused(outcome: Outcome) -> str:
    """The one sentence with which something was refused."""
    assert outcome.code == 2, outcome.out
    assert outcome.out == ""
    assert "Traceback" not in outcome.err
    lines = outcome.err.splitlines()
    assert len(lines) == 1, outcome.err
    return lines[0].removeprefix("claimant: ")


def played_game(
    deck: str = "claim", seed: int = 1, moves: int = 1_000, players: int = 2, places: str = ""
) -> Game:
    """A game of random legal play, to its end or for so many moves."""
    return random_play(Game(deck, seed=seed, players=players, places=places), seed, moves)


def played_kingdoms(factions: str | None = None, seed: int = 1, moves: int = 1_000) -> Kingdoms:
    """The same of Claim Kingdoms."""
    return random_play(Kingdoms(factions, seed=seed), seed, moves)


def random_play(game: AnyGame, seed: int = 1, moves: int = 1_000) -> AnyGame:
    """The same game, played on."""
    chance = Chance(seed)
    while not game.is_over and len(game.moves) < moves:
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
    return game
