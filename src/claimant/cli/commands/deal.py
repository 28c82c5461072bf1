"""`claimant deal`: a fresh game, dealt and not yet played."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from claimant.cli.playing.setting import TWO_PLAYER_CLAIM, Setting
from claimant.cli.terminal.files import write_new_file
from claimant.cli.terminal.output import json_text, print_json, reasons_json, warn
from claimant.cli.terminal.parameters import AsJson, Seed, seat_number
from claimant.games import find_game


def deal(
    *,
    setting: Setting = TWO_PLAYER_CLAIM,
    seed: Seed = None,
    lead: Annotated[str | None, Parameter(name=("--lead", "--first"))] = None,
    output: Annotated[str | None, Parameter(alias="-o", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Deal a game and print its record."""
    setup = setting.setup()
    kind = find_game(setup.game)
    first = None if lead is None else seat_number(lead, kind.new_game(setup, 0).seats)
    game = kind.new_game(setup, seed, first)
    warnings = kind.warnings(setup)
    data = {**game.to_json(), "warnings": reasons_json(warnings)}
    if output is not None:
        write_new_file(output, json_text(data) if as_json else game.record())
    elif as_json:
        print_json(data)
    else:
        sys.stdout.write(game.record())
    warn(warnings)
