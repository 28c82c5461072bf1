"""Hints: against bots only, from one's own view, thought about once."""

from __future__ import annotations

import pytest

from tests.server.running import Server
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Visitor


def until_my_turn(visitor: Visitor, game: str) -> None:
    with visitor.socket() as line:
        line.send(do="watch", table=visitor.sees(game)["table"])
        while not line.hear("game")["view"]["legal"]:
            pass


@pytest.mark.parametrize("kind", ["claim", "kingdoms"])
def test_a_hint_is_something_that_can_be_done(server: Server, kind: str) -> None:
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["random"], start=True, setup={"game": kind})["game"]
    until_my_turn(ann, game)
    hint = ann.get(f"/games/{game}/hint")
    legal = ann.sees(game)["view"]["legal"]
    assert hint["action"] in legal
    assert hint["bot"] == ann.get("/bots")[-1]["bot"]
    assert hint["version"] == ann.sees(game)["version"]
    assert [entry["action"] for entry in hint["chances"]][:1] == [hint["action"]][: len(hint["chances"])]
    assert all(entry["action"] in legal and 0 <= entry["chance"] <= 1 for entry in hint["chances"])
    assert ann.get(f"/games/{game}/hint") == hint
    ann.move(game, hint["action"], hint["version"])


def test_among_people_there_are_no_hints(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, _ = first_move((ann, ben), game)
    assert actor.refused("GET", f"/games/{game}/hint") == (403, "no-hints")
    assert other.refused("GET", f"/games/{game}/hint") == (403, "no-hints")
    assert Visitor(server, "Cid").refused("GET", f"/games/{game}/hint") == (403, "not-seated")
    assert Visitor(server).refused("GET", f"/games/{game}/hint") == (401, "sign-in-first")


def test_one_bot_among_people_does_not_make_it_a_game_against_bots(server: Server) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    table = ann.post("/tables", bots=["random"], setup={"players": 3})["table"]
    ben.post(f"/tables/{table}/players")
    game = ann.post(f"/tables/{table}/games")["game"]
    assert ann.refused("GET", f"/games/{game}/hint") == (403, "no-hints")


def test_after_the_game_there_is_nothing_to_advise(server: Server) -> None:
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["random"], start=True)["game"]
    ann.post(f"/games/{game}/resignation", version=ann.sees(game)["version"], key="enough")
    assert ann.refused("GET", f"/games/{game}/hint") == (409, "game-over")
    assert ann.get(f"/games/{game}/why-not", action="Go1")["reason"]["code"] == "game-over"
