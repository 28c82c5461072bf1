"""Reports of the lab in a real browser: they draw all their charts, and fetch nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from claimant.lab.arena import Arena, round_robin
from claimant.lab.balance import measure
from claimant.lab.matches import find_player
from claimant.lab.report.course import Course
from claimant.lab.report.page import Report, save_page
from claimant.lab.report.pages import arena_report, balance_report
from claimant.locale import Words
from claimant.tabletop.setup import Setup
from tests.patience import MILLISECONDS


def balance() -> Report:
    return balance_report(measure("claim+Tower", "Dragons", bot="greedy", deals=4, seed=1), Words("de"))


def matches() -> Report:
    players = [find_player(name) for name in ("greedy", "random", "random@2")]
    arena = Arena(round_robin(players, Setup(), 1), 6)
    course = Course(arena)
    arena.run(listen=course.add)
    return arena_report(arena, course, Words("en"))


def opened(chromium: Browser, report: Report, path: Path, scheme: str) -> tuple[Page, list[str]]:
    save_page(report, str(path))
    context = chromium.new_context(color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    heard: list[str] = []
    page.on("request", lambda request: heard.append(request.url))
    page.on("console", lambda message: heard.append(message.text))
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.goto(path.as_uri())
    page.wait_for_selector(f"body[data-drawn='{len(report.charts)}']", timeout=MILLISECONDS)
    return page, heard


@pytest.mark.parametrize("make", [balance, matches])
def test_a_report_draws_its_charts_and_asks_for_nothing(
    make: type[Report], chromium: Browser, tmp_path: Path
) -> None:
    report = make()  # type: ignore[call-arg]
    path = tmp_path / "report.html"
    page, heard = opened(chromium, report, path, "dark")
    assert heard == [path.as_uri()]
    assert page.locator(".chart svg").count() == len(report.charts) > 3
    assert page.locator("h1").inner_text() == report.title
    assert page.locator("html").get_attribute("lang") == report.words.language
    # Every chart has dots, cells or lines, and not only its axes.
    marks = page.locator(".chart").evaluate_all(
        "charts => charts.map(chart => chart.querySelectorAll('.role-mark path, .role-mark line').length)"
    )
    assert all(number > 0 for number in marks)
    page.context.close()


def test_a_report_is_dark_in_the_dark_and_light_on_paper(chromium: Browser, tmp_path: Path) -> None:
    page, _ = opened(chromium, matches(), tmp_path / "report.html", "dark")
    paper = "getComputedStyle(document.body).backgroundColor"
    letters = "getComputedStyle(document.querySelector('.role-axis-label text')).fill"
    dark = page.evaluate(paper), page.evaluate(letters)
    page.emulate_media(media="print")
    assert page.evaluate(paper) == "rgb(255, 255, 255)"
    assert page.evaluate(letters) == "rgb(0, 0, 0)"
    page.emulate_media(media="screen", color_scheme="light")
    light = page.evaluate(paper), page.evaluate(letters)
    assert dark[0] != light[0]
    assert dark[1] != light[1]
    page.context.close()
