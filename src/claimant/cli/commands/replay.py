"""`claimant replay`: check a record and show the game."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.terminal.files import read_game
from claimant.cli.terminal.parameters import AsJson


def replay(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    show: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    as_json: AsJson = False,
) -> None:
    """Check a record strictly and show the whole game, with the explained result.

    Its header says which game it is.
    """
    from claimant.cli.playing.screens import screens_of

    game = read_game(file)
    screens_of(game).replay(game, show, as_json)
