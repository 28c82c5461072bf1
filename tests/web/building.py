"""The client as it is served: built before use, once for all concurrent test runs."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
LOCALE = ROOT / "src" / "claimant" / "locale"
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def built_client() -> Path:
    """Where the client lies that the server sends; in a source tree it is built anew if it is older."""
    client = Path(str(files("claimant"))) / "web_client"
    if client.is_relative_to(ROOT / "src"):
        (ROOT / "build").mkdir(exist_ok=True)
        with open(ROOT / "build" / "client.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if _is_stale(client / "index.html"):
                subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, timeout=SECONDS, check=True)
    assert (client / "index.html").exists(), (
        "The installed package has no web client: make setup needs Node."
    )
    return client


def _is_stale(page: Path) -> bool:
    sources = [*WEB.glob("*.*"), *(WEB / "src").rglob("*"), *LOCALE.rglob("*.ftl")]
    return not page.exists() or page.stat().st_mtime < max(source.stat().st_mtime for source in sources)


def find_chromium() -> str:
    """The system's Chromium; the variable CHROMIUM names another one.

    Without a window Chromium needs a third less of the processor.
    """
    wanted = [os.environ.get("CHROMIUM", ""), *PROGRAMS]
    found = next(filter(None, map(shutil.which, filter(None, wanted))), None)
    assert found is not None, (
        "Chromium is needed: install the package chromium, or set CHROMIUM to where it is."
    )
    return found
