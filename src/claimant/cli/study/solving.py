"""A puzzle or a mistake at the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from claimant.claim.game import Game
from claimant.cli.claim.palette import ClaimPalette
from claimant.cli.claim.table import draw, labelled, written
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import listed, say_error, text, words
from claimant.study.puzzle import Attempt, Puzzle, solution_tree
from claimant.study.themes import THEMES
from claimant.study.training import Exercise
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.message import Term
from claimant.tabletop.names import plain

Read = Callable[[str], str]
GIVE_UP = "?"
QUIT = ("quit", "exit", "q")


class GivenUp(Exception):
    """The user wants to see the solution."""


class Left(Exception):
    """The user quits, and nothing is counted."""


def solve_puzzle(screen: Console, puzzle: Puzzle, read: Read) -> bool:
    """Let the user solve a puzzle: do they find every action?"""
    attempt = Attempt(puzzle)
    game = attempt.game
    palette = ClaimPalette(game.rules.factions)
    voice = Voice(game, attempt.seat)
    screen.print(
        text("puzzle-head", code=puzzle.code, rating=puzzle.rating, goal=text(f"puzzle-goal-{puzzle.goal}"))
    )
    told = len(game.log)
    while not attempt.is_over:
        for line in voice.lines(game.events(attempt.seat, told)):
            screen.print(palette.paint(voice.line(line)))
        told = len(game.log)
        _show(screen, game, attempt.seat, voice, palette, is_open=True)
        try:
            is_right = attempt.play(_asked(game, attempt.seat, read, screen))
        except GivenUp:
            attempt.is_failed = True
            break
        if is_right and not attempt.is_solved:
            screen.print(Text(text("puzzle-go-on"), "green"))
    key = "puzzle-solved" if attempt.is_solved else "puzzle-failed"
    screen.print(Text(text(key, answer=puzzle.answer), "bold green" if attempt.is_solved else "bold red"))
    if puzzle.themes:
        screen.print(text("puzzle-about", themes=listed([theme_name(theme) for theme in puzzle.themes])))
    if not attempt.is_solved:
        screen.print(palette.paint(text("puzzle-line", line=" ".join(_main_line(puzzle)))))
    return attempt.is_solved


def theme_name(theme: str) -> str:
    """A theme in words: our own, or a faction."""
    return text(f"theme-{theme}") if theme in THEMES else words().named(Term.power(theme))


def _main_line(puzzle: Puzzle) -> list[str]:
    """The answer, and its longest continuation."""
    line: list[str] = []
    node: object = solution_tree(puzzle)
    while isinstance(node, dict) and node:
        action, node = max(node.items(), key=lambda branch: _depth(branch[1]))
        line.append(action)
    return line


def _depth(node: object) -> int:
    return 1 + max(map(_depth, node.values())) if isinstance(node, dict) and node else 0


def train_exercise(screen: Console, exercise: Exercise, read: Read) -> bool:
    """Let the user improve on their own game; other hands stay hidden."""
    game = exercise.moment()
    if not isinstance(game, Game):
        raise Problem("train-only-claim")
    voice = Voice(game, exercise.seat)
    palette = ClaimPalette(game.rules.factions)
    screen.print(
        text(
            "train-head",
            number=exercise.number + 1,
            played=exercise.played,
            grade=text(f"grade-{exercise.grade}"),
        )
    )
    _show(screen, game, exercise.seat, voice, palette, is_open=False)
    try:
        action = _asked(game, exercise.seat, read, screen)
    except GivenUp:
        action = ""
    is_right = exercise.answer(action)
    key = "train-right" if is_right else "train-wrong"
    said = text(key, right=listed(exercise.right, "or"))
    screen.print(palette.paint(said))
    return is_right


def _show(
    screen: Console, game: Game, seat: int, voice: Voice, palette: ClaimPalette, *, is_open: bool
) -> None:
    screen.print(draw(game.view(seat), voice, palette))
    if is_open:
        others = [other for other in game.state.seats if other.index != seat]
        hands = [
            (voice.of("hand-of", int(other.index)), palette.paint(written(game.rules.listed(other.hand))))
            for other in others
        ]
        screen.print(labelled(hands))


def _asked(game: Game, seat: int, read: Read, screen: Console) -> str:
    """A legal action typed by the user: by its number, its code or its name."""
    legal = [str(action) for action in game.legal_actions(seat)]
    while True:
        typed = read(f"{text('puzzle-prompt', typed=GIVE_UP, quit=QUIT[0])} ").strip()
        if typed == GIVE_UP:
            raise GivenUp
        if typed.lower() in QUIT:
            raise Left
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        named = next((code for code in legal if plain(typed) in _names(code)), typed)
        try:
            refused = game.why_not(named, seat)
        except ClaimantError as error:
            screen.print(say_error(error))
            continue
        if refused is None:
            return str(game.parse_action(named))
        screen.print(words().say(refused.message()))


def _names(code: str) -> tuple[str, str]:
    return plain(code), plain(words().card(code.lstrip("+-@")))
