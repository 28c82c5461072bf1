"""Any game in the terminal, in plain text."""

from __future__ import annotations

from collections.abc import Callable

from claimant.cli.lab.shares import row, share, wins_table
from claimant.cli.plain.session import PlainSession, told_result
from claimant.cli.plain.telling import tell
from claimant.cli.playing.advice import bots_advice, in_words
from claimant.cli.playing.hints import described, show_chances, thinking
from claimant.cli.playing.opponents import Opponents
from claimant.cli.playing.screens import Screens
from claimant.cli.terminal.output import Palette, console, print_json
from claimant.cli.terminal.problems import Problem
from claimant.games import kind_of, new_game
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.limit import Limit
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.setup import Setup

NO_FACTIONS = "This game has no factions."


class PlainSimulation:
    """Random games, and which sides won them."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.games = 0
        self.shared = 0
        self.sides = new_game(setup, 0).sides
        self.wins = dict.fromkeys(self.sides, 0)
        self.totals = dict.fromkeys(self.sides, 0)

    def play_one(self) -> None:
        game = new_game(self.setup, self.chance.word())
        while (seat := game.to_act) is not None:
            legal = game.legal_actions(seat)
            game.apply(legal[self.chance.below(len(legal))], seat)
        result = game.result()
        self.games += 1
        won = {self.sides[seat] for seat in result.winners}
        self.shared += len(won) > 1
        for side in self.totals:
            self.wins[side] += won == {side}
            self.totals[side] += result.totals[side]

    def findings(self, seed: int) -> dict[str, object]:
        return {
            **self.setup.to_json(),
            "seed": seed,
            "games": self.games,
            "shared": self.shared,
            "sides": {
                self._name(side): {
                    **share(self.wins[side], self.games),
                    "average": self.totals[side] / self.games,
                }
                for side in self.wins
            },
        }

    def show(self, seed: int) -> None:
        screen = console()
        screen.print(f"{self.games:,} random games of {self.setup.game} (seed {seed})\n")
        table = wins_table("average")
        for side, wins in self.wins.items():
            average = f"{self.totals[side] / self.games:.2f}"
            table.add_row(*row(self._name(side), wins, self.games), average)
        screen.print(table)
        screen.print(f"Shared victories: {self.shared:,} ({self.shared / self.games:.1%}).")

    def _name(self, side: int) -> str:
        return "+".join(seat_letter(seat) for seat, own in enumerate(self.sides) if own == side)


class PlainScreens(Screens):
    def session(
        self, game: TabletopGame, seat: int, read_line: Callable[[str], str], opponents: Opponents
    ) -> PlainSession:
        return PlainSession(game, seat, console(), read_line, opponents)

    def replay(self, game: TabletopGame, every_board: bool, as_json: bool) -> None:
        if as_json:
            setup = kind_of(game).setup_of(game).to_json()
            result = game.result().to_json() if game.is_over else {}
            print_json({**setup, "moves": len(game.moves), "over": game.is_over, **result})
            return
        screen = console()
        screen.print(game.title)
        for event in game.log:
            screen.print(tell(event))
        screen.print(str(game.public_view()))
        screen.print(told_result(game) if game.is_over else f"{seat_letter(game.asked[0])} to act.")

    def hint(self, game: TabletopGame, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
        view = game.view(seat)
        with thinking(seat):
            advice = bots_advice(view, kind_of(game).code, bot, limit)
        names = {str(action): str(action) for action in view.legal}
        line = in_words(advice, names)
        if as_json:
            print_json(described(advice, seat, [line]))
            return
        screen = console()
        screen.print(str(view))
        screen.print(line)
        show_chances(screen, advice, names, Palette([]))

    def simulation(self, setup: Setup, chance: Chance) -> PlainSimulation:
        return PlainSimulation(setup, chance)

    def list_factions(self, as_json: bool) -> None:
        raise Problem(NO_FACTIONS)

    def explain_faction(self, name: str, as_json: bool) -> None:
        raise Problem(NO_FACTIONS)


SCREENS = PlainScreens()
