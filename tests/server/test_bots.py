"""Bots in processes of their own: they see what the wire carries, and decide the same as anywhere."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

from claimant.bots import make_bot
from claimant.claim.game import Game
from claimant.games import GAMES
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.play.bots import Thinkers, choose
from claimant.tabletop.chance import Chance
from tests.patience import SECONDS, until
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
        for _ in range(2):
            until(lambda: cat.play_any(slow, Chance(1)))
        # No bot has been asked when it is our turn, so none can have an answer on its way.
        until(lambda: cat.sees(slow)["view"]["legal"])
        thinkers = [child for child in children_of(server.process.pid) if is_thinker(child)]
        for thinker in thinkers:
            os.kill(thinker, signal.SIGSTOP)
        while cat.play_any(slow, Chance(1)):
            pass
        waiting = cat.sees(slow)["version"]
        ann, ben, game = sit_down(server)
        play_out(game, [ann, ben], Chance(1))
        assert cat.sees(slow)["version"] == waiting
        for thinker in thinkers:
            os.kill(thinker, signal.SIGCONT)
        until(lambda: cat.sees(slow)["version"] > waiting)
        assert thinkers


def is_thinker(process: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()


def test_a_thinking_process_that_dies_is_replaced() -> None:
    async def think_and_kill() -> tuple[str, str]:
        thinkers = Thinkers(1)
        view = Game("claim", seed=1, first=0).view(0).to_json()
        try:
            first = await thinkers.choose("claim", "random", 1, view)
            assert thinkers._pool is not None
            for process in list(thinkers._pool._processes):
                os.kill(process, signal.SIGKILL)
            return first, await thinkers.choose("claim", "random", 1, view)
        finally:
            thinkers.close()

    first, second = asyncio.run(asyncio.wait_for(think_and_kill(), SECONDS))
    assert first == second
