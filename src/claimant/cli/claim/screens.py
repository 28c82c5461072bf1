"""Claim in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from claimant.claim.game import Game
from claimant.cli.claim.factions import explain_faction, list_factions
from claimant.cli.claim.hint import show_hint
from claimant.cli.claim.replay import outcome, tell_game
from claimant.cli.claim.session import Session
from claimant.cli.claim.simulate import Simulation
from claimant.cli.playing.opponents import Opponents
from claimant.cli.playing.screens import Screens
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.problems import Problem
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.limit import Limit
from claimant.tabletop.setup import Setup


class ClaimScreens(Screens):
    def session(
        self, game: TabletopGame, seat: int, read_line: Callable[[str], str], opponents: Opponents
    ) -> Session:
        assert isinstance(game, Game)
        return Session(game, seat, console(), read_line, opponents)

    def replay(self, game: TabletopGame, every_board: bool, as_json: bool) -> None:
        assert isinstance(game, Game)
        if every_board:
            raise Problem("replay-no-board")
        if as_json:
            print_json(outcome(game))
        else:
            tell_game(console(), game)

    def hint(self, game: TabletopGame, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
        assert isinstance(game, Game)
        show_hint(game, seat, bot, limit, as_json)

    def simulation(self, setup: Setup, chance: Chance) -> Simulation:
        return Simulation(setup, chance)

    def list_factions(self, as_json: bool) -> None:
        list_factions(as_json)

    def explain_faction(self, name: str, as_json: bool) -> None:
        explain_faction(name, as_json)


SCREENS = ClaimScreens()
