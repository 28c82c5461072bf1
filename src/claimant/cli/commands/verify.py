"""`claimant verify`: was this game dealt as it was promised?"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.terminal.files import read_game
from claimant.cli.terminal.output import console
from claimant.games import chosen_beginner
from claimant.server.play.fairness import faults
from claimant.tabletop.seats import seat_letter


def verify(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /) -> int:
    """Check the deal of a record from a game server: does it follow from what was published before it?

    Compare the commitment shown here with the one that you saw before the first card.

    Parameters
    ----------
    file
        The record, as text or JSON; - reads it from the standard input.
    """
    game = read_game(file)
    found = faults(game)
    screen = console()
    for fault in found:
        screen.print(fault)
    if not found:
        screen.print("The deal is as it was promised.")
        first = chosen_beginner(game)
        if first is not None:
            screen.print(f"Who begins was chosen when the table was set up: seat {seat_letter(first)}.")
        screen.print(f"Commitment: {game.headers['Commitment']}")
    return 1 if found else 0
