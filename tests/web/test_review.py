"""The review of a game in the browser: mistakes, moments, keys, phones, records from files."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from claimant.study.grades import BAD
from tests.web.checks import violations
from tests.web.claim_table import ClaimTable
from tests.web.conftest import Arrive
from tests.web.sights import Sights, fixed_table, post
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


def test_a_game_lost_on_purpose_is_reviewed_and_its_mistakes_trained(arrive: Arrive) -> None:
    """From the first card to an exercise mastered, with the keyboard wherever there are keys."""
    person = arrive(remembers={"known": "yes"})
    line = person.context.request
    post(line, "players", name="Ida")
    place, game = fixed_table(line, person.server, setup={"game": "claim"}, bots=["regent"])
    page = person.open(f"/t/{place}")
    table = ClaimTable(person)
    while not table.is_over:
        play_lowest(table)
    table.look_at_result()
    expect(page.get_by_role("dialog", name="You lose")).to_be_visible()
    review = page.get_by_role("dialog").get_by_role("link", name="Review")
    person.tab_to(review)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/games/{game}/review"))
    reviewed(page)

    # The next mistake, and what is said of it to those who listen.
    judged = page.get_by_role("region", name="Move")
    page.keyboard.press("n")
    while "You chose" not in judged.inner_text():
        page.keyboard.press("n")
    expect(judged).to_contain_text(re.compile("mistake|blunder"))
    spoken = page.locator(
        "[aria-live=polite]", has_text=re.compile(r"Move \d+: (mistake|blunder)\..*Better:")
    )
    expect(spoken).to_have_count(1)
    reasons = judged.locator(".why").get_by_role("listitem").all_inner_texts()
    assert reasons

    # What if: the better card is played, and the game goes on from there.
    judged.get_by_role("button", name=re.compile("^Try .* instead$")).first.click()
    expect(page.get_by_role("region", name="What if?")).to_be_visible()
    table.wait()
    before = len(table.cards())
    table.decide()
    table.wait()
    assert table.is_over or len(table.cards()) <= before
    page.get_by_role("button", name="Back to the review").click()
    expect(judged.locator(".why").get_by_role("listitem")).to_have_text(reasons)
    assert violations(page) == []

    # The same mistakes are exercises now. The right card is the better one of the review.
    decisions = line.get(f"games/{game}/review").json()["decisions"]
    due = line.get("me/exercises").json()["due"]
    own = [each["number"] for each in decisions if each["seat"] == "A" and each["grade"] in BAD]
    assert sorted(each["number"] for each in due) == own
    page.goto(f"{person.address}/mistakes")
    expect(
        page.get_by_role("heading", name=re.compile(rf"^{len(own)} exercises? (is|are) due"))
    ).to_be_visible()
    page.get_by_role("link", name="Practise").click()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("What is better?")
    table.wait()
    answer(table, decisions[due[0]["number"]]["best"])
    expect(guide).to_contain_text("Right!")
    expect(guide).to_contain_text("It will come back on")
    assert violations(page) == []


def play_lowest(table: ClaimTable) -> None:
    """Win as few tricks as possible."""
    if table.options.count():
        table.options.last.click()
    else:
        cards = table.playable.evaluate_all("all => all.map(one => one.dataset.card)")
        lowest = min(range(len(cards)), key=lambda at: int(cards[at][2:]))
        table.playable.nth(lowest).click()


def answer(table: ClaimTable, action: str) -> None:
    """Do what is written so: play a card, or take one."""
    if table.options.count():
        table.options.nth(0 if action != "+deck" else -1).click()
    else:
        table.hand.locator(f'[data-card="{action}"]').first.click()


def test_nothing_is_called_better_than_the_best(mira: Arrive, sights: Sights) -> None:
    page = mira().page

    def as_good(route: Route) -> None:
        told = route.fetch().json()
        for judged in told["decisions"]:
            if judged["number"] == 3:
                other = next(
                    value["action"] for value in judged["values"] if value["action"] != judged["action"]
                )
                judged.update(grade="best", best=other, loss=0.015, loss_margin=0.01)
        route.fulfill(json=told)

    page.route("**/review?*", as_good)
    page.goto(f"{sights.address}{sights.path('review').replace('#1', '#2')}")
    reviewed(page)
    page.keyboard.press("ArrowRight")
    judged = page.get_by_role("region", name="Move 4")
    expect(judged).to_contain_text("best")
    expect(judged.locator(".what")).to_have_text(re.compile(r"^\w+ chose: [^.]*\.\s*$"))


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
