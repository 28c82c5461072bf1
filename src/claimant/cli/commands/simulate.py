"""`claimant simulate`: many games of random legal play, and what they show."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from claimant.cli.lab.shares import play_many
from claimant.cli.playing.screens import screens_for
from claimant.cli.playing.setting import TWO_PLAYER_CLAIM, Setting
from claimant.cli.terminal.output import console, print_json, warn
from claimant.cli.terminal.parameters import AsJson, Seed, chosen_seed, whole_number
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import number, text
from claimant.games import find_game
from claimant.tabletop.chance import Chance

MOST_GAMES = 10_000_000


def simulate(
    *,
    setting: Setting = TWO_PLAYER_CLAIM,
    games: Annotated[int, Parameter(converter=whole_number)] = 1_000,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with random legal moves and count who wins.

    Random places, and the factions of Claim Kingdoms if none are named, are drawn for each game.
    """
    if not 1 <= games <= MOST_GAMES:
        raise Problem("simulate-too-many", most=MOST_GAMES)
    seed = chosen_seed(seed)
    setup = setting.setup()
    simulation = screens_for(setup.game).simulation(setup, Chance(seed))
    warn(find_game(setup.game).warnings(setup))
    began = perf_counter()
    play_many(games, simulation.play_one)
    seconds = perf_counter() - began
    if as_json:
        speed = {"seconds": seconds, "games_per_second": games / seconds}
        print_json({**simulation.findings(seed), "speed": speed})
    else:
        simulation.show(seed)
        console().print()
        cost = text("simulate-cost", seconds=number(seconds, 1), games=round(games / seconds))
        console().print(cost, style="dim")
