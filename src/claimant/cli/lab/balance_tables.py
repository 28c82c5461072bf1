"""Studies of balance as people read them in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.cli.lab.shares import numbers_table
from claimant.cli.terminal.output import console
from claimant.cli.terminal.texts import number, percent, text, words
from claimant.lab.balance.figures import ZONES, Figure, Figures
from claimant.lab.balance.naming import subject_name
from claimant.lab.balance.study import RANKINGS, Study
from claimant.lab.statistics import FEWEST_NUMBERS, Estimate

PERCENTAGES: Final = ("leader", "luck", "skill", "comeback", "settled")
VOTES: Final = ("vote_decided", "vote_with_winner", "vote_settled", "vote_late")
COMPARED: Final = ("leader", "luck", "skill", "changes")
"""The figures by which several subjects are compared; there is no room for more."""


def show(study: Study) -> None:
    """Everything that the deals say, on stdout."""
    screen = console()
    known = [figures for figures in study.figures if figures.deals]
    if not known:
        screen.print(text("arena-nothing"))
        return
    tell_what(screen, study, known)
    if len(known) > 1:
        compare(screen, study, known)
    else:
        tell_one(screen, known[0])


def tell_what(screen: Console, study: Study, known: Sequence[Figures]) -> None:
    counts = (
        text("arena-deals", count=max(figures.deals for figures in known)),
        text("arena-games", count=sum(figures.games for figures in known)),
        text("arena-seed", seed=str(study.seed)),
    )
    names = [study.bot.name] if study.rival is None else [study.bot.name, study.rival.name]
    screen.print(Text(text("balance-title"), "bold"), ", ".join((*counts, " – ".join(names))), sep=": ")
    if min(figures.deals for figures in known) < FEWEST_NUMBERS:
        screen.print(text("balance-few", least=FEWEST_NUMBERS))
    screen.print()


# --- several subjects -------------------------------------------------------------------------------


def compare(screen: Console, study: Study, known: Sequence[Figures]) -> None:
    table = numbers_table("", [text(f"balance-{name}") for name in COMPARED])
    # Long names and titles may take a second line; numbers need none.
    for column in table.columns:
        column.no_wrap = False
    for figures in known:
        found = {figure.figure: figure for figure in figures.headline()}
        cells = [cell(found[name]) if name in found else "-" for name in COMPARED]
        table.add_row(subject_name(figures.subject, words()), *cells)
    screen.print(table)
    for by in RANKINGS:
        ranked = [subject_name(figures.subject, words()) for figures in study.ranking(by)]
        screen.print()
        screen.print(text(f"balance-{by}"), style="bold")
        screen.print(", ".join(ranked))


def cell(figure: Figure) -> str:
    """A figure with its interval, as short as it can be."""
    values = (figure.estimate.average, figure.estimate.low, figure.estimate.high)
    if figure.figure in (*PERCENTAGES, *VOTES):
        value, least, most = (number(100 * value) for value in values)
    else:
        value, least, most = (number(value, 1) for value in values)
    return text("balance-cell", value=value, least=least, most=most)


# --- one subject ------------------------------------------------------------------------------------


def tell_one(screen: Console, figures: Figures) -> None:
    screen.print(subject_name(figures.subject, words()), style="bold")
    screen.print(headline_table(figures))
    changes = list(figures.changes_by_places())
    if changes:
        screen.print()
        screen.print(changes_table(changes))
    if figures.subject.factions:
        screen.print()
        screen.print(votes_table(figures))
        screen.print()
        screen.print(cards_table(figures))


def headline_table(figures: Figures) -> Table:
    table = numbers_table("", ["", text("column-interval")])
    for figure in figures.headline():
        table.add_row(text(f"balance-{figure.figure}"), *told(figure.figure, figure.estimate))
    return table


def told(name: str, estimate: Estimate) -> tuple[str, str]:
    """A figure and its interval."""

    def said(value: float) -> str:
        return percent(value) if name in PERCENTAGES else number(value, 2)

    return said(estimate.average), text("from-to", least=said(estimate.low), most=said(estimate.high))


def changes_table(changes: Iterable[Figure]) -> Table:
    table = numbers_table(text("balance-places"), ["", text("column-interval")])
    for figure in changes:
        name = figure.figure.removeprefix("change_")
        scale, decimals = (100, 1) if name in PERCENTAGES else (1, 2)
        low, high = (
            signed(scale * value, decimals) for value in (figure.estimate.low, figure.estimate.high)
        )
        average = signed(scale * figure.estimate.average, decimals)
        table.add_row(text(f"balance-{name}"), average, text("from-to", least=low, most=high))
    return table


def votes_table(figures: Figures) -> Table:
    names = ("decided", "margin", "settled", "late")
    table = numbers_table(text("balance-votes"), [text(f"balance-vote-{name}") for name in names])
    found = {(figure.of, figure.figure): figure for figure in figures.all_votes()}
    for faction in sorted(figures.votes):
        cells = [found.get((faction, f"vote_{name}")) for name in names]
        table.add_row(text(f"faction-{faction}"), *("-" if one is None else cell(one) for one in cells))
    return table


def cards_table(figures: Figures) -> Table:
    table = numbers_table(text("balance-cards"), [text(f"balance-card-{zone}") for zone in ZONES])
    found = {(figure.of, zone): figure.estimate for zone in ZONES for figure in figures.worth(zone)}
    for code in sorted({code for code, _ in found}, key=lambda code: (code[:2], int(code[2:]))):
        cells = [found.get((code, zone)) for zone in ZONES]
        table.add_row(words().card(code), *("-" if one is None else points(one) for one in cells))
    return table


def points(estimate: Estimate) -> str:
    value, least, most = (signed(100 * value) for value in (estimate.average, estimate.low, estimate.high))
    return text("balance-points", value=value, least=least, most=most)


def signed(value: float, decimals: int = 0) -> str:
    value = round(value, decimals)
    return f"-{number(-value, decimals)}" if value < 0 else f"+{number(value, decimals)}"
