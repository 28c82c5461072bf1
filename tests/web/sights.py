"""Every page, as one player finds it: tables in play, a finished game, a seat to wait on.

All deals and moves are fixed: every run and every screen size shows the same.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page, StorageState

from claimant.server.ops.settings import DATABASE_FILE
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
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/eaa41a6cf3",
    "mistakes": "/mistakes",
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
    "kingdoms-end": "/t/{kingdoms_finished}",
    "replay": "/games/{game}/replay",
    "review": "/games/{game}/review#1",
    "analysis": "/analysis",
    "analysis-of-a-game": "/games/{game}/analysis#40",
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


SETUPS: dict[str, dict[str, Any]] = {
    "claim": {"setup": {"game": "claim", "places": ["Desert"]}, "bots": ["greedy"]},
    "four": {"setup": {"game": "claim", "players": 4}, "bots": ["greedy"] * 3},
    "finished": {"setup": {"game": "claim"}, "bots": ["random"]},
    "kingdoms": {"setup": {"game": "kingdoms"}, "bots": ["greedy"]},
    "kingdoms_finished": {"setup": {"game": "kingdoms"}, "bots": ["random"]},
}
MOVES = {"claim": 12, "four": 6, "kingdoms": 24}
GAMES = {"finished": "game", "four": "game_of_four", "kingdoms_finished": "kingdoms_game"}
"""Those that are looked at again, and how their games are called here."""


def api_of(server: Server) -> str:
    return f"{server.url}/api/v1/"


def make_sights(browser: Browser, server: Server) -> Sights:
    """One player with a table of each kind."""
    context = browser.new_context(base_url=api_of(server))
    try:
        line = context.request
        post(line, "players", name="Mira")
        waiting = post(line, "tables", setup={"game": "claim"}, private=False)
        names = {"waiting": str(waiting["table"])}
        for name, setup in SETUPS.items():
            names[name], game = fixed_table(line, server, **setup)
            play(line, game, MOVES.get(name, 1000))
            if name in GAMES:
                names[GAMES[name]] = game
        return Sights(server.url, context.storage_state(), names)
    finally:
        context.close()


def fixed_table(
    line: APIRequestContext, server: Server, seed: int = 1, **options: object
) -> tuple[str, str]:
    """A table with a game that is dealt the same each time, bots' dice and all; its id and the game's."""
    table = str(post(line, "tables", **options, first="A")["table"])
    # The deal and the bots follow from the secret; nobody has been told anything of it yet.
    with closing(sqlite3.connect(server.data / DATABASE_FILE, timeout=30)) as store, store:
        store.execute("UPDATE tables SET secret = ? WHERE id = ?", (f"{seed:064x}", table))
    return table, str(post(line, f"tables/{table}/games")["game"])


def post(line: APIRequestContext, path: str, **body: object) -> dict[str, object]:
    answer = line.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def play(
    line: APIRequestContext,
    game: str,
    moves: int = 1000,
    until: Callable[[dict[str, Any]], bool] = lambda _: False,
) -> bool:
    """Make any legal move so many times, or until a view is as wanted, which is then told; bots answer."""
    made = 0
    for _ in attempts():
        if made == moves:
            return False
        seen = line.get(f"games/{game}").json()
        if seen["outcome"] is not None:
            return False
        if until(seen["view"]):
            return True
        legal, version = seen["view"]["legal"], seen["version"]
        if legal:
            move = {"action": legal[len(legal) // 2], "version": version, "key": f"{game}-{version}"}
            post(line, f"games/{game}/moves", **move)
            made += 1
        else:
            time.sleep(0.02)
    return False
