"""Goblins: 1 point for every Goblin with one of your figures on it, including this one."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_a_single_goblin_counts_itself() -> None:
    assert Scene("Go Kn | board Kn@0,0 | A hand Go").play("Go@1,0 use").points("A") == 1


def test_worked_example_two_own_goblins_with_figures_a_third_is_placed() -> None:
    scene = Scene("Go Kn | board Kn@0,0 Go@0,1:A Go@0,2:A | A hand Go").play("Go@1,0 use")
    assert scene.points("A") == 3


def test_goblins_far_away_count_as_well() -> None:
    scene = Scene("Go Kn | board Kn@0,0 Kn@1,0 Kn@2,0 Go@3,0:A | A hand Go").play("Go@-1,0 use")
    assert scene.points("A") == 2


def test_goblins_of_the_opponent_and_without_figures_do_not_count() -> None:
    scene = Scene("Go Kn | board Go@0,0 Go@0,1:B | A hand Go").play("Go@1,0 use")
    assert scene.points("A") == 1


def test_a_goblin_shared_with_the_opponent_counts_for_both() -> None:
    scene = Scene("Go Kn | board Kn@0,0 Go@0,1:AB | A hand Go | B hand Go").play("Go@1,0 use Go@-1,0 use")
    assert (scene.points("A"), scene.points("B")) == (2, 2)


def test_a_goblin_that_lies_face_down_counts_for_nobody() -> None:
    assert Scene("Go Kn | board Kn@0,0 Go@0,1:down | A hand Go").play("Go@1,0 use").points("A") == 1


def test_own_figures_on_other_cards_do_not_count() -> None:
    assert Scene("Go Kn | board Kn@0,0:A | A hand Go").play("Go@1,0 use").points("A") == 1


def test_the_points_may_be_declined() -> None:
    scene = Scene("Go Kn | board Kn@0,0 | A hand Go").play("Go@1,0")
    assert scene.legal() == "use pass"
    assert scene.play("pass").points("A") == 0
