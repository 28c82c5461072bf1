"""The Ruins: before scoring, won cards of odd value are discarded."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def test_the_ruins_are_a_building() -> None:
    assert find_place("Ruins").kind == "building"


def test_won_cards_of_odd_value_are_discarded_before_scoring() -> None:
    scene = Scene(
        "Go Kn at Ruins | phase 2 | lead A | A hand Go9 | B hand Go4 | A score Go0 Kn3 Kn5 | B score Kn2"
    )
    scene.play("Go9 Go4")
    assert (scene.score("A"), scene.score("B")) == ("Go0 Go4", "Kn2")
    assert scene.discard() == "Go9 Kn3 Kn5"
    assert scene.causes("Kn5") == ["Ruins"]
    assert [scene.voted_for("Go"), scene.voted_for("Kn")] == ["A", "B"]


def test_all_gnomes_and_giants_are_odd() -> None:
    scene = Scene(
        "Gi Gn Un at Ruins | phase 2 | lead A | A hand Gi9 | B hand Gi1 "
        "| A display Gn1 Gn1 Gn5 | B score Un8"
    )
    scene.play("Gi9 Gi1")
    assert (scene.score("A"), scene.score("B")) == ("", "Un8")
    assert scene.vote("Gn").decided_by == scene.vote("Gi").decided_by == "nobody"
    assert str(scene.result().notes[0]) == (
        "Ruins: A discards 5 cards before scoring: Giant 1, Giant 9, Gnome 1, Gnome 1 and Gnome 5."
    )


def test_odd_royals_fall_before_peasants_look_for_them() -> None:
    scene = Scene(
        "Pe Ro at Ruins | phase 2 | lead A | A hand Ro7 | B hand Ro5 | A score Pe4 Pe6 | B score Pe2 Pe5"
    )
    scene.play("Ro7 Ro5")
    assert scene.discard() == "Pe5 Ro5 Ro7"
    assert (scene.score("A"), scene.score("B")) == ("Pe2", "Pe4 Pe6")


def test_loot_of_odd_value_is_gone_before_it_counts() -> None:
    scene = Scene("Ra Go at Ruins | phase 2 | lead A | A hand Go8 | B hand Go4 | A score Ra7 Ra13 Ra4")
    scene.play("Go8 Go4")
    assert scene.score("A") == "Ra4 Go4 Go8"
    assert [card.code for _, card in scene.vote("Ra").counts[0].extra] == ["Ra4"]


def test_r21_value_decides_not_strength() -> None:
    scene = Scene("Go Uc at Ruins | phase 2 | lead A | A hand Go8 | B hand Go4 | A score Uc2")
    assert scene.strength("A", "Go8") == 9
    assert scene.play("Go8 Go4").discard() == ""


def test_what_was_discarded_is_saved_with_the_position() -> None:
    scene = Scene("Go Kn at Ruins | phase 2 | lead A | A hand Go9 | B hand Go1 | B score Kn3").play(
        "Go9 Go1"
    )
    assert [str(note) for note in resumed(scene).result().notes] == [
        "Ruins: A discards 2 cards before scoring: Goblin 1 and Goblin 9.",
        "Ruins: B discards one card before scoring: Knight 3.",
    ]
