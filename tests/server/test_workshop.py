"""Long work is done outside the event loop, and one visitor's work does not keep the others waiting."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from claimant.server.ops.workshop import (
    MOST_OF_AN_ADDRESS,
    MOST_WAITING,
    Workshop,
    in_a_process,
    in_a_thread,
)
from claimant.server.play.visitors import Visitor as Who
from claimant.server.reasons import Refusal
from tests.cli.shell import played_kingdoms
from tests.patience import SECONDS, until
from tests.server.running import Server, children_of
from tests.server.visitor import Visitor

ANN, BEN = Who("address 1", "ann"), Who("address 2", "ben")
REPLAYS = 40
WARM = 2
"""The processes for replays and for study."""
SERVERS_SHARE = 0.006
"""In seconds, for each replay: to read the request and send the answer. The replay itself takes longer."""


def test_visitors_take_turns() -> None:
    async def play() -> list[str]:
        shop, order, may_go = Workshop("test", in_a_thread("test")), list[str](), threading.Event()

        def work(name: str) -> None:
            may_go.wait(SECONDS)
            order.append(name)

        jobs = [asyncio.create_task(shop.do(ANN, lambda: work("ann"))) for _ in range(5)]
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(shop.do(BEN, lambda: work("ben"))))
        await asyncio.sleep(0)
        may_go.set()
        await asyncio.gather(*jobs)
        shop.close()
        return order

    assert asyncio.run(play()).index("ben") <= 1


def test_who_wants_too_much_is_refused_and_so_are_all_if_there_is_too_much() -> None:
    async def play() -> list[str]:
        shop, may_go = Workshop("test", in_a_thread("test")), threading.Event()

        async def ask(who: Who) -> str:
            try:
                await shop.do(who, lambda: may_go.wait(SECONDS))
            except Refusal as refusal:
                return f"{refusal.status} {refusal.reason.code}"
            return "done"

        asked = [asyncio.create_task(ask(ANN)) for _ in range(MOST_OF_AN_ADDRESS + 1)]
        others = MOST_WAITING - MOST_OF_AN_ADDRESS + 1
        asked += [asyncio.create_task(ask(Who(f"address {n}", ""))) for n in range(10, 10 + others)]
        await asyncio.sleep(0)
        may_go.set()
        answers = await asyncio.gather(*asked)
        assert await ask(ANN) == "done"
        shop.close()
        return answers

    answers = asyncio.run(play())
    assert answers[MOST_OF_AN_ADDRESS] == "429 too-fast"
    assert answers[-1] == "503 server-full"
    assert answers.count("done") == MOST_WAITING


def test_who_goes_away_does_not_keep_their_place() -> None:
    async def play() -> None:
        shop, may_go, done = Workshop("test", in_a_thread("test")), threading.Event(), list[str]()
        first = asyncio.create_task(shop.do(ANN, lambda: may_go.wait(SECONDS)))
        gone = asyncio.create_task(shop.do(ANN, lambda: done.append("gone")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        may_go.set()
        await first
        await shop.do(BEN, lambda: done.append("ben"))
        assert done == ["ben"]
        shop.close()

    asyncio.run(play())


def die() -> None:
    os._exit(1)


def test_work_that_kills_its_process_fails_alone() -> None:
    async def play() -> None:
        shop = Workshop("test", in_a_process())
        with pytest.raises(BrokenProcessPool):
            await shop.do(ANN, die)
        assert await shop.do(ANN, os.getpid) != os.getpid()
        shop.close()

    asyncio.run(play())


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_whoever_hammers_replays_does_not_occupy_the_event_loop(server: Server) -> None:
    """In processor time of the server's own process: how long it takes depends on who else is busy."""
    record = played_kingdoms(seed=5).record()
    assert server.process is not None
    with ThreadPoolExecutor(4) as visitors:
        eve = Visitor(server, "Eve")
        eve.post("/replays", record=record)
        before = processor_seconds(server.process.pid)
        answers = list(
            visitors.map(lambda _: eve.ask("POST", "/replays", {"record": record}), range(REPLAYS))
        )
        spent = processor_seconds(server.process.pid) - before
    assert {answer.status_code for answer in answers} == {200}
    assert spent / REPLAYS < SERVERS_SHARE


def test_long_headers_are_not_told_again_with_every_step(server: Server) -> None:
    record = f'[BotA "{"x" * 45_000}"]\n' + played_kingdoms(seed=5).record()
    assert Visitor(server).refused("POST", "/replays", record=record) == (422, "header-too-long")


def test_the_document_and_the_counters_are_limited_as_everything_else(data: Path) -> None:
    with Server(data, requests_per_minute=3) as server:
        for path in ("/metrics", "/ready", "/health", "/api/v1/schema/openapi.json"):
            answer = Visitor(server).http.get(f"{server.url}{path}")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert Visitor(server).http.get(f"{server.url}/").status_code in (200, 404)


def test_a_process_is_ready_before_anybody_wants_it() -> None:
    async def play() -> tuple[int, int]:
        shop = Workshop("test", in_a_process())
        shop.warm_up(os.getpid)
        executor = shop._executor
        assert executor is not None
        ready = await asyncio.wrap_future(executor.submit(os.getpid))
        worked = await shop.do(ANN, os.getpid)
        shop.close()
        return ready, worked

    ready, worked = asyncio.run(play())
    assert ready == worked != os.getpid()


def test_a_server_has_its_processes_ready(data: Path) -> None:
    """Nobody's first review waits for a process to start."""
    with Server(data) as server:
        assert server.process is not None
        process = server.process.pid
        before = len(commands_of(process, "spawn_main"))
        until(lambda: len(commands_of(process, "spawn_main")) >= before + WARM)


def commands_of(process: int, named: str) -> list[int]:
    """The processes below one whose command names something."""
    found = [child for child in children_of(process) if named in command_of(child)]
    return [*found, *(each for child in children_of(process) for each in commands_of(child, named))]


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except FileNotFoundError:
        return ""
