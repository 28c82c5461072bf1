"""Undead: swap the figure just placed with any opponent's figure, except where you have one already."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_the_figures_change_places() -> None:
    scene = Scene("Un Kn | board Kn@0,0:B | A hand Un").play("Un@1,0 @0,0")
    assert scene.at("0,0") == "Kn:A"
    assert scene.at("1,0") == "Un:B"
    assert (scene.supply("A"), scene.supply("B")) == (14, 14)


def test_at_any_distance() -> None:
    scene = Scene("Un Kn Go | board Kn@0,0 Go@-1,0 Go@-2,0 Kn@-2,3:B | A hand Un").play("Un@1,0 @-2,3")
    assert scene.at("-2,3") == "Kn:A"


def test_k7_not_on_a_card_where_you_already_have_a_figure() -> None:
    scene = Scene("Un Kn | board Kn@0,0:AB Kn@0,1:B | A hand Un").play("Un@1,0")
    assert scene.legal() == "@0,1 pass"


def test_that_cards_power_is_not_used() -> None:
    scene = Scene("Un Go | board Go@0,0:B | A hand Un").play("Un@1,0 @0,0")
    assert scene.points("A") == 0
    assert scene.is_over()


def test_without_an_opponents_figure_nothing_is_asked() -> None:
    scene = Scene("Un Kn | board Kn@0,0:A | A hand Un | B hand Kn").play("Un@1,0")
    assert scene.to_act() == "B"


def test_the_swap_may_be_declined() -> None:
    scene = Scene("Un Kn | board Kn@0,0:B | A hand Un").play("Un@1,0 pass")
    assert (scene.at("0,0"), scene.at("1,0")) == ("Kn:B", "Un:A")


def test_a_figure_counts_where_it_stands_after_the_swap() -> None:
    scene = Scene("Un Kn | board Kn@0,0:B | A hand Un").play("Un@1,0 @0,0")
    assert (scene.led_by("Kn"), scene.led_by("Un")) == ("A", "B")
