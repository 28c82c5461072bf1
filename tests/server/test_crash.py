"""Nothing acknowledged is lost or done twice, whatever is killed. `make crash` is the long form."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crashing import UNLIMITED, WORKERS, Findings, crash, killing, killing_workers, report
from tests.server.postgres import Postgres
from tests.server.running import Server


def check(found: Findings) -> None:
    report(found)
    assert found.promised > found.kills
    assert found.nothing_is_wrong


def test_a_server_with_a_file_killed_again_and_again(data: Path) -> None:
    check(asyncio.run(crash(Server(data, "", **UNLIMITED), kills=3, clients=8)))


def test_one_worker_of_two_killed_again_and_again(postgres: Postgres, data: Path) -> None:
    server = Server(data, postgres.new_database("workers"), workers=WORKERS, **UNLIMITED)
    check(asyncio.run(crash(server, kills=2, clients=6, calm=1.0, blow=killing_workers())))


def test_the_database_killed_again_and_again(postgres: Postgres, data: Path) -> None:
    server = Server(data, postgres.new_database("database"), workers=WORKERS, **UNLIMITED)
    check(asyncio.run(crash(server, kills=2, clients=6, blow=killing(postgres))))
