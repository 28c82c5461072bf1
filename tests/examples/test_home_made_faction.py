"""The home-made faction of `docs/add-a-faction.md`: registered from outside, it plays like any other."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples.home_made_faction import Lamplighters

from claimant.claim import Game, InvalidSetup, register
from claimant.claim.sets import FACTIONS, find_faction
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from tests.claim.scene import Scene

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "home_made_faction.py"


@pytest.fixture(autouse=True)
def lamplighters() -> Iterator[None]:
    """The Lamplighters are known during a test of theirs, and to nobody else."""
    register(Lamplighters)
    yield
    del FACTIONS["La"]


def test_a_registered_faction_is_found_by_code_name_and_singular() -> None:
    for name in ("La", "lamplighters", "Lamplighter"):
        assert find_faction(name).code == "La"


def test_a_faction_may_be_registered_again() -> None:
    register(Lamplighters)
    assert FACTIONS["La"] is Lamplighters


@pytest.mark.parametrize("code", ["La", "Go", "Pf"])
def test_a_code_that_is_in_use_is_refused(code: str) -> None:
    known = dict(FACTIONS)
    with pytest.raises(InvalidSetup) as refusal:
        register(lambda: Renamed(code))
    assert refusal.value.reason.code == "code-taken"
    assert refusal.value.reason.parameters["other"] == "Lamplighters"
    assert known == FACTIONS


def test_a_code_for_a_reserve_that_is_in_use_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refusal:
        register(lambda: Renamed("Lx", "Go"))
    assert refusal.value.reason.parameters == {"code": "Go", "owner": "Go", "other": "Lamplighters"}


@pytest.mark.parametrize("code", ["L", "Lam", "la", "L1", "Lä"])
def test_a_code_has_two_letters_the_first_a_capital(code: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        register(lambda: Renamed(code))
    assert refusal.value.reason.code == "bad-code"


class Renamed(Lamplighters):
    """The same faction under another code."""

    def __init__(self, code: str, reserve_code: str = "") -> None:
        super().__init__()
        self.code = code
        self.reserve_code = reserve_code


# Every deck has a pair; with Basilisks, Dragons, Automatons and Doppelgängers somebody else answers
# the same hooks, or hands tricks to a seat that played no card.
@pytest.mark.parametrize("deck", ["Go Kn Do Dw La", "Gi Gn Au Bs La", "Pe Ro Dr Ra La", "Go Kn Gr Ph La"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_it_obey_every_law(deck: str, seed: int) -> None:
    game = Game(deck, seed=seed)
    laws.check_playthrough(game, Chance(seed), restore=Game)
    assert game.is_over


# --- its power --------------------------------------------------------------------------------------

PHASE_2 = "La Go Kn Do | phase 2 | lead A"


def test_without_light_a_tie_is_the_leaders() -> None:
    scene = Scene(f"{PHASE_2} | A hand Go5 Go1 | B hand Do5 Go2")
    assert scene.play("Go5 Do5").last_winner() == "A"


def test_in_the_trick_after_one_won_with_a_lamplighter_a_tie_is_the_later_cards() -> None:
    scene = Scene(f"{PHASE_2} | A hand La9 Go5 Go1 | B hand La3 Do5 Go2")
    scene.play("La9 La3")
    assert scene.last_winner() == "A"
    scene.play("Go5 Do5")
    assert scene.last_winner() == "B"
    assert scene.score("B") == "Go5 Do5"


def test_the_lamp_burns_for_one_trick_only() -> None:
    scene = Scene(f"{PHASE_2} | A hand La9 Go9 Go5 Go1 | B hand La3 Go4 Do5 Go2")
    scene.play("La9 La3 Go9 Go4 Go5 Do5")
    assert scene.last_winner() == "A"


def test_a_lamplighter_that_loses_lights_nothing() -> None:
    scene = Scene(f"{PHASE_2} | A hand La3 Do5 Go1 | B hand La0 Do9 Go5 Go2")
    scene.play("La3 Do9")
    assert scene.last_winner() == "B"
    assert scene.play("Go5 Do5").last_winner() == "B"


def test_in_the_light_a_card_of_another_kind_still_loses() -> None:
    scene = Scene(f"{PHASE_2} | A hand La9 Go5 Go1 | B hand La3 La5 Kn4")
    scene.play("La9 La3 Go5 La5")
    assert scene.last_winner() == "A"


def test_the_light_reaches_across_the_phases() -> None:
    scene = Scene(
        "La Go Do | phase 1 | trick 13 | lead A | prizes Do5 | deck Go0"
        " | A hand La9 | A followers Go5 Go1 | B hand La3 | B followers Do1 Go2"
    )
    scene.play("La9 La3")
    assert scene.hand("A") == "Go1 Go5 Do5"
    assert scene.play("Go1 Do1").last_winner() == "B"


# --- the example as it stands -----------------------------------------------------------------------


def test_the_guide_shows_the_example_word_for_word() -> None:
    guide = (ROOT / "docs" / "add-a-faction.md").read_text(encoding="utf-8")
    code = EXAMPLE.read_text(encoding="utf-8")
    assert f"```python\n{code}```\n" in guide


def test_the_example_runs_as_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    del FACTIONS["La"]
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    told = capsys.readouterr().out
    assert told.startswith('[Game "Claim"]')
    assert Game.from_record(told).is_over
