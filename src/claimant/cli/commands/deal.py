"""`claimant deal`: a fresh game, dealt and not yet played."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from claimant.cli.playing.setting import TWO_PLAYER_CLAIM, Setting
from claimant.cli.terminal.files import write_new_file
from claimant.cli.terminal.output import json_text, print_json, reasons_json, warn
from claimant.cli.terminal.parameters import BY_LOT, AsJson, Seed
from claimant.games import find_game, new_game, seat_to_begin


def deal(
    *,
    setting: Setting = TWO_PLAYER_CLAIM,
    seed: Seed = None,
    first: Annotated[str, Parameter(name=("--first", "--lead"), metavar="A|B|…|lot")] = BY_LOT,
    output: Annotated[str | None, Parameter(alias="-o", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Deal a game and print its record."""
    setup = setting.setup()
    beginner = None if first.lower() == BY_LOT else seat_to_begin(setup, first)
    game = new_game(setup, seed, beginner)
    warnings = find_game(setup.game).warnings(setup)
    data = {**game.to_json(), "warnings": reasons_json(warnings)}
    if output is not None:
        write_new_file(output, json_text(data) if as_json else game.record())
    elif as_json:
        print_json(data)
    else:
        sys.stdout.write(game.record())
    warn(warnings)
