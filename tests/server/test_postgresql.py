"""The same with PostgreSQL and two worker processes."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from claimant.tabletop.chance import Chance
from tests.patience import SECONDS, until
from tests.server.crashing import UNLIMITED
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.test_admin import run
from tests.server.test_play import first_move, sit_down
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
        told = ann.http.get(f"{server.url}/metrics").text
        counted = re.search(r'^claimant_moves_total{kind="move"} ([0-9.]+)$', told, re.MULTILINE)
        assert counted is not None
        assert float(counted[1]) == ann.sees(game)["version"]
        assert server.stop() == 0


def test_the_same_move_at_both_workers_at_once_is_made_once(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("at_once"), workers=2, **UNLIMITED) as server:
        ann, ben, game = sit_down(server)
        actor, _, action = first_move((ann, ben), game)

        def move(key: str) -> int:
            # A connection of its own, which any of the workers may take.
            with httpx.Client(
                base_url=actor.http.base_url, cookies=actor.http.cookies, timeout=SECONDS
            ) as http:
                body = {"action": action, "version": 0, "key": key}
                return http.post(f"/games/{game}/moves", json=body).status_code

        with ThreadPoolExecutor(16) as threads:
            codes = list(threads.map(move, ["same"] * 12 + [f"other-{number}" for number in range(12)]))
        done = sorted(set(codes[:12])), codes.count(201)
        assert done in (([201], 12), ([409], 1))
        assert {ann.sees(game)["version"], ben.sees(game)["version"]} == {1}


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
        until(lambda: ann.http.get(f"{server.url}/ready").status_code == 200)
        play_out(game, [ann], Chance(2))
        assert ann.sees(game)["outcome"]["by"] == "rules"


def test_backup_restore_and_check_while_it_runs(postgres: Postgres, data: Path) -> None:
    database, empty = postgres.new_database("saved"), postgres.new_database("restored")
    copy = data.parent / "games.dump"
    with Server(data, database, **UNLIMITED) as server:
        ann, ben, game = sit_down(server)
        play_out(game, [ann, ben], Chance(1))
        assert run("admin", "backup", copy, "--database", database).returncode == 0
        assert run("admin", "check", "--database", database).stdout == "All is well.\n"
        whole = ann.http.get(f"/games/{game}/record").text
        told = run("admin", "restore", copy, "--database", database)
        assert (told.returncode, "pg_restore failed" in told.stderr) == (2, True)
    assert run("admin", "restore", copy, "--database", empty).returncode == 0
    assert run("admin", "check", "--database", empty).stdout == "All is well.\n"
    with Server(data, empty, **UNLIMITED) as server:
        assert Visitor(server).http.get(f"/games/{game}/record").text == whole


def test_signing_out_at_one_worker_ends_the_lines_at_the_other(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("leaving"), workers=2, **UNLIMITED) as server:
        ann = Visitor(server, "Ann")
        sockets = [ann.socket() for _ in range(10)]
        lines = [socket.__enter__() for socket in sockets]
        try:
            token = ann.cookie
            ann.delete("/me/session")
            assert {line.ending() for line in lines} == {(4001, "sign-in-first")}
            for _ in range(10):
                again = Visitor(server)
                again.http.cookies.set("claimant", token)
                assert again.refused("GET", "/me") == (401, "sign-in-first")
        finally:
            for socket in sockets:
                socket.__exit__(None, None, None)


def test_what_postgresql_cannot_keep_is_refused_and_no_fault(postgres: Postgres, data: Path) -> None:
    """It keeps no zero characters."""
    with Server(data, postgres.new_database("zeros"), **UNLIMITED) as server:
        ann = Visitor(server, "Ann")
        move = {"action": "Go0", "version": 0, "key": "k"}
        for method, path, body in (
            ("GET", "/tables/%00", {}),
            ("GET", "/games/%00/replay", {}),
            ("POST", "/games/a%00/moves", move),
        ):
            assert ann.refused(method, path, **body) == (422, "bad-character"), path
        assert server.errors == []


def test_both_workers_serve_when_the_server_says_that_it_is_ready(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("ready"), workers=2) as server:
        assert httpx.get(f"{server.url}/ready", timeout=SECONDS).text == "ready"
        assert [(told["addresses"], told["workers"]) for told in server.ready] == [([server.url], 2)]
        assert server.log.count('"message":"started"') == 2
