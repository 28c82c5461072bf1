"""How long tests wait: never without a limit, and never with one that a busy machine could miss."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 180.0
"""The one limit of all waiting. Whoever reaches it has found a fault, not a slow machine."""
PAUSE_SECONDS = 0.02


def until(condition: Callable[[], object], told: Callable[[], object] = lambda: "") -> None:
    """Wait for something to become true; if it does not, fail with what there is to be told."""
    limit = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < limit, told()
        time.sleep(PAUSE_SECONDS)
