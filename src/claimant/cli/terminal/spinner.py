"""A sign of life while a bot thinks."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console

from claimant.tabletop.limit import Limit

BLINK = 0.25
"""Thinking for fewer seconds than this is not announced."""
# Made of letters that every terminal has.
SPINNER = "line"


class Thinking:
    """Shows on a terminal that a bot is thinking, after a short delay."""

    def __init__(self, screen: Console) -> None:
        self.screen = screen
        self.longest: dict[str, float] = {}

    @contextmanager
    def shown(self, words: str) -> Iterator[Callable[[str], None]]:
        """Show these words as long as it takes, or others that come up meanwhile."""
        begun = perf_counter()
        if self.screen.is_terminal and self.longest.get(words, BLINK) >= BLINK:
            with self.screen.status(words, spinner=SPINNER) as status:
                yield status.update
        else:
            yield _ignore
        self.longest[words] = max(self.longest.get(words, 0), perf_counter() - begun)


def _ignore(_: str) -> None:
    """Say nothing."""


@contextmanager
def stopped_by_ctrl_c(limit: Limit) -> Iterator[None]:
    """Let Ctrl-C end a search instead of the program, so that its results are not lost.

    A background job, which ignores Ctrl-C, continues.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: limit.stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
