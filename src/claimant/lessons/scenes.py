"""The scenes, read from their files: a position each, and the plan that the learner is shown.

A scene names only the cards that matter. The others are set aside, which makes it a complete position of a
legal game.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Final

from claimant.games import GAMES, find_game
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.kind import Kind

FIRST_GAME: Final = "first-game"
USUAL_GAME: Final = "claim"
LEARNER: Final = 0


@dataclass(frozen=True)
class Scene:
    """Where a lesson begins. The learner sits on seat A."""

    lesson: str
    kind: str
    about: str
    """The subject: a `faction`, a `place` or the whole `game`."""
    code: str
    """Of that faction or place; empty for the whole game."""
    written: str
    """The position, as written in the file."""
    plan: tuple[str, ...]
    """The decisions that the learner is shown."""
    task: str = ""
    """The task, in words; empty if the texts of each language provide it."""
    done: str = ""
    """The text after the scene; empty likewise."""
    picture: str = "1"
    """What its picture shows: a trick (`2`), several of them (`1-2`), or the `count` of the votes."""

    @cached_property
    def position(self) -> str:
        """The whole position, with the cards that are put aside."""
        return find_game(self.kind).completed(self.written)

    def begin(self) -> TabletopGame:
        return find_game(self.kind).from_position(self.position, seed=0)


def read_scenes(text: str) -> dict[str, Scene]:
    """The scenes of a TOML file, by the names of their lessons."""
    scenes: dict[str, Scene] = {}
    for lesson, data in tomllib.loads(text).items():
        kind = _kind_of(lesson)
        code = "" if lesson == FIRST_GAME else lesson.removeprefix(f"{kind.code}-")
        position, plan = str(data["scene"]), str(data["plan"])
        scenes[lesson] = Scene(
            lesson,
            kind.code,
            "place" if kind.subject(code) == "place" else "faction" if code else "game",
            code,
            position,
            tuple(plan.split()),
            str(data.get("task", "")),
            str(data.get("done", "")),
            str(data.get("picture", "1")),
        )
    return scenes


def _kind_of(lesson: str) -> Kind:
    """A lesson of another game than Claim begins with the code of that game."""
    others = (kind for code, kind in GAMES.items() if lesson.startswith(f"{code}-"))
    return next(others, GAMES[USUAL_GAME])


def _load() -> dict[str, Scene]:
    scenes: dict[str, Scene] = {}
    for name in ("game", "factions", "places", "kingdoms"):
        file = files(__package__ or "").joinpath(f"{name}.toml")
        scenes |= read_scenes(file.read_text(encoding="utf-8"))
    return scenes


SCENES: Final = _load()
"""All lessons, in the order in which they are offered."""
