"""A table shows what has been told, and nothing that is still to come."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import Arrive
from tests.web.frames import WATCH, ClaimStory, last_moment, let_time_pass
from tests.web.sights import Sights


def seen(page: Page) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in page.evaluate("frames_seen")]


def test_every_picture_of_a_whole_game_shows_its_own_moment(mira: Arrive, sights: Sights) -> None:
    person = mira(remembers={"speed": "normal"})
    page = person.page
    page.clock.install()
    person.open(sights.path("replay"))
    steps = page.request.get(f"{person.address}/api/v1/games/{sights.names['game']}/replay").json()
    let_time_pass(page, last_moment(steps[0]))
    page.evaluate(WATCH)
    for step in steps[1:]:
        page.keyboard.press("ArrowRight")
        let_time_pass(page, last_moment(step))
    frames = seen(page)
    assert len(frames) > 2 * len(steps)
    story = ClaimStory(steps)
    wrongs = [f"{frame['told']}: {fault}" for frame in frames if (fault := story.fault(frame))]
    assert wrongs == []
