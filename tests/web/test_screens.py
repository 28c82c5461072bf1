"""Every screen: what is needed to play is in view, without scrolling, and nothing covers it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from claimant.locale import LANGUAGES
from tests.web import checks
from tests.web.conftest import Arrive
from tests.web.person import Person
from tests.web.sights import Sights, fixed_table, play, post

SCREENS: dict[str, Any] = {
    "phone": {"width": 360, "height": 740},
    "phone on its side": {"width": 740, "height": 360},
    "desktop": {"width": 1280, "height": 800},
    "desktop, zoomed to 200 %": {"width": 640, "height": 400},
    "large": {"width": 2560, "height": 1440},
}
LEAST_FONT = 10
LEAST_TARGET = 39.9
STEADY_PIXELS = 2
NEEDED = {
    "claim": [".prompt", ".hand li", ".trick", ".plate", ".tools button"],
    "claim-for-four": [".prompt, .decision", ".hand li", ".plate", ".tools button"],
    "kingdoms": [".question", ".own-hand button", ".market .slot", ".viewport", ".plate"],
    "claim-end": [".verdict", ".ways > *"],
    "kingdoms-end": [".verdict", ".ways > *"],
    "home": [".play"],
}
PARTS = {
    "claim": [".status", ".mine > .plate", ".prompt", ".hand", ".others", ".decision", ".trick"],
    "kingdoms": [".rival .plate", ".question", ".mine .plate", ".own-hand", ".market", ".viewport"],
}
PARTS["claim-for-four"] = PARTS["claim"]
READ = [".guide", ".prompt", ".mine > .plate"]
"""What is to be read while a note on a card is open."""
HAND = ".hand"
"""The other cards, too, except below a guide on a phone on its side, where there is no room above them."""
ELSEWHERE = ".guide .words p, .phase"
"""Words that nothing happens to when they are touched."""
NO_HINTS = {"code": "no-hints", "parameters": {}, "text": ""}
THEMES = ("light", "dark")
LONG_WORDS = "de"
PLACES = """() => ['.trick', '.mine', '.hand', '.own-hand']
  .flatMap((part) => document.querySelector(part)?.getBoundingClientRect().top ?? [])"""
MOMENTS = {"game": ("claim", [0, 12, 25, 30, 51]), "kingdoms_game": ("kingdoms", [0, 15, 30])}
"""Of games that are over: with hands that are full, half empty and empty."""
STUDIES = ["review", "analysis", "analysis-of-a-game", "puzzles", "puzzle", "mistakes", "balance", "lesson"]
ALL_PAGES_ARE_CHECKED_AT = ("phone", "desktop")
"""By test_pages, with axe; here on all other screens."""


@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_needed_is_in_view_and_nothing_covers_it(mira: Arrive, sights: Sights, screen: str) -> None:
    has_touch = "phone" in screen
    person = mira(remembers={"language": LONG_WORDS}, viewport=SCREENS[screen], has_touch=has_touch)
    person.tolerate("status of 403|ERR_INTERNET_DISCONNECTED|WebSocket")
    person.page.route("**/hint*", lambda route: route.fulfill(status=403, json=NO_HINTS))
    wrongs: dict[tuple[str, str], list[str]] = {}
    for sight, needed in NEEDED.items():
        page = person.open(sights.path(sight))
        sights.settle(page)
        wrongs[sight, ""] = checks.shifts(page)
        for theme in THEMES:
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            wrongs[sight, theme] = wrongs_on(page, sight, needed)
        if sight == "claim":
            wrongs[sight, "notes"] = covered_by_notes(page, [*READ, HAND], has_touch=has_touch)
            if has_touch:
                tap_a_prize(page)
        if sight in PARTS:
            wrongs[sight, "toast"] = covered_by_a_toast(page)
            wrongs[sight, "offline"] = moved_by_the_banner(page, PARTS[sight])
        if screen not in ALL_PAGES_ARE_CHECKED_AT:
            wrongs[sight, "axe"] = checks.violations(page)
    for sight in STUDIES if screen not in ALL_PAGES_ARE_CHECKED_AT else ["lesson"]:
        page = person.open(sights.path(sight))
        sights.settle(page)
        if screen not in ALL_PAGES_ARE_CHECKED_AT:
            wrongs[sight, ""] = wrongs_of_study(page)
    read = READ if screen == "phone on its side" else [*READ, HAND]
    wrongs["lesson", "notes"] = covered_by_notes(page, read, has_touch=has_touch)
    for game, (kind, moments) in MOMENTS.items():
        person.open(f"/games/{sights.names[game]}/replay")
        wrongs[game, "steady"] = jumps(page, kind, moments)
    assert {where: wrong for where, wrong in wrongs.items() if wrong} == {}


def wrongs_of_study(page: Page) -> list[str]:
    return [*checks.shifts(page), *page.evaluate(checks.OVERFLOWS), *checks.violations(page)]


def wrongs_on(page: Page, sight: str, needed: list[str]) -> list[str]:
    wrongs: list[str] = page.evaluate(checks.OUT_OF_VIEW, needed)
    wrongs += page.evaluate(checks.SMALL_LETTERS, LEAST_FONT)
    wrongs += page.evaluate(checks.CUT_OFF)
    wrongs += page.evaluate(checks.CLIPPED)
    if sight not in PARTS:
        return wrongs
    wrongs += page.evaluate(checks.SMALL_ON_THE_TABLE, LEAST_TARGET)
    wrongs += page.evaluate(checks.OVERLAPS, PARTS[sight])
    tools = page.locator(".tools button[title]")
    wrongs += tools.evaluate_all(
        f"all => all.filter((one) => !({checks.HIT})(one)).map(({{ title }}) => title)"
    )
    if sight == "claim-for-four":
        wrongs += page.evaluate(checks.ODD_COLOURS)
    return wrongs + (page.evaluate(checks.CROWDED) if sight != "kingdoms" else [])


def covered_by_notes(page: Page, read: list[str], *, has_touch: bool) -> list[str]:
    """What notes cover, on cards of the hand and on whatever else has one."""
    wrongs: list[str] = page.evaluate(checks.NOTES_THAT_COVER)
    note = page.locator(".whisper")
    cards = page.locator(".hand [data-card]")
    for at in (0, cards.count() // 2, cards.count() - 1):
        with looking_at(page, cards.nth(at), has_touch=has_touch):
            expect(note).to_be_visible()
            pairs = page.evaluate(checks.OVERLAPS, [".whisper", *read])
            wrongs += [pair for pair in pairs if ".whisper" in pair]
            wrongs += page.evaluate(checks.OUT_OF_VIEW, [".whisper"])
        expect(note).to_have_count(0)
    return wrongs


def tap_a_prize(page: Page) -> None:
    """Its note opens, and closes with a tap elsewhere."""
    note = page.locator("[popover]:popover-open")
    page.locator(".prizes button").tap()
    expect(note).to_have_count(1)
    page.locator(ELSEWHERE).first.tap()
    expect(note).to_have_count(0)


@contextmanager
def looking_at(page: Page, card: Locator, *, has_touch: bool) -> Iterator[None]:
    """The mouse rests on a card; or a finger does, and then taps elsewhere."""
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 0.3 * box["width"], box["y"] + 0.3 * box["height"]
    if not has_touch:
        page.mouse.move(x, y)
        yield
        page.locator(ELSEWHERE).first.hover()
        return
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    yield
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".whisper")).to_be_visible()
    page.locator(ELSEWHERE).first.tap()
    finger.detach()


def moved_by_the_banner(page: Page, parts: list[str]) -> list[str]:
    """What a lost connection moves or covers."""
    before = page.evaluate(checks.BOXES, parts)
    banner = page.locator(".banner p")
    page.context.set_offline(True)
    expect(banner).to_be_visible()
    moved = [part for part in page.evaluate(checks.BOXES, parts) if part not in before]
    covered = page.evaluate(checks.OVERLAPS, [".banner p", *parts])
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    return moved + [pair for pair in covered if "banner" in pair]


def covered_by_a_toast(page: Page) -> list[str]:
    page.keyboard.press("h")
    expect(page.locator(".toast")).to_be_visible()
    covered: list[str] = page.evaluate(checks.COVERED_BY_TOASTS)
    return covered


def jumps(page: Page, kind: str, moments: list[int]) -> list[str]:
    """What covers what with a full hand, and whether the table jumps when it empties."""
    wrongs: list[str] = []
    places = []
    for moment in moments:
        page.evaluate(f"location.hash = '{moment}'")
        expect(page.locator(f".table[data-told^='{moment}:']")).to_have_count(1)
        places.append(page.evaluate(PLACES))
        if moment == 0:
            wrongs += page.evaluate(checks.OVERLAPS, PARTS[kind])
    for tops in zip(*places, strict=True):
        if max(tops) - min(tops) > STEADY_PIXELS:
            wrongs.append(f"the table jumps: {places}")
    return wrongs


def test_a_long_question_of_kingdoms_moves_nothing_and_its_answers_are_in_view(person: Person) -> None:
    line = person.context.request
    post(line, "players", name="Mira")
    table, game = fixed_table(line, person.server, setup={"game": "kingdoms"}, bots=["random"])
    person.page.set_viewport_size(SCREENS["phone"])
    person.open(f"/t/{table}").locator(".own-hand button").first.wait_for()
    assert play(line, game, until=lambda view: "use" in view["legal"])
    options = person.page.locator(".options button")
    expect(options).to_have_count(2)
    assert checks.shifts(person.page) == []
    for width, height in [(1100, 800), *((size["width"], size["height"]) for size in SCREENS.values())]:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(options.first).to_be_in_viewport(ratio=0.95)
        assert options.evaluate_all(f"all => all.every({checks.HIT})"), (width, height)


def test_a_large_screen_has_large_cards_and_a_large_board(mira: Arrive, sights: Sights) -> None:
    person = mira()
    for sight, part in (("claim", ".hand [data-card]"), ("kingdoms", ".world .spot")):
        widths = []
        for screen in ("desktop", "large"):
            person.page.set_viewport_size(SCREENS[screen])
            page = person.open(sights.path(sight))
            sights.settle(page)
            box = page.locator(part).first.bounding_box()
            assert box is not None
            widths.append(box["width"])
        assert widths[1] > 1.5 * widths[0], sight


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1024, 1280, 1366])
def test_the_bar_has_room_for_its_words(arrive: Arrive, language: str, width: int) -> None:
    page = arrive(remembers={"language": language}, viewport={"width": width, "height": 800}).open("/")
    page.locator(".who .word").evaluate("name => (name.textContent = 'Invitado 99999')")
    words = page.locator("header .word")
    lines = words.evaluate_all("all => all.map((one) => one.getClientRects().length)")
    cut = words.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length")
    assert (lines, cut) == ([1] * 6, 0)
    heights = words.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert max(heights) < 30
    assert page.evaluate(checks.OVERFLOWS) == []


@pytest.mark.parametrize("width", [360, 390])
def test_opponents_on_a_phone_have_their_whole_names(arrive: Arrive, width: int) -> None:
    viewport = {"width": width, "height": 740}
    page = arrive(remembers={"language": LONG_WORDS}, viewport=viewport).open("/")
    expect(page.locator(".rival .name")).to_have_count(5)
    names = page.locator(".rival .name")
    assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    boxes = [names.nth(at).bounding_box() for at in range(5)]
    for one, other in itertools.pairwise(boxes):
        assert one is not None
        assert other is not None
        assert one["x"] + one["width"] < other["x"]


SMALL_SCREENS = {"puzzle": (1366, 768), "first-game": (1280, 800)}


@pytest.mark.parametrize("sight", SMALL_SCREENS)
def test_a_table_below_a_guide_is_in_view_as_a_whole(mira: Arrive, sights: Sights, sight: str) -> None:
    width, height = SMALL_SCREENS[sight]
    page = mira(viewport={"width": width, "height": height}).open(sights.path(sight))
    sights.settle(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(checks.OVERLAPS, [".mine > .plate", ".trick"]) == []


def test_what_the_values_of_a_review_are_can_be_read_on_a_phone(mira: Arrive, sights: Sights) -> None:
    page = mira(remembers={"language": LONG_WORDS}, viewport=SCREENS["phone"]).open(
        sights.path("review").replace("#1", "#2")
    )
    expect(page.get_by_role("table", name="Was jede Wahl wert war")).to_be_visible()
    caption = page.locator(".caption").bounding_box()
    assert caption is not None
    assert caption["x"] + caption["width"] <= SCREENS["phone"]["width"]
    values = page.locator(".scroll:has(.try)")
    assert values.evaluate("box => box.scrollWidth <= box.clientWidth")
