"""Matches between bots as people read them: a line for each, a cross table, the time taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.cli.lab.shares import numbers_table
from claimant.cli.playing.setting import DRAWN
from claimant.cli.terminal.output import console
from claimant.games import find_game
from claimant.lab.arena import MatchResult
from claimant.lab.decision_times import Thinking, duration
from claimant.lab.seating import equal_share, number_of_sides
from claimant.lab.statistics import Estimate
from claimant.tabletop.setup import Setup


def show(results: Sequence[MatchResult], seconds: float) -> None:
    """Everything that the matches say, on stdout."""
    screen = console()
    played = [result for result in results if result.games]
    if not played:
        screen.print("No deal was played to its end.")
        return
    tell_setup(screen, played)
    screen.print(matches_table(played))
    screen.print()
    tell_verdict(screen, played)
    if len(names(played)) > 2:
        screen.print(cross_table(played))
        screen.print()
    screen.print(thinking_table(played))
    games = sum(len(result.games) for result in played)
    screen.print(f"\n{seconds:.1f} s, {games / seconds:,.1f} games a second.", style="dim")


def names(results: Sequence[MatchResult]) -> list[str]:
    """Everybody who has played, in the order in which they were named."""
    return list(dict.fromkeys(player.name for result in results for player in result.match.players))


# --- what was played --------------------------------------------------------------------------------


def tell_setup(screen: Console, results: Sequence[MatchResult]) -> None:
    match = results[0].match
    deals = max(result.pairs for result in results)
    games = sum(len(result.games) for result in results)
    what = f"{find_game(match.setup.game).title} for {match.setup.players} players"
    screen.print(Text(what, "bold"), f"{deals:,} deals, {games:,} games, seed {match.seed}", sep=": ")
    for line in described(match.setup):
        screen.print(line)
    screen.print()


def described(setup: Setup) -> Iterator[str]:
    """Deck and places in words."""
    kind = find_game(setup.game)
    if kind.draws_deck(setup):
        yield "Factions drawn for each deal"
    elif names := kind.faction_names(setup):
        yield ", ".join(names)
    places = kind.place_names(setup)
    if setup.random_places:
        places.append(f"{DRAWN[setup.random_places]} drawn for each deal")
    if places:
        yield f"Places: {', '.join(places)}"


# --- who has won ------------------------------------------------------------------------------------


def matches_table(results: Sequence[MatchResult]) -> Table:
    table = numbers_table("match", ("wins", "shared", "losses", "score", "difference", "95 % interval"))
    # Long names may take a second line; numbers may not.
    table.columns[0].no_wrap = False
    for result in results:
        difference = result.difference
        table.add_row(
            result.match.title,
            f"{result.wins:,}",
            f"{result.shared:,}",
            f"{result.losses:,}",
            f"{result.score.average:.1%}",
            Text(points(difference.average), colour(difference)),
            Text(f"{points(difference.low)} to {points(difference.high)}", colour(difference)),
        )
    return table


def points(share: float) -> str:
    """A difference of shares in percentage points."""
    return f"{100 * share:+.1f}"


def colour(difference: Estimate) -> str:
    if difference.low > 0:
        return "green"
    return "red" if difference.high < 0 else ""


def tell_verdict(screen: Console, results: Sequence[MatchResult]) -> None:
    setup = results[0].match.setup
    if number_of_sides(setup) > 2:
        screen.print("The bot named first sits alone against two of the other, once at each seat.")
    screen.print(f"The difference is in points above an equal share, which is {equal_share(setup):.1%}.")
    if len(names(results)) == 2:
        for result in results:
            screen.print(verdict(result))
    screen.print()


def verdict(result: MatchResult) -> str:
    """What the interval allows to say."""
    first, second = (player.name for player in result.match.players)
    difference = result.difference
    if difference.low > 0:
        sentence = f"{first} is the stronger"
    elif difference.high < 0:
        sentence = f"{second} is the stronger"
    else:
        return f"Who is the stronger, {first} or {second}, these games do not tell."
    if number_of_sides(result.match.setup) > 2:
        sentence += f" where {first} is alone"
    numbers = [] if result.elo is None else [number for number in result.elo if number is not None]
    if len(numbers) == 3:
        least, about, most = sorted(map(abs, numbers))
        sentence += f", by about {about:.0f} Elo ({least:.0f} to {most:.0f})"
    return f"{sentence}."


def cross_table(results: Sequence[MatchResult]) -> Table:
    """Everybody's score against everybody, the best on top."""
    scores: dict[str, dict[str, float]] = {name: {} for name in names(results)}
    for result in results:
        first, second = (player.name for player in result.match.players)
        scores[first][second] = result.score.average
        if number_of_sides(result.match.setup) == 2:
            scores[second][first] = 1 - result.score.average
    ranking = sorted(scores, key=lambda name: -fmean(scores[name].values()) if scores[name] else 0)
    table = numbers_table("score in %", (*map(str, range(1, len(ranking) + 1)), "all"))
    for place, name in enumerate(ranking, start=1):
        cells = ["" if name == other else percent(scores[name].get(other)) for other in ranking]
        overall = percent(fmean(scores[name].values()) if scores[name] else None)
        table.add_row(f"{place} {name}", *cells, Text(overall, "bold"))
    return table


def percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f}"


# --- how long it took -------------------------------------------------------------------------------


def thinking_table(results: Sequence[MatchResult]) -> Table:
    table = numbers_table("time per choice", ("median", "mean", "longest", "choices"))
    for name in names(results):
        thinking = Thinking(
            seconds
            for result in results
            for who, player in enumerate(result.match.players)
            if player.name == name
            for game in result.games
            for seconds in game.seconds[who]
        )
        times = (thinking.median, thinking.mean, thinking.longest)
        table.add_row(name, *map(duration, times), f"{thinking.choices:,}")
    return table
