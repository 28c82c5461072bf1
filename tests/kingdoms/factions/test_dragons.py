"""Dragons: 1 point for each face-up card on the eight fields around."""

from __future__ import annotations

from tests.kingdoms.scene import Scene


def test_sides_and_corners_count() -> None:
    scene = Scene("Dr Kn | board Kn@0,0 Kn@0,1 Kn@1,1 | A hand Dr").play("Dr@1,0 use")
    assert scene.points("A") == 3


def test_all_eight_around() -> None:
    around = "Kn@-1,-1 Kn@0,-1 Kn@1,-1 Kn@-1,0 Go@1,0 Go@-1,1 Go@0,1 Go@1,1"
    assert Scene(f"Dr Kn Go | board {around} | A hand Dr").play("Dr@0,0 use").points("A") == 8


def test_cards_that_lie_face_down_do_not_count() -> None:
    scene = Scene("Dr Kn | board Kn@0,0 Kn@0,1:down Kn@1,1 | A hand Dr").play("Dr@1,0 use")
    assert scene.points("A") == 2


def test_farther_cards_and_the_dragon_itself_do_not_count() -> None:
    scene = Scene("Dr Kn | board Kn@0,0 Kn@-1,0 Dr@-1,1 | A hand Dr").play("Dr@1,0 use")
    assert scene.points("A") == 1


def test_whose_figures_stand_there_does_not_matter() -> None:
    assert Scene("Dr Kn | board Kn@0,0:B Kn@1,1:AB | A hand Dr").play("Dr@1,0 use").points("A") == 2


def test_the_points_may_be_declined() -> None:
    assert Scene("Dr Kn | board Kn@0,0 | A hand Dr").play("Dr@1,0 pass").points("A") == 0
