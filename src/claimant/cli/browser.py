"""Showing a server's page to whoever has started it."""

from __future__ import annotations

import socket
import webbrowser
from threading import Thread
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

from claimant.cli.output import console
from claimant.cli.problems import Problem
from claimant.server.settings import Settings

PAUSE_SECONDS = 0.1
EVERYWHERE = ("0.0.0.0", "::", "")


def open_soon(settings: Settings) -> None:
    """Open the page as soon as the server, which is started next, can serve it."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    with socket.socket() as probe:
        if probe.connect_ex((host, settings.port)) == 0:
            raise Problem(
                f"Something is being served on port {settings.port} already: give another --port."
            )
    Thread(target=_open, args=(f"http://{host}:{settings.port}/",), daemon=True).start()


def _open(page: str) -> None:
    while not _is_ready(page):
        sleep(PAUSE_SECONDS)
    console().print(f"Play at {page} (Ctrl-C ends the server).")
    webbrowser.open(page)


def _is_ready(page: str) -> bool:
    try:
        with urlopen(f"{page}ready", timeout=1) as answer:
            return bool(answer.status == 200)
    except (URLError, TimeoutError, ConnectionError):
        return False
