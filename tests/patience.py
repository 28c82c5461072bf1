"""How long tests wait: never without a limit, and never with one that a busy machine could miss."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

SECONDS = 180.0
"""The one limit of all waiting. Whoever reaches it has found a fault, not a slow machine."""
MILLISECONDS = 1_000 * SECONDS
SOON = 30.0
"""For what is promised within a few seconds: by then it has come, however busy the machine is."""
PAUSE_SECONDS = 0.02


def attempts(pause: float = 0.0, told: Callable[[], object] = lambda: "") -> Iterator[int]:
    """Count the attempts at something that must succeed in time; if none does, fail with what is told."""
    limit = time.monotonic() + SECONDS
    number = 0
    while time.monotonic() < limit:
        yield number
        number += 1
        time.sleep(pause)
    raise AssertionError(f"in vain for {SECONDS:.0f} s: {told()}")


def until(condition: Callable[[], object], told: Callable[[], object] = lambda: "") -> None:
    """Wait for something to become true."""
    for _ in attempts(PAUSE_SECONDS, told):
        if condition():
            return


def join(thread: threading.Thread) -> None:
    """Wait for the end of a thread."""
    thread.join(SECONDS)
    assert not thread.is_alive(), f"{thread.name} does not end"
