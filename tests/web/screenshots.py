"""Pictures of every page, as large as a phone and a desktop, light and dark, to be looked at.

    scripts/screenshots

writes them into docs/screenshots; given names of sights as arguments, only of these. It needs Chromium
(Debian's package chromium; set CHROMIUM if it has another name) and a built client.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.running import Server
from tests.web.building import ROOT, built_client, find_chromium
from tests.web.sights import PATHS, Sights, make_sights

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "desktop": {"width": 1280, "height": 800},
}
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
        for size in SIZES:
            for theme in THEMES:
                take(browser, sights, folder, size, theme)
        browser.close()


def take(browser: Browser, sights: Sights, folder: Path, size: str, theme: str) -> None:
    context = browser.new_context(
        viewport=SIZES[size], storage_state=sights.state, locale="en-GB", has_touch=size == "phone"
    )
    settings = {"speed": "off", "language": "en", "known": "yes", "theme": theme}
    context.add_init_script(
        f"for (const [name, value] of Object.entries({settings})) localStorage['claimant-' + name] = value"
    )
    page = context.new_page()
    for sight in sys.argv[1:] or PATHS:
        page.goto(sights.address + sights.path(sight))
        sights.settle(page)
        page.screenshot(path=folder / f"{sight}-{size}-{theme}.jpg", type="jpeg", quality=88)
    context.close()


if __name__ == "__main__":
    main()
