"""Pictures of every page on all kinds of screens, light and dark, to be looked at; and film strips.

    scripts/screenshots

writes them into docs/screenshots; given names as arguments, only these. A name is that of a sight, of a
film strip of eight pictures (`trick`: one with a power, `ending`: the count), or `sheets`: for every kind
of screen one sheet with all tables in both themes. It needs Chromium (Debian's package chromium; set
CHROMIUM if it has another name) and a built client.
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
SHEETS = "sheets"
WIDTHS = {"phone": 270, "phone-on-its-side": 555, "desktop": 640, "zoomed": 480, "large": 640}
"""How wide a picture is on a sheet; with `COLUMNS` no sheet is much broader than another."""
COLUMNS = {"phone": 6, "phone-on-its-side": 3, "desktop": 3, "zoomed": 4, "large": 3}


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
        wanted = sys.argv[1:] or [*PATHS, *STRIPS, SHEETS]
        for size in SIZES:
            for theme in THEMES:
                take(browser, sights, folder, size, theme, wanted)
            if SHEETS in wanted:
                take_sheet(browser, sights, folder, size)
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


def take_sheet(browser: Browser, sights: Sights, folder: Path, size: str) -> None:
    """All tables on one kind of screen, first light, then dark."""
    pictures = []
    for theme in THEMES:
        page = open_page(browser, sights, size, theme=theme)
        for sight in TABLES:
            page.goto(sights.address + sights.path(sight))
            sights.settle(page)
            pictures.append(page.screenshot(type="jpeg", quality=90))
        page.context.close()
    lay_out(browser, pictures, folder / f"sheet-{size}.jpg", WIDTHS[size], COLUMNS[size])


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
    lay_out(browser, frames, folder / "trick-strip.jpg")
    page.context.close()


def film_ending(browser: Browser, sights: Sights, folder: Path) -> None:
    """The count of the votes, faction by faction, to the throne."""
    page = open_page(browser, sights, "desktop", speed="normal")
    page.clock.install()
    page.clock.pause_at(STAND_STILL)
    page.goto(sights.address + sights.path("claim-end"))
    sights.settle(page)
    frames = [film(page, 640) for _ in range(FRAMES)]
    lay_out(browser, frames, folder / "ending-strip.jpg")
    page.context.close()


def powers_in(step: dict[str, Any]) -> list[dict[str, Any]]:
    return [told for told in step["told"] if told.get("topic", "")[:1].isupper()]


def film(page: Page, milliseconds: int) -> bytes:
    """What is seen after a while."""
    page.clock.run_for(milliseconds)
    return page.screenshot(type="jpeg", quality=90)


def lay_out(
    browser: Browser, pictures: list[bytes], path: Path, width: int = 480, columns: int = 4
) -> None:
    """Pictures side by side."""
    images = "".join(
        f'<img width="{width}" src="data:image/jpeg;base64,{b64encode(picture).decode()}">'
        for picture in pictures
    )
    sheet = browser.new_page(viewport={"width": columns * (width + GAP) + GAP, "height": 100})
    style = f"margin:{GAP}px;display:grid;gap:{GAP}px;grid-template-columns:repeat({columns},{width}px)"
    sheet.set_content(f'<body style="{style}">{images}')
    sheet.screenshot(path=path, type="jpeg", quality=82, full_page=True)
    sheet.close()


STRIPS = {"trick": film_trick, "ending": film_ending}
FRAMES = 8
GAP = 4
STAND_STILL = "2030-01-01"


if __name__ == "__main__":
    main()
