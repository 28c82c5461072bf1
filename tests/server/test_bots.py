"""Bots in processes of their own: they see what the wire carries, and decide the same as anywhere."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from claimant.bots import make_bot
from claimant.claim.game import Game
from claimant.games import GAMES
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.play import bots
from claimant.server.play.bots import MOST_TRIES, Thinkers
from claimant.server.play.thinking import BotBroke, choose
from claimant.server.play.visitors import Visitor as Owner
from claimant.tabletop.chance import Chance
from tests.patience import PAUSE_SECONDS, SECONDS, attempts, until
from tests.server.crashing import UNLIMITED
from tests.server.postgres import Postgres
from tests.server.running import Server, children_of
from tests.server.test_play import sit_down
from tests.server.visitor import Visitor, play_out
from tests.server.worlds import AnyGame


def some_way_into(game: AnyGame, moves: int) -> AnyGame:
    chance = Chance(moves)
    for _ in range(moves):
        legal = game.legal_actions()
        game.apply(str(legal[chance.below(len(legal))]))
    return game


POSITIONS = [
    ("claim", Game("claim", seed=1), 3),
    ("claim", Game("Gi Gn Au Ph Ra", seed=2), 11),
    ("claim", Game("claim", players=3, seed=3), 20),
    ("claim", Game("claim", places=["Dungeon", "Swamp"], seed=4), 40),
    *(("kingdoms", Kingdoms(seed=5), 9) for game in GAMES if game == "kingdoms"),
]


@pytest.mark.parametrize("bot", ["random", "greedy", "squire"])
@pytest.mark.parametrize(("kind", "game", "moves"), POSITIONS)
def test_a_bot_decides_the_same_from_the_view_on_the_wire(
    bot: str, kind: str, game: AnyGame, moves: int
) -> None:
    game = some_way_into(game.copy(), moves)
    seat = game.asked[0]
    view = game.view(seat)
    carried = json.loads(json.dumps(view.to_json()))
    assert choose(kind, bot, 7, carried) == str(make_bot(bot, kind, 7).choose(view, view.legal))


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots that fail, one after another killing the process in which they think."""
    data = tmp_path_factory.mktemp("broken")
    with Server(data, plugin="tests.server.broken_bots", requests_per_minute=10**6) as running:
        yield running


def thinkers_of(server: Server) -> list[int]:
    assert server.process is not None
    return [child for child in children_of(server.process.pid) if is_thinker(child)]


def is_thinker(process: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def stopped(server: Server, visitor: Visitor) -> Iterator[list[int]]:
    """No bot decides anything meanwhile."""
    # No bot has been asked when it is our turn, so none can have an answer on its way.
    warm = visitor.post("/tables", bots=["random"], start=True)["game"]
    for _ in range(2):
        until(lambda: visitor.play_any(warm, Chance(1)))
    until(lambda: visitor.sees(warm)["view"]["legal"])
    thinkers = thinkers_of(server)
    assert thinkers
    for thinker in thinkers:
        os.kill(thinker, signal.SIGSTOP)
    try:
        yield thinkers
    finally:
        for thinker in thinkers:
            with suppress(ProcessLookupError):
                os.kill(thinker, signal.SIGCONT)


def until_bots_turn(visitor: Visitor, game: str) -> int:
    """Play until it is a bot's turn; the version at which it is."""
    while visitor.play_any(game, Chance(1)):
        pass
    return int(visitor.sees(game)["version"])


def test_no_table_waits_for_anothers_bot(broken: Server) -> None:
    cat = Visitor(broken, "Cat")
    with stopped(broken, cat):
        slow = cat.post("/tables", bots=["random"], start=True)["game"]
        waiting = until_bots_turn(cat, slow)
        ann, ben, game = sit_down(broken)
        play_out(game, [ann, ben], Chance(1))
        assert cat.sees(slow)["version"] == waiting
    until(lambda: cat.sees(slow)["version"] > waiting)


def test_to_give_up_while_a_bot_thinks_is_no_error(broken: Server) -> None:
    cat = Visitor(broken, "Cat")
    with stopped(broken, cat):
        game = cat.post("/tables", bots=["random"], start=True)["game"]
        version = until_bots_turn(cat, game)
        cat.post(f"/games/{game}/resignation", version=version, key="enough")
    # A question that is asked later is answered later.
    again = cat.post("/tables", bots=["random"], start=True)["game"]
    until(lambda: cat.play_any(again, Chance(1)))
    assert cat.sees(game)["outcome"]["by"] == "resignation"
    assert [line for line in broken.told if line["level"] == "error" and line.get("game") == game] == []


def test_however_often_its_process_dies_a_bot_plays_on(broken: Server) -> None:
    cat = Visitor(broken, "Cat")
    with stopped(broken, cat) as thinkers:
        game = cat.post("/tables", bots=["random"], start=True)["game"]
        version = until_bots_turn(cat, game)
        killed = set(thinkers)
        for thinker in thinkers:
            os.kill(thinker, signal.SIGKILL)
        # More often than anybody tries at a time, be it with this bot or with another in its place.
        for _ in attempts(PAUSE_SECONDS):
            for thinker in set(thinkers_of(broken)) - killed:
                os.kill(thinker, signal.SIGKILL)
                killed.add(thinker)
            if len(killed) > 2 * MOST_TRIES + 1:
                break
    until(lambda: cat.sees(game)["version"] > version)


def test_for_a_bot_that_cannot_decide_another_does(broken: Server) -> None:
    cat = Visitor(broken, "Cat")
    games = {bot: cat.post("/tables", bots=[bot], start=True)["game"] for bot in FAULTS}
    for bot, game in games.items():
        version = until_bots_turn(cat, game)
        until(lambda game=game, version=version: cat.sees(game)["version"] > version)  # type: ignore[misc]
        told = [line for line in broken.told if line.get("bot") == bot and "substitute" in line]
        assert {line["game"] for line in told} == {game}
        assert {line["fault"] for line in told} == {FAULTS[bot]}
    metrics = cat.http.get(f"{broken.url}/metrics").text
    for bot in FAULTS:
        assert f'claimant_bot_substitutes_total{{bot="{bot}"}}' in metrics
        assert f'claimant_bot_failures_total{{bot="{bot}",fault="{FAULTS[bot]}"}}' in metrics


FAULTS = {"raising": "ZeroDivisionError", "cheating": "illegal", "dying": "died"}


def is_running(process: int) -> bool:
    """Whether there is such a process, and it is not only waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_server_that_is_killed_leaves_no_process_behind(data: Path) -> None:
    with Server(data, bot_processes=2) as server:
        assert server.process is not None
        cat = Visitor(server, "Cat")
        game = cat.post("/tables", bots=["random"], start=True)["game"]
        until(lambda: cat.play_any(game, Chance(1)))
        until(lambda: cat.play_any(game, Chance(1)))
        thinkers = thinkers_of(server)
        assert thinkers
        os.kill(server.process.pid, signal.SIGKILL)
        until(lambda: not any(is_running(thinker) for thinker in thinkers))


def test_nor_do_several_workers_whose_supervisor_is_killed(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("orphans"), workers=2, **UNLIMITED) as server:
        assert server.process is not None
        cat = Visitor(server, "Cat")
        game = cat.post("/tables", bots=["random"], start=True)["game"]
        until(lambda: cat.play_any(game, Chance(1)))
        until(lambda: cat.play_any(game, Chance(1)))
        workers = children_of(server.process.pid)
        processes = [*workers, *(child for worker in workers for child in children_of(worker))]
        assert any(is_thinker(child) for child in processes[len(workers) :])
        os.kill(server.process.pid, signal.SIGKILL)
        until(lambda: not any(is_running(process) for process in processes))


def test_a_bot_plays_on_when_the_store_is_back(postgres: Postgres, data: Path) -> None:
    with Server(data, postgres.new_database("bots"), **UNLIMITED) as server:
        cat = Visitor(server, "Cat")
        with stopped(server, cat), cat.socket() as line:
            made = cat.post("/tables", bots=["random"], start=True)
            version = until_bots_turn(cat, made["game"])
            line.send(do="watch", table=made["table"])
            while line.hear("game")["version"] < version:
                pass
            postgres.stop()
            for thinker in thinkers_of(server):
                os.kill(thinker, signal.SIGCONT)
            until(lambda: "a bot could not play" in server.errors)
            postgres.start()
            while line.hear("game")["version"] == version:
                pass


ANN, BEN = Owner("address 1", "Ann"), Owner("address 2", "Ben")


def test_a_thinking_process_that_dies_is_replaced() -> None:
    async def think_and_kill() -> tuple[str, str]:
        thinkers = Thinkers(1)
        view = Game("claim", seed=1, first=0).view(0).to_json()
        try:
            first = await thinkers.choose(ANN, "claim", "random", 1, view)
            for process in thinkers.process_ids:
                os.kill(process, signal.SIGKILL)
            return first, await thinkers.choose(ANN, "claim", "random", 1, view)
        finally:
            thinkers.close()

    first, second = asyncio.run(asyncio.wait_for(think_and_kill(), SECONDS))
    assert first == second


def test_who_asks_once_does_not_wait_for_all_that_another_asks() -> None:
    async def ask() -> int:
        thinkers = Thinkers(1)
        view = Game("claim", seed=1, first=0).view(0).to_json()
        answered: list[str] = []

        async def one_of_many() -> None:
            answered.append(await thinkers.choose(ANN, "claim", "random", 1, view))

        try:
            many = [asyncio.create_task(one_of_many()) for _ in range(200)]
            await asyncio.sleep(0)
            await thinkers.choose(BEN, "claim", "random", 1, view)
            before = len(answered)
            # Whoever gives up waits no more, and nobody else for them.
            for task in many[: -len(answered) or None]:
                task.cancel()
            await asyncio.gather(*many, return_exceptions=True)
            await thinkers.choose(BEN, "claim", "random", 1, view)
            return before
        finally:
            thinkers.close()

    assert asyncio.run(asyncio.wait_for(ask(), SECONDS)) <= 2


def test_a_bot_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    importlib.import_module("tests.server.broken_bots")

    async def ask() -> str:
        thinkers = Thinkers(1)
        view = Game("claim", seed=1, first=0).view(0).to_json()
        try:
            await thinkers.choose(ANN, "claim", "random", 1, view)
            monkeypatch.setattr(bots, "LONGEST_SECONDS", 0.1)
            monkeypatch.setattr(bots, "MOST_TRIES", 1)
            with pytest.raises(BotBroke, match="late"):
                await thinkers.choose(ANN, "claim", "sleeping", 1, view)
            assert thinkers.process_ids == []
            monkeypatch.undo()
            return await thinkers.choose(ANN, "claim", "random", 1, view)
        finally:
            thinkers.close()

    assert asyncio.run(asyncio.wait_for(ask(), SECONDS))
