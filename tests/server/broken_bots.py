"""Bots that fail in every way there is, as a plug-in for servers under test."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from claimant.bots import register_bot
from claimant.tabletop.limit import Limit


class Broken:
    """Does what it must not do when it is asked for a decision."""

    def __init__(self, how: Callable[[], object]) -> None:
        self.how = how

    def choose(self, view: Any, legal: Any) -> Any:
        return self.how()


def cheating(game: str, seed: int, limit: Limit | None) -> Broken:
    """Chooses what is not allowed."""
    return Broken(lambda: "Go77")


def dying(game: str, seed: int, limit: Limit | None) -> Broken:
    """Takes its process along."""
    return Broken(partial(os._exit, 1))


def raising(game: str, seed: int, limit: Limit | None) -> Broken:
    """Divides by zero."""
    return Broken(lambda: 1 // 0)


def sleeping(game: str, seed: int, limit: Limit | None) -> Broken:
    """Never answers."""
    return Broken(partial(time.sleep, 1e6))


for make in (cheating, dying, raising, sleeping):
    register_bot(make.__name__, make)
