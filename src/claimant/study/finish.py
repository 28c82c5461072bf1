"""How a reviewed game ended: by its rules, or because somebody resigned."""

from __future__ import annotations

from typing import Final

from claimant.tabletop.game import TabletopGame
from claimant.tabletop.seats import seat_letter

RESIGNED: Final = "Resigned"
"""The header of a record that names the seats that have resigned."""


def winning_sides(game: TabletopGame) -> set[int]:
    """The winning sides. An unfinished game is refused, because reviews must not help in it."""
    resigned = game.headers.get(RESIGNED, "").split()
    given_up = {side for seat, side in enumerate(game.sides) if seat_letter(seat) in resigned}
    standing = set(game.sides) - given_up
    if not game.is_over and given_up and standing:
        return standing
    game.check_over()
    return {game.sides[seat] for seat in game.result().winners}
