"""The same with PostgreSQL and two worker processes."""

from __future__ import annotations

from pathlib import Path

from claimant.tabletop.chance import Chance
from tests.server.crashing import UNLIMITED
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.visitor import Visitor, play_out


def test_who_is_served_by_another_worker_hears_of_every_move(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("two_workers"), workers=2, **UNLIMITED) as server:
        ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
        table = ann.post("/tables")["table"]
        ben.post(f"/tables/{table}/players")
        game = ann.post(f"/tables/{table}/games")["game"]
        # With ten lines open, some are held by the one worker and some by the other.
        sockets = [ann.socket() for _ in range(10)]
        lines = [socket.__enter__() for socket in sockets]
        try:
            for line in lines:
                line.send(do="watch", table=table)
                assert line.hear("game")["version"] == 0
            actor = ann if ann.sees(game)["view"]["legal"] else ben
            actor.move(game, actor.sees(game)["view"]["legal"][0], 0)
            assert [line.hear("game")["version"] for line in lines] == [1] * 10
        finally:
            for socket in sockets:
                socket.__exit__(None, None, None)
        play_out(game, [ann, ben], Chance(1))
        assert server.stop() == 0


def test_a_database_that_restarts_costs_nothing_but_time(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("restarted"), **UNLIMITED) as server:
        ann = Visitor(server, "Ann")
        table = ann.post("/tables", bots=["random"], start=True)
        game = table["game"]
        with ann.socket() as line:
            line.send(do="watch", table=table["table"])
            line.hear("game")
            postgres.stop()
            seen = {"action": "Go0", "version": 0, "key": "a"}
            assert ann.refused("POST", f"/games/{game}/moves", **seen)[1] in (
                "store-fails",
                "must-follow",
                "not-your-turn",
                "stale",
                "not-in-hand",
            )
            assert ann.http.get(f"{server.url}/ready").status_code == 503
            postgres.start()
        while ann.http.get(f"{server.url}/ready").status_code != 200:
            pass
        chance = Chance(2)
        while ann.sees(game)["outcome"] is None:
            ann.play_any(game, chance)
        assert ann.sees(game)["outcome"]["by"] == "rules"
