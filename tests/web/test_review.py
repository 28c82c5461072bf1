"""The review of a game in the browser: mistakes, moments, keys, phones, records from files."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.checks import violations
from tests.web.conftest import Arrive
from tests.web.sights import Sights
from tests.web.test_pages import PHONE


def reviewed(page: Page) -> None:
    """Wait until every move has been judged."""
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_a_finished_game_is_reviewed_from_its_replay(mira: Arrive, sights: Sights) -> None:
    page = mira().open(f"{sights.path('replay')}#3")
    page.get_by_role("button", name="Review").click()
    expect(page).to_have_url(re.compile(r"/review#3$"))
    expect(page.get_by_role("heading", name="Move 4")).to_be_visible()
    reviewed(page)
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible()

    # By keys from mistake to mistake, and each is explained.
    page.keyboard.press("Home")
    expect(page.get_by_role("heading", name="Move 1", exact=True)).to_be_visible()
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(r"#0$"))
    judged = page.get_by_role("region", name="Move")
    expect(judged).to_contain_text(re.compile("mistake|blunder"))
    expect(judged).to_contain_text("Better:")
    assert judged.get_by_role("listitem").count() > 0
    here = page.url
    page.keyboard.press("n")
    expect(page).not_to_have_url(here)
    page.keyboard.press("p")
    expect(page).to_have_url(here)

    # A link leads to the same moment; nothing has to be worked out again.
    page.goto(here)
    expect(judged).to_contain_text("Better:")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("checkbox", name="Show everyone").check()
    expect(page.get_by_role("list", name="'s hand").get_by_role("listitem")).not_to_have_count(0)

    # What if something else had been played: the hand can be used, and nothing of it is kept.
    page.get_by_role("combobox", name="Opponent").select_option("Squire")
    page.get_by_role("button", name=re.compile("^Try .* instead$")).first.click()
    expect(page.get_by_role("region", name="What if?")).to_contain_text("against Squire")
    expect(
        page.locator(".table .hand button[aria-disabled=false], .table .decision button").first
    ).to_be_visible()
    page.get_by_role("button", name="Back to the review").click()
    expect(judged).to_contain_text("Better:")

    page.get_by_text("All moves").click()
    page.get_by_role("button", name="Move 20").click()
    expect(page).to_have_url(re.compile("#19$"))
    assert violations(page) == []


def test_the_result_of_a_game_leads_to_its_review(mira: Arrive, sights: Sights) -> None:
    page = mira().open(sights.path("claim-end"))
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(f"/games/{sights.names['game']}/review"))
    expect(page.get_by_role("heading", name="Move 1", exact=True)).to_be_visible()


def test_on_a_phone_the_move_comes_first(mira: Arrive, sights: Sights) -> None:
    page = mira(viewport=PHONE).open(sights.path("review"))
    reviewed(page)
    expect(page.get_by_role("heading", name="Move 2", exact=True)).to_be_in_viewport()


def test_a_record_from_a_file_is_reviewed(mira: Arrive, sights: Sights, tmp_path: Path) -> None:
    person = mira()
    record = tmp_path / "game.txt"
    address = f"{sights.address}/api/v1/games/{sights.names['game']}/record"
    record.write_text(person.context.request.get(address).text(), encoding="utf-8")
    page = person.open("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Review").click()
    reviewed(page)
    expect(page.get_by_role("heading", name="Move 1", exact=True)).to_be_visible()
