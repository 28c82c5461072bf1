"""The home-made place of `docs/add-a-place.md`: registered from outside, it plays like any other."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples.home_made_place import Observatory

from claimant.claim import Game
from claimant.claim.sets import PLACES, find_place, register_place
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from tests.claim.scene import Scene

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "home_made_place.py"


@pytest.fixture(autouse=True)
def observatory() -> Iterator[None]:
    """The Observatory is known during a test of its own, and to nobody else."""
    register_place(Observatory)
    yield
    del PLACES["Observatory"]


def test_a_registered_place_is_found_by_its_name() -> None:
    assert find_place("observatory").code == "Observatory"


@pytest.mark.parametrize("landscape", ["", "Peaks", "Islands"])
def test_whole_games_with_it_obey_every_law(landscape: str) -> None:
    game = Game("claim", places=f"Observatory {landscape}", seed=1)
    laws.check_playthrough(game, Chance(1), restore=Game)
    assert game.is_over


def ending(piles: str) -> Scene:
    """Two players with these score piles, after a last trick in which A wins Go0 and Go1."""
    scene = Scene(f"Go Dw Un at Observatory | phase 2 | lead A | A hand Go1 | B hand Go0 | {piles}")
    return scene.play("Go1 Go0")


def test_more_cards_of_value_9_bring_an_extra_vote() -> None:
    scene = ending("A score Dw9 | B score Go9 Un9")
    assert scene.result().extra_votes == [("Observatory", 1)]
    assert scene.result().totals == [2, 2]


def test_as_many_cards_of_value_9_bring_none() -> None:
    assert ending("A score Dw9 | B score Un9").result().extra_votes == []


def test_the_guide_shows_the_example_word_for_word() -> None:
    guide = (ROOT / "docs" / "add-a-place.md").read_text(encoding="utf-8")
    code = EXAMPLE.read_text(encoding="utf-8")
    assert f"```python\n{code}```\n" in guide


def test_the_example_runs_as_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    del PLACES["Observatory"]
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "Observatory" in capsys.readouterr().out
