"""The same with PostgreSQL and two worker processes."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import psycopg

from claimant.server.ops import admin
from claimant.server.ops.settings import Settings
from claimant.tabletop.chance import Chance
from tests.patience import SECONDS, attempts, until
from tests.server.crashing import UNLIMITED
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.test_admin import run
from tests.server.test_backups import refusal
from tests.server.test_play import first_move, sit_down
from tests.server.test_presence import heard, told, watch
from tests.server.visitor import Line, Visitor, play_out


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


def test_who_is_gone_from_both_workers_is_missed_at_both(postgres: Postgres, data: Path) -> None:
    database = postgres.new_database("presence")
    with Server(data, database, workers=2, **UNLIMITED) as server, ExitStack() as stack:
        ann, ben, game = sit_down(server)
        table, bens = ann.sees(game)["table"], ben.sees(game)["you"]
        anns_lines = lines_to_both(server, ann, table, stack)
        bens_lines = lines_to_both(server, ben, table, stack)
        here, there = anns_lines
        bens_lines[here].close()
        # The one worker misses him, until the other says that he is with it.
        for away in ([bens], []):
            assert heard(anns_lines[here].line) == told(table, game, away)
        bens_lines[there].close()
        for called in anns_lines.values():
            assert heard(called.line) == told(table, game, [bens])
        with ben.socket() as line:
            watch(line, table)
            for called in anns_lines.values():
                assert heard(called.line) == told(table, game, [])


@dataclass
class Called:
    """A line that can be hung up before the others."""

    line: Line
    close: Callable[[], None]


def lines_to_both(server: Server, visitor: Visitor, table: str, stack: ExitStack) -> dict[int, Called]:
    """A line to each of two workers, by its process, with which somebody watches a table."""
    found: dict[int, Called] = {}
    for _ in attempts():
        before = server.connections()
        own = stack.enter_context(ExitStack())
        line = own.enter_context(visitor.socket())
        after = server.connections()
        (worker,) = {after[end] for end in after.keys() - before.keys()}
        if worker in found:
            own.close()
            continue
        watch(line, table)
        found[worker] = Called(line, own.close)
        if len(found) == 2:
            return found
    raise AssertionError("One worker takes all lines.")


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
        assert run("admin", "check", "--database", database).stdout.startswith("All is well")
        whole = ann.http.get(f"/games/{game}/record").text
        told = run("admin", "restore", copy, "--database", database)
        assert (told.returncode, "is not empty" in told.stderr) == (2, True)
    refuse_what_is_no_backup(empty, copy, postgres)
    assert run("admin", "restore", copy, "--database", empty).returncode == 0
    assert run("admin", "check", "--database", empty).stdout.startswith("All is well")
    with Server(data, empty, **UNLIMITED) as server:
        assert Visitor(server).http.get(f"/games/{game}/record").text == whole


def refuse_what_is_no_backup(empty: str, copy: Path, postgres: Postgres) -> None:
    """Nothing of it gets into the empty database."""
    settings = Settings(database=empty)
    whole = copy.read_bytes()
    bad = copy.with_name("bad.dump")
    for content in (b"", b"no dump at all", whole[: len(whole) // 2], whole[:-1]):
        bad.write_bytes(content)
        assert refusal(lambda: admin.restore(settings, bad)) == "not-a-backup"
    assert refusal(lambda: admin.restore(settings, copy, replace=True)) == "cannot-replace"
    other = postgres.new_database("of_another")
    with psycopg.connect(other) as connection:
        connection.execute("CREATE TABLE notes (text text)")
    assert refusal(lambda: admin.backup(Settings(database=other), copy.with_name("x"))) == "not-a-store"
    foreign = copy.with_name("foreign.dump")
    subprocess.run(["pg_dump", "--format=custom", f"--file={foreign}", other], check=True, timeout=SECONDS)
    assert refusal(lambda: admin.restore(settings, foreign)) == "not-a-store"
    with psycopg.connect(empty) as connection:
        assert connection.execute(
            "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        ).fetchone() == (0,)


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
