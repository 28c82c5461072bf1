"""Pictures of every page on all kinds of screens, light and dark, to be looked at; and film strips.

    scripts/screenshots

writes them into docs/screenshots; given names of sights as arguments, only of these. The names `trick` and
`ending` are film strips, of eight pictures each: a trick with a power, and the count. It needs Chromium
(Debian's package chromium; set CHROMIUM if it has another name) and a built client.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.server.running import Server
from tests.web.building import ROOT, built_client, find_chromium
from tests.web.sights import PATHS, Sights, make_sights

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "phone-on-its-side": {"width": 740, "height": 360},
    "desktop": {"width": 1280, "height": 800},
    "zoomed": {"width": 640, "height": 400},
    "large": {"width": 2560, "height": 1440},
}
TABLES = ("home", "claim", "claim-for-four", "claim-end", "kingdoms", "kingdoms-end")
"""Those that are looked at on every screen; the others on a phone and a desktop."""
EVERYWHERE = ("phone", "desktop")
THEMES = ("light", "dark")


def main() -> None:
    built_client()
    folder = ROOT / "docs" / "screenshots"
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "server", requests_per_minute=100_000) as server,
        sync_playwright() as tool,
    ):
        browser = tool.chromium.launch(executable_path=find_chromium())
        sights = make_sights(browser, server)
        wanted = sys.argv[1:] or [*PATHS, *STRIPS]
        for size in SIZES:
            for theme in THEMES:
                take(browser, sights, folder, size, theme, wanted)
        for name in set(wanted) & set(STRIPS):
            STRIPS[name](browser, sights, folder)
        browser.close()


def take(
    browser: Browser, sights: Sights, folder: Path, size: str, theme: str, wanted: Sequence[str]
) -> None:
    page = open_page(browser, sights, size, theme=theme)
    for sight in wanted:
        if sight in PATHS and (size in EVERYWHERE or sight in TABLES):
            page.goto(sights.address + sights.path(sight))
            sights.settle(page)
            page.screenshot(path=folder / f"{sight}-{size}-{theme}.jpg", type="jpeg", quality=88)
    page.context.close()


def open_page(browser: Browser, sights: Sights, size: str, **wishes: str) -> Page:
    context = browser.new_context(
        viewport=SIZES[size],
        storage_state=sights.state,
        locale="en-GB",
        has_touch=size.startswith("phone"),
        # Large screens have small pixels.
        device_scale_factor=0.5 if size == "large" else 1,
    )
    settings = {"speed": "off", "language": "en", "known": "yes", "sound": "off", **wishes}
    context.add_init_script(
        f"for (const [name, value] of Object.entries({settings})) localStorage['claimant-' + name] = value"
    )
    return context.new_page()


# --- film strips ------------------------------------------------------------------------------------


def film_trick(browser: Browser, sights: Sights, folder: Path) -> None:
    """A trick in which a power does something, from the first card to the next one."""
    page = open_page(browser, sights, "desktop", speed="normal")
    page.clock.install()
    page.clock.pause_at(STAND_STILL)
    game = sights.names["game"]
    steps = page.request.get(f"{sights.address}/api/v1/games/{game}/replay").json()
    second = next(at for at in range(6, len(steps), 2) if len(powers_in(steps[at])) > 0)
    page.goto(f"{sights.address}/games/{game}/replay#{second - 2}")
    sights.settle(page)
    page.clock.run_for(5_000)
    page.keyboard.press("ArrowRight")
    frames = [film(page, 220) for _ in range(3)]
    page.clock.run_for(3_000)
    page.keyboard.press("ArrowRight")
    frames += [film(page, 330) for _ in range(FRAMES - 3)]
    lay_out(page, frames, folder / "trick-strip.jpg")


def film_ending(browser: Browser, sights: Sights, folder: Path) -> None:
    """The count of the votes, faction by faction, to the throne."""
    page = open_page(browser, sights, "desktop", speed="normal")
    page.clock.install()
    page.clock.pause_at(STAND_STILL)
    page.goto(sights.address + sights.path("claim-end"))
    sights.settle(page)
    frames = [film(page, 640) for _ in range(FRAMES)]
    lay_out(page, frames, folder / "ending-strip.jpg")


def powers_in(step: dict[str, Any]) -> list[dict[str, Any]]:
    return [told for told in step["told"] if told.get("topic", "")[:1].isupper()]


def film(page: Page, milliseconds: int) -> bytes:
    """What is seen after a while."""
    page.clock.run_for(milliseconds)
    return page.screenshot(type="jpeg", quality=90)


def lay_out(page: Page, frames: list[bytes], path: Path) -> None:
    """Eight pictures side by side, four in a row."""
    pictures = "".join(
        f'<img width="480" src="data:image/jpeg;base64,{b64encode(frame).decode()}">' for frame in frames
    )
    browser = page.context.browser
    assert browser is not None
    sheet = browser.new_page(viewport={"width": 1944, "height": 612})
    sheet.set_content(
        f'<body style="margin:4px;display:grid;gap:4px;grid-template-columns:repeat(4,480px)">{pictures}'
    )
    sheet.screenshot(path=path, type="jpeg", quality=85)
    sheet.close()
    page.context.close()


STRIPS = {"trick": film_trick, "ending": film_ending}
FRAMES = 8
STAND_STILL = "2030-01-01"


if __name__ == "__main__":
    main()
