"""Knights: remove up to 2 opponent's figures from neighbours; they go back to their owner's supply."""

from __future__ import annotations

from tests.kingdoms.scene import Scene

BETWEEN = "Kn Go | board Go@0,0:B Go@1,1:B Go@2,0:B | A hand Kn | B hand Go"


def test_two_figures_are_removed() -> None:
    scene = Scene(BETWEEN).play("Kn@1,0 @0,0 @2,0")
    assert (scene.at("0,0"), scene.at("1,1"), scene.at("2,0")) == ("Go", "Go:B", "Go")
    assert scene.supply("B") == 14


def test_not_more_than_two() -> None:
    assert Scene(BETWEEN).play("Kn@1,0 @0,0 @2,0").to_act() == "B"


def test_one_figure_may_be_enough() -> None:
    scene = Scene(BETWEEN).play("Kn@1,0 @0,0")
    assert scene.legal() == "@1,1 @2,0 done"
    assert scene.play("done").at("1,1") == "Go:B"


def test_none_at_all_is_to_decline_the_power() -> None:
    assert Scene(BETWEEN).play("Kn@1,0 pass").supply("B") == 12


def test_they_are_removed_from_two_different_neighbours() -> None:
    scene = Scene("Kn Go | board Go@0,0:B | A hand Kn | B hand Go").play("Kn@1,0 @0,0")
    assert scene.to_act() == "B"


def test_only_from_neighbours() -> None:
    scene = Scene("Kn Go | board Go@0,0:B Go@0,1:B | A hand Kn").play("Kn@1,0")
    assert scene.legal() == "@0,0 pass"


def test_only_the_opponents_figures() -> None:
    scene = Scene("Kn Go | board Go@0,0:AB Go@1,1:A | A hand Kn").play("Kn@1,0")
    assert scene.legal() == "@0,0 pass"
    assert scene.play("@0,0").at("0,0") == "Go:A"


def test_without_such_a_figure_nothing_is_asked() -> None:
    assert Scene("Kn Go | board Go@0,0:A | A hand Kn | B hand Go").play("Kn@1,0").to_act() == "B"


def test_k10_they_go_back_to_their_owners_supply() -> None:
    scene = Scene("Kn Go | board Go@0,0:B | A hand Kn | B hand Go | B supply 3").play("Kn@1,0 @0,0")
    assert scene.supply("B") == 4
    assert [told for told in scene.told() if "figure-moved Kn B" in told] == [
        "<figure-moved Kn B 0,0 B supply A Go>"
    ]
