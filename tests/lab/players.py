"""Players for tests of the arena: made from nothing but the view, known to every process."""

from __future__ import annotations

import os
from collections.abc import Sequence
from time import sleep
from typing import Any

from claimant.lab.matches import AnyBot, Player
from claimant.tabletop.chance import Chance


class Fixed:
    """Takes the first or the last of what it may do, always."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[self.place]


class Moody:
    """Takes anything, by its seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[self.chance.below(len(legal))]


class Cheat:
    """Answers what is no legal action."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return "+deck"


class Broken:
    """Breaks down."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        raise RuntimeError("out of {ideas}")


class Suicidal:
    """Takes its process with it."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        os._exit(3)


class Sleeper(Fixed):
    """Takes its time."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        sleep(0.002)
        return super().choose(view, legal)


def first_card(game: str, seed: int) -> AnyBot:
    return Fixed(0)


def last_card(game: str, seed: int) -> AnyBot:
    return Fixed(-1)


def any_card(game: str, seed: int) -> AnyBot:
    return Moody(seed)


def cheat(game: str, seed: int) -> AnyBot:
    return Cheat()


def broken(game: str, seed: int) -> AnyBot:
    return Broken()


def suicidal(game: str, seed: int) -> AnyBot:
    return Suicidal()


def sleeper(game: str, seed: int) -> AnyBot:
    return Sleeper(0)


FIRST_CARD = Player("first-card", first_card)
LAST_CARD = Player("last-card", last_card)
ANY_CARD = Player("any-card", any_card)
CHEAT = Player("cheat", cheat)
BROKEN = Player("broken", broken)
SUICIDAL = Player("suicidal", suicidal)
SLEEPER = Player("sleeper", sleeper)
