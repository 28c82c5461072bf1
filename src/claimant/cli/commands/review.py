"""`claimant review`: what every decision of a finished game was worth, and why another was better."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.terminal.files import read_game, record_for, write_new_file
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson, seat_number, whole_number
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import text

MOST_EFFORT = 1_000_000


def review(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    seat: str | None = None,
    everything: Annotated[bool, Parameter(name="--all", negative="", show_default=False)] = False,
    effort: Annotated[int | None, Parameter(converter=whole_number, metavar="N")] = None,
    output: Annotated[str | None, Parameter(metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Review a finished game: the value of every action, mistakes and what would have been better.

    Values are based on what the player could know. A record that already has a review is not reviewed
    again.
    """
    if effort is not None and not 1 <= effort <= MOST_EFFORT:
        raise Problem("review-effort", most=MOST_EFFORT)
    from claimant.cli.study.report import show_review
    from claimant.cli.terminal.spinner import Thinking
    from claimant.study import annotated, restored, reviewing
    from claimant.study.finish import winning_sides
    from claimant.study.review import blank_review

    game = read_game(file)
    winning_sides(game)
    you = None if seat is None else seat_number(seat, game.seats)
    made = restored(game) if effort is None else None
    if made is None:
        made = blank_review(game, effort)
        number = len(game.actions)
        with Thinking(console(stderr=True)).shown(text("review-running", done=0, number=number)) as say:
            for decision in reviewing(game, made):
                say(text("review-running", done=decision.number + 1, number=number))
    if output is not None:
        write_new_file(output, record_for(output, annotated(game, made)))
    if as_json:
        print_json(made.to_json())
    else:
        show_review(console(), game, made, you, everything)
