"""Reviews: for everybody who may see the record, made once, sent while in progress, deleted with their
game.
"""

from __future__ import annotations

import json

from claimant.server.messages.reviews import (
    JudgedDecision,
    LuckAndSkill,
    ReviewAnswer,
    SideAccuracy,
    WhatIfAnswer,
    WinTurn,
)
from claimant.tabletop.chance import Chance
from tests.cli.shell import played_game, played_kingdoms
from tests.patience import attempts
from tests.server.reading import read, read_game
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Json, Visitor, play_out

KEPT = ("action", "grade", "values", "best", "loss", "hindsight")


def whole(visitor: Visitor, path: str, **body: object) -> Json:
    """A review, asked for again and again until it is done."""
    decisions: list[Json] = []
    for _ in attempts():
        since = len(decisions)
        told = visitor.post(path, since=since, **body) if body else visitor.get(path, since=since)
        decisions = decisions[: told["since"]] + told["decisions"]
        assert len(decisions) > since or told["done"]
        if told["done"]:
            return {**told, "since": 0, "decisions": decisions}
    raise AssertionError("never done")


def test_a_finished_game_is_reviewed_once_for_all(server: Server) -> None:
    ann, ben, game = sit_down(server)
    play_out(game, [ann, ben], Chance(3))
    path = f"/games/{game}/review"
    first = ann.get(path)
    assert not first["done"]
    assert 0 < len(first["decisions"]) < first["total"] == 52
    made = whole(ann, path)
    # A stranger gets all of it at once, byte for byte what was told before.
    assert Visitor(server).get(path, since=17) == made
    assert [decision["number"] for decision in made["decisions"]] == list(range(52))
    record = ann.http.get(f"/games/{game}/record").text
    # However it is divided, and whoever works on it, it comes to the same.
    of_record = whole(Visitor(server), "/reviews", record=record)
    for name in ("series", "turning_points", "accuracy", "accounts", "sides", "effort", "total"):
        assert of_record[name] == made[name]
    for one, other in zip(of_record["decisions"], made["decisions"], strict=True):
        assert {name: one[name] for name in KEPT} == {name: other[name] for name in KEPT}


def test_everything_looks_as_described(server: Server) -> None:
    nobody = Visitor(server)
    for game in (played_game("claim", 1), played_kingdoms(seed=6, moves=20)):
        data = game.to_json()
        if not game.is_over:
            headers = data["headers"]
            assert isinstance(headers, dict)
            headers["Resigned"] = "A"
        told = whole(nobody, "/reviews", record=json.dumps(data))
        read(ReviewAnswer, told)
        read(list[JudgedDecision], told["decisions"])
        read(list[WinTurn], [*told["series"], *told["turning_points"]])
        read(list[SideAccuracy], told["accuracy"])
        read(list[LuckAndSkill], told["accounts"])


def test_what_may_not_be_replayed_is_not_reviewed(server: Server) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = ann.post("/tables", private=True, match="duplicate")
    ben.post(f"/tables/{table['table']}/players", invitation=table["invitation"])
    game = ann.post(f"/tables/{table['table']}/games")["game"]
    path = f"/games/{game}/review"
    nobody = Visitor(server)
    assert ann.refused("GET", path) == (403, "running")
    assert nobody.refused("GET", path) == (404, "game-not-found")
    ben.post(f"/games/{game}/resignation", version=0, key="enough")
    # The same deal is played once more from the other seat.
    again = ann.get(f"/tables/{table['table']}")["game"]
    assert again != game
    assert ann.refused("GET", path) == (403, "running")
    ben.post(f"/games/{again}/resignation", version=0, key="enough")
    assert nobody.refused("GET", path) == (404, "game-not-found")
    assert ann.get(path)["done"]
    assert nobody.get(path, invitation=table["invitation"])["series"][-1]["wins"] == [1.0, 0.0]


def test_records_of_running_games_and_nonsense_are_refused(server: Server) -> None:
    nobody = Visitor(server)
    for record, code in (
        (played_game("claim", 4, moves=9).record(), "game-not-over"),
        ("no record", None),
        (played_game("claim", 4, moves=9).record().replace("\n1. ", "\n1. A:Xx9 "), None),
    ):
        status, refused = nobody.refused("POST", "/reviews", record=record)
        assert status in (409, 422)
        assert code in (None, refused)
    assert '"a request failed"' not in server.log


def test_what_is_not_there_is_not_reviewed(server: Server) -> None:
    assert Visitor(server).refused("GET", "/games/nowhere/review") == (404, "game-not-found")


def test_a_finished_game_is_played_on_from_any_moment(server: Server) -> None:
    nobody = Visitor(server)
    game = played_game("claim", 1)
    at = 31
    there = game.rewound(at).copy()
    seat = "AB"[there.asked[0]]
    body = {"record": game.record(), "at": at, "seat": seat}
    told = nobody.post("/what-if", **body)
    assert told["view"] == there.view(there.asked[0]).to_json()
    assert (told["line"], told["steps"], told["you"]) == ([], [], seat)
    for _ in attempts():
        line = [*told["line"], f"{seat}:{told['view']['legal'][-1]}"]
        told = nobody.post("/what-if", line=line, **body)
        assert told["line"][: len(line)] == line
        assert [step["seat"] for step in told["steps"]] == [entry[0] for entry in told["line"]]
        read_game(WhatIfAnswer, told, "claim")
        if told["outcome"] is not None:
            break
    # It ends by the rules, and nobody has a game more for it.
    assert told["outcome"]["by"] == "rules"
    assert told["bots"] == [None if letter == seat else "regent" for letter in "AB"]
    gentle = nobody.post("/what-if", bot="greedy", **body)
    assert gentle["bots"] == [None if letter == seat else "greedy" for letter in "AB"]
    assert nobody.refused("POST", "/what-if", bot="nobody", **body)[0] == 422
    wrong = {**body, "line": [f"{seat}:Xx9"]}
    assert nobody.refused("POST", "/what-if", **wrong)[0] in (409, 422)
    assert nobody.refused("POST", "/what-if", **{**body, "at": 53}) == (409, "no-such-moment")
    running = played_game("claim", 4, moves=9).record()
    assert nobody.refused("POST", "/what-if", record=running, at=3, seat="A") == (409, "game-not-over")
