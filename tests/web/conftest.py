"""A real server with the built client, a real browser, and people before it.

All of it ends with this package: while Playwright runs, nothing else in the process can have an event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.patience import MILLISECONDS
from tests.server.running import Server
from tests.web.building import built_client, find_chromium
from tests.web.person import Person
from tests.web.sights import Sights, api_of, make_sights

Arrive = Callable[..., Person]
Visit = Callable[..., Page]
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built_client()
    with Server(
        tmp_path_factory.mktemp("web"), sign_ins_per_minute=100_000, requests_per_minute=100_000
    ) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=MILLISECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), timeout=MILLISECONDS)
        yield browser
        browser.close()


def new_context(
    chromium: Browser, server: Server, remembers: dict[str, str], **options: Any
) -> BrowserContext:
    """A browser as somebody has set it up. Cards lie still, unless they want otherwise."""
    usual = {"viewport": DESKTOP, "locale": "en-GB", "base_url": api_of(server)}
    context = chromium.new_context(**{**usual, **options})
    settings = {"speed": "off", "language": "en", "sound": "off", **remembers}
    context.add_init_script(
        f"for (const [name, value] of Object.entries({settings}))"
        "  localStorage['claimant-' + name] ??= value"
    )
    return context


@pytest.fixture
def arrive(chromium: Browser, server: Server) -> Iterator[Arrive]:
    """Makes people."""
    people: list[Person] = []

    def person(at: Server = server, *, remembers: dict[str, str] | None = None, **options: Any) -> Person:
        context = new_context(chromium, at, remembers or {}, **options)
        people.append(Person(context, at))
        return people[-1]

    yield person
    wrongs = [wrong for one in people for wrong in one.wrongs()]
    for one in people:
        one.context.close()
    assert wrongs == []


@pytest.fixture
def person(arrive: Arrive) -> Person:
    return arrive()


@pytest.fixture(scope="package")
def sights(chromium: Browser, server: Server) -> Sights:
    return make_sights(chromium, server)


@pytest.fixture
def mira(arrive: Arrive, sights: Sights) -> Arrive:
    """Makes the player to whom all the sights belong, before a new screen."""

    def mira(remembers: dict[str, str] | None = None, **options: Any) -> Person:
        return arrive(
            storage_state=sights.state, remembers={"known": "yes", **(remembers or {})}, **options
        )

    return mira


@pytest.fixture(scope="package")
def visitors(chromium: Browser) -> Iterator[dict[str, Person]]:
    """Mira before several screens; a screen is used again where nothing is done but to look."""
    known: dict[str, Person] = {}
    yield known
    for person in known.values():
        person.context.close()


@pytest.fixture
def visit(
    chromium: Browser, server: Server, sights: Sights, visitors: dict[str, Person]
) -> Iterator[Visit]:
    def visit(sight: str, **options: Any) -> Page:
        key = repr(sorted(options.items()))
        if key not in visitors:
            remembers = {"known": "yes", **options.pop("remembers", {})}
            context = new_context(chromium, server, remembers, storage_state=sights.state, **options)
            visitors[key] = Person(context, server)
        page = visitors[key].open(sights.path(sight))
        sights.settle(page)
        return page

    yield visit
    wrongs = [wrong for person in visitors.values() for wrong in person.wrongs()]
    for person in visitors.values():
        person.faults.clear()
    assert wrongs == []
