"""Gnomes: 1 point; then put one more figure from your supply on a neighbour that has none of yours."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_a_point_and_one_more_figure_on_a_neighbour() -> None:
    scene = Scene("Gn Kn | board Kn@0,0 | A hand Gn").play("Gn@1,0 @0,0")
    assert scene.points("A") == 1
    assert scene.at("0,0") == "Kn:A"
    assert scene.at("1,0") == "Gn:A"
    assert scene.supply("A") == 13


def test_the_opponents_figure_may_be_there() -> None:
    scene = Scene("Gn Un | board Un@0,0:B | A hand Gn").play("Gn@1,0 @0,0")
    assert scene.at("0,0") == "Un:AB"


def test_not_on_a_card_that_has_one_of_yours() -> None:
    scene = Scene("Gn Kn | board Kn@0,0:A Kn@1,1:B | A hand Gn").play("Gn@1,0")
    assert scene.legal() == "@1,1 pass"


def test_not_on_a_card_over_a_corner_nor_on_the_gnome_itself() -> None:
    scene = Scene("Gn Kn | board Kn@0,0 Kn@0,1 | A hand Gn").play("Gn@1,0")
    assert scene.legal() == "@0,0 pass"


def test_not_on_a_card_that_lies_face_down() -> None:
    scene = Scene("Gn Kn | board Kn@0,0 Kn@1,1:down | A hand Gn").play("Gn@1,0")
    assert scene.legal() == "@0,0 pass"


def test_k3_who_uses_the_power_must_place_the_figure_if_it_can() -> None:
    scene = Scene("Gn Kn | board Kn@0,0 | A hand Gn").play("Gn@1,0")
    assert scene.legal() == "@0,0 pass"


def test_k3_to_avoid_that_decline_the_power_and_the_point() -> None:
    scene = Scene("Gn Kn | board Kn@0,0 | A hand Gn").play("Gn@1,0 pass")
    assert (scene.points("A"), scene.at("0,0"), scene.supply("A")) == (0, "Kn", 14)


def test_k3_without_such_a_neighbour_only_the_point() -> None:
    scene = Scene("Gn Kn | board Kn@0,0:A | A hand Gn").play("Gn@1,0")
    assert scene.legal() == "use pass"
    assert scene.play("use").points("A") == 1


def test_k3_without_a_figure_only_the_point() -> None:
    scene = Scene("Gn Kn | board Kn@0,0 | A hand Gn | A supply 1 | B hand Kn").play("Gn@1,0")
    assert scene.legal() == "use pass"
    scene.play("use")
    assert (scene.points("A"), scene.at("0,0")) == (1, "Kn")


def test_k6_a_gnome_may_put_a_figure_on_the_start_card_which_then_scores() -> None:
    scene = Scene("Gn Kn | board Kn@0,0 | A hand Gn").play("Gn@1,0 @0,0")
    assert scene.led_by("Kn") == "A"
    assert scene.result().totals == [1 + 5 + 9, 0]
