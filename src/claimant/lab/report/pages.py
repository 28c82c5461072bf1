"""The contents of reports: about balance studies, and about matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from claimant.lab.arena import Arena, MatchResult
from claimant.lab.balance.figures import ZONES, Figure, Figures
from claimant.lab.balance.naming import subject_name
from claimant.lab.balance.study import RANKINGS, Study
from claimant.lab.report.charts import NARROW, POINTS, Point, course, crosstable, intervals
from claimant.lab.report.course import Course
from claimant.lab.report.page import Chart, Report, Section, Table
from claimant.lab.report.ratings import ratings
from claimant.lab.seating import equal_share, number_of_sides
from claimant.lab.statistics import Estimate
from claimant.locale import Words

PERCENTAGES: Final = ("leader", "luck", "skill", "comeback", "settled")
COMPARED: Final = ("leader", "luck", "skill", "changes", "comeback", "settled", "margin", "choices")
VOTES: Final = {"margin": ".1f", "settled": ".0%", "late": ".0%", "with_winner": ".0%"}


# --- balance ----------------------------------------------------------------------------------------


def balance_report(study: Study, words: Words) -> Report:
    """A study as a report: subjects side by side, or one of them in detail."""
    known = [figures for figures in study.figures if figures.deals]
    names = [subject_name(figures.subject, words) for figures in known]
    subtitle = [words.text("balance-stands-on", deals=study.deals, bot=study.bot.name)]
    if study.rival is not None:
        subtitle.append(words.text("balance-skill-measured", rival=study.rival.name))
    title = words.text("balance-title")
    if len(known) == 1:
        title = f"{title}: {names[0]}"
    sections = [*_side_by_side(study, known, words)] if len(known) > 1 else []
    for figures, name in zip(known, names, strict=True):
        sections += _in_detail(figures, name, words, is_alone=len(known) == 1)
    return Report(title, " ".join(subtitle), words, sections)


def _side_by_side(study: Study, known: Sequence[Figures], words: Words) -> Iterator[Section]:
    charts: list[Chart] = []
    for name in COMPARED:
        points = [
            Point(subject_name(figures.subject, words), figure.estimate)
            for figures in known
            for figure in figures.headline()
            if figure.figure == name
        ]
        if points:
            share = known[0].equal_share if name == "leader" else None
            number = ".0%" if name in PERCENTAGES else ".1f"
            spec = intervals(words.text(f"balance-{name}"), points, number, share, sort=True)
            charts.append(Chart(f"compared-{name}", spec, _explained(name, known[0], words)))
    rankings = [
        (words.text(f"balance-{by}"), ", ".join(_names(study.ranking(by), words))) for by in RANKINGS
    ]
    yield Section(words.text("balance-subjects"), charts=charts, notes=rankings)


def _names(ranked: Sequence[Figures], words: Words) -> list[str]:
    return [subject_name(figures.subject, words) for figures in ranked]


def _explained(name: str, figures: Figures, words: Words) -> str:
    return words.text(f"balance-{name}-text", share=words.percent(figures.equal_share))


def _in_detail(figures: Figures, name: str, words: Words, is_alone: bool) -> Iterator[Section]:
    code = figures.subject.name
    if is_alone:
        rows = [
            [words.text(f"balance-{figure.figure}"), *_told(figure.figure, figure.estimate, words)]
            for figure in figures.headline()
        ]
        notes = [
            (words.text(f"balance-{figure.figure}"), _explained(figure.figure, figures, words))
            for figure in figures.headline()
        ]
        columns = ["", "", words.text("balance-interval")]
        yield Section(name, tables=[Table(columns, rows)])
        yield Section(words.text("balance-meaning"), notes=notes)
    charts = [*_changes(figures, code, words)]
    if charts:
        title = words.text("balance-places")
        yield Section(title if is_alone else f"{name}: {title}", words.text("balance-places-text"), charts)
    if figures.votes:
        title = words.text("balance-votes")
        charts = [*_votes(figures, code, words)]
        yield Section(title if is_alone else f"{name}: {title}", words.text("balance-votes-text"), charts)
        title = words.text("balance-cards")
        charts = [*_cards(figures, code, words)]
        yield Section(title if is_alone else f"{name}: {title}", words.text("balance-cards-text"), charts)


def _told(name: str, estimate: Estimate, words: Words) -> tuple[str, str]:
    def said(value: float) -> str:
        return words.percent(value) if name in PERCENTAGES else words.number(value, 2)

    return said(estimate.average), words.text("from-to", least=said(estimate.low), most=said(estimate.high))


def _changes(figures: Figures, code: str, words: Words) -> Iterator[Chart]:
    found = {figure.figure.removeprefix("change_"): figure for figure in figures.changes_by_places()}
    shares = [name for name in PERCENTAGES if name in found]
    counts = [name for name in found if name not in shares]
    for part, names, number in (("shares", shares, POINTS), ("counts", counts, "+.1f")):
        points = [Point(words.text(f"balance-{name}"), found[name].estimate) for name in names]
        if points:
            yield Chart(f"{code}-changed-{part}", intervals("", points, number, 0.0))


def _votes(figures: Figures, code: str, words: Words) -> Iterator[Chart]:
    found: dict[str, list[Figure]] = {}
    for figure in figures.all_votes():
        found.setdefault(figure.figure, []).append(figure)
    for name, number in VOTES.items():
        of = found.get(f"vote_{name}", [])
        points = [Point(words.text(f"faction-{figure.of}"), figure.estimate) for figure in of]
        part = name.replace("_", "-")
        title = words.text(f"balance-vote-{part}")
        if points:
            yield Chart(f"{code}-votes-{part}", intervals(title, points, number, sort=True))


def _cards(figures: Figures, code: str, words: Words) -> Iterator[Chart]:
    for zone in ZONES:
        found = sorted(figures.worth(zone), key=lambda figure: (figure.of[:2], int(figure.of[2:])))
        points = [Point(words.card(figure.of), figure.estimate) for figure in found]
        if points:
            spec = intervals(words.text(f"balance-card-{zone}"), points, POINTS, 0.0, width=NARROW)
            yield Chart(f"{code}-cards-{zone}", spec)


# --- matches ----------------------------------------------------------------------------------------


def arena_report(arena: Arena, went: Course, words: Words) -> Report:
    """Matches as a report: the cross table, ratings, and the scores over time."""
    played = [result for result in arena.results if result.played]
    setup = arena.matches[0].setup
    even = equal_share(setup)
    names = list(dict.fromkeys(player.name for result in played for player in result.match.players))
    scores = _scores(played)
    ranked = sorted(names, key=lambda name: -_overall(name, scores))
    charts = [Chart("scores", crosstable(words.text("report-scores"), ranked, scores, even))]
    if number_of_sides(setup) == 2:
        points = [Point(name, estimate) for name, estimate in ratings(played).items()]
        spec = intervals(words.text("report-ratings"), points, ",.0f", sort=True)
        charts.append(Chart("ratings", spec, words.text("report-ratings-text")))
    matches = [Point(result.match.title, result.score) for result in played]
    charts.append(Chart("matches", intervals(words.text("report-matches"), matches, ".0%", even)))
    spec = course(words.text("report-course"), words.text("report-deals"), went.points, even)
    charts.append(Chart("course", spec, words.text("report-course-text")))
    subtitle = words.text(
        "report-stands-on",
        deals=max((result.deals for result in played), default=0),
        seed=str(arena.matches[0].seed),
    )
    return Report(words.text("report-arena"), subtitle, words, [Section(", ".join(ranked), charts=charts)])


def _scores(results: Sequence[MatchResult]) -> dict[tuple[str, str], float]:
    scores: dict[tuple[str, str], float] = {}
    for result in results:
        first, second = (player.name for player in result.match.players)
        scores[first, second] = result.score.average
        if number_of_sides(result.match.setup) == 2:
            scores[second, first] = 1 - result.score.average
    return scores


def _overall(name: str, scores: dict[tuple[str, str], float]) -> float:
    own = [score for (first, _), score in scores.items() if first == name]
    return sum(own) / len(own) if own else 0.0
