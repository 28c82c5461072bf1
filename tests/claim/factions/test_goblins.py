"""Goblins: no power, but fourteen of them."""

from __future__ import annotations

from claimant.claim.factions.goblins import Goblins
from tests.claim.scene import Scene


def test_there_are_fourteen_goblins_five_of_them_of_value_0() -> None:
    goblins = Goblins()
    assert goblins.values == (0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert (goblins.code, goblins.box, goblins.paired_with) == ("Go", "Claim", "Kn")


def test_equal_goblins_are_interchangeable() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Go0 Go0 Go0 Go3 | B hand Go0 Go0 Kn2 Kn3")
    assert scene.legal("A") == "Go0 Go3"
    scene.play("Go0 Go0")
    assert scene.score("A") == "Go0 Go0"
    assert scene.legal("A") == "Go0 Go3"


def test_goblins_have_no_power_in_phase_1() -> None:
    scene = Scene("Go Kn | lead A | prizes Kn5 | deck Kn6 Kn7 | A hand Go4 Kn2 | B hand Go8 Kn3")
    scene.play("Go4 Go8")
    assert scene.last_winner() == scene.leader() == "B"
    assert (scene.discard(), scene.score("A"), scene.score("B")) == ("Go4 Go8", "", "")
    assert scene.causes("Go4") == scene.causes("Go8") == ["play", "collect"]


def test_goblins_have_no_power_in_phase_2() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Go4 Kn2 | B hand Go8 Kn3")
    scene.play("Go4 Go8")
    assert scene.last_winner() == scene.leader() == "B"
    assert scene.score("B") == "Go4 Go8"
    assert scene.causes("Go4") == scene.causes("Go8") == ["play", "collect"]


def test_a_goblin_on_a_led_knight_is_any_other_card() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Kn2 Kn9 | B hand Go9 Go8")
    scene.play("Kn2 Go9")
    assert scene.last_winner() == "A"
    assert scene.score("A") == "Go9 Kn2"
