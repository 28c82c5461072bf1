"""Opening a server's page in the browser."""

from __future__ import annotations

import webbrowser
from threading import Thread


def show_page(page: str) -> None:
    """Open a page in the browser, and do not wait for it: some browsers run in the terminal."""
    Thread(target=webbrowser.open, args=(page,), daemon=True).start()
