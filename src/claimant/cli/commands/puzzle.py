"""`claimant puzzle` and `claimant train`: puzzles with one solution, and one's own mistakes."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from claimant.claim.sets import FACTIONS
from claimant.cli.terminal.files import named, read_game, write_own_file
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson, seat_number
from claimant.cli.terminal.problems import Problem, printable
from claimant.cli.terminal.texts import listed, text, typed_name, words
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.message import OR, Term
from claimant.tabletop.reason import Reason

if TYPE_CHECKING:
    from claimant.study.training import Training

Progress = Annotated[str | None, Parameter(metavar="FILE")]


def puzzle(
    code: Annotated[str | None, Parameter(name="CODE")] = None,
    /,
    *,
    deck: str = "claim",
    theme: str | None = None,
    daily: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    progress: Progress = None,
    as_json: AsJson = False,
) -> None:
    """Solve a puzzle: find the one right action.

    With a progress file there are a rating and a streak, and the next puzzle is at about your level.
    """
    from claimant.extras import require

    require("cli", "fsrs", "openskill")
    from claimant.study import puzzle as puzzle_of
    from claimant.study import puzzle_of_the_day
    from claimant.study.training import Training

    theme = None if theme is None else known_theme(theme, deck)
    training = Training() if progress is None else read_training(progress)
    if code is not None:
        chosen = puzzle_of(code)
    elif daily:
        chosen = puzzle_of_the_day(datetime.now(UTC).date().isoformat(), deck)
    else:
        found = training.next_puzzle(deck, theme)
        if found is None:
            raise InvalidSetup(Reason("puzzle-none", {}))
        chosen = found
    if as_json:
        print_json(chosen.to_json())
        return
    from claimant.cli.study.solving import Left, solve_puzzle
    from claimant.cli.terminal.keyboard import read_line

    screen = console()
    try:
        training.tried_puzzle(chosen, solve_puzzle(screen, chosen, read_line))
    except EOFError:
        screen.print()
        return
    except Left:
        return
    if progress is not None:
        write_own_file(progress, training.text())
        screen.print(
            text(
                "puzzle-rating",
                rating=training.strength.points,
                streak=training.streak,
                best=training.best_streak,
            )
        )


def known_theme(typed: str, deck: str) -> str:
    """The theme that is meant, if there are puzzles about it for this deck: one of ours, or a faction."""
    from claimant.cli.study.solving import theme_name
    from claimant.study.puzzle import themes_in
    from claimant.study.themes import THEMES

    theme, known = typed_name("faction", typed, FACTIONS), themes_in(deck)
    if theme in known:
        return theme
    if theme not in THEMES and theme not in FACTIONS:
        raise Problem("puzzle-theme", theme=printable(typed, 40), right=listed([*THEMES], OR))
    raise Problem("puzzle-theme-absent", deck=deck, theme=theme_name(theme), right=listed([*known], OR))


def train(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    add: Annotated[str | None, Parameter(metavar="RECORD")] = None,
    seat: str = "A",
    as_json: AsJson = False,
) -> None:
    """Train your own mistakes: each comes back at growing intervals until you have mastered it.

    The file keeps them; it is made when you add the first game.
    """
    from claimant.extras import require

    require("cli", "fsrs", "openskill")
    training = read_training(file)
    screen = console()
    if add is not None:
        _add(training, add, seat)
        write_own_file(file, training.text())
    if as_json:
        print_json(training.to_json())
        return
    from claimant.cli.study.solving import Left, train_exercise
    from claimant.cli.terminal.keyboard import read_line

    due = training.due()
    try:
        for exercise in due:
            train_exercise(screen, exercise, read_line)
            write_own_file(file, training.text())
    except EOFError:
        screen.print()
    except Left:
        pass
    mastered = sum(exercise.is_mastered for exercise in training.exercises)
    screen.print(
        text("train-stand", count=len(training.exercises), mastered=mastered, due=len(training.due()))
    )
    for code, number in training.weak_spots()[:1]:
        faction = words().named(Term.faction(code))
        screen.print(text("train-weak-spot", faction=faction, count=number, code=code))


def _add(training: Training, record: str, seat: str) -> None:
    from claimant.cli.terminal.spinner import Thinking
    from claimant.study import restored, review
    from claimant.study.finish import winning_sides

    game = read_game(record)
    winning_sides(game)
    number = seat_number(seat, game.seats)
    with Thinking(console(stderr=True)).shown(text("train-reviewing")):
        made = restored(game) or review(game)
    added = training.add_mistakes(game, made, number)
    console(stderr=True).print(text("train-added", count=added))


def read_training(path: str) -> Training:
    """The contents of a training file; empty if it does not exist yet."""
    from claimant.study.training import Training

    if not path:
        raise Problem("file-needs-name")
    if not Path(path).exists():
        return Training()
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise Problem("file-not-training", file=named(path)) from None
    return Training.from_json(data)
