"""`claimant play`: a game at the keyboard."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.cli.options import Seed, chosen_seed
from claimant.cli.output import console, warn
from claimant.cli.setting import TWO_PLAYER_CLAIM, Setting
from claimant.kingdoms.game import Game as Kingdoms


def play(
    *,
    setting: Setting = TWO_PLAYER_CLAIM,
    seed: Seed = None,
    seat: str = "A",
    save: Annotated[str | None, Parameter(metavar="FILE")] = None,
) -> None:
    """Play a game against the computer, which makes random legal moves.

    Moves are typed by number or in notation; ? shows what else you can type.

    Parameters
    ----------
    seat
        Your seat, A, B, C or D; with four players A and C are a team. Who begins depends on the
        seed.
    save
        Keep the record of the game in this new file, from the first card on.
    """
    own_seat = setting.seat(seat)
    seed = chosen_seed(seed)
    game = setting.new_game(seed)
    from claimant.cli.keyboard import read_line
    from claimant.cli.kingdoms.session import KingdomsSession
    from claimant.cli.opponent import RandomOpponent
    from claimant.cli.session import Session

    warn(setting.warnings)
    opponent = RandomOpponent(seed)
    if isinstance(game, Kingdoms):
        KingdomsSession(game, own_seat, console(), read_line, opponent).run(save)
    else:
        Session(game, own_seat, console(), read_line, opponent).run(save)
