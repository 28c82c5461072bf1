"""A person in front of a screen. Every error behind it is noted and fails the test."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from tests.patience import MILLISECONDS
from tests.server.running import Server


class Person:
    """A browser of their own with one page."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.address = server.url
        self.faults: list[str] = []
        self.tolerated: list[str] = []
        self.frames: list[str] = []
        self.responses: list[Response] = []
        context.set_default_timeout(MILLISECONDS)
        context.on("request", self._asked)
        self.page: Page = context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", self._failed)
        self.page.on("websocket", self._connected)
        self.page.on("response", self._answered)

    def open(self, path: str) -> Page:
        """Go to a page and wait until it has loaded its own part."""
        self.page.goto(self.address + path)
        self.page.locator("main > :not(.loading)").first.wait_for()
        return self.page

    def tolerate(self, pattern: str) -> None:
        """What the browser itself reports about something that the test brings about on purpose."""
        self.tolerated.append(pattern)

    def wrongs(self) -> list[str]:
        """What went wrong, but for what was to be expected."""
        return [fault for fault in self.faults if not any(re.search(t, fault) for t in self.tolerated)]

    def answers(self) -> list[str]:
        """All that the server has answered to requests of the page, but for its files."""
        return [answer.text() for answer in self.responses if "/api/" in answer.url and answer.ok]

    # --- keys ---------------------------------------------------------------------------------

    def tab_to(self, wanted: Locator, key: str = "Tab") -> None:
        """Press a key until something has the focus."""
        for _ in range(80):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"The keyboard does not reach {wanted}.")

    # --- what the browser notes ---------------------------------------------------------------

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:" + self.address, "data:")):
            self.faults.append(f"A request to others: {urlsplit(request.url).netloc}")

    def _answered(self, response: Response) -> None:
        self.responses.append(response)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = (message.location or {}).get("url", "")
            self.faults.append(f"{message.type}: {message.text} ({where})")

    def _failed(self, error: Error) -> None:
        self.faults.append(f"An error nobody caught: {error}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.extend(str(payload).split("\n")))
