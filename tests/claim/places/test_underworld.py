"""The Underworld: value 0 has strength 10."""

from __future__ import annotations

import pytest

from claimant.claim.sets import FACTIONS, find_place
from tests.claim.scene import Scene

WITH_ZERO = [code for code, kind in FACTIONS.items() if 0 in kind().values]


def test_the_underworld_is_a_landscape() -> None:
    assert find_place("Underworld").kind == "landscape"


@pytest.mark.parametrize("code", WITH_ZERO)
def test_value_0_has_strength_10_in_every_faction(code: str) -> None:
    scene = Scene(f"{code} Do at Underworld | phase 2 | lead A | A hand {code}0 | B hand {code}9")
    assert scene.strength("A", f"{code}0") == 10
    assert scene.strength("B", f"{code}9") == 9


@pytest.mark.parametrize("phase", [1, 2])
def test_a_0_beats_a_9_in_both_phases(phase: int) -> None:
    scene = Scene(
        f"Go Un at Underworld | phase {phase} | lead A | A hand Go9 Un1 | B hand Go0 Un2 "
        "| prizes Un3 | deck Un4 Un5 Un6"
    )
    assert scene.play("Go9 Go0").last_winner() == "B"


def test_two_zeros_tie_and_the_tie_is_the_leaders() -> None:
    scene = Scene("Go Un at Underworld | phase 2 | lead A | A hand Go0 Un1 | B hand Go0 Un2")
    assert scene.play("Go0 Go0").last_winner() == "A"


def test_a_0_that_does_not_follow_still_loses() -> None:
    scene = Scene("Go Un at Underworld | phase 2 | lead A | A hand Go1 Un1 | B hand Un0 Un2")
    assert scene.play("Go1 Un0").last_winner() == "A"


def test_a_doppelganger_0_fights_with_10() -> None:
    scene = Scene("Go Do at Underworld | phase 2 | lead A | A hand Go9 Go1 | B hand Do0 Go2")
    assert scene.play("Go9 Do0").last_winner() == "B"


def test_a_knight_still_beats_goblin_0() -> None:
    scene = Scene("Go Kn at Underworld | phase 2 | lead A | A hand Go0 Go1 | B hand Kn2 Kn3")
    assert scene.play("Go0 Kn2").last_winner() == "B"


def test_r15_a_basilisk_catches_by_strength() -> None:
    text = "Go Bs Uc at Underworld | phase 2 | lead A | A hand Go0 Go1 | B hand Bs0 Bs9 | B score Uc1"
    assert Scene(text).play("Go0 Bs0").last_winner() == "A"
    assert Scene(text).play("Go0 Bs9").last_winner() == "B"


def test_bonuses_still_add() -> None:
    scene = Scene("Go Gr Uc at Underworld | phase 2 | lead A | A hand Go0 | B hand Go1 | A display Gr0")
    assert scene.strength("A", "Go0") == 15
    scene = Scene("Go Gr Uc at Underworld | phase 2 | lead A | A hand Go0 | B hand Go1 | A score Uc3 Uc4")
    assert scene.strength("A", "Go0") == 12


def test_a_phoenix_fire_0_fights_with_10() -> None:
    scene = Scene("Go Ph at Underworld | phase 2 | lead A | A hand Pf0 | B hand Ph9 | reserve Ph")
    assert scene.strength("A", "Pf0") == 10


def test_r21_scoring_uses_printed_values() -> None:
    scene = Scene(
        "Go Un at Underworld | phase 2 | lead A | A hand Un0 | B hand Un2 | A score Go0 | B score Go1"
    )
    scene.play("Un0 Un2")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("B", "highest-card")
    scene = Scene("Un Ba at Underworld | phase 3 | step over | A score Ba9 Ba0 | B score Ba1 Ba2")
    assert (scene.voted_for("Ba"), scene.vote("Ba").decided_by) == ("B", "Ba")


def test_r21_giants_and_gnomes_match_by_value() -> None:
    scene = Scene(
        "Gi Gn Go at Underworld | phase 2 | lead A | A hand Gi1 Go1 | B hand Go0 Go2 | B display Gn1"
    )
    assert scene.play("Gi1 Go0").discard() == "Gn1"
