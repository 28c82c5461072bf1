"""A waiting watcher is woken once, and not while somebody else checks for it."""

from __future__ import annotations

import asyncio

from claimant.server.play.waker import Waker
from tests.patience import SECONDS


async def times_woken(waker: Waker, woken: list[int]) -> None:
    while True:
        await waker.wait()
        waker.clear()
        woken.append(len(woken))


async def turn() -> None:
    """Let everybody who can go on do so."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_waits_is_woken_once_for_all_that_came_together() -> None:
    async def play() -> None:
        waker, woken = Waker(), list[int]()
        waiting = asyncio.create_task(times_woken(waker, woken))
        await turn()
        assert not woken
        for _ in range(3):
            waker.set()
        await turn()
        assert len(woken) == 1
        waiting.cancel()

    asyncio.run(play())


def test_while_it_is_held_nobody_is_woken_and_afterwards_nothing_is_forgotten() -> None:
    async def play() -> None:
        waker, woken = Waker(), list[int]()
        waiting = asyncio.create_task(times_woken(waker, woken))
        await turn()
        waker.is_held = True
        waker.set()
        await turn()
        assert not woken
        waker.let_go()
        await turn()
        assert len(woken) == 1
        waker.is_held = True
        waker.set()
        # Who holds it has looked for itself.
        waker.clear()
        waker.let_go()
        await turn()
        assert len(woken) == 1
        waiting.cancel()

    asyncio.run(play())


def test_who_has_waited_long_enough_can_wait_again() -> None:
    async def play() -> None:
        waker = Waker()
        try:
            await asyncio.wait_for(waker.wait(), 0.001)
        except TimeoutError:
            waker.set()
        await asyncio.wait_for(waker.wait(), SECONDS)

    asyncio.run(play())
