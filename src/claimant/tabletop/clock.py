"""The clock that long searches look at."""

from __future__ import annotations

from time import perf_counter


def now() -> float:
    """The time in seconds.

    This module is never compiled: reading this clock lets Ctrl-C and other threads through, which compiled
    code alone does not.
    """
    return perf_counter()
