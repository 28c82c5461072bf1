"""Lessons that a plug-in brings with it, one for each of its factions and places."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

from claimant.games import find_game
from claimant.lessons.scenes import LEARNER, SCENES, Scene, read_scenes
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.reason import TEXT, Reason, define_reasons
from claimant.tabletop.texts import add_plain_texts

define_reasons(
    {
        "bad-lessons": {"file": TEXT, "error": TEXT},
        "bad-lesson": {"lesson": TEXT, "file": TEXT, "error": TEXT},
        "lesson-lacks-text": {"file": TEXT, "name": TEXT},
        "lesson-of-nobody": {"lesson": TEXT, "file": TEXT},
        "lesson-taken": {"lesson": TEXT, "file": TEXT},
        "lesson-empty": {"lesson": TEXT, "file": TEXT},
    }
)


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
        words = {"file": file.name, "name": str(error.args[0])}
        raise InvalidSetup(Reason("lesson-lacks-text", words)) from None
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, AttributeError, TypeError) as error:
        raise _refusal(file, f"{type(error).__name__}: {error}") from None
    for scene in scenes.values():
        fault = _fault(scene, {"lesson": scene.lesson, "file": file.name})
        if fault is not None:
            raise InvalidSetup(fault)
    SCENES.update(scenes)
    for scene in scenes.values():
        add_plain_texts({f"lesson-{scene.lesson}": scene.task, f"lesson-{scene.lesson}-done": scene.done})


def _refusal(file: Traversable, error: str) -> InvalidSetup:
    return InvalidSetup(Reason("bad-lessons", {"file": getattr(file, "name", repr(file)), "error": error}))


def _fault(scene: Scene, words: dict[str, str]) -> Reason | None:
    """What is wrong with a lesson; `words` identify it."""
    if SCENES.get(scene.lesson, scene) != scene:
        return Reason("lesson-taken", words)
    if not find_game(scene.kind).subject(scene.code):
        return Reason("lesson-of-nobody", words)
    if not (scene.plan and scene.task and scene.done):
        return Reason("lesson-empty", words)
    try:
        game = scene.begin()
    except ClaimantError as refusal:
        return Reason("bad-lesson", {**words, "error": str(refusal)})
    refused = game.why_not(scene.plan[0], LEARNER) if LEARNER in game.asked else None
    return None if refused is None else Reason("bad-lesson", {**words, "error": str(refused)})
