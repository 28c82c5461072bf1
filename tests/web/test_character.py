"""Cards, opponents and the log have character: strength and groups are visible."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_a_high_card_is_larger_and_wears_a_crown(visit: Visit) -> None:
    page = visit("home")
    low, top = page.locator("[data-rank=low]"), page.locator("[data-rank=top]")
    small, large = (card.locator(".middle").first.bounding_box() for card in (low, top))
    assert small is not None
    assert large is not None
    assert large["height"] > 1.25 * small["height"]
    expect(top.first.locator(".crown")).to_be_visible()
    expect(low.first.locator(".crown")).to_have_count(0)
    assert low.first.locator(".rank").inner_html() != top.first.locator(".rank").inner_html()


def test_opponents_have_faces_and_show_their_strength(visit: Visit) -> None:
    page = visit("home")
    for game in ("Claim", "Claim Kingdoms"):
        page.get_by_role("radio", name=game, exact=True).check()
        rivals = page.get_by_role("group", name="Opponent").locator("label")
        expect(rivals).to_have_count(5)
        pictures = rivals.locator(".face").evaluate_all("all => all.map((one) => one.innerHTML)")
        assert len(set(pictures)) == 5
        strengths = rivals.get_by_role("img").evaluate_all("all => all.map((one) => one.ariaLabel)")
        assert strengths == [f"Strength {level} of 5" for level in range(1, 6)]
    page.get_by_role("radio", name="Regent").check()
    expect(page.get_by_text("Patient, and forgets nothing")).to_be_visible()


def test_the_log_is_grouped_by_trick_and_lists_no_hand(visit: Visit) -> None:
    page = visit("claim")
    tricks = page.locator(".log .which")
    expect(tricks.first).to_have_text("Trick 1")
    numbers = [int(text.split()[1]) for text in tricks.all_inner_texts()]
    assert numbers == list(range(1, len(numbers) + 1))
    lines = page.locator(".log li").all_inner_texts()
    assert max(len(re.findall(r"[A-Z][a-zä]+ \d", line)) for line in lines) < 13


def test_the_board_shows_on_request_how_its_fields_are_called(visit: Visit) -> None:
    page = visit("kingdoms")
    numbers = page.locator(".world .number")
    expect(page.locator(".world .spot").first).to_be_visible()
    expect(numbers).to_have_count(0)
    page.get_by_role("button", name="Show the numbers of the fields").click()
    expect(numbers).to_have_count(page.locator(".world .spot").count())
    expect(numbers.filter(has_text="0,0")).to_have_count(1)
