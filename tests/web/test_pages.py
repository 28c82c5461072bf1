"""All pages: for everybody to use, in both themes, on a phone, in other languages."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page

from tests.web import checks
from tests.web.conftest import DESKTOP, Visit
from tests.web.sights import PATHS

PHONE = {"width": 360, "height": 740}
# The last one is how the browser itself lists things in English, on which the pseudo-language stands; it
# writes dates in English too.
NAMES = ["Claimant", "Mira", "and"]
STRAY = re.compile(r" [,:;.!?]|  |^ | $")
"""A blank before a mark, two in a row, or one at an end of a name."""


def people_in_the_lobby(page: Page) -> list[str]:
    """Other tests look at the same lobby, and nobody translates the names of people."""
    tables = page.request.get(urljoin(page.url, "/api/v1/tables")).json()
    seated = [seat["player"] for table in tables for seat in table["seats"] if seat["player"]]
    return [word for player in seated for word in player["name"].split()]


@pytest.mark.parametrize("sight", PATHS)
def test_everybody_can_use_it_in_both_themes_and_no_english_is_left(visit: Visit, sight: str) -> None:
    page = visit(sight, remembers={"theme": "light", "language": "qps"})
    assert checks.shifts(page) == []
    assert checks.violations(page) == []
    names = re.findall('"([^"\n]+)"', page.locator("body").aria_snapshot())
    assert len(names) > 5
    assert [name for name in names if STRAY.search(name)] == []
    # Nothing but the colours changes.
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert checks.violations(page, "color-contrast") == []
    assert page.evaluate(checks.SMALL_TARGETS) == []
    assert page.evaluate(checks.PLAIN_WORDS, NAMES + people_in_the_lobby(page)) == []


@pytest.mark.parametrize("sight", ["claim", "claim-for-four"])
def test_no_card_covers_who_sits_there(visit: Visit, sight: str) -> None:
    page = visit(sight, viewport=DESKTOP)
    assert page.locator("[data-piece]").count() > 5
    for width, height in ((1280, 800), (1366, 650), (1060, 720), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(requestAnimationFrame)")
        assert page.evaluate(checks.COVERED) == [], (width, height)


@pytest.mark.parametrize("sight", PATHS)
def test_on_a_small_phone_german_fits(visit: Visit, sight: str) -> None:
    page = visit(sight, viewport=PHONE, has_touch=True, remembers={"language": "de"})
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.evaluate(checks.OVERFLOWS) == []
    assert page.evaluate(checks.BROKEN_WORDS) == []
    assert page.evaluate(checks.SMALL_TARGETS) == []
    assert checks.shifts(page) == []
    assert checks.violations(page) == []


@pytest.mark.parametrize("language", ["nl", "es", "id"])
@pytest.mark.parametrize("sight", ["claim", "claim-for-four", "claim-end"])
def test_on_a_small_phone_no_name_breaks(visit: Visit, sight: str, language: str) -> None:
    page = visit(sight, viewport=PHONE, has_touch=True, remembers={"language": language})
    assert page.evaluate(checks.BROKEN_WORDS) == []


def test_the_checks_find_what_they_are_for(visit: Visit) -> None:
    page = visit("missing", viewport=PHONE)
    page.locator("main").evaluate(
        """main => main.insertAdjacentHTML('beforeend',
          '<button>x</button>' +
          '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">' +
          '<nobr>Words that nobody wraps, over again</nobr>' +
          '<p>' + 'Incomprehensibilities'.repeat(4) + '</p>')"""
    )
    page.locator("main button").evaluate(
        "button => Object.assign(button.style, { minHeight: 0, height: '20px', width: '20px' })"
    )
    page.locator("main nobr").evaluate("text => Object.assign(text.style, { fontSize: '40px' })")
    assert any("image-alt" in wrong for wrong in checks.violations(page))
    assert page.evaluate(checks.SMALL_TARGETS) != []
    assert page.evaluate(checks.OVERFLOWS) != []
    assert page.evaluate(checks.BROKEN_WORDS) != []
    assert any("nobody" in wrong for wrong in page.evaluate(checks.PLAIN_WORDS, NAMES))
