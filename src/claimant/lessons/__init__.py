"""Lessons: small playable scenes for learning the games."""

from claimant.lessons.home_made import register_lessons
from claimant.lessons.play import Lesson, learn
from claimant.lessons.scenes import FIRST_GAME, SCENES, Scene

__all__ = ["FIRST_GAME", "SCENES", "Lesson", "Scene", "learn", "register_lessons"]
