"""Every page that there is, as one player finds it: tables in play, a finished game, a seat to wait on."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from playwright.sync_api import APIRequestContext, Browser, Page, StorageState

from tests.patience import attempts
from tests.server.running import Server

PATHS = {
    "home": "/",
    "set-up": "/new",
    "set-up-kingdoms": "/new?game=kingdoms",
    "lobby": "/lobby",
    "my-games": "/games",
    "account": "/account",
    "learn": "/learn",
    "first-game": "/learn/first-game",
    "lesson": "/learn/Dw",
    "lesson-kingdoms": "/learn/kingdoms-Go",
    "rules": "/rules",
    "rules-of-a-faction": "/rules/Kn",
    "rules-of-a-place": "/rules/Desert",
    "summary": "/rules/summary/claim",
    "balance": "/balance",
    "record": "/replay",
    "missing": "/no/such/page",
    "waiting-room": "/t/{waiting}",
    "claim": "/t/{claim}",
    "claim-for-four": "/t/{four}",
    "claim-end": "/t/{finished}",
    "kingdoms": "/t/{kingdoms}",
    "replay": "/games/{game}/replay",
}


@dataclass
class Sights:
    """Where the pages are, and who may see them."""

    address: str
    state: StorageState
    names: dict[str, str] = field(default_factory=dict)

    def path(self, sight: str) -> str:
        return PATHS[sight].format(**self.names)

    def settle(self, page: Page) -> None:
        """Wait until everything that is to be seen has come."""
        page.wait_for_load_state("networkidle")
        page.locator("main :is(h1, h2, .table)").first.wait_for()
        page.wait_for_function("document.fonts.ready.then(() => true)")


def make_sights(browser: Browser, server: Server) -> Sights:
    """One player with a table of each kind."""
    context = browser.new_context(base_url=f"{server.url}/api/v1/")
    try:
        line = context.request
        _post(line, "players", name="Mira")
        names = {}
        setups: dict[str, dict[str, object]] = {
            "waiting": {"setup": {"game": "claim"}, "private": False},
            "claim": {"setup": {"game": "claim", "places": ["Desert"]}, "bots": ["greedy"], "start": True},
            "four": {"setup": {"game": "claim", "players": 4}, "bots": ["greedy"] * 3, "start": True},
            "finished": {"setup": {"game": "claim"}, "bots": ["random"], "start": True},
            "kingdoms": {"setup": {"game": "kingdoms"}, "bots": ["greedy"], "start": True},
            "kingdoms_finished": {"setup": {"game": "kingdoms"}, "bots": ["random"], "start": True},
        }
        games = {}
        for name, setup in setups.items():
            table = _post(line, "tables", **setup)
            names[name] = str(table["table"])
            games[name] = str(table["game"])
        _play(line, games["claim"], 12)
        _play(line, games["four"], 6)
        _play(line, games["kingdoms"], 24)
        _play(line, games["finished"], 1000)
        _play(line, games["kingdoms_finished"], 1000)
        names["game"] = games["finished"]
        names["kingdoms_game"] = games["kingdoms_finished"]
        return Sights(server.url, context.storage_state(), names)
    finally:
        context.close()


def _post(line: APIRequestContext, path: str, **body: object) -> dict[str, object]:
    answer = line.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def _play(line: APIRequestContext, game: str, moves: int) -> None:
    """Make any legal move so many times, or until the game is over; bots answer meanwhile."""
    made = 0
    for _ in attempts():
        if made == moves:
            return
        seen = line.get(f"games/{game}").json()
        if seen["outcome"] is not None:
            return
        legal, version = seen["view"]["legal"], seen["version"]
        if legal:
            move = {"action": legal[len(legal) // 2], "version": version, "key": f"{game}-{version}"}
            _post(line, f"games/{game}/moves", **move)
            made += 1
        else:
            time.sleep(0.02)
