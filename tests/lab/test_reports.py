"""Reports as files: ratings, courses, charts as SVG; and what cannot be written is refused early."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from unittest import mock
from xml.etree import ElementTree

import pytest

from claimant import extras
from claimant.extras import MissingExtra
from claimant.lab.arena import Arena, MatchResult, round_robin
from claimant.lab.balance import measure
from claimant.lab.matches import find_player
from claimant.lab.report.course import Course
from claimant.lab.report.page import html, refuse, save_charts
from claimant.lab.report.pages import balance_report
from claimant.lab.report.ratings import ratings
from claimant.locale import LANGUAGES, Words
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.setup import Setup

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def arena() -> Arena:
    players = [find_player(name) for name in ("greedy", "random", "random@2")]
    arena = Arena(round_robin(players, Setup(), 1), 40)
    arena.run()
    return arena


def test_ratings_suit_all_matches(arena: Arena) -> None:
    results = []
    for old, wins in zip(arena.results, (64, 76, 64), strict=True):
        result = MatchResult(old.match)
        for pair in range(1, 401):
            score = float(pair % 100 < wins)
            result.add([replace(game, pair=pair, score=score) for game in old.games[:2]])
        results.append(result)
    found = ratings(results)
    # A hundred Elo points are 64 wins of 100, and two hundred are 76.
    for name, points in (("greedy", 100), ("random", 0), ("random@2", -100)):
        assert found[name].average == pytest.approx(points, abs=4)
        assert found[name].low < points < found[name].high
        assert found[name].high - found[name].low < 60


def test_whoever_wins_all_is_rated_high_but_not_without_end(arena: Arena) -> None:
    (first, *_) = arena.results
    result = MatchResult(first.match)
    for pair in range(1, 21):
        result.add([replace(game, pair=pair, score=1.0) for game in first.games[:2]])
    assert 150 < ratings([result])["greedy"].average < 600


def test_a_course_notes_scores_as_they_were(arena: Arena) -> None:
    fresh = Arena(arena.matches, 40)
    course = Course(fresh)
    fresh.run(listen=course.add)
    assert len(course.points) == 3 * 40
    last = [point for point in course.points if point["deals"] == 40]
    assert [point["score"] for point in last] == [result.score.average for result in arena.results]
    first = [point["deals"] for point in course.points if point["name"] == arena.matches[0].title]
    assert all(one < other for one, other in pairwise(first))  # type: ignore[operator]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_in_one_language(language: str) -> None:
    words = Words(language)
    report = balance_report(measure("claim+Tower", bot="random", deals=2, seed=1), words)
    page = html(report)
    for key in ("balance-title", "balance-votes", "balance-cards", "balance-places", "faction-Go"):
        assert words.text(key) in page
    assert words.missing == []


def test_a_page_names_no_address() -> None:
    report = balance_report(measure("claim", bot="random", deals=2, seed=1), Words("en"))
    with mock.patch("claimant.lab.report.page._bundle", return_value=""):
        page = html(report)
    assert "//" not in page.replace("<!doctype", "")
    assert "connect-src" not in page
    assert "default-src 'none'" in page


def test_charts_are_svg_for_papers(tmp_path: Path) -> None:
    report = balance_report(measure("Dragons", bot="random", deals=3, seed=1), Words("en"))
    save_charts(report, str(tmp_path / "charts"))
    files = sorted((tmp_path / "charts").iterdir())
    assert len(files) == len(report.charts)
    for file in files:
        assert ElementTree.parse(file).getroot().tag == f"{SVG}svg"
        assert "currentColor" not in file.read_text()


def test_what_cannot_be_written_is_refused_before_anybody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "there.html").touch()
    for page, folder in (
        (str(tmp_path / "there.html"), None),
        (str(tmp_path / "nowhere" / "report.html"), None),
        (None, str(tmp_path)),
    ):
        with pytest.raises(InvalidSetup):
            refuse(page, folder)
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra) as caught:
        refuse(str(tmp_path / "new.html"), None)
    assert "claimant[charts]" in str(caught.value)
