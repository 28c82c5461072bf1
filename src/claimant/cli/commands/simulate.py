"""`claimant simulate`: many games of random legal play, and what they show."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from claimant.claim.playout import new_state
from claimant.claim.ruleset import RULES_VERSION, Ruleset
from claimant.claim.sets import draw_places
from claimant.cli.claim.tally import Tally
from claimant.cli.kingdoms.simulate import KingdomsSimulation
from claimant.cli.lab.shares import numbers_table, play_many, row, share, wins_table
from claimant.cli.playing.setting import TWO_PLAYER_CLAIM, Setting
from claimant.cli.terminal.output import Palette, console, print_json, reasons_json, warn
from claimant.cli.terminal.parameters import AsJson, Seed, chosen_seed, whole_number
from claimant.cli.terminal.problems import Problem
from claimant.tabletop.chance import Chance

MOST_GAMES = 10_000_000
DRAWN = {"building": "a building", "landscape": "a landscape", "both": "a building and a landscape"}


def simulate(
    *,
    setting: Setting = TWO_PLAYER_CLAIM,
    games: Annotated[int, Parameter(converter=whole_number)] = 1_000,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with random legal moves and count who wins.

    Random places, and the factions of Claim Kingdoms if none are named, are drawn anew for each game.

    Parameters
    ----------
    games
        How many, at most ten million.
    """
    if not 1 <= games <= MOST_GAMES:
        raise Problem(f"The number of games is from 1 to {MOST_GAMES:,}.")
    seed = chosen_seed(seed)
    simulation: Simulation | KingdomsSimulation = (
        KingdomsSimulation(setting.kingdoms_factions, Chance(seed))
        if setting.game == "kingdoms"
        else Simulation(setting, Chance(seed))
    )
    warn(setting.warnings)
    began = perf_counter()
    play_many(games, simulation.play_one)
    seconds = perf_counter() - began
    if as_json:
        speed = {"seconds": seconds, "games_per_second": games / seconds}
        print_json({**simulation.findings(seed), "speed": speed})
    else:
        simulation.show(seed)
        console().print(f"\n{seconds:.1f} s, {games / seconds:,.0f} games a second.", style="dim")


class Simulation:
    """Games of Claim one after the other, with the places that are named and others that may be drawn."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        self.setting = setting
        self.chance = chance
        self.known: dict[tuple[str, ...], Ruleset] = {}
        self.tally = Tally(setting.rules())
        # What cannot be drawn is refused now, without a number of the generator being used.
        self._rules(Chance(0))

    def play_one(self) -> None:
        self.tally.play_out(new_state(self._rules(self.chance), self.chance), self.chance)

    def _rules(self, chance: Chance) -> Ruleset:
        """The rules of the next game."""
        drawn = draw_places(self.setting.random_places, chance)
        if drawn not in self.known:
            self.known[drawn] = self.setting.rules(drawn)
        return self.known[drawn]

    def findings(self, seed: int) -> dict[str, object]:
        return findings(self.tally, self.setting, seed)

    def show(self, seed: int) -> None:
        show(self.tally, self.setting, seed)


def findings(tally: Tally, setting: Setting, seed: int) -> dict[str, object]:
    return {
        "rules": RULES_VERSION,
        "deck": [faction.code for faction in tally.rules.factions],
        "players": setting.players,
        "places": [place.code for place in tally.rules.places],
        "random_places": setting.random_places or None,
        "warnings": reasons_json(setting.warnings),
        "seed": seed,
        "games": tally.games,
        "shared": tally.shared,
        "decided_without_vote": tally.without_vote,
        "sides": {
            tally.side_name(side): {
                **share(tally.wins[side], tally.games),
                "average_votes": tally.votes[side] / tally.games,
                "when_leading_first": share(tally.wins_as_first_leader[side], tally.led_first[side]),
            }
            for side in range(tally.rules.sides)
        },
        "first_leader": {
            **share(sum(tally.wins_as_first_leader), tally.games),
            "average_votes": tally.first_leaders_votes / tally.games,
        },
        "factions": {
            faction.code: {
                "for_first_leader": tally.for_first_leader[number] / tally.games,
                "for_nobody": tally.for_nobody[number] / tally.games,
            }
            for number, faction in enumerate(tally.rules.factions)
        },
    }


def show(tally: Tally, setting: Setting, seed: int) -> None:
    screen = console()
    names = ", ".join(faction.name for faction in tally.rules.factions)
    screen.print(f"{tally.games:,} random games of {setting.players} players with {names} (seed {seed})")
    places = [place.name for place in tally.rules.places]
    if setting.random_places:
        places.append(f"{DRAWN[setting.random_places]} drawn at random for each game")
    if places:
        screen.print(f"Places: {', '.join(places)}")
    screen.print()
    sides = range(tally.rules.sides)
    table = wins_table("votes")
    kind = "seat" if tally.rules.sides == tally.rules.players else "team"
    for side in sides:
        votes = f"{tally.votes[side] / tally.games:.2f}"
        table.add_row(*row(f"{kind} {tally.side_name(side)}", tally.wins[side], tally.games), votes)
    votes = f"{tally.first_leaders_votes / tally.games:.2f}"
    leader = "first leader" if kind == "seat" else "leader's team"
    table.add_row(*row(leader, sum(tally.wins_as_first_leader), tally.games), votes)
    for side in sides:
        name = f"{tally.side_name(side)} leading first"
        table.add_row(*row(name, tally.wins_as_first_leader[side], tally.led_first[side]), "")
    screen.print(table)
    screen.print(f"Shared victories: {tally.shared:,} ({tally.shared / tally.games:.1%}).")
    if tally.without_vote:
        part = tally.without_vote / tally.games
        screen.print(f"Decided by a place before any vote: {tally.without_vote:,} ({part:.1%}).")
    screen.print()
    screen.print(factions_table(tally))


def factions_table(tally: Tally) -> object:
    palette = Palette(tally.rules.factions)
    others = "the other" if tally.rules.sides == 2 else "another"
    table = numbers_table("faction votes for", ("first leader", others, "nobody"))
    voted = tally.games - tally.without_vote
    for number, faction in enumerate(tally.rules.factions):
        leader = tally.for_first_leader[number]
        nobody = tally.for_nobody[number]
        parts = (leader, voted - leader - nobody, nobody)
        table.add_row(palette.name(faction), *(f"{part / tally.games:.1%}" for part in parts))
    return table
