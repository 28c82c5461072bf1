"""Bots in processes of their own: they see what the wire carries, and decide the same as anywhere."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path

import pytest

from claimant.bots import GAMES, make_bot
from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.thinking import Thinkers, choose
from claimant.tabletop.chance import Chance
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


def test_no_table_waits_for_anothers_bot(data: Path) -> None:
    with Server(data, requests_per_minute=10**6) as server:
        assert server.process is not None
        cat = Visitor(server, "Cat")
        slow = cat.post("/tables", bots=["random"], start=True)["game"]
        while cat.sees(slow)["version"] < 3:
            cat.play_any(slow, Chance(1))
        thinkers = [child for child in children_of(server.process.pid) if is_thinker(child)]
        for thinker in thinkers:
            os.kill(thinker, signal.SIGSTOP)
        waiting = standstill(cat, slow)
        ann, ben, game = sit_down(server)
        play_out(game, [ann, ben], Chance(1))
        assert cat.sees(slow)["version"] == waiting
        for thinker in thinkers:
            os.kill(thinker, signal.SIGCONT)
        while cat.sees(slow)["version"] == waiting:
            time.sleep(0.02)
        assert thinkers


def standstill(player: Visitor, game: str) -> int:
    """Play until nothing happens any more: the version at which a bot keeps the game waiting.

    What a bot had decided before it was stopped may still be on its way.
    """
    while True:
        while player.play_any(game, Chance(1)):
            pass
        version: int = player.sees(game)["version"]
        time.sleep(0.5)
        if player.sees(game)["version"] == version:
            return version


def is_thinker(process: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()


def test_a_thinking_process_that_dies_is_replaced() -> None:
    async def think_and_kill() -> tuple[str, str]:
        thinkers = Thinkers(1)
        view = Game("claim", seed=1, first_leader=0).view(0).to_json()
        try:
            first = await thinkers.choose("claim", "random", 1, view)
            assert thinkers._pool is not None
            for process in list(thinkers._pool._processes):
                os.kill(process, signal.SIGKILL)
            return first, await thinkers.choose("claim", "random", 1, view)
        finally:
            thinkers.close()

    first, second = asyncio.run(think_and_kill())
    assert first == second
