"""Claim Kingdoms in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from claimant.cli.kingdoms import factions
from claimant.cli.kingdoms.hint import show_hint
from claimant.cli.kingdoms.replay import outcome, tell_game
from claimant.cli.kingdoms.session import KingdomsSession
from claimant.cli.kingdoms.simulate import KingdomsSimulation
from claimant.cli.playing.opponents import Opponents
from claimant.cli.playing.screens import Screens
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.texts import typed_name
from claimant.games import find_game
from claimant.kingdoms.game import Game
from claimant.kingdoms.sets import FACTIONS, find_faction
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.limit import Limit
from claimant.tabletop.setup import Setup


class KingdomsScreens(Screens):
    def session(
        self, game: TabletopGame, seat: int, read_line: Callable[[str], str], opponents: Opponents
    ) -> KingdomsSession:
        assert isinstance(game, Game)
        return KingdomsSession(game, seat, console(), read_line, opponents)

    def replay(self, game: TabletopGame, every_board: bool, as_json: bool) -> None:
        assert isinstance(game, Game)
        if as_json:
            print_json(outcome(game))
        else:
            tell_game(console(), game, every_board)

    def hint(self, game: TabletopGame, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
        assert isinstance(game, Game)
        show_hint(game, seat, bot, limit, as_json)

    def simulation(self, setup: Setup, chance: Chance) -> KingdomsSimulation:
        named = find_game(setup.game).normal(setup).deck
        return KingdomsSimulation(named or None, chance)

    def list_factions(self, as_json: bool) -> None:
        known = [kind() for kind in FACTIONS.values()]
        if as_json:
            print_json([factions.described(faction) for faction in known])
        else:
            factions.show_factions(console(), known)

    def explain_faction(self, name: str, as_json: bool) -> None:
        found = find_faction(typed_name("faction", name, FACTIONS))
        if as_json:
            print_json(factions.described(found))
        else:
            factions.explain(console(), found)


SCREENS = KingdomsScreens()
