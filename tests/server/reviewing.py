"""Reviews for tests: quick ones, in which everybody has made mistakes."""

from __future__ import annotations

import json
from functools import partial

from claimant.games import read_record
from claimant.server.ops.settings import DATABASE_FILE
from claimant.server.store.writer import Change, Store, T
from claimant.server.study.reviews import save, told
from claimant.server.study.working import Progress
from claimant.study import review
from tests.server.running import Server
from tests.server.visitor import Json

EFFORT = 100
"""It need not be good."""
ONE_MISTAKE = json.dumps(
    {
        "decisions": [
            {
                "number": 0,
                "seat": "A",
                "action": "Go1",
                "grade": "blunder",
                "values": [
                    {"action": action, "win": win, "exact": True}
                    for action, win in (("Go1", 0.0), ("Go2", 1.0))
                ],
                "best": "Go2",
                "reasons": [],
                "phase": 1,
            }
        ]
    }
)
"""A review, as far as exercises are made of it."""


def keep_review(server: Server, game: str, record: str) -> None:
    """Review a finished game as if somebody had asked for it."""
    made = review(read_record(record), effort=EFFORT)
    content = told(Progress(made, len(made.decisions), is_done=True), 0)
    in_store(server, partial(save, game=game, content=json.dumps(marked(json.loads(content)))))


def marked(judged: Json) -> Json:
    """The same review, in which every seat has made two mistakes, whatever was dealt."""
    for decision in judged["decisions"]:
        decision["grade"] = "good"
    for seat in "AB":
        costly = [each for each in judged["decisions"] if each["seat"] == seat and lost(each) > 0]
        costly.sort(key=lost)
        costly[-1]["grade"], costly[-2]["grade"] = "blunder", "mistake"
    return judged


def lost(decision: Json) -> float:
    """How much better the best action was."""
    wins = {value["action"]: value["win"] for value in decision["values"]}
    return float(wins[decision["best"]] - wins[decision["action"]]) if wins else 0.0


def in_store(server: Server, change: Change[T]) -> T:
    """Change something behind the back of a running server."""
    store = Store(f"sqlite:///{server.data / DATABASE_FILE}")
    try:
        return store.submit(change).result()
    finally:
        store.close()
