"""Lessons that a plug-in brings with it, one for each of its factions and places."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

from claimant.games import find_game
from claimant.lessons.scenes import LEARNER, SCENES, Scene, read_scenes
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.reason import Reason, define_reasons

define_reasons(
    {
        "bad-lessons": "The lessons in {file} cannot be read: {error}",
        "bad-lesson": "The lesson {lesson} in {file} cannot be used: {error}",
    }
)

NOBODYS = "a lesson is named after the code of a home-made faction or place."
TAKEN = "there is another lesson of this name."
EMPTY = "its plan, task and done must not be empty."


def register_lessons(file: Traversable) -> None:
    """Offer the lessons of a TOML file after all others; to do so again changes nothing.

    Each is a table named after a registered faction or place (`La`; in other games than Claim with the
    code of the game, `kingdoms-La`) with the texts `scene`, `plan`, `task` and `done`. If any of them
    cannot begin, none is offered. That a plan leads to its end is left to the author to try (`learn`): it
    takes the other player's experience.
    """
    try:
        scenes = read_scenes(file.read_text(encoding="utf-8"))
    except KeyError as error:
        raise _refusal(file, f"a lesson lacks the text {error}.") from None
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, AttributeError, TypeError) as error:
        raise _refusal(file, f"{type(error).__name__}: {error}") from None
    except ClaimantError as refusal:
        raise _refusal(file, str(refusal)) from None
    for scene in scenes.values():
        fault = _fault(scene)
        if fault:
            words = {"lesson": scene.lesson, "file": file.name, "error": fault}
            raise InvalidSetup(Reason("bad-lesson", words))
    SCENES.update(scenes)


def _refusal(file: Traversable, error: str) -> InvalidSetup:
    return InvalidSetup(Reason("bad-lessons", {"file": getattr(file, "name", repr(file)), "error": error}))


def _fault(scene: Scene) -> str:
    """What is wrong with a lesson; empty if nothing is."""
    if SCENES.get(scene.lesson, scene) != scene:
        return TAKEN
    if not find_game(scene.kind).subject(scene.code):
        return NOBODYS
    if not (scene.plan and scene.task and scene.done):
        return EMPTY
    try:
        game = scene.begin()
    except ClaimantError as refusal:
        return str(refusal)
    refused = game.why_not(scene.plan[0], LEARNER) if LEARNER in game.asked else None
    return "" if refused is None else str(refused)
