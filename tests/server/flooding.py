"""A client that sends as much as possible, until stopped.

    python -m tests.server.flooding http://127.0.0.1:8000

prints how it was answered: statuses of requests and codes of closed sockets.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections import Counter

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import SECONDS

STREAMS = 8
FRAMES = 200


async def ask(address: str, answered: Counter[str]) -> None:
    """Request after request, half of them with a token that was made up."""
    async with httpx.AsyncClient(base_url=f"{address}/api/v1", timeout=SECONDS) as http:
        for number in itertools.count():
            headers = {"authorization": f"Bearer made-up-{number}"} if number % 2 else {}
            answer = await http.get("/tables", headers=headers)
            answered[str(answer.status_code)] += 1


async def talk(address: str, answered: Counter[str]) -> None:
    """Frame after frame, and a new socket whenever one is closed."""
    while True:
        try:
            async with connect(
                address.replace("http", "ws", 1) + "/api/v1/socket", open_timeout=SECONDS, close_timeout=0.1
            ) as socket:
                for number in range(FRAMES):
                    await socket.send('{"do":"ping"}' if number % 2 else "nonsense")
                while True:
                    await socket.recv()
        except ConnectionClosed as closed:
            answered[str(closed.rcvd.code if closed.rcvd is not None else "cut")] += 1
        except InvalidStatus:
            answered["refused"] += 1


async def main(address: str) -> None:
    answered: Counter[str] = Counter()
    tasks = [asyncio.create_task(do(address, answered)) for do in (ask, talk) for _ in range(STREAMS)]
    async with asyncio.timeout(SECONDS):
        while not (answered["429"] and answered["4008"]):
            await asyncio.sleep(0.01)
    print("flooding", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(*(f"{what}={count}" for what, count in answered.items()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
