"""The end of a game: open as long as it can be, then a throne, and suggestions for what to do next."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive, Visit
from tests.web.sights import Sights

COUNTED = "all => all.map((one) => [Number(one.querySelector('.steps b').innerText), one.matches('.won')])"


def outcome_of(page: Page, sights: Sights, game: str) -> dict[str, Any]:
    seen = page.request.get(f"{sights.address}/api/v1/games/{sights.names[game]}").json()
    outcome: dict[str, Any] = seen["outcome"]
    return outcome


def test_the_votes_come_one_by_one_and_the_winner_is_open_longest(mira: Arrive, sights: Sights) -> None:
    person = mira(remembers={"speed": "normal"})
    page = person.page
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    person.open(sights.path("claim-end"))
    claimants = page.locator(".claimant")
    expect(claimants).to_have_count(2)
    expect(page.locator(".steps")).to_have_text(["0", "0"])
    seen = [[0, 0]]
    for _ in range(60):
        page.clock.run_for(100)
        counted = claimants.evaluate_all(COUNTED)
        now = [number for number, _ in counted]
        if now != seen[-1]:
            seen.append(now)
        if any(has_won for _, has_won in counted):
            break
        assert sum(now) < 5, "The last vote decides, and with it comes the throne."
    result = outcome_of(page, sights, "game")["result"]
    totals = sorted(result["votes_per_side"])
    assert len(seen) == 6
    assert sorted(seen[-1]) == totals
    winner = seen[-1].index(max(seen[-1]))
    # Whoever loses has all their votes before the winner has a majority.
    decided = next(at for at, now in enumerate(seen) if now[winner] > sum(totals) / 2)
    assert seen[decided][1 - winner] == totals[0]
    expect(page.locator(".claimant.won .throne")).to_be_visible()


@pytest.mark.parametrize("sight", ["claim-end", "kingdoms-end"])
def test_without_motion_the_verdict_comes_first_and_a_defeat_has_a_next_step(
    visit: Visit, sights: Sights, sight: str
) -> None:
    page = visit(sight)
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".body p, .body table").first).to_have_class(re.compile("verdict"))
    expect(dialog.locator(".verdict")).to_be_visible()
    game = "game" if sight == "claim-end" else "kingdoms_game"
    has_won = "A" in outcome_of(page, sights, game)["winners"]
    steps = page.get_by_role("group", name="What next?")
    expect(steps).to_have_count(0 if has_won else 1)
    if has_won:
        return
    expect(steps.get_by_role("link", name="Lesson")).to_be_visible()
    steps.get_by_role("button", name="Where it turned").click()
    expect(page).to_have_url(re.compile(rf"/games/{sights.names[game]}/replay#\d+$"))
