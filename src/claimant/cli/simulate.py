"""`claimant simulate`: many games of random legal play, and what they show."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from claimant.claim.playout import new_state
from claimant.claim.ruleset import RULES_VERSION, Ruleset
from claimant.claim.sets import draw_places
from claimant.cli.options import AsJson, Seed, chosen_seed, whole_number
from claimant.cli.output import Palette, console, print_json, reasons_json, warn
from claimant.cli.problems import Problem
from claimant.cli.setting import TWO_PLAYER_CLAIM, Setting
from claimant.cli.tally import Tally, interval
from claimant.tabletop.chance import Chance

MOST_GAMES = 10_000_000
GAMES_AT_A_TIME = 100
DRAWN = {"building": "a building", "landscape": "a landscape", "both": "a building and a landscape"}


def simulate(
    *,
    setting: Setting = TWO_PLAYER_CLAIM,
    games: Annotated[int, Parameter(converter=whole_number)] = 1_000,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with random legal cards and count who wins.

    Random places are drawn anew for each game.

    Parameters
    ----------
    games
        How many, at most ten million.
    """
    if not 1 <= games <= MOST_GAMES:
        raise Problem(f"The number of games is from 1 to {MOST_GAMES:,}.")
    seed = chosen_seed(seed)
    chance = Chance(seed)
    simulation = Simulation(setting, chance)
    warn(setting.warnings)
    began = perf_counter()
    simulation.play(games)
    seconds = perf_counter() - began
    if as_json:
        print_json(findings(simulation.tally, setting, seed, seconds))
    else:
        show(simulation.tally, setting, seed, seconds)


class Simulation:
    """Games one after the other, with the places that are named and others that may be drawn."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        self.setting = setting
        self.chance = chance
        self.known: dict[tuple[str, ...], Ruleset] = {}
        self.tally = Tally(setting.rules())
        # What cannot be drawn is refused now, without a number of the generator being used.
        self._rules(Chance(0))

    def play(self, games: int) -> None:
        """Play so many games while a bar on stderr, if that is a terminal, grows."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        screen = console(stderr=True)
        columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
            task = bar.add_task("", total=games)
            while self.tally.games < games:
                for _ in range(min(GAMES_AT_A_TIME, games - self.tally.games)):
                    self.tally.play_out(new_state(self._rules(self.chance), self.chance), self.chance)
                bar.update(task, completed=self.tally.games)

    def _rules(self, chance: Chance) -> Ruleset:
        """The rules of the next game."""
        drawn = draw_places(self.setting.random_places, chance)
        if drawn not in self.known:
            self.known[drawn] = self.setting.rules(drawn)
        return self.known[drawn]


def findings(tally: Tally, setting: Setting, seed: int, seconds: float) -> dict[str, object]:
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
        "speed": {"seconds": seconds, "games_per_second": tally.games / seconds},
    }


def share(hits: int, of: int) -> dict[str, object]:
    low, high = interval(hits, of)
    return {"wins": hits, "of": of, "rate": hits / of if of else None, "interval": [low, high]}


def show(tally: Tally, setting: Setting, seed: int, seconds: float) -> None:
    from rich.table import Table

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
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline")
    table.add_column("who", no_wrap=True)
    for title in ("games", "wins", "rate", "95 % interval", "votes"):
        table.add_column(title, justify="right", no_wrap=True)
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
    screen.print(f"\n{seconds:.1f} s, {tally.games / seconds:,.0f} games a second.", style="dim")


def row(name: str, wins: int, games: int) -> tuple[str, str, str, str, str]:
    low, high = interval(wins, games)
    rate = f"{wins / games:.1%}" if games else "-"
    return name, f"{games:,}", f"{wins:,}", rate, f"{low:.1%} to {high:.1%}"


def factions_table(tally: Tally) -> object:
    from rich.table import Table

    palette = Palette(tally.rules.factions)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline")
    table.add_column("faction votes for", no_wrap=True)
    others = "the other" if tally.rules.sides == 2 else "another"
    for title in ("first leader", others, "nobody"):
        table.add_column(title, justify="right")
    voted = tally.games - tally.without_vote
    for number, faction in enumerate(tally.rules.factions):
        leader = tally.for_first_leader[number]
        nobody = tally.for_nobody[number]
        parts = (leader, voted - leader - nobody, nobody)
        table.add_row(palette.name(faction), *(f"{part / tally.games:.1%}" for part in parts))
    return table
