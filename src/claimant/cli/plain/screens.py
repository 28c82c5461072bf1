"""Any game in the terminal, in plain text."""

from __future__ import annotations

from collections.abc import Callable

from claimant.cli.lab.shares import row, share, wins_table
from claimant.cli.plain.session import PlainSession
from claimant.cli.playing.advice import advised, bots_advice
from claimant.cli.playing.hints import described, show_chances, thinking
from claimant.cli.playing.opponents import Opponents
from claimant.cli.playing.screens import Screens
from claimant.cli.playing.simulating import counted
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette, console, print_json
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import listed, number, text
from claimant.games import kind_of, new_game
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.limit import Limit
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.setup import Setup


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
        title = new_game(self.setup, 0).title
        screen.print(text("simulate-plain", games=self.games, game=title, seed=str(seed)))
        screen.print()
        table = wins_table(text("simulate-average"))
        for side, wins in self.wins.items():
            average = number(self.totals[side] / self.games, 2)
            table.add_row(*row(self._name(side), wins, self.games), average)
        screen.print(table)
        screen.print(counted("simulate-shared", self.shared, self.games))

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
        voice = Voice(game)
        for line in voice.lines(game.log):
            screen.print(voice.line(line))
        screen.print(str(game.public_view()))
        if game.is_over:
            screen.print(voice.say(voice.kind.explain(game.result()).ending))
        else:
            screen.print(text("replay-ends", who=listed([voice.name(seat) for seat in game.asked])))

    def hint(self, game: TabletopGame, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
        view = game.view(seat)
        with thinking(seat):
            advice = bots_advice(view, kind_of(game).code, bot, limit)
        voice = Voice(game, seat)
        answers = voice.answers(view)
        told = advised(advice, answers)
        if as_json:
            print_json(described(advice, seat, [told], voice))
            return
        screen = console()
        screen.print(str(view))
        screen.print(voice.say(told))
        show_chances(screen, advice, answers, voice, Palette([]))

    def simulation(self, setup: Setup, chance: Chance) -> PlainSimulation:
        return PlainSimulation(setup, chance)

    def list_factions(self, as_json: bool) -> None:
        raise Problem("game-without-factions")

    def explain_faction(self, name: str, as_json: bool) -> None:
        raise Problem("game-without-factions")


SCREENS = PlainScreens()
