"""The Farmlands: a 2 is the highest card of its faction."""

from __future__ import annotations

import pytest

from claimant.claim.sets import FACTIONS, find_place
from tests.claim.scene import Scene

WITH_TWO = [code for code, kind in FACTIONS.items() if 2 in kind().values]


def test_the_farmlands_are_a_landscape() -> None:
    assert find_place("Farmlands").kind == "landscape"


@pytest.mark.parametrize("code", WITH_TWO)
def test_r19_a_2_is_one_stronger_than_the_highest_printed_value_of_its_faction(code: str) -> None:
    highest = max(FACTIONS[code]().values)
    scene = Scene(f"{code} Do at Farmlands | phase 2 | lead A | A hand {code}2 | B hand {code}{highest}")
    assert scene.strength("A", f"{code}2") == highest + 1
    assert scene.strength("B", f"{code}{highest}") == highest


def test_r19_it_is_10_for_most_13_for_peasants_and_14_for_raccoons() -> None:
    scene = Scene("Kn Pe Ra at Farmlands | phase 2 | lead A | A hand Kn2 Pe2 Ra2 | B hand Kn3")
    assert [scene.strength("A", code) for code in ("Kn2", "Pe2", "Ra2")] == [10, 13, 14]


def test_r19_the_printed_highest_counts_even_if_it_is_out_of_the_game() -> None:
    scene = Scene("Ra Go at Farmlands | phase 2 | lead A | A hand Ra2 | B hand Ra12 | box Ra13")
    assert scene.strength("A", "Ra2") == 14


@pytest.mark.parametrize("phase", [1, 2])
def test_a_2_beats_a_9_in_both_phases(phase: int) -> None:
    scene = Scene(
        f"Go Un at Farmlands | phase {phase} | lead A | A hand Go9 Un1 | B hand Go2 Un3 "
        "| prizes Un4 | deck Un5 Un6 Un7"
    )
    assert scene.play("Go9 Go2").last_winner() == "B"


def test_a_doppelganger_2_is_the_highest_doppelganger() -> None:
    scene = Scene("Pe Ro Do at Farmlands | phase 2 | lead A | A hand Pe11 Pe1 | B hand Do2 Pe3")
    assert scene.strength("B", "Do2") == 10
    assert scene.play("Pe11 Do2").last_winner() == "A"


def test_a_goblin_2_still_loses_to_a_knight() -> None:
    scene = Scene("Go Kn at Farmlands | phase 2 | lead A | A hand Go2 Go1 | B hand Kn3 Kn4")
    assert scene.play("Go2 Kn3").last_winner() == "B"


def test_giants_and_gnomes_have_no_2_and_are_as_ever() -> None:
    scene = Scene("Gi Gn at Farmlands | phase 2 | lead A | A hand Gi1 | B hand Gi9")
    assert (scene.strength("A", "Gi1"), scene.strength("B", "Gi9")) == (1, 9)


def test_r19_bonuses_still_add() -> None:
    scene = Scene(
        "Go Gr Uc at Farmlands | phase 2 | lead A | A hand Go2 | B hand Go1 | A display Gr2 | A score Uc5"
    )
    assert scene.strength("A", "Go2") == 16


def test_r15_a_basilisk_2_catches_another_10() -> None:
    scene = Scene("Kn Bs at Farmlands | phase 2 | lead A | A hand Kn2 Kn3 | B hand Bs2 Bs3")
    scene.play("Kn2 Bs2")
    assert (scene.last_winner(), scene.score("B")) == ("B", "Kn2 Bs2")


def test_a_phoenix_fire_2_is_a_highest_phoenix() -> None:
    scene = Scene("Go Ph at Farmlands | phase 2 | lead A | A hand Pf2 | B hand Ph2 | reserve Ph")
    assert (scene.strength("A", "Pf2"), scene.strength("B", "Ph2")) == (10, 10)


def test_r21_scoring_uses_printed_values() -> None:
    scene = Scene(
        "Go Un at Farmlands | phase 2 | lead A | A hand Un9 | B hand Un1 | A score Go2 | B score Go3"
    )
    scene.play("Un9 Un1")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("B", "highest-card")


def test_r21_peasants_look_for_royals_by_value() -> None:
    scene = Scene("Pe Ro at Farmlands | phase 2 | lead A | A hand Pe2 | B hand Pe12 | A score Ro5")
    scene.play("Pe2 Pe12")
    assert (scene.score("A"), scene.score("B")) == ("Pe2 Ro5", "Pe12")
