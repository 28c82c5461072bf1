"""Waking a task that waits for news."""

from __future__ import annotations

import asyncio


class Waker:
    """Wakes the task that waits for news. While it is held it wakes nobody: the holder checks by itself."""

    __slots__ = ("_is_set", "_waiting", "is_held")

    def __init__(self) -> None:
        self.is_held = False
        self._is_set = False
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._is_set = True
        if not self.is_held:
            self._wake()

    def clear(self) -> None:
        self._is_set = False

    def let_go(self) -> None:
        self.is_held = False
        if self._is_set:
            self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> None:
        while self.is_held or not self._is_set:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
