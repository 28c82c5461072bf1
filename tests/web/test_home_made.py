"""What a plug-in brings is shown with the words of its author, a neutral emblem and a neutral colour."""

from __future__ import annotations

import os
from collections.abc import Iterator
from unittest import mock

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins.installing import DISTRIBUTION, install, search_path
from tests.server.running import Server
from tests.server.visitor import Visitor, hang_up_all
from tests.web.building import built_client

SIGHTS = {
    "/new": ["pilot"],
    "/rules/Sa": ["Sailors", "A Sailor that was led is one stronger."],
    "/rules/Me": ["Mermaids", "You get 1 point for each opposing figure."],
    "/rules/Quay": ["Quay", "At the end whoever leads gets one extra vote."],
    "/learn": ["Home-made", "Sailors", "Quay", "Mermaids"],
    "/learn/Sa": ["Sailors", "A Sailor that was led is one stronger."],
}


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the package of tests/plugins installed."""
    built_client()
    folder = tmp_path_factory.mktemp("harbour")
    install(DISTRIBUTION, folder / "site", folder / "scratch")
    with (
        mock.patch.dict(os.environ, {"PYTHONPATH": search_path(folder / "site")}),
        Server(folder / "server", requests_per_minute=100_000) as running,
    ):
        yield running
    hang_up_all()


def test_pages_show_what_is_home_made(harbour: Server, chromium: Browser) -> None:
    ann = Visitor(harbour, "Ann")
    setup = {"game": "claim", "deck": "Go Kn Sa Dw Un", "places": ["Quay"]}
    table = ann.post("/tables", setup=setup, bots=["pilot"], start=True)["table"]
    context = chromium.new_context(locale="en-GB")
    context.add_cookies([{"name": "claimant", "value": ann.cookie, "url": harbour.url}])
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for path, words in {**SIGHTS, f"/t/{table}": ["Sailors", "Quay", "pilot"]}.items():
        page.goto(harbour.url + path)
        for text in words:
            expect(page.locator("#main")).to_contain_text(text)
    # No faction is left without an emblem.
    emblems = page.locator(".emblem")
    assert page.locator(".emblem:has(svg)").count() == emblems.count() > 0
    assert complaints == []
    context.close()
