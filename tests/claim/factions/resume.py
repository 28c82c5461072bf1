"""Putting a scene away as a position and taking it out again."""

from __future__ import annotations

from claimant.claim.formats.position import write_position
from tests.claim.scene import Scene


def resumed(scene: Scene) -> Scene:
    """The same scene, saved as text and read back: it goes on as if nothing had happened."""
    saved = write_position(scene.state)
    again = Scene(saved, scene.rules.players)
    assert write_position(again.state) == saved
    return again
