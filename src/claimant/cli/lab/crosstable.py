"""Matches between bots as people read them: a line for each, a cross table, the time taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.cli.lab.shares import columns, numbers_table
from claimant.cli.terminal.output import console
from claimant.cli.terminal.texts import number, percent, text, words
from claimant.games import check, find_game
from claimant.lab.arena import MatchResult
from claimant.lab.decision_times import Thinking, duration
from claimant.lab.seating import equal_share, number_of_sides
from claimant.lab.statistics import Estimate
from claimant.tabletop.setup import Setup


def show(results: Sequence[MatchResult], seconds: float | None) -> None:
    """Everything that the matches say, on stdout, and how long they took if that is known."""
    screen = console()
    played = [result for result in results if result.played]
    if not played:
        screen.print(text("arena-nothing"))
        return
    tell_setup(screen, played)
    screen.print(matches_table(played))
    screen.print()
    tell_verdict(screen, played)
    if len(names(played)) > 2:
        screen.print(cross_table(played))
        screen.print()
    screen.print(thinking_table(played))
    if seconds is not None:
        games = sum(result.played for result in played)
        speed = text("arena-speed", seconds=number(seconds, 1), speed=number(games / seconds, 1))
        screen.print(f"\n{speed}", style="dim")


def names(results: Sequence[MatchResult]) -> list[str]:
    """All players, in the order in which they were named."""
    return list(dict.fromkeys(player.name for result in results for player in result.match.players))


# --- what was played --------------------------------------------------------------------------------


def tell_setup(screen: Console, results: Sequence[MatchResult]) -> None:
    match = results[0].match
    deals = max(result.deals for result in results)
    games = sum(result.played for result in results)
    what = text("arena-for", game=find_game(match.setup.game).title, players=match.setup.players)
    counts = (
        text("arena-deals", count=deals),
        text("arena-games", count=games),
        text("arena-seed", seed=str(match.seed)),
    )
    screen.print(Text(what, "bold"), ", ".join(counts), sep=": ")
    for line in described(match.setup):
        screen.print(line)
    screen.print()


def described(setup: Setup) -> Iterator[str]:
    """Deck and places in words."""
    checked = check(setup)
    factions = [f"faction-{code}" for code in checked.deck.split()]
    if find_game(setup.game).draws_deck(setup):
        yield text("arena-drawn")
    elif factions and all(map(words().has, factions)):
        yield ", ".join(map(text, factions))
    places = [text(f"place-{code}") for code in checked.places]
    if setup.random_places:
        places.append(text(f"arena-draws-{setup.random_places}"))
    if places:
        yield text("arena-places", places=", ".join(places))


# --- who has won ------------------------------------------------------------------------------------


def matches_table(results: Sequence[MatchResult]) -> Table:
    first, *others = columns("match wins shared losses score difference interval")
    table = numbers_table(first, others)
    # Long names may take a second line; numbers may not.
    table.columns[0].no_wrap = False
    for result in results:
        difference = result.difference
        interval = text("from-to", least=points(difference.low), most=points(difference.high))
        table.add_row(
            result.match.title,
            number(result.wins),
            number(result.shared),
            number(result.losses),
            percent(result.score.average),
            Text(points(difference.average), colour(difference)),
            Text(interval, colour(difference)),
        )
    return table


def points(share: float) -> str:
    """A difference of shares in percentage points."""
    shown = number(100 * abs(share), 1)
    return f"-{shown}" if share < 0 else f"+{shown}"


def colour(difference: Estimate) -> str:
    if difference.low > 0:
        return "green"
    return "red" if difference.high < 0 else ""


def tell_verdict(screen: Console, results: Sequence[MatchResult]) -> None:
    setup = results[0].match.setup
    if number_of_sides(setup) > 2:
        screen.print(text("arena-alone"))
    screen.print(text("arena-difference", share=percent(equal_share(setup))))
    if len(names(results)) == 2:
        for result in results:
            screen.print(verdict(result))
    screen.print()


def verdict(result: MatchResult) -> str:
    """The conclusion that the interval allows."""
    first, second = (player.name for player in result.match.players)
    difference = result.difference
    if difference.low <= 0 <= difference.high:
        return text("arena-unclear", first=first, second=second)
    key, told = "arena-stronger", {"bot": first if difference.low > 0 else second}
    if number_of_sides(result.match.setup) > 2:
        key, told["alone"] = f"{key}-alone", first
    ratings = [] if result.elo is None else [rating for rating in result.elo if rating is not None]
    if len(ratings) == 3:
        least, about, most = (number(rating) for rating in sorted(map(abs, ratings)))
        key, told = f"{key}-elo", {**told, "least": least, "about": about, "most": most}
    return text(key, **told)


def cross_table(results: Sequence[MatchResult]) -> Table:
    """Everybody's score against everybody, the best on top."""
    scores: dict[str, dict[str, float]] = {name: {} for name in names(results)}
    for result in results:
        first, second = (player.name for player in result.match.players)
        scores[first][second] = result.score.average
        if number_of_sides(result.match.setup) == 2:
            scores[second][first] = 1 - result.score.average
    ranking = sorted(scores, key=lambda name: -fmean(scores[name].values()) if scores[name] else 0)
    places = [str(place) for place in range(1, len(ranking) + 1)]
    table = numbers_table(text("column-score-in-percent"), [*places, text("column-all")])
    for place, name in enumerate(ranking, start=1):
        cells = ["" if name == other else score(scores[name].get(other)) for other in ranking]
        overall = score(fmean(scores[name].values()) if scores[name] else None)
        table.add_row(f"{place} {name}", *cells, Text(overall, "bold"))
    return table


def score(share: float | None) -> str:
    return "-" if share is None else number(100 * share, 1)


# --- how long it took -------------------------------------------------------------------------------


def thinking_table(results: Sequence[MatchResult]) -> Table:
    first, *others = columns("time median mean longest choices")
    table = numbers_table(first, others)
    for name in names(results):
        thinking = Thinking()
        for result in results:
            for who, player in enumerate(result.match.players):
                if player.name == name:
                    thinking.include(result.thinking(who))
        times = (thinking.median, thinking.mean, thinking.longest)
        table.add_row(name, *map(lasted, times), number(thinking.choices))
    return table


def lasted(seconds: float) -> str:
    """A time with three digits, as the language writes numbers."""
    value, unit = duration(seconds).split()
    return f"{number(float(value), len(value.partition('.')[2]))} {unit}"
